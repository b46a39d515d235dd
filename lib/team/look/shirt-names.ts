import { graphemes } from '#lib/team/file/clean-text.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { words } from '#lib/team/look/display.ts';
import type { Player } from '#types/player.ts';

type Named = Pick<Player, 'name' | 'shirtName' | 'nationality' | 'year'>;

/** Parts of a surname, as in 'van Basten', 'Di María', 'Mac Allister' and 'Ben Arfa'. */
const PARTICLES = new Set(
  'van von der den de del della di da do dos das du la le los el al abu abd abdel ait bani ben bin mac ould san st te ter'.split(
    ' ',
  ),
);
const SUFFIXES = new Set(['jr', 'junior', 'filho', 'neto']);
/** Son Heung-min is Son. */
const FAMILY_NAME_FIRST: readonly string[] = ['South Korea', 'North Korea', 'China'];

function splitName({ name, nationality }: Named): { given: string; surname: string } {
  const all = words(name);
  const [first = name, ...rest] = all;
  if (rest.length === 0) return { given: '', surname: first };
  if (FAMILY_NAME_FIRST.includes(nationality) && !first.includes('-')) return { given: rest.join(' '), surname: first };
  let start = all.length - 1;
  if (SUFFIXES.has(foldText(all[start] ?? ''))) start -= 1;
  while (start > 1 && PARTICLES.has(foldText(all[start - 1] ?? ''))) start -= 1;
  const [letter = '', ...letters] = graphemes(all.slice(start).join(' '));
  return { given: all.slice(0, start).join(' '), surname: letter.toLocaleUpperCase('en') + letters.join('') };
}

/** The name fans use: 'Ronaldo' for Ronaldo Nazário, or else the surname, such as 'Van Basten' (D9). */
const shirtNameOf = (player: Named): string => player.shirtName || splitName(player).surname;

function withInitial(player: Named): string {
  const { given, surname } = splitName(player);
  return given === '' ? surname : `${graphemes(given)[0]?.toUpperCase()}. ${surname}`;
}

const withYear = (player: Named): string =>
  player.year === null ? player.name : `${withInitial(player)} (${player.year})`;

/** The names by which a team may call the player (D9). */
export const shortNamesOf = (player: Named): string[] => [shirtNameOf(player), withInitial(player)];

/** The short names of a team, in its order. Who would share one gets an initial, and then the year of birth (D9). */
export function shirtNamesOf(players: readonly Named[]): string[] {
  return [withInitial, withYear].reduce((names, longer) => {
    const shared = new Set(names.filter((name, at) => names.indexOf(name) !== at));
    return names.map((name, at) => (shared.has(name) ? longer(players[at] as Named) : name));
  }, players.map(shirtNameOf));
}

/** The same, by player id. */
export function shirtNames(players: readonly Player[]): Map<string, string> {
  const names = shirtNamesOf(players);
  return new Map(players.map(({ id, name }, at) => [id, names[at] ?? name]));
}
