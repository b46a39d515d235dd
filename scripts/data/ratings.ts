import { foldText } from '#lib/team/fold-text.ts';
import { fitLinear, predict } from '#scripts/data/least-squares.ts';
import type { SourcePlayer } from '#scripts/data/players.ts';
import type { SquadPlace } from '#scripts/data/squads.ts';
import { readTable } from '#scripts/data/table.ts';

/** How good someone was at their best and how many keen fans know the name, both 0–99; `shirt` is the name fans use. */
export type Rating = { peak: number; fame: number; shirt: string };

type Person = { name: string; born: string };
export type Appearances = { starts: number; substituted: number };

const keyOf = ({ name, born }: Person) => `${name}|${born}`;

/** Nobody outside the panel is rated higher than this (D63). */
export const HIGHEST_FITTED = { peak: 72, fame: 30 };
/**
 * The panel rated only the best known of those who are known from a squad list alone, so the formula overrates the others.
 * Their values are levelled to these medians.
 */
const USUAL = { peak: 60, fame: 12 };

export const FEATURES = [
  'intercept',
  'World Cup starts, log',
  'World Cup appearances as a substitute, log',
  'World Cup goals, log',
  'World Cup squads',
  'notable (0 or 1)',
  'squad mates’ mean rating, minus 70',
  'rated squad mates, share',
  'club mates’ mean rating, minus 70',
  'clubs, log',
  'career in years, tenths',
] as const;

export type FittedRating = { weights: { peak: number[]; fame: number[] }; sample: readonly Sample[] };
type Sample = { player: SourcePlayer; features: number[]; rating: Rating };

export function readRatings(): Map<string, Rating> {
  const rows = readTable('ratings.tsv', ['name', 'born', 'peak', 'fame', 'shirt', 'raters']);
  return new Map(
    rows.map((row) => [keyOf(row), { peak: Number(row.peak), fame: Number(row.fame), shirt: row.shirt }] as const),
  );
}

/** How often each person played at World Cups. */
export function readAppearances(): Map<string, Appearances> {
  const total = new Map<string, Appearances>();
  for (const row of readTable('appearances.tsv', ['year', 'team', 'name', 'born', 'starts', 'subs', 'positions'])) {
    const { starts, substituted } = total.get(keyOf(row)) ?? { starts: 0, substituted: 0 };
    total.set(keyOf(row), { starts: starts + Number(row.starts), substituted: substituted + Number(row.subs) });
  }
  return total;
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Tables = {
  players: readonly SourcePlayer[];
  places: readonly SquadPlace[];
  panel: ReadonlyMap<string, Rating>;
  appearances: ReadonlyMap<string, Appearances>;
};

/** The public facts about a man that the formula uses. */
function featuresIn({ players, places, panel, appearances }: Tables): (player: SourcePlayer) => number[] {
  const squadsOf = Map.groupBy(places, keyOf);
  const membersOf = Map.groupBy(places, ({ year, team }) => `${year} ${team}`);
  const men = players.filter(({ gender }) => gender === 'M');
  const club = (name: string) => foldText(name);
  const peaksAt = Map.groupBy(
    men.flatMap((player) =>
      player.clubs.map((name) => ({ club: club(name), key: keyOf(player), peak: panel.get(keyOf(player))?.peak })),
    ),
    (row) => row.club,
  );

  return (player) => {
    const own = keyOf(player);
    const squads = squadsOf.get(own) ?? [];
    const mates = squads.flatMap(({ year, team }) => membersOf.get(`${year} ${team}`) ?? []);
    const others = mates.filter((mate) => keyOf(mate) !== own);
    const mateRatings = others.flatMap((mate) => panel.get(keyOf(mate))?.peak ?? []);
    const clubRatings = player.clubs.flatMap((name) => {
      const members = (peaksAt.get(club(name)) ?? []).filter(({ key }) => key !== own);
      return mean(members.flatMap(({ peak }) => peak ?? [])) ?? [];
    });
    const played = appearances.get(own) ?? { starts: 0, substituted: 0 };
    const goals = squads.reduce((sum, place) => sum + place.goals, 0);
    const career = player.from === null ? 10 : (player.to ?? 2025) - player.from;
    return [
      1,
      Math.log1p(played.starts),
      Math.log1p(played.substituted),
      Math.log1p(goals),
      squads.length,
      player.source === 'general' ? 1 : 0,
      (mean(mateRatings) ?? 70) - 70,
      others.length === 0 ? 0 : mateRatings.length / others.length,
      (mean(clubRatings) ?? 70) - 70,
      Math.log1p(player.clubs.length),
      career / 10,
    ];
  };
}

/** Fitted to the men of the panel who were in a World Cup squad, like everyone who is not in the panel. */
export function fitRatings(tables: Tables, isUsed: (row: number) => boolean = () => true): FittedRating {
  const features = featuresIn(tables);
  const inSquads = new Set(tables.places.map(keyOf));
  const sample = tables.players.flatMap((player) => {
    const rating = tables.panel.get(keyOf(player));
    return rating && inSquads.has(keyOf(player)) ? [{ player, rating, features: features(player) }] : [];
  });
  const used = sample.filter((_, row) => isUsed(row));
  const fit = (what: 'peak' | 'fame') =>
    fitLinear(
      used.map((one) => one.features),
      used.map((one) => one.rating[what]),
    );
  return { weights: { peak: fit('peak'), fame: fit('fame') }, sample };
}

/** Everyone's rating: the panel's, or the formula's, or a fixed low one for nobody in particular. In the players' order. */
export function ratingsOf(tables: Tables): Rating[] {
  const { weights } = fitRatings(tables);
  const features = featuresIn(tables);
  const outside = tables.players.filter((player) => !tables.panel.has(keyOf(player)));
  const raw = new Map(
    outside.map((player) => {
      const row = features(player);
      return [keyOf(player), { peak: predict(weights.peak, row), fame: predict(weights.fame, row) }] as const;
    }),
  );
  const level = (what: 'peak' | 'fame') => USUAL[what] - median([...raw.values()].map((rating) => rating[what]));
  const levels = { peak: level('peak'), fame: level('fame') };
  const fitted = (key: string, what: 'peak' | 'fame') =>
    Math.round(Math.min(Math.max((raw.get(key)?.[what] ?? 0) + levels[what], 0), HIGHEST_FITTED[what]));
  return tables.players.map((player) => {
    const key = keyOf(player);
    return tables.panel.get(key) ?? { peak: fitted(key, 'peak'), fame: fitted(key, 'fame'), shirt: '' };
  });
}
