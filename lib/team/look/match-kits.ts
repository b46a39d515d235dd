import { channels } from '#lib/team/look/colours.ts';
import { type Kits, teamKits } from '#lib/team/look/kits.ts';

/** Of 765 at most. Red and claret are nearer than this, sky blue and white are not. */
const NEAR = 150;

/** Seen from the stands, the whole shirt counts: its pattern is half of it. */
function mainColour({ outfield: { body, pattern, second } }: Kits): number[] {
  const [main, other] = [channels(body), channels(pattern === 'plain' ? body : second)];
  return main.map((value, at) => (value + (other[at] ?? value)) / 2);
}

function areNear(one: Kits, other: Kits): boolean {
  const theirs = mainColour(other);
  return mainColour(one).reduce((sum, value, at) => sum + Math.abs(value - (theirs[at] ?? 0)), 0) < NEAR;
}

/** What two teams wear: where their colours are near, the second plays in white or black (D60). */
export function matchKits(first: Kits, second: Kits): readonly [Kits, Kits] {
  if (!areNear(first, second)) return [first, second];
  const white = teamKits('white');
  return [first, areNear(first, white) ? teamKits('ink') : white];
}
