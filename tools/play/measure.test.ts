import { strengthOf } from '#lib/match/strength/strength.ts';
import { CUP_TABLES } from '#tools/play/cup-tables.ts';
import { goalFigures } from '#tools/play/goals.ts';
import { baseRate, CUP_MATCHES, calibration, measure, realFigures } from '#tools/play/measure.ts';

const fitting = CUP_MATCHES.filter(({ year }) => year < 2006);
const measuring = CUP_MATCHES.filter(({ year }) => year >= 2006);
const elevens = CUP_TABLES.years.flatMap((year) => CUP_TABLES.cup(year)?.elevens ?? []);

test('the model is far better than the base rate on matches it was not fitted to', () => {
  const { logLoss, right, goals, draws } = measure(measuring);
  const real = realFigures(measuring);
  expect(logLoss).toBeLessThan(0.85 * baseRate(fitting, measuring));
  expect(logLoss).toBeLessThan(0.9);
  expect(right).toBeGreaterThan(0.76);
  expect(Math.abs(goals - real.goals)).toBeLessThan(0.2);
  expect(Math.abs(draws - real.draws)).toBeLessThan(0.03);
});

test('World Cup elevens are the real ones, in positions they have played', () => {
  const fits = elevens.flatMap((eleven) => strengthOf(eleven).starters.map(({ fit }) => fit));
  expect(new Set(fits)).toEqual(new Set(['natural', 'played']));
  const italy = CUP_TABLES.cup(1982)?.elevens.find(({ name }) => name === 'Italy');
  expect(italy?.starters.map(({ name }) => name)).toEqual(expect.arrayContaining(['Dino Zoff', 'Paolo Rossi']));
});

test('every chance came true as often as it says, within three standard errors', () => {
  for (const { predicted, real, error } of calibration(measuring)) {
    expect(Math.abs(predicted - real)).toBeLessThan(1.5 * error);
  }
});

test('goals are like football’s', () => {
  const { goals, sixes, shootouts, lines, bestScorer } = goalFigures(5);
  expect(Math.abs(goals - 2.6)).toBeLessThan(0.1);
  expect(Math.abs(sixes - 0.025)).toBeLessThan(0.01);
  expect(Math.abs(shootouts - 0.195)).toBeLessThan(0.035);
  for (const [at, share] of [0.12, 0.3, 0.58].entries()) expect(Math.abs((lines[at] ?? 0) - share)).toBeLessThan(0.03);
  expect(Math.abs(bestScorer - 6.5)).toBeLessThan(0.4);
});
