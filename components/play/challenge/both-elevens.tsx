import type { CSSProperties } from 'react';
import { BothPitchLines } from '#components/pitch/both-pitch-lines.tsx';
import { Shirt } from '#components/pitch/player/shirt.tsx';
import { shirtNamesIn } from '#components/play/draft/squad-list.tsx';
import heard from '#components/ui/heard.module.css';
import type { Challenger } from '#lib/draft/challenge.ts';
import { draftedPlayer } from '#lib/draft/draft-team.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import { kitOf } from '#lib/team/look/kits.ts';
import { textWidth } from '#lib/team/look/text-width.ts';
import type { FormationId, Slot } from '#types/team.ts';
import styles from './both-elevens.module.css';

export function BothElevens({ own, other }: { own: Challenger; other: Challenger }) {
  const pickedBy = ({ state }: Challenger) => new Set(state.picks.map(({ place }) => place.entry.player.id));
  const [ours, theirs] = [pickedBy(own), pickedBy(other)];
  return (
    <section className={styles.frame} aria-label="Both elevens">
      <BothPitchLines colour="grass" />
      <Eleven challenger={own} isOwn shared={theirs} />
      <Eleven challenger={other} isOwn={false} shared={ours} />
    </section>
  );
}

type ElevenProps = { challenger: Challenger; isOwn: boolean; shared: ReadonlySet<string> };

function Eleven({ challenger: { name, state }, isOwn, shared }: ElevenProps) {
  return (
    <ul aria-label={name}>
      {state.picks.map(({ squad, place, slot }) => {
        const player = draftedPlayer({ squad, place });
        const shown = shirtNamesIn(squad).get(player.id) ?? player.name;
        return (
          <li key={slot} className={styles.man} data-own={isOwn} style={placeIn(state.deal.formation, slot, isOwn)}>
            <span className={styles.shirt}>
              <Shirt kit={kitOf('national', player, slot === 'GK')} name="" number={place.number} />
              {shared.has(player.id) && <i className={styles.both} title="picked by both" />}
            </span>
            <b style={{ '--ems': Math.max(1, textWidth(shown, 1)) } as CSSProperties}>
              <bdi>{shown}</bdi>
              <span className={heard.heard}>, {slot}</span>
            </b>
          </li>
        );
      })}
    </ul>
  );
}

/** In percent of the pitch: from one's own goal towards the other, and across. */
function placeIn(formation: FormationId, slot: Slot, isOwn: boolean): CSSProperties {
  const { left, top } = slotPoint(formation, slot, 'landscape');
  const along = 6 + (left - 6.8) * 0.43;
  return {
    '--along': isOwn ? along : 100 - along,
    '--across': isOwn ? top : 100 - top,
  } as CSSProperties;
}
