import fc from 'fast-check';
import { readChoices, writeChoices } from '#lib/match/choices-text.ts';
import { diceFor } from '#lib/match/dice.ts';
import { drawFrom, firstHalfChances, secondHalfChances } from '#lib/match/halves.ts';
import { startingLineup } from '#lib/match/lineup.ts';
import { anyEleven, makeEleven, makePlayer } from '#lib/match/match.fixtures.ts';
import { FULL_TIME, HALF_TIME, playersAfter } from '#lib/match/match-events.ts';
import {
  type MatchChoices,
  MOST_SUBSTITUTIONS,
  NO_CHOICES,
  PLAN_EFFECTS,
  PLANS,
  type Plan,
  planLine,
  substitutesLine,
} from '#lib/match/plans.ts';
import { expectedWith, type MatchSetup, playMatch } from '#lib/match/play-match.ts';
import { finalGoals, winnerOf } from '#lib/match/score.ts';
import {
  type ExpectedGoals,
  expectedGoals,
  inExtraTime,
  outcomeOf,
  scoreChances,
  withExtraTime,
} from '#lib/match/score-model.ts';
import { eventLine } from '#lib/match/story.ts';
import type { Eleven } from '#lib/match/strength/eleven.ts';
import { strengthOf } from '#lib/match/strength/strength.ts';

const BENCH = [60, 70, 80, 90].map((quality, at) => makePlayer({ name: `Bench ${at}`, quality }));

const setupOf = (one: Eleven, other: Eleven, seed: string): MatchSetup => ({
  strengths: [strengthOf({ ...one, bench: BENCH }), strengthOf({ ...other, bench: BENCH })],
  isHost: [false, false],
  isKnockout: true,
  hasGoldenGoal: false,
  seed,
  first: 0,
  chooser: 0,
});

const choice = (most: number) =>
  fc.record({
    plan: fc.constantFrom(...PLANS),
    substitutions: fc.array(fc.record({ off: fc.nat(10), on: fc.nat(6) }), { maxLength: most }),
  });
const anyChoices: fc.Arbitrary<MatchChoices> = fc.record({
  halfTime: choice(MOST_SUBSTITUTIONS.halfTime),
  extraTime: choice(MOST_SUBSTITUTIONS.extraTime),
});

test('choices survive a link', () => {
  fc.assert(
    fc.property(fc.array(anyChoices, { maxLength: 8 }), (choices) => {
      const text = writeChoices(choices);
      const read = readChoices(text);
      expect(writeChoices(read)).toBe(text);
      expect(choices.slice(0, read.length)).toEqual(read);
      expect(encodeURIComponent(text ?? '')).toBe(text ?? '');
    }),
  );
});

test('a choice never changes what happened before it, and the same choices give the same match', () => {
  fc.assert(
    fc.property(anyEleven, anyEleven, anyChoices, fc.string(), (one, other, choices, seed) => {
      const setup = setupOf(one, other, seed);
      const events = (some: MatchChoices, until: number) =>
        playMatch(setup, some)
          .events()
          .filter(({ minute }) => minute <= until);
      expect(events(choices, HALF_TIME)).toEqual(events(NO_CHOICES, HALF_TIME));
      const halfTimeOnly = { ...choices, extraTime: NO_CHOICES.extraTime };
      expect(events(choices, FULL_TIME)).toEqual(events(halfTimeOnly, FULL_TIME));
      expect(playMatch(setup, choices).score).toEqual(playMatch(setup, choices).score);
    }),
  );
});

test('the same dice are as lucky for a side at home as away', () => {
  fc.assert(
    fc.property(anyEleven, anyEleven, anyChoices, fc.string(), (one, other, choices, seed) => {
      const home = playMatch(setupOf(one, other, seed), choices).score;
      const away = playMatch({ ...setupOf(other, one, seed), first: 1, chooser: 1 }, choices).score;
      expect(finalGoals(away).toReversed()).toEqual(finalGoals(home));
      if (home.shootout) expect(winnerOf(away)).toBe(winnerOf(home) === 0 ? 1 : 0);
    }),
  );
});

test('every event belongs to someone on the pitch', () => {
  fc.assert(
    fc.property(anyEleven, anyEleven, anyChoices, fc.string(), (one, other, choices, seed) => {
      const setup = setupOf(one, other, seed);
      const events = playMatch(setup, choices).events();
      for (const [at, event] of events.entries()) {
        expect(playersAfter(events.slice(0, at + 1), event.side)).toContain(event.player);
        expect(eventLine(event, setup.strengths)).not.toMatch(/^ |undefined| {2}/);
      }
    }),
  );
});

test('the two halves together are as likely as the score of 90 minutes', () => {
  for (const isKnockout of [false, true]) {
    const expected: ExpectedGoals = [1.7, 0.9];
    const whole = scoreChances(expected, isKnockout);
    const first = firstHalfChances(expected, isKnockout);
    const added = new Map<string, number>();
    for (const [h, row] of first.entries()) {
      for (const [a, chance] of row.entries()) {
        for (const [more, rest] of secondHalfChances([h, a], expected, expected, isKnockout).entries()) {
          for (const [awayMore, share] of rest.entries()) {
            const score = `${h + more} ${a + awayMore}`;
            added.set(score, (added.get(score) ?? 0) + chance * share);
          }
        }
      }
    }
    for (const [h, row] of whole.slice(0, 6).entries()) {
      for (const [a, chance] of row.slice(0, 6).entries()) expect(added.get(`${h} ${a}`)).toBeCloseTo(chance, 4);
    }
  }
});

test('drawn scores are as frequent as their chances', () => {
  const chances = firstHalfChances([2, 1], false);
  const dice = diceFor('frequencies');
  const rounds = 20_000;
  let level = 0;
  for (let round = 0; round < rounds; round++) level += Number(drawFrom(dice, chances).join() === '0,0');
  expect(Math.abs(level / rounds - (chances[0]?.[0] ?? 0))).toBeLessThan(0.012);
});

/** The chance to go through from half-time on. */
function chanceWith(plan: Plan, one: number, other: number, first: readonly [number, number]): number {
  const setup = setupOf(makeEleven(one), makeEleven(other), '');
  const lineups = [startingLineup(setup.strengths[0]), startingLineup(setup.strengths[1])] as const;
  const [before, after] = [
    expectedWith(setup, lineups, NO_CHOICES.halfTime),
    expectedWith(setup, lineups, { plan, substitutions: [] }),
  ];
  const second = secondHalfChances(first, before, after, true);
  const regular = Array.from({ length: 20 }, (_, h) =>
    Array.from({ length: 20 }, (__, a) => second[h - first[0]]?.[a - first[1]] ?? 0),
  );
  const { win, draw } = outcomeOf(withExtraTime(regular, inExtraTime(before), false));
  return win + draw / 2;
}

test('no plan is the best in general: each is for some teams and scores', () => {
  const best: Record<Plan, number> = { attack: 0, steady: 0, hold: 0 };
  let situations = 0;
  for (const one of [60, 66, 72, 78, 84]) {
    for (const other of [60, 66, 72, 78, 84]) {
      for (const first of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        const chances = PLANS.map((plan) => ({ plan, chance: chanceWith(plan, one, other, first) }));
        const top = chances.reduce((a, b) => (b.chance > a.chance ? b : a));
        best[top.plan]++;
        situations++;
      }
    }
  }
  for (const plan of PLANS) {
    expect(best[plan] / situations).toBeGreaterThan(0.05);
    expect(best[plan] / situations).toBeLessThan(0.65);
  }
});

test('the effects are stated before the choice, from the same figures', () => {
  expect(PLANS.map(planLine)).toEqual([
    'Attack: your goals +20%, theirs +15%',
    'As we are: nothing changes',
    'Hold: your goals −28%, theirs −20%',
  ]);
  const expected = expectedGoals(
    { ratings: strengthOf(makeEleven(70)).ratings, isHost: false },
    { ratings: strengthOf(makeEleven(75)).ratings, isHost: false },
  );
  for (const plan of PLANS) {
    const setup = setupOf(makeEleven(70), makeEleven(75), '');
    const lineups = [startingLineup(setup.strengths[0]), startingLineup(setup.strengths[1])] as const;
    const [own, other] = expectedWith(setup, lineups, { plan, substitutions: [] });
    expect(own / expected[0]).toBeCloseTo(PLAN_EFFECTS[plan].own, 9);
    expect(other / expected[1]).toBeCloseTo(PLAN_EFFECTS[plan].other, 9);
  }
  expect(substitutesLine('halfTime')).toBe('Up to three substitutes, each +5 points for fresh legs');
});

test('a substitute comes on once, from the bench, for a starter, and a good one helps', () => {
  const setup = setupOf(makeEleven(60), makeEleven(60), 'bench');
  const halfTime = {
    plan: 'steady',
    substitutions: [
      { off: 9, on: 3 },
      { off: 9, on: 2 },
      { off: 8, on: 3 },
      { off: 7, on: 6 },
    ],
  } as const;
  const events = playMatch(setup, { ...NO_CHOICES, halfTime }).events();
  expect(events.filter(({ kind }) => kind === 'substitution')).toEqual([
    { kind: 'substitution', minute: HALF_TIME + 1, side: 0, player: 14, off: 9 },
  ]);
  const wins = (choices: MatchChoices) =>
    Array.from({ length: 400 }, (_, n) => playMatch({ ...setup, seed: `${n}` }, choices)).filter(
      ({ score }) => winnerOf(score) === 0,
    ).length;
  const changes = {
    plan: 'steady',
    substitutions: [
      { off: 9, on: 3 },
      { off: 8, on: 2 },
    ],
  } as const;
  expect(wins({ ...NO_CHOICES, halfTime: changes })).toBeGreaterThan(wins(NO_CHOICES));
});
