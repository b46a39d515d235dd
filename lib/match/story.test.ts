import type { PathStep } from '#lib/match/cup/cup-path.ts';
import { careerAt, makeEleven } from '#lib/match/match.fixtures.ts';
import type { Score } from '#lib/match/score.ts';
import { decisiveLine, eventLine, fullTimeLine, lossLine, outcomeLine, starterLine } from '#lib/match/story.ts';
import { strengthOf } from '#lib/match/strength/strength.ts';

test.each([
  [{ win: 0.415, draw: 0.27, loss: 0.315 }, 'Win 42% · draw 27% · lose 31%'],
  [{ win: 0.336, draw: 0.328, loss: 0.336 }, 'Win 34% · draw 32% · lose 34%'],
  [{ win: 0.995, draw: 0, loss: 0.005 }, 'Win 100% · draw 0% · lose 0%'],
])('the chances in a match add up to 100%%', (outcome, line) => {
  expect(outcomeLine(outcome, 'draw')).toBe(line);
});

const GOAL = { kind: 'goal', minute: 9, side: 0, player: 9, assist: 8, isPenalty: false, isGolden: false } as const;

test.each([
  [GOAL, 'Goal! ST 9, set up by LW 8.'],
  [{ ...GOAL, minute: 10 }, 'Goal! ST 9 finishes a move with LW 8.'],
  [{ ...GOAL, assist: null, isGolden: true }, 'Golden goal! ST 9 from close range.'],
  [{ ...GOAL, assist: null, isPenalty: true }, 'Goal! ST 9 from the penalty spot.'],
  [{ kind: 'chance', minute: 12, side: 0, player: 9 }, 'ST 9 hits the post!'],
  [{ kind: 'save', minute: 11, side: 1, player: 10, keeper: 0 }, 'GK 0 saves from RST 10.'],
  [{ kind: 'card', minute: 5, side: 1, player: 4 }, 'Yellow card for RB 4.'],
  [{ kind: 'penalty', minute: 120, side: 0, player: 9, isScored: false }, 'ST 9 misses!'],
] as const)('%j: %s', (event, line) => {
  expect(eventLine(event, [strengthOf(makeEleven()), strengthOf(makeEleven(60, '4-4-2'))])).toBe(line);
});

test('a starter’s line names the position, the fit and the links', () => {
  const [, , , , , , , , , striker] = strengthOf(makeEleven(50, '4-3-3', { career: careerAt('Ajax') })).starters;
  expect(striker && starterLine(striker)).toMatch(
    /^ST 9 at ST: natural position, \+0\.2 alongside \S+ \d+ and \S+ \d+ \(Ajax\)$/,
  );
});

test('a defeat is explained by the weakest part, or by bad luck if no part was weaker', () => {
  const duel = { part: 'left side', own: 40, opponent: 70, ownPlayers: ['A'], opponentPlayers: ['B', 'C'] } as const;
  expect(lossLine({ ...duel, gap: -30 }, 0.3)).toBe(
    'Your weak spot was your left side: A (40 points) against B and C (70).',
  );
  expect(lossLine({ ...duel, own: 72, gap: 2 }, 0.614)).toBe(
    'You were at least as strong in every part of the team, and your chance to win was 61%: bad luck. The closest part was your left side: A (72 points) against B and C (70).',
  );
});

const score: Score = { goals: [1, 1], extraTime: null, isGolden: false, shootout: null };
const match = { number: 50, stage: 'quarter-final', group: '', home: 0, away: 1, score } as const;
const LOST: PathStep = { match, side: 0, opponent: 1, goals: [1, 2], shootout: null, result: 'lost' };

test('full time names the winner', () => {
  const sides = [{ name: 'Italy' }, { name: 'Brazil' }] as const;
  expect(fullTimeLine(score, sides)).toBe('Full time: a draw.');
  expect(fullTimeLine({ ...score, goals: [1, 2] }, sides)).toBe('Full time: a win for Brazil.');
  expect(fullTimeLine({ ...score, shootout: [[1, 0]] }, sides)).toBe('Full time: a win for Italy on penalties.');
});

test.each([
  [LOST, 'Italy beat you 2–1 in the quarter-final.'],
  [
    { ...LOST, match: { ...match, score: { ...score, extraTime: [0, 1] } } },
    'Italy beat you 2–1 after extra time in the quarter-final.',
  ],
  [
    { ...LOST, match: { ...match, score: { ...score, extraTime: [0, 1], isGolden: true } } },
    'Italy beat you 2–1 with a golden goal in the quarter-final.',
  ],
  [
    { ...LOST, goals: [1, 1], shootout: [3, 4] },
    'After a 1–1 draw, Italy beat you 4–3 on penalties in the quarter-final.',
  ],
  [{ ...LOST, goals: [2, 0], result: 'won' }, 'You beat Italy 2–0 in the quarter-final.'],
  [
    { ...LOST, goals: [1, 1], shootout: [4, 3], result: 'won' },
    'After a 1–1 draw, you beat Italy 4–3 on penalties in the quarter-final.',
  ],
  [{ ...LOST, match: { ...match, stage: 'group', group: 'A' } }, 'The 1–2 defeat by Italy cost you most.'],
  [
    { ...LOST, match: { ...match, stage: 'group', group: 'A' }, goals: [1, 1], result: 'drawn' },
    'The 1–1 draw with Italy cost you most.',
  ],
] satisfies [PathStep, string][])('the decisive match %#: %s', (step, line) => {
  expect(decisiveLine(step, 'Italy')).toBe(line);
});
