import type { CSSProperties } from 'react';
import { plateLines } from '#lib/team/look/display.ts';
import { textWidth } from '#lib/team/look/text-width.ts';
import styles from './name-plate.module.css';

/** Whether names of these estimated widths, in ems, may need more lines than the smallest plate has. */
const IS_LONG = {
  pitch: (first: number, last: number) => Math.max(first, last) > 5.8,
  bench: (first: number, last: number) => first + last > 13,
};

export function NamePlate({ name, shown, size }: { name: string; shown: string; size: keyof typeof IS_LONG }) {
  const { first, last } = plateLines(name, shown);
  const ems = Math.max(1, textWidth(last, 1));
  const emsOfFirst = textWidth(first, 1);
  // A text's area grows with the square of its font size.
  const style = { '--root': Math.sqrt(ems + emsOfFirst).toFixed(2) } as CSSProperties;
  return (
    <span className={styles[size]} data-long={IS_LONG[size](emsOfFirst, ems) ? '' : undefined} style={style} dir="auto">
      {first !== '' && <i>{first} </i>}
      <b style={{ '--ems': ems } as CSSProperties}>{last}</b>
    </span>
  );
}
