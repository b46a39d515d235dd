import { fetchPortrait } from '#lib/api/players.ts';
import { isOwnPlayer } from '#lib/team/own-player.ts';
import type { Player } from '#types/player.ts';
import type { PortraitAnswer } from '#types/portrait.ts';

const NONE: PortraitAnswer = { image: null };

type Asked = Pick<Player, 'id' | 'name' | 'year' | 'nationality'>;
type Options = { story: boolean; signal: AbortSignal };

let isOff = false;

/** Players added by hand are never looked up (D50). */
export const mayHavePortrait = ({ id, year }: Asked): boolean => !isOff && year !== null && !isOwnPlayer({ id });

/** A player's free picture and story (D59). Throws whatever `fetch` throws. */
export async function askForPortrait(player: Asked, options: Options): Promise<PortraitAnswer> {
  if (!mayHavePortrait(player)) return NONE;
  const answer = await fetchPortrait(
    { name: player.name, born: `${player.year}`, nation: player.nationality },
    options,
  );
  // The same for everyone until the next visit.
  if (answer.image === null && answer.isOff) isOff = true;
  return answer;
}
