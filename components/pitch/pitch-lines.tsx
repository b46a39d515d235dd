import { useId } from 'react';
import { PITCH_WIDTH, pitchPaths } from '#lib/team/formation/pitch-geometry.ts';
import { CHALK_OPACITY, PITCHES } from '#lib/team/look/colours.ts';
import type { PitchColour } from '#types/team.ts';

export function PitchLines({
  length,
  colour,
  isUpright = false,
  className,
}: {
  length: number;
  colour: PitchColour;
  isUpright?: boolean;
  className?: string;
}) {
  const light = `${useId()}light`;
  const { stripes, lines, spots } = pitchPaths(length);
  const look = PITCHES[colour];

  return (
    <svg
      className={className}
      viewBox={isUpright ? `0 0 ${PITCH_WIDTH} ${length}` : `0 0 ${length} ${PITCH_WIDTH}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={light} cx=".5" cy=".42" r=".75">
          <stop offset="0" stopColor="#eafff2" stopOpacity=".13" />
          <stop offset=".3" stopColor="#eafff2" stopOpacity=".08" />
          <stop offset=".6" stopColor="#eafff2" stopOpacity="0" />
          <stop offset=".6" stopColor="#04170d" stopOpacity="0" />
          <stop offset=".8" stopColor="#04170d" stopOpacity=".12" />
          <stop offset="1" stopColor="#04170d" stopOpacity=".4" />
        </radialGradient>
      </defs>
      <g transform={isUpright ? `translate(0 ${length}) rotate(-90)` : undefined}>
        <rect width={length} height={PITCH_WIDTH} fill={look.light} />
        <path d={stripes} fill={look.dark} />
        <rect width={length} height={PITCH_WIDTH} fill={`url(#${light})`} />
        <path
          d={lines}
          fill="none"
          stroke="#fff"
          strokeOpacity={CHALK_OPACITY}
          strokeWidth="1.8"
          vectorEffect="non-scaling-stroke"
        />
        <path d={spots} fill="#fff" fillOpacity={CHALK_OPACITY} />
      </g>
    </svg>
  );
}
