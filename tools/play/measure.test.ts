import { strengthOf } from '#lib/match/strength/strength.ts';
import { CUP_TABLES } from '#tools/play/cup-tables.ts';
import { baseRate, CUP_MATCHES, measure, realFigures } from '#tools/play/measure.ts';

const fitting = CUP_MATCHES.filter(({ year }) => year < 2006);
const measuring = CUP_MATCHES.filter(({ year }) => year >= 2006);

test('the model is far better than the base rate on matches it was not fitted to', () => {
  const { logLoss, right, goals, draws } = measure(measuring);
  const real = realFigures(measuring);
  expect(logLoss).toBeLessThan(0.85 * baseRate(fitting, measuring));
  expect(right).toBeGreaterThan(0.76);
  expect(Math.abs(goals - real.goals)).toBeLessThan(0.2);
  expect(Math.abs(draws - real.draws)).toBeLessThan(0.03);
});

test('no World Cup eleven has a striker in defence, and few players are out of position', () => {
  const fits = CUP_TABLES.years
    .flatMap((year) => CUP_TABLES.cup(year)?.elevens ?? [])
    .flatMap((eleven) => strengthOf(eleven).starters.map(({ fit }) => fit));
  const count = (some: string) => fits.filter((fit) => fit === some).length;
  expect([count('elsewhere'), count('not-a-keeper'), count('keeper-outfield')]).toEqual([0, 0, 0]);
  expect(count('near') / fits.length).toBeLessThan(0.06);
});
