import { LAST_YEAR } from '#lib/players/index/career.ts';
import { foldText } from '#lib/team/fold-text.ts';
import type { Appearances } from '#scripts/data/appearances.ts';
import { fitLinear, predict } from '#scripts/data/least-squares.ts';
import type { SourcePlayer } from '#scripts/data/players.ts';
import type { SquadPlace } from '#scripts/data/squads.ts';
import { readTable } from '#scripts/data/table.ts';

/** How good someone was at their best and how many keen fans know the name, both 0–99; `shirt` is the name fans use. */
export type Rating = { peak: number; fame: number; shirt: string };

type Person = { name: string; born: string };

/** A usual rating in the panel, which stands in for an unknown mean. */
const USUAL_OF_PANEL = 70;
/** In years, if nobody knows when it began. */
const USUAL_CAREER = 10;
const NEVER_PLAYED = { starts: 0, substituted: 0 };

const keyOf = ({ name, born }: Person) => `${name}|${born}`;

/** Nobody outside the panel is rated higher than this (D63). */
export const HIGHEST_FITTED = { peak: 72, fame: 30 };
/** The formula overrates players known from squad lists alone: the panel rated only the best. Levelled to these medians. */
const USUAL = { peak: 60, fame: 12 };

/** So that those who are famous for something else, such as coaching, don't come before the best players. */
const MOST_FAME_ABOVE_PEAK = 15;

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

type FittedRating = { weights: { peak: number[]; fame: number[] }; sample: readonly Sample[] };
type Sample = { player: SourcePlayer; features: number[]; rating: Rating };

export function readRatings(): Map<string, Rating> {
  const rows = readTable('ratings.tsv', ['name', 'born', 'peak', 'fame', 'shirt', 'raters']);
  return new Map(
    rows.map((row) => {
      const peak = Number(row.peak);
      const fame = Math.min(Number(row.fame), peak + MOST_FAME_ABOVE_PEAK);
      return [keyOf(row), { peak, fame, shirt: row.shirt }] as const;
    }),
  );
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export type RatingTables = {
  players: readonly SourcePlayer[];
  places: readonly SquadPlace[];
  panel: ReadonlyMap<string, Rating>;
  appearances: ReadonlyMap<string, Appearances>;
};

/** For a man: the mean ratings of his clubs' other men in the panel, club by club. */
function clubMates({ players, panel }: RatingTables): (player: SourcePlayer) => number[] {
  const peakOf = (player: SourcePlayer) => panel.get(keyOf(player))?.peak;
  const ratedAt = new Map<string, { sum: number; count: number }>();
  for (const player of players.filter(({ gender }) => gender === 'M')) {
    const peak = peakOf(player);
    for (const club of peak === undefined ? [] : player.clubs.map(foldText)) {
      const { sum, count } = ratedAt.get(club) ?? { sum: 0, count: 0 };
      ratedAt.set(club, { sum: sum + (peak ?? 0), count: count + 1 });
    }
  }
  return (player) => {
    const peak = peakOf(player);
    return player.clubs.flatMap((club) => {
      const { sum, count } = ratedAt.get(foldText(club)) ?? { sum: 0, count: 0 };
      const [others, number] = peak === undefined ? [sum, count] : [sum - peak, count - 1];
      return number === 0 ? [] : others / number;
    });
  };
}

/** The public facts about a man that the formula uses, in the order of `FEATURES`. */
function featuresIn(tables: RatingTables): (player: SourcePlayer) => number[] {
  const { places, panel, appearances } = tables;
  const squadsOf = Map.groupBy(places, keyOf);
  const membersOf = Map.groupBy(places, ({ year, team }) => `${year} ${team}`);
  const clubRatingsOf = clubMates(tables);

  return (player) => {
    const own = keyOf(player);
    const squads = squadsOf.get(own) ?? [];
    const mates = squads
      .flatMap(({ year, team }) => membersOf.get(`${year} ${team}`) ?? [])
      .filter((mate) => keyOf(mate) !== own);
    const mateRatings = mates.flatMap((mate) => panel.get(keyOf(mate))?.peak ?? []);
    const played = appearances.get(own) ?? NEVER_PLAYED;
    return [
      1,
      Math.log1p(played.starts),
      Math.log1p(played.substituted),
      Math.log1p(squads.reduce((sum, { goals }) => sum + goals, 0)),
      squads.length,
      player.source === 'general' ? 1 : 0,
      aboveUsual(mateRatings),
      mateRatings.length / Math.max(mates.length, 1),
      aboveUsual(clubRatingsOf(player)),
      Math.log1p(player.clubs.length),
      yearsOf(player) / 10,
    ];
  };
}

const aboveUsual = (ratings: readonly number[]) => (mean(ratings) ?? USUAL_OF_PANEL) - USUAL_OF_PANEL;

const yearsOf = ({ from, to }: SourcePlayer) => (from === null ? USUAL_CAREER : (to ?? LAST_YEAR) - from);

/** Fitted to the men of the panel who were in a World Cup squad, like everyone who is not in the panel. */
export function fitRatings(tables: RatingTables, isUsed: (row: number) => boolean = () => true): FittedRating {
  const features = featuresIn(tables);
  const inSquads = new Set(tables.places.map(keyOf));
  const sample = tables.players.flatMap((player) => {
    const rating = tables.panel.get(keyOf(player));
    return rating && inSquads.has(keyOf(player)) ? [{ player, rating, features: features(player) }] : [];
  });
  const used = sample.filter((_, row) => isUsed(row));
  const weightsOf = (what: 'peak' | 'fame') =>
    fitLinear(
      used.map((one) => one.features),
      used.map((one) => one.rating[what]),
    );
  return { weights: { peak: weightsOf('peak'), fame: weightsOf('fame') }, sample };
}

/** Everyone's rating: the panel's, or the formula's, or a fixed low one for nobody in particular. In the players' order. */
export function ratingsOf(tables: RatingTables): Rating[] {
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
