import { useId } from 'react';
import { PITCH_LENGTH, PITCH_WIDTH, pitchPaths, UPRIGHT_PITCH_LENGTH } from '#lib/team/formation/pitch-geometry.ts';
import { CHALK_OPACITY, FLOODLIGHT, PITCHES } from '#lib/team/look/colours.ts';
import type { PitchColour } from '#types/team.ts';
import styles from './pitch-lines.module.css';

export function PitchLines({
  colour,
  isUpright = false,
  className = '',
}: {
  colour: PitchColour;
  isUpright?: boolean;
  className?: string;
}) {
  const length = isUpright ? UPRIGHT_PITCH_LENGTH : PITCH_LENGTH;
  const light = `${useId()}light`;
  const { stripes, lines, spots } = pitchPaths(length);
  const look = PITCHES[colour];

  return (
    <svg
      className={`${styles.lines} ${className}`}
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
