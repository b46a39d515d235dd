import type { CSSProperties } from 'react';
import { plateLines } from '#lib/team/look/display.ts';
import { textWidth } from '#lib/team/look/text-width.ts';
import styles from './name-plate.module.css';

/** A name estimated wider than this, in ems, may need two lines on the narrowest plate. */
const LONG = 5.8;

/** `shown` is the part of the name that fits (D9). */
export function NamePlate({ name, shown }: { name: string; shown: string }) {
  const { first, last } = plateLines(name, shown);
  const ems = Math.max(1, textWidth(last, 1));
  const emsOfFirst = textWidth(first, 1);
  // A text's area grows with the square of its font size.
  const style = { '--root': Math.sqrt(ems + emsOfFirst).toFixed(2) } as CSSProperties;
  return (
    <span
      className={styles.plate}
      data-long={Math.max(ems, emsOfFirst) > LONG ? '' : undefined}
      style={style}
      dir="auto"
    >
      {first !== '' && <i>{first} </i>}
      <b style={{ '--ems': ems } as CSSProperties}>{last}</b>
    </span>
  );
}
