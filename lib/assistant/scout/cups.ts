import type { Reading } from '#lib/assistant/scout/reading.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import type { Place, SquadBook } from '#lib/players/squads/squad-book.ts';

export type CupPlace = Place & { year: number; nation: string };

export type Cups = {
  places: readonly CupPlace[];
  years: ReadonlySet<number>;
  squads: ReadonlyMap<IndexedPlayer, number>;
};

export function toCups({ squads }: SquadBook): Cups {
  const all = squads.flatMap(({ year, nation, places }) => places.map((place) => ({ ...place, year, nation })));
  const counts = new Map<IndexedPlayer, number>();
  for (const { entry } of all) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return { places: all, years: new Set(squads.map(({ year }) => year)), squads: counts };
}

/** If a shirt number is given, only its wearers. */
export function playersOfCup({ places }: Cups, year: number, shirt: number | null): IndexedPlayer[] {
  const there = places.filter((place) => place.year === year && (shirt === null || place.number === shirt));
  return [...new Set(there.map(({ entry }) => entry))];
}

export function placesOf({ places }: Cups, { cup, nations }: Pick<Reading, 'cup' | 'nations'>): CupPlace[] {
  const wanted = new Set(nations.flatMap((group) => group.nations));
  return places.filter(
    ({ year, nation }) => (cup === null || year === cup) && (wanted.size === 0 || wanted.has(nation)),
  );
}

const HIGHEST_OF_STARTERS = 11;

/** Low numbers mostly went to starters. */
export function startersOfCup({ places }: Cups, year: number): Set<IndexedPlayer> {
  const low = places.filter(
    (place) => place.year === year && place.number !== null && place.number <= HIGHEST_OF_STARTERS,
  );
  return new Set(low.map(({ entry }) => entry));
}

export type Scorer = { name: string; nation: string; goals: number; years: number[] };

export function scorersIn(places: readonly CupPlace[]): Scorer[] {
  const scorers = new Map<string, Scorer>();
  for (const { entry, nation, goals, year } of places) {
    const { id, name } = entry.player;
    const known = scorers.get(id) ?? { name, nation, goals: 0, years: [] };
    scorers.set(id, { ...known, goals: known.goals + goals, years: goals > 0 ? [...known.years, year] : known.years });
  }
  return [...scorers.values()].filter(({ goals }) => goals > 0).sort((a, b) => b.goals - a.goals);
}
