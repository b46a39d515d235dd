import { graphemes } from '#lib/team/clean-text.ts';
import type { Player } from '#types/player.ts';

/** spec §2, §9: longer names are shortened on the pitch. */
const LONGEST_SHOWN_NAME = 15;

function words(name: string): string[] {
  return name.split(/\s+/u).filter((word) => word !== '');
}

/** First name and last initial of a name over 15 characters ('Marco B.'); a single long word stays. For display only (D9). */
export function shortName(fullName: string): string {
  // A name cannot have more characters than units, so most need no counting.
  if (fullName.length <= LONGEST_SHOWN_NAME || graphemes(fullName).length <= LONGEST_SHOWN_NAME) return fullName;
  const [first, ...rest] = words(fullName);
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return fullName;
  return `${first} ${graphemes(last)[0]}.`;
}

/** What stands on each player's name plate, by player id: shortened, unless two would then read alike (D9). */
export function displayNames(players: readonly Player[]): Map<string, string> {
  const bearers = new Map<string, number>();
  for (const { name } of players) {
    const short = shortName(name);
    bearers.set(short, (bearers.get(short) ?? 0) + 1);
  }
  return new Map(
    players.map(({ id, name }) => {
      const short = shortName(name);
      return [id, bearers.get(short) === 1 ? short : name];
    }),
  );
}

/** The first two initials, upper-case, for a player without a picture; one for a single name. */
export function initials(name: string): string {
  return words(name)
    .slice(0, 2)
    .map((word) => graphemes(word)[0]?.toUpperCase() ?? '')
    .join('');
}
