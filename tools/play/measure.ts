import { hasGoldenGoal } from '#lib/match/cup/cup-format.ts';
import {
  expectedGoals,
  FITTED,
  knockoutScoreChances,
  type ModelParameters,
  outcomeOf,
  type ScoreChances,
  scoreChances,
} from '#lib/match/score-model.ts';
import { type Ratings, strengthOf } from '#lib/match/strength/strength.ts';
import { type CupMatchRow, HOSTS, readCupMatches } from '#scripts/data/squads.ts';
import { CUP_TABLES } from '#tools/play/cup-tables.ts';

// Results are after extra time, so a shoot-out counts as a draw.

export const CUP_MATCHES: readonly CupMatchRow[] = readCupMatches();

const elevens = CUP_TABLES.years.flatMap((year) =>
  (CUP_TABLES.cup(year)?.elevens ?? []).map((eleven) => ({ year, eleven })),
);
const ratings = new Map<string, Ratings>(
  elevens.map(({ year, eleven }) => [`${year} ${eleven.name}`, strengthOf(eleven).ratings]),
);

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function sideOf({ year }: CupMatchRow, team: string) {
  const found = ratings.get(`${year} ${team}`);
  if (!found) throw new Error(`${team} has no squad in ${year}.`);
  return { ratings: found, isHost: HOSTS[year]?.includes(team) ?? false };
}

function chancesFor(match: CupMatchRow, parameters: ModelParameters): ScoreChances {
  const expected = expectedGoals(sideOf(match, match.home), sideOf(match, match.away), parameters);
  const isGroup = match.stage === 'group' || match.stage === 'second group';
  if (isGroup) return scoreChances(expected, parameters);
  return knockoutScoreChances(expected, hasGoldenGoal(match.year), parameters);
}

type Result = 'win' | 'draw' | 'loss';

function resultOf({ goals: [home, away] }: CupMatchRow): Result {
  if (home === away) return 'draw';
  return home > away ? 'win' : 'loss';
}

/** For the exact scores. This is what the fit minimises. */
export function scoreLoss(matches: readonly CupMatchRow[], parameters: ModelParameters): number {
  return mean(
    matches.map((match) => {
      const [home, away] = match.goals;
      return -Math.log(chancesFor(match, parameters)[home]?.[away] ?? 0);
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

export function measure(matches: readonly CupMatchRow[], parameters = FITTED) {
  const all = matches.map((match) => {
    const chances = chancesFor(match, parameters);
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
