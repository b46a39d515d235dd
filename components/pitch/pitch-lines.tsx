import { useId } from 'react';
import { PITCH_WIDTH, pitchPaths } from '#lib/team/formation/pitch-geometry.ts';
import { CHALK_OPACITY, FLOODLIGHT, PITCHES } from '#lib/team/look/colours.ts';
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
        <radialGradient id={light} cx={FLOODLIGHT.centre.x} cy={FLOODLIGHT.centre.y} r={FLOODLIGHT.radius}>
          {FLOODLIGHT.stops.map(({ offset, colour: stopColor, opacity }) => (
            <stop key={`${offset} ${stopColor}`} offset={offset} stopColor={stopColor} stopOpacity={opacity} />
          ))}
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
