import { NO_CHOICES } from '#lib/match/plans.ts';
import { withChoice } from '#lib/match/with-choice.ts';

const ATTACK = { plan: 'attack', substitutions: [] } as const;
const HOLD = { plan: 'hold', substitutions: [{ on: 0, off: 9 }] } as const;

test('earlier matches keep their choices, and later ones lose them', () => {
  const choices = [{ ...NO_CHOICES, halfTime: ATTACK }, NO_CHOICES, { ...NO_CHOICES, halfTime: HOLD }];
  expect(withChoice(choices, 1, 'halfTime', HOLD)).toEqual([choices[0], { ...NO_CHOICES, halfTime: HOLD }]);
  expect(withChoice([], 1, 'halfTime', HOLD)).toEqual([NO_CHOICES, { ...NO_CHOICES, halfTime: HOLD }]);
});

test('a choice for extra time keeps that of half-time, which a new one at half-time ends', () => {
  const both = withChoice([{ ...NO_CHOICES, halfTime: ATTACK }], 0, 'extraTime', HOLD);
  expect(both).toEqual([{ halfTime: ATTACK, extraTime: HOLD }]);
  expect(withChoice(both, 0, 'halfTime', HOLD)).toEqual([{ ...NO_CHOICES, halfTime: HOLD }]);
});
