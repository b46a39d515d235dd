import { initials } from '#lib/team/look/display.ts';
import {
  emptyShirtText,
  type Kit,
  SHIRT_HEIGHT,
  SHIRT_OUTLINE,
  SHIRT_WIDTH,
  type ShirtText,
  shirtLayers,
  shirtTexts,
} from '#lib/team/look/shirt-parts.ts';
import styles from './shirt.module.css';

const VIEW = `0 0 ${SHIRT_WIDTH} ${SHIRT_HEIGHT}`;

export function Shirt({ kit, name, number = null }: { kit: Kit; name: string; number?: number | null }) {
  return <WrittenShirt kit={kit} texts={shirtTexts(initials(name), number)} />;
}

export function WrittenShirt({ kit, texts }: { kit: Kit; texts: readonly ShirtText[] }) {
  return (
    <svg className={styles.shirt} viewBox={VIEW} aria-hidden="true">
      {shirtLayers(kit).map(({ path, fill }) => (
        <path key={path} d={path} fill={fill} />
      ))}
      {texts.map(({ text, y, size }) => (
        <text key={y} x={SHIRT_WIDTH / 2} y={y} fontSize={size} fill={kit.number} stroke={kit.halo || undefined}>
          {text}
        </text>
      ))}
    </svg>
  );
}

export function EmptyShirt({ code }: { code: string }) {
  const { text, y, size } = emptyShirtText(code);
  return (
    <svg className={styles.empty} viewBox={VIEW} aria-hidden="true">
      <path d={SHIRT_OUTLINE} />
      <text x={SHIRT_WIDTH / 2} y={y} fontSize={size}>
        {text}
      </text>
    </svg>
  );
}
