import shirt from '#components/pitch/player/shirt.module.css';
import { type Kit, SHIRT_HEIGHT, SHIRT_WIDTH, shirtLayers } from '#lib/team/look/shirt-parts.ts';

export function NumberShirt({ kit, text }: { kit: Kit; text: string }) {
  return (
    <svg className={shirt.shirt} viewBox={`0 0 ${SHIRT_WIDTH} ${SHIRT_HEIGHT}`} aria-hidden="true">
      {shirtLayers(kit).map(({ path, fill }, index) => (
        <path key={path} className={index === 0 ? shirt.outline : undefined} d={path} fill={fill} />
      ))}
      <text x={SHIRT_WIDTH / 2} y="50" fontSize="34" fill={kit.number} stroke={kit.halo || undefined}>
        {text}
      </text>
    </svg>
  );
}
