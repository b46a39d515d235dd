/** `npx node tools/play/figures.ts` fits the match model on 1974–2002, tests it on 2006–2026, and prints docs/play.md's figures. */

import { FITTED, type ModelParameters } from '#lib/match/score-model.ts';
import { baseRate, CUP_MATCHES, measure, realFigures, scoreLoss } from '#tools/play/measure.ts';
import { minimise } from '#tools/play/minimise.ts';

const FIRST_MEASURED = 2006;
const NAMES = ['base', 'attack', 'defence', 'host', 'lowScores'] as const;

const toParameters = (values: readonly number[]) =>
  Object.fromEntries(NAMES.map((name, at) => [name, values[at] ?? 0])) as ModelParameters;

const fitting = CUP_MATCHES.filter(({ year }) => year < FIRST_MEASURED);
const measuring = CUP_MATCHES.filter(({ year }) => year >= FIRST_MEASURED);

const found = minimise(
  (values) => scoreLoss(fitting, toParameters(values)),
  NAMES.map((name) => FITTED[name]),
);
const fitted = toParameters(found.map((value) => Number(value.toFixed(3))));
const isCurrent = JSON.stringify(fitted) === JSON.stringify(FITTED);

console.log(`Fitted: ${JSON.stringify(fitted)}`);
console.log(isCurrent ? 'The product has the same.' : `The product has ${JSON.stringify(FITTED)}.`);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
for (const [name, matches] of [
  ['fitted: 1974–2002', fitting],
  ['measured: 2006–2026', measuring],
  ['all', CUP_MATCHES],
] as const) {
  const real = realFigures(matches);
  const model = measure(matches, fitted);
  console.log(`
${name}: ${matches.length} matches
  log loss ${model.logLoss.toFixed(4)}; base rate ${baseRate(fitting, matches).toFixed(4)}
  winner right in ${percent(model.right)} of the decided matches
  goals a match ${model.goals.toFixed(2)}; real ${real.goals.toFixed(2)}
  draws ${percent(model.draws)}; real ${percent(real.draws)}`);
}
if (!isCurrent) process.exitCode = 1;
