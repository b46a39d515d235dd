import type { CSSProperties, ReactNode } from 'react';
import { kitOf } from '#lib/team/look/kits.ts';
import type { Kit } from '#lib/team/look/shirt-parts.ts';
import styles from './nation-band.module.css';

export function NationBand({ nation, line, children }: { nation: string; line: ReactNode; children: ReactNode }) {
  const kit = kitOf('national', { nationality: nation, position: '' });
  const style = { '--body': kit.body, '--number': kit.number } as CSSProperties;
  return (
    <header className={styles.head} style={style}>
      <div>
        <p>{line}</p>
        {children}
      </div>
      <span className={styles.band} style={bandOf(kit)} aria-hidden="true" />
    </header>
  );
}

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
