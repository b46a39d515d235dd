import type { CSSProperties, RefObject } from 'react';
import type { Squad } from '#lib/players/squads/squad-book.ts';
import { kitOf } from '#lib/team/look/kits.ts';
import type { Kit } from '#lib/team/look/shirt-parts.ts';
import styles from './squad-head.module.css';

/** A squad's name in its colours. */
export function SquadHead({
  squad,
  round,
  rounds,
  heading,
}: {
  squad: Squad;
  round: number;
  rounds: number;
  heading?: RefObject<HTMLHeadingElement | null>;
}) {
  const kit = kitOf('national', { nationality: squad.nation, position: '' });
  const style = { '--body': kit.body, '--number': kit.number } as CSSProperties;
  return (
    <header className={styles.head} style={style}>
      <div>
        <p>
          Squad {round} of {rounds}
        </p>
        <h1 ref={heading} tabIndex={-1}>
          <bdi>{squad.team}</bdi> {squad.year}
        </h1>
      </div>
      <span className={styles.band} style={bandOf(kit)} aria-hidden="true" />
    </header>
  );
}

/** Three slanted stripes: the shirt's own, its trim or pattern, and its own again. */
function bandOf({ body, second, trim, pattern }: Kit): CSSProperties {
  const [outer, inner] = {
    plain: [body, trim],
    stripes: [second, body],
    hoops: [second, body],
    halves: [body, second],
    sash: [body, second],
    checks: [body, second],
  }[pattern] as [string, string];
  return { '--outer': outer, '--inner': inner } as CSSProperties;
}
