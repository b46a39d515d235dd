/** In metres. The Laws of the Game allow both lengths; the shorter one is for portrait. */
export const PITCH_LENGTH = 105;
export const UPRIGHT_PITCH_LENGTH = 92;
export const PITCH_WIDTH = 68;

/** From the edge of the grass to the lines. */
export const PITCH_MARGIN = 3;
const STRIPES = 12;
const MIDDLE = PITCH_WIDTH / 2;
const AREA_DEPTH = 16.5;
const AREA_WIDTH = 40.32;
const GOAL_AREA_DEPTH = 5.5;
const GOAL_AREA_WIDTH = 18.32;
const GOAL_DEPTH = 2;
const GOAL_WIDTH = 7.32;
const SPOT = 11;
const SPOT_RADIUS = 0.45;
const CIRCLE = 9.15;
const CORNER = 1;
const ARC = Math.sqrt(CIRCLE ** 2 - (AREA_DEPTH - SPOT) ** 2);

/** The `d` attributes of SVG paths, in metres, for landscape. */
export type PitchPaths = {
  stripes: string;
  lines: string;
  spots: string;
};

const box = (x: number, width: number, height: number) => `M${x} ${MIDDLE - height / 2}h${width}v${height}h${-width}z`;
const circle = (x: number, radius: number) =>
  `M${x - radius} ${MIDDLE}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;

export function pitchPaths(length: number): PitchPaths {
  const stripe = length / STRIPES;
  const stripes = Array.from(
    { length: STRIPES / 2 },
    (_, pair) => `M${(pair * 2 + 1) * stripe} 0h${stripe}v${PITCH_WIDTH}h${-stripe}z`,
  );
  const top = PITCH_MARGIN;
  const bottom = PITCH_WIDTH - PITCH_MARGIN;

  const end = (goalLine: number, inward: 1 | -1) => {
    const edge = goalLine + AREA_DEPTH * inward;
    const isLeft = inward === 1;
    return [
      box(goalLine, AREA_DEPTH * inward, AREA_WIDTH),
      box(goalLine, GOAL_AREA_DEPTH * inward, GOAL_AREA_WIDTH),
      box(goalLine, -GOAL_DEPTH * inward, GOAL_WIDTH),
      `M${edge} ${MIDDLE - ARC}a${CIRCLE} ${CIRCLE} 0 0 ${isLeft ? 1 : 0} 0 ${ARC * 2}`,
      `M${goalLine + CORNER * inward} ${top}a1 1 0 0 ${isLeft ? 1 : 0} ${-inward} 1`,
      `M${goalLine} ${bottom - CORNER}a1 1 0 0 ${isLeft ? 1 : 0} ${inward} 1`,
    ].join('');
  };

  return {
    stripes: stripes.join(''),
    lines: [
      box(PITCH_MARGIN, length - 2 * PITCH_MARGIN, PITCH_WIDTH - 2 * PITCH_MARGIN),
      `M${length / 2} ${top}V${bottom}`,
      circle(length / 2, CIRCLE),
      end(PITCH_MARGIN, 1),
      end(length - PITCH_MARGIN, -1),
    ].join(''),
    spots: [PITCH_MARGIN + SPOT, length / 2, length - PITCH_MARGIN - SPOT].map((x) => circle(x, SPOT_RADIUS)).join(''),
  };
}
