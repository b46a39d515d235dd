import {
  TROPHY_HEIGHT,
  TROPHY_OUTLINE,
  TROPHY_WIDTH,
  type TrophyMetal,
  trophyParts,
  trophyTexts,
} from '#lib/share/trophy-parts.ts';

const VIEW = `0 0 ${TROPHY_WIDTH} ${TROPHY_HEIGHT}`;

export function Trophy({ metal, year }: { metal: TrophyMetal | null; year?: number }) {
  if (metal === null) {
    return (
      <svg viewBox={VIEW} aria-hidden="true">
        <path d={TROPHY_OUTLINE} fill="none" stroke="currentColor" strokeWidth="2.5" strokeDasharray="4.5 3.5" />
      </svg>
    );
  }
  return (
    <svg viewBox={VIEW} aria-hidden="true">
      {trophyParts(metal).map(({ path, fill = 'none', stroke, width }) => (
        <path key={`${path}${width}`} d={path} fill={fill} stroke={stroke} strokeWidth={width} strokeLinecap="round" />
      ))}
      {year !== undefined &&
        trophyTexts(metal, year).map(({ text, y, size, fill }) => (
          <text key={text} x={TROPHY_WIDTH / 2} y={y} fontSize={size} fontWeight="700" textAnchor="middle" fill={fill}>
            {text}
          </text>
        ))}
    </svg>
  );
}
