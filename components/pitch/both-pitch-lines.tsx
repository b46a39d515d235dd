import { PitchLines } from '#components/pitch/pitch-lines.tsx';
import type { PitchColour } from '#types/team.ts';
import styles from './both-pitch-lines.module.css';

/** CSS decides which of them are seen, so that nothing jumps. */
export function BothPitchLines({ colour }: { colour: PitchColour }) {
  return (
    <>
      <PitchLines colour={colour} className={styles.landscape} />
      <PitchLines colour={colour} isUpright className={styles.portrait} />
    </>
  );
}
