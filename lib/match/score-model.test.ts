import fc from 'fast-check';
import { diceFor } from '#lib/match/dice.ts';
import { exponential } from '#lib/match/exponential.ts';
import { anyEleven, makeEleven } from '#lib/match/match.fixtures.ts';
import { drawKnockoutScore, finalGoals } from '#lib/match/score.ts';
import { drawScore, expectedGoals, knockoutScoreChances, outcomeOf, scoreChances } from '#lib/match/score-model.ts';
import { strengthOf } from '#lib/match/strength/strength.ts';

type Side = ReturnType<typeof side>;
const side = (eleven: Parameters<typeof strengthOf>[0], isHost = false) => ({
  ratings: strengthOf(eleven).ratings,
  isHost,
});

test('the exponential agrees with Math.exp', () => {
  fc.assert(
    fc.property(fc.double({ min: -30, max: 30, noNaN: true }), (x) => {
      expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThan(1e-13);
    }),
  );
});

test('swapping the teams swaps the chances', () => {
  fc.assert(
    fc.property(anyEleven, anyEleven, (one, other) => {
      const there = outcomeOf(scoreChances(expectedGoals(side(one), side(other)), true));
      const back = outcomeOf(scoreChances(expectedGoals(side(other), side(one)), true));
      expect(back.win).toBeCloseTo(there.loss, 9);
      expect(back.draw).toBeCloseTo(there.draw, 9);
      expect(there.win + there.draw + there.loss).toBeCloseTo(1, 9);
    }),
  );
});

test('a better player never lowers the chance to win, and hosts have an advantage', () => {
  const opponent = side(makeEleven(55));
  fc.assert(
    fc.property(anyEleven, fc.nat(10), (eleven, at) => {
      const starters = eleven.starters.map((player, n) => (n === at ? { ...player, quality: 100 } : player));
      const chance = (own: ReturnType<typeof side>) => {
        const { win, draw } = outcomeOf(knockoutScoreChances(expectedGoals(own, opponent), false));
        return win + draw / 2;
      };
      expect(chance(side({ ...eleven, starters }))).toBeGreaterThanOrEqual(chance(side(eleven)) - 1e-9);
      expect(chance(side(eleven, true))).toBeGreaterThan(chance(side(eleven)));
    }),
  );
});

test('scores are drawn as often as their chances say', () => {
  const expected = expectedGoals(side(makeEleven(60)), side(makeEleven(52)));
  const dice = diceFor('frequencies');
  const counts = new Map<string, number>();
  const rounds = 20_000;
  for (let round = 0; round < rounds; round++) {
    const score = drawScore(dice, expected, false).join('–');
    counts.set(score, (counts.get(score) ?? 0) + 1);
  }
  const chances = scoreChances(expected, false);
  for (const [home, away] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 0],
  ] as const) {
    expect(Math.abs((counts.get(`${home}–${away}`) ?? 0) / rounds - (chances[home]?.[away] ?? 0))).toBeLessThan(0.012);
  }
});

test.each([false, true])('knockout scores are as frequent as their chances (golden goals: %s)', (hasGoldenGoal) => {
  const [home, away] = [makeEleven(60), makeEleven(56)].map((eleven) => side(eleven)) as [Side, Side];
  const expected = expectedGoals(home, away);
  const dice = diceFor('knockout');
  const rounds = 10_000;
  const drawn = { win: 0, draw: 0, loss: 0 };
  for (let round = 0; round < rounds; round++) {
    const score = drawKnockoutScore(dice, expected, home.ratings, away.ratings, hasGoldenGoal);
    const [own, other] = finalGoals(score);
    if (own === other) drawn.draw++;
    else drawn[own > other ? 'win' : 'loss']++;
    expect(score.isGolden).toBe(hasGoldenGoal && score.extraTime !== null && score.shootout === null);
    if (score.isGolden) expect(Math.abs(own - other)).toBe(1);
    expect(own === other).toBe(score.shootout !== null);
  }
  const outcome = outcomeOf(knockoutScoreChances(expected, hasGoldenGoal));
  expect(outcome.win + outcome.draw + outcome.loss).toBeCloseTo(1, 6);
  for (const name of ['win', 'draw', 'loss'] as const)
    expect(Math.abs(drawn[name] / rounds - outcome[name])).toBeLessThan(0.012);
});

test('even a hopeless match ends', () => {
  const expected = expectedGoals(side(makeEleven(100), true), side(makeEleven(0)));
  const [home, away] = drawScore(diceFor('hopeless'), expected, true);
  expect(home).toBeGreaterThan(away);
});
