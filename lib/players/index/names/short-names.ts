import type { IndexedPlayer, PlayerIndex } from '#lib/players/index/player-index.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { shirtNamesOf, shortNamesOf } from '#lib/team/look/shirt-names.ts';

export type ShortNames = ReadonlyMap<string, readonly IndexedPlayer[]>;

export function shortNames(index: PlayerIndex): ShortNames {
  const names = new Map<string, IndexedPlayer[]>();
  for (const entry of index) {
    for (const name of new Set(shortNamesOf(entry.player).map(foldText))) {
      const known = names.get(name);
      if (known) known.push(entry);
      else names.set(name, [entry]);
    }
  }
  return names;
}

/** 'ST: Ronaldo (Brazil, Real Madrid, rated 96)', below a title such as 'Brazil 2002'. */
const PLACE = /^([A-Z]{2,4}: )([^(\n]+?)( \(.*)?$/;

export const namesPlaces = (text: string): boolean => text.split('\n').some((line) => PLACE.test(line));

/** An eleven's text with full names, as far as the rest of the line and its title tell whose they are. */
export function withFullNames(text: string, names: ShortNames): string {
  let title = '';
  return text
    .split('\n')
    .map((line) => {
      const [, slot, said = '', aside = ''] = PLACE.exec(line) ?? [];
      if (slot === undefined) {
        title = line;
        return line;
      }
      const entry = whoIs(said, `${title} ${aside}`, names);
      return entry ? `${slot}${entry.player.name}${aside}` : line;
    })
    .join('\n');
}

// More than any fame, so that fame only decides between players whom the text fits as well.
const IS_FULL_NAME = 150;
const FITS_NATION = 200;
const FITS_CLUB = 100;

function whoIs(said: string, context: string, names: ShortNames): IndexedPlayer | null {
  const folded = foldText(said);
  const weightOf = ({ player, foldedName, fame }: IndexedPlayer) =>
    (foldedName === folded ? IS_FULL_NAME : 0) +
    (context.includes(player.nationality) ? FITS_NATION : 0) +
    (player.team !== '' && context.includes(player.team) ? FITS_CLUB : 0) +
    fame;
  return (names.get(folded) ?? []).toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? null;
}

type Named = { slot: string; entry: IndexedPlayer; aside: string };

/** The lines of an eleven below its title, with short names wherever all of `names` read the same player back. */
export function placeLines(title: string, places: readonly Named[], names: readonly ShortNames[]): string[] {
  const short = shirtNamesOf(places.map(({ entry }) => entry.player));
  return places.map(({ slot, entry, aside }, at) => {
    const line = (name: string) => `${slot}: ${name}${aside}`;
    const [full, brief] = [line(entry.player.name), line(short[at] ?? '')];
    return names.every((one) => withFullNames(`${title}\n${brief}`, one).endsWith(`\n${full}`)) ? brief : full;
  });
}
