import { memo, useId } from 'react';

/** Metres. Both are lengths the laws of the game allow; the shorter one fits a phone held upright. */
export const PITCH_LENGTH = 105;
export const UPRIGHT_PITCH_LENGTH = 92;
const PITCH_WIDTH = 68;
/** Grass around the lines. */
const MARGIN = 3;
const STRIPES = 12;

const AREA_DEPTH = 16.5;
const AREA_WIDTH = 40.32;
const GOAL_AREA_DEPTH = 5.5;
const GOAL_AREA_WIDTH = 18.32;
const GOAL_WIDTH = 7.32;
const SPOT = 11;
const CIRCLE = 9.15;

/** The mown, chalked and floodlit pitch, in metres; a drawing that says nothing to a screen reader. */
export const PitchLines = memo(function PitchLines({
  length,
  isUpright = false,
  className,
}: {
  length: number;
  isUpright?: boolean;
  className?: string;
}) {
  const id = useId();
  const light = `${id}light`;
  const half = `${id}half`;
  const middle = PITCH_WIDTH / 2;
  // Where the penalty arc leaves the area's edge.
  const arc = Math.sqrt(CIRCLE ** 2 - (AREA_DEPTH - SPOT) ** 2);
  const stripe = length / STRIPES;
  // Every second stripe, mown the other way.
  const stripes = Array.from(
    { length: STRIPES / 2 },
    (_, pair) => `M${(pair * 2 + 1) * stripe} 0h${stripe}v${PITCH_WIDTH}h${-stripe}z`,
  ).join('');

  return (
    <svg
      className={className}
      viewBox={isUpright ? `0 0 ${PITCH_WIDTH} ${length}` : `0 0 ${length} ${PITCH_WIDTH}`}
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={light} cx=".5" cy=".42" r=".75">
          <stop offset="0" stopColor="#fff" stopOpacity=".13" />
          <stop offset=".55" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#04170d" stopOpacity=".46" />
        </radialGradient>
        <g id={half}>
          <rect x={MARGIN} y={middle - AREA_WIDTH / 2} width={AREA_DEPTH} height={AREA_WIDTH} />
          <rect x={MARGIN} y={middle - GOAL_AREA_WIDTH / 2} width={GOAL_AREA_DEPTH} height={GOAL_AREA_WIDTH} />
          <rect x={MARGIN - 2} y={middle - GOAL_WIDTH / 2} width={2} height={GOAL_WIDTH} />
          <circle cx={MARGIN + SPOT} cy={middle} r={0.45} fill="#fff" fillOpacity=".78" stroke="none" />
          <path d={`M${MARGIN + AREA_DEPTH} ${middle - arc}a${CIRCLE} ${CIRCLE} 0 0 1 0 ${arc * 2}`} />
          <path d={`M${MARGIN + 1} ${MARGIN}a1 1 0 0 1-1 1M${MARGIN} ${PITCH_WIDTH - MARGIN - 1}a1 1 0 0 1 1 1`} />
        </g>
      </defs>
      <g transform={isUpright ? `translate(0 ${length}) rotate(-90)` : undefined}>
        <rect width={length} height={PITCH_WIDTH} fill="#23804f" />
        <path d={stripes} fill="#1e7548" />
        <rect width={length} height={PITCH_WIDTH} fill={`url(#${light})`} />
        <g fill="none" stroke="#fff" strokeOpacity=".78" strokeWidth=".35">
          <rect x={MARGIN} y={MARGIN} width={length - 2 * MARGIN} height={PITCH_WIDTH - 2 * MARGIN} />
          <path d={`M${length / 2} ${MARGIN}v${PITCH_WIDTH - 2 * MARGIN}`} />
          <circle cx={length / 2} cy={middle} r={CIRCLE} />
          <circle cx={length / 2} cy={middle} r={0.5} fill="#fff" fillOpacity=".78" stroke="none" />
          <use href={`#${half}`} />
          <use href={`#${half}`} transform={`translate(${length} 0) scale(-1 1)`} />
        </g>
      </g>
    </svg>
  );
});
