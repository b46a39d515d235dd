import { initials } from '#lib/team/look/display.ts';
import {
  type Kit,
  PATTERN_PATHS,
  SHIRT_BODY,
  SHIRT_HEIGHT,
  SHIRT_OUTLINE,
  SHIRT_TRIM,
  SHIRT_WIDTH,
  shirtTexts,
} from '#lib/team/look/shirt-parts.ts';
import styles from './shirt.module.css';

const VIEW = `0 0 ${SHIRT_WIDTH} ${SHIRT_HEIGHT}`;

/** The back of a player's shirt (D49), as wide as its parent. */
export function Shirt({ kit, name, number = null }: { kit: Kit; name: string; number?: number | null }) {
  const { body, sleeve, pattern, second, trim, number: ink, halo } = kit;
  return (
    <svg className={styles.shirt} viewBox={VIEW} aria-hidden="true">
      <path className={styles.outline} d={SHIRT_OUTLINE} fill={sleeve} />
      <path d={SHIRT_BODY} fill={body} />
      {pattern !== 'plain' && <path d={PATTERN_PATHS[pattern]} fill={second} />}
      <path d={SHIRT_TRIM} fill={trim} />
      {shirtTexts(initials(name), number).map(({ text, y, size }) => (
        <text key={y} x={SHIRT_WIDTH / 2} y={y} fontSize={size} fill={ink} stroke={halo || undefined}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** An empty position or seat: a dashed shirt with its code or number. */
export function EmptyShirt({ code }: { code: string }) {
  return (
    <svg className={styles.empty} viewBox={VIEW} aria-hidden="true">
      <path className={styles.outline} d={SHIRT_OUTLINE} />
      <text x={SHIRT_WIDTH / 2} y="44" fontSize={code.length > 3 ? 16.5 : 19}>
        {code}
      </text>
    </svg>
  );
}
