import { hasGoldenGoal } from '#lib/match/cup/cup-format.ts';
import {
  expectedGoals,
  FITTED,
  knockoutScoreChances,
  type ModelParameters,
  type Outcome,
  outcomeOf,
  type ScoreChances,
  scoreChances,
} from '#lib/match/score-model.ts';
import { type Ratings, strengthOf } from '#lib/match/strength/strength.ts';
import { type CupMatchRow, HOSTS, readCupMatches } from '#scripts/data/squads.ts';
import { readTable } from '#scripts/data/table.ts';
import { CUP_TABLES } from '#tools/play/cup-tables.ts';

// Results are after extra time, so a shoot-out counts as a draw.

export const CUP_MATCHES: readonly CupMatchRow[] = readCupMatches();

/** Each squad's ratings, by year and team. */
export type SquadRatings = ReadonlyMap<string, Ratings>;

const elevens = CUP_TABLES.years.flatMap((year) =>
  (CUP_TABLES.cup(year)?.elevens ?? []).map((eleven) => ({ year, eleven })),
);
export const PLAYER_RATINGS: SquadRatings = new Map(
  elevens.map(({ year, eleven }) => [`${year} ${eleven.name}`, strengthOf(eleven).ratings]),
);

/** The yardstick: everything we know about a team is its Elo rating before the tournament. */
export const ELO_RATINGS: SquadRatings = new Map(
  readTable('elo.tsv', ['year', 'team', 'elo']).map(({ year, team, elo }) => {
    const rating = Number(elo) / 20;
    return [`${year} ${team}`, { keeper: rating, defence: rating, midfield: rating, attack: rating }];
  }),
);

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function sideOf({ year }: CupMatchRow, team: string, ratings: SquadRatings) {
  const found = ratings.get(`${year} ${team}`);
  if (!found) throw new Error(`${team} has no squad in ${year}.`);
  return { ratings: found, isHost: HOSTS[year]?.includes(team) ?? false };
}

function chancesFor(match: CupMatchRow, parameters: ModelParameters, ratings: SquadRatings): ScoreChances {
  const expected = expectedGoals(sideOf(match, match.home, ratings), sideOf(match, match.away, ratings), parameters);
  const isGroup = match.stage === 'group' || match.stage === 'second group';
  if (isGroup) return scoreChances(expected, false, parameters);
  return knockoutScoreChances(expected, hasGoldenGoal(match.year), parameters);
}

type Result = keyof Outcome;

function resultOf({ goals: [home, away] }: CupMatchRow): Result {
  if (home === away) return 'draw';
  return home > away ? 'win' : 'loss';
}

/** For the exact scores. This is what the fit minimises. */
export function scoreLoss(matches: readonly CupMatchRow[], parameters: ModelParameters, ratings: SquadRatings): number {
  return mean(
    matches.map((match) => {
      const [home, away] = match.goals;
      return -Math.log(chancesFor(match, parameters, ratings)[home]?.[away] ?? 0);
    }),
  );
}

function meanGoals(chances: ScoreChances): number {
  let goals = 0;
  for (const [home, row] of chances.entries()) {
    for (const [away, chance] of row.entries()) goals += chance * (home + away);
  }
  return goals;
}

export function measure(matches: readonly CupMatchRow[], parameters = FITTED, ratings = PLAYER_RATINGS) {
  const all = matches.map((match) => {
    const chances = chancesFor(match, parameters, ratings);
    return { result: resultOf(match), outcome: outcomeOf(chances), goals: meanGoals(chances) };
  });
  const decided = all.filter(({ result }) => result !== 'draw');
  const right = decided.filter(({ outcome, result }) => outcome.win > outcome.loss === (result === 'win'));
  return {
    logLoss: mean(all.map(({ outcome, result }) => -Math.log(outcome[result]))),
    right: right.length / decided.length,
    goals: mean(all.map(({ goals }) => goals)),
    draws: mean(all.map(({ outcome }) => outcome.draw)),
  };
}

/** Chances from one tenth to the next, and how often what they were given to really happened. */
export type Tenth = { from: number; chances: number; predicted: number; real: number; error: number };

/** All chances of home win, draw and away win. `error` is two standard errors of the real share. */
export function calibration(matches: readonly CupMatchRow[], parameters = FITTED): Tenth[] {
  const given = matches.flatMap((match) => {
    const outcome = outcomeOf(chancesFor(match, parameters, PLAYER_RATINGS));
    return (['win', 'draw', 'loss'] as const).map((name) => ({
      chance: outcome[name],
      happened: Number(name === resultOf(match)),
    }));
  });
  const tenths = Map.groupBy(given, ({ chance }) => Math.floor(10 * chance));
  return [...tenths]
    .toSorted(([a], [b]) => a - b)
    .map(([tenth, some]) => {
      const predicted = mean(some.map(({ chance }) => chance));
      return {
        from: tenth / 10,
        chances: some.length,
        predicted,
        real: mean(some.map(({ happened }) => happened)),
        error: 2 * Math.sqrt((predicted * (1 - predicted)) / some.length),
      };
    });
}

export function realFigures(matches: readonly CupMatchRow[]) {
  return {
    goals: mean(matches.map(({ goals: [home, away] }) => home + away)),
    draws: mean(matches.map((match) => Number(resultOf(match) === 'draw'))),
  };
}

/** The log loss of always predicting the share of draws in `fitting`, and splitting the rest evenly. */
export function baseRate(fitting: readonly CupMatchRow[], matches: readonly CupMatchRow[]): number {
  const { draws } = realFigures(fitting);
  return mean(matches.map((match) => -Math.log(resultOf(match) === 'draw' ? draws : (1 - draws) / 2)));
}
