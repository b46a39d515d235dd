import type { CSSProperties } from 'react';
import { TeamDot } from '#components/play/match/team-dot.tsx';
import type { Kits } from '#lib/team/look/kits.ts';
import styles from './match-rail.module.css';

type Goal = { number: number; minute: number; side: 0 | 1 };
type Props = { beat: number; end: number; goals: readonly Goal[]; kits: readonly [Kits, Kits] };

export function MatchRail({ beat, end, goals, kits }: Props) {
  return (
    <div className={styles.rail}>
      <progress max={end} value={beat} aria-label="Match clock" />
      {goals.map(({ number, minute, side }) => (
        <span key={number} className={styles.mark} style={{ '--at': (100 * minute) / end } as CSSProperties}>
          <TeamDot kits={kits[side]} />
        </span>
      ))}
    </div>
  );
}
