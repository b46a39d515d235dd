import type { CSSProperties } from 'react';
import { SQUARE_SIGNS, type SquareMark } from '#components/play/draft/square-signs.ts';
import type { PickMark } from '#lib/draft/draft-score.ts';
import styles from './squares.module.css';

const WORDS: readonly (readonly [PickMark, string])[] = [
  ['best', 'the best'],
  ['near', 'within five points'],
  ['other', 'more than five points off'],
];

export function Squares({ marks }: { marks: readonly PickMark[] }) {
  const label = WORDS.map(([mark, words]) => [marks.filter((one) => one === mark).length, words] as const)
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ');
  const numbered = marks.map((mark, number) => ({ mark, number }));
  return (
    <span className={styles.squares} role="img" aria-label={label}>
      {numbered.map(({ mark, number }) => (
        <Square key={number} mark={mark} order={number} />
      ))}
    </span>
  );
}

/** @param order among squares that appear one by one */
export const Square = ({ mark, order }: { mark: SquareMark; order?: number }) => (
  <span
    className={styles.square}
    data-mark={mark}
    data-ordered={order !== undefined}
    style={{ '--order': order } as CSSProperties}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={SQUARE_SIGNS[mark]} />
    </svg>
  </span>
);
