import { PitchLines } from '#components/pitch/pitch-lines.tsx';
import { PITCH_LENGTH, UPRIGHT_PITCH_LENGTH } from '#lib/team/formation/pitch-geometry.ts';
import styles from './both-pitch-lines.module.css';

/** Upright on a phone, lying on a wide screen. CSS decides, so that nothing jumps. */
export function BothPitchLines() {
  return (
    <>
      <PitchLines length={PITCH_LENGTH} colour="grass" className={styles.wide} />
      <PitchLines length={UPRIGHT_PITCH_LENGTH} colour="grass" isUpright className={styles.upright} />
    </>
  );
}
