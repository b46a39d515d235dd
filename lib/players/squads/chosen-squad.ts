import type { Search } from '#lib/players/filters.ts';
import type { Found } from '#lib/players/index/rank.ts';
import type { Squad, SquadBook } from '#lib/players/squads/squad-book.ts';
import type { Player } from '#types/player.ts';

type Chosen = Pick<Search, 'cup' | 'nation' | 'country'>;

const nationsOf = ({ nation, country }: Chosen): readonly string[] | null =>
  nation?.nations ?? (country === '' ? null : [country]);

/** The squad meant by a World Cup and a nation. */
export function squadChosen(chosen: Chosen, book: SquadBook | null): Squad | null {
  const nations = nationsOf(chosen);
  if (chosen.cup === null || nations?.length !== 1) return null;
  return book?.squads.find(({ year, nation }) => year === chosen.cup && nations.includes(nation)) ?? null;
}

/** Everyone at the chosen World Cup, of the chosen nations, by player id, with the number they wore. */
export function cupNumbers(chosen: Chosen, book: SquadBook | null): Map<string, number | null> {
  const nations = nationsOf(chosen);
  const squads =
    book?.squads.filter(({ year, nation }) => year === chosen.cup && (nations?.includes(nation) ?? true)) ?? [];
  return new Map(squads.flatMap(({ places }) => places.map(({ entry, number }) => [entry.player.id, number])));
}

export function wearing(numbers: ReadonlyMap<string, number | null>, { ranked, close }: Found): Found {
  const worn = (player: Player): Player => {
    const jerseyNumber = numbers.get(player.id);
    return jerseyNumber === undefined ? player : { ...player, jerseyNumber };
  };
  return { ranked: ranked.map((entry) => ({ ...entry, player: worn(entry.player) })), close: close.map(worn) };
}
