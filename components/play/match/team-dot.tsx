import type { Kits } from '#lib/team/look/kits.ts';
import styles from './team-dot.module.css';

/** A team's two colours: the same player can be in both teams. */
export function TeamDot({ kits: { outfield } }: { kits: Kits }) {
  const second = outfield.pattern === 'plain' ? outfield.trim : outfield.second;
  return (
    <i
      className={styles.dot}
      aria-hidden="true"
      style={{ background: `linear-gradient(90deg, ${outfield.body} 50%, ${second} 50%)` }}
    />
  );
}
