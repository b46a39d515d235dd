import { graphemes } from '#lib/team/file/clean-text.ts';
import type { Player } from '#types/player.ts';

const LONGEST_SHOWN_NAME = 15;

export function words(name: string): string[] {
  return name.split(/\s+/u).filter((word) => word !== '');
}

/** 'Marco van Basten' → 'Marco B.'; a single long word stays unchanged. For display only (D9). */
export function shortName(fullName: string): string {
  if (graphemes(fullName).length <= LONGEST_SHOWN_NAME) return fullName;
  const [first, ...rest] = words(fullName);
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return fullName;
  return `${first} ${graphemes(last)[0]}.`;
}

/** Name plates by player id, shortened unless two would be the same (D9). */
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

export function initials(name: string): string {
  return words(name)
    .slice(0, 2)
    .map((word) => graphemes(word)[0]?.toUpperCase() ?? '')
    .join('');
}

export type PlateLines = { first: string; last: string };

/** A name plate's two lines. `shown` comes from `displayNames`. A shortened or single name has one line. */
export function plateLines(fullName: string, shown: string): PlateLines {
  const [first = '', ...rest] = words(fullName);
  if (shown !== fullName || rest.length === 0) return { first: '', last: shown };
  return { first, last: rest.join(' ') };
}
