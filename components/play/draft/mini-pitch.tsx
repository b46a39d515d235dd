import { PitchLines } from '#components/pitch/pitch-lines.tsx';
import { placeOf } from '#components/pitch/place-of.ts';
import { Shirt } from '#components/pitch/player/shirt.tsx';
import type { OpenPlace } from '#components/play/draft/draft-pitch.tsx';
import type { Pick } from '#lib/draft/draft-state.ts';
import { draftedPlayer } from '#lib/draft/draft-team.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { kitOf } from '#lib/team/look/kits.ts';
import type { FormationId, Slot } from '#types/team.ts';
import styles from './mini-pitch.module.css';

type Props = { formation: FormationId; picks: readonly Pick[]; open: readonly OpenPlace[]; fresh: Slot | null };

export function MiniPitch({ formation, picks, open, fresh }: Props) {
  return (
    <div className={styles.mini} aria-hidden="true">
      <PitchLines colour="grass" isUpright />
      {formationOf(formation).positions.map((slot) => {
        const pick = picks.find((one) => one.slot === slot);
        const fitting = open.find((one) => one.slot === slot)?.fitting ?? 'elsewhere';
        const player = pick && draftedPlayer(pick);
        return (
          <span
            key={slot}
            className={styles.spot}
            data-fitting={pick ? 'taken' : fitting}
            data-fresh={slot === fresh}
            style={placeOf(formation, slot)}
          >
            {player && <Shirt kit={kitOf('national', player, slot === 'GK')} name="" number={player.jerseyNumber} />}
            {!pick && fitting !== 'elsewhere' && slot}
          </span>
        );
      })}
    </div>
  );
}
