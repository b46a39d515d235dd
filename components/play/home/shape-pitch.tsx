import { PitchLines } from '#components/pitch/pitch-lines.tsx';
import { placeOf } from '#components/pitch/place-of.ts';
import { EmptyShirt } from '#components/pitch/player/shirt.tsx';
import { formationOf } from '#lib/team/formation/formations.ts';
import type { FormationId } from '#types/team.ts';
import styles from './shape-pitch.module.css';

export function ShapePitch({ formation }: { formation: FormationId | null }) {
  return (
    <div className={styles.pitch} aria-hidden="true">
      <PitchLines colour="grass" isUpright />
      {formation &&
        formationOf(formation).positions.map((slot) => (
          <span key={slot} style={placeOf(formation, slot)}>
            <EmptyShirt code="?" />
          </span>
        ))}
    </div>
  );
}
