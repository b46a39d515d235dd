/**
 * `npx node tools/play/figures.ts` fits the match model on 1974–2002, tests it on 2006–2026 beside an Elo rating, plays
 * every World Cup, and prints docs/play.md's figures.
 */

import { FITTED, type ModelParameters } from '#lib/match/score-model.ts';
import { goalFigures, realGoalFigures } from '#tools/play/goals.ts';
import {
  baseRate,
  CUP_MATCHES,
  calibration,
  ELO_RATINGS,
  measure,
  PLAYER_RATINGS,
  realFigures,
  type SquadRatings,
  scoreLoss,
} from '#tools/play/measure.ts';
import { minimise } from '#tools/play/minimise.ts';

const FIRST_MEASURED = 2006;
const CUPS_OF_EACH_YEAR = 100;
const NAMES = ['base', 'attack', 'defence', 'host', 'lowScores', 'knockoutDraws'] as const;

const toParameters = (values: readonly number[]) =>
  Object.fromEntries(NAMES.map((name, at) => [name, values[at] ?? 0])) as ModelParameters;

const fitting = CUP_MATCHES.filter(({ year }) => year < FIRST_MEASURED);
const measuring = CUP_MATCHES.filter(({ year }) => year >= FIRST_MEASURED);

function fitTo(ratings: SquadRatings, start: ModelParameters): ModelParameters {
  const found = minimise(
    (values) => scoreLoss(fitting, toParameters(values), ratings),
    NAMES.map((name) => start[name]),
  );
  return toParameters(found.map((value) => Number(value.toFixed(3))));
}

const fitted = fitTo(PLAYER_RATINGS, FITTED);
const isCurrent = JSON.stringify(fitted) === JSON.stringify(FITTED);
console.log(`Fitted: ${JSON.stringify(fitted)}`);
console.log(isCurrent ? 'The product has the same.' : `The product has ${JSON.stringify(FITTED)}.`);
const byElo = fitTo(ELO_RATINGS, { ...FITTED, base: -0.3, attack: 0.2, defence: 0.2 });

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
for (const [name, matches] of [
  ['fitted: 1974–2002', fitting],
  ['measured: 2006–2026', measuring],
  ['all', CUP_MATCHES],
] as const) {
  const real = realFigures(matches);
  const model = measure(matches, fitted);
  const elo = measure(matches, byElo, ELO_RATINGS);
  console.log(`
${name}: ${matches.length} matches
  log loss ${model.logLoss.toFixed(4)}; Elo ${elo.logLoss.toFixed(4)}; base rate ${baseRate(fitting, matches).toFixed(4)}
  winner right in ${percent(model.right)} of the decided matches; Elo ${percent(elo.right)}
  goals a match ${model.goals.toFixed(2)}; real ${real.goals.toFixed(2)}
  draws ${percent(model.draws)}; real ${percent(real.draws)}`);
}

console.log('\nchances of 2006–2026   number   predicted   real   within');
for (const { from, chances, predicted, real, error } of calibration(measuring, fitted)) {
  const isWithin = Math.abs(predicted - real) <= error;
  const cells = [percent(predicted), percent(real), `± ${percent(error)}${isWithin ? '' : ' MISSED'}`];
  console.log(`${percent(from).padStart(8)} to ${percent(from + 0.1)}   ${chances}   ${cells.join('   ')}`);
}

const drawn = goalFigures(CUPS_OF_EACH_YEAR);
const real = realGoalFigures();
console.log(`
every World Cup played ${CUPS_OF_EACH_YEAR} times
  goals a match ${drawn.goals.toFixed(2)}; real ${real.goals.toFixed(2)}
  six or more by one side ${percent(drawn.sixes)}; real ${percent(real.sixes)}
  knockout matches with a shoot-out ${percent(drawn.shootouts)}; real ${percent(real.shootouts)}
  goals by defenders, midfielders, forwards ${drawn.lines.map(percent).join(', ')}; real ${real.lines.map(percent).join(', ')}
  goals of the best scorer ${drawn.bestScorer.toFixed(1)}; real ${real.bestScorer.toFixed(1)}`);
if (!isCurrent) process.exitCode = 1;
