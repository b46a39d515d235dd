import { PitchLines } from '#components/pitch/pitch-lines.tsx';
import { EmptyShirt, Shirt } from '#components/pitch/player/shirt.tsx';
import { formationOf } from '#lib/team/formation/formations.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import { kitOf } from '#lib/team/look/kits.ts';
import type { Team } from '#types/team.ts';
import styles from './team-thumbnail.module.css';

export function TeamThumbnail({ team: { formation, players, shirt, pitch } }: { team: Team }) {
  return (
    <div className={styles.pitch} aria-hidden="true">
      <PitchLines colour={pitch} />
      {formationOf(formation).positions.map((slot) => {
        const player = players[slot] ?? null;
        const { left, top } = slotPoint(formation, slot, 'landscape');
        return (
          <span key={slot} style={{ left: `${left}%`, top: `${top}%` }}>
            {player ? <Shirt kit={kitOf(shirt, player, slot === 'GK')} name="" /> : <EmptyShirt code="" />}
          </span>
        );
      })}
    </div>
  );
}
