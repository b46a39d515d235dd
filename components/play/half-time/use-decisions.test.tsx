import { act, renderHook } from '@testing-library/react';
import { useDecisions } from '#components/play/half-time/use-decisions.ts';
import { NO_CHOICES } from '#lib/match/plans.ts';
import { readPlayAddress, writePlayAddress } from '#lib/match/play-address.ts';

const ATTACK = { plan: 'attack', substitutions: [] } as const;

function decisions(hash: string, over: Partial<Parameters<typeof useDecisions>[0]> = {}) {
  const goTo = jest.fn();
  const address = readPlayAddress(hash);
  const { result } = renderHook(() =>
    useDecisions({ address, match: address.step, cup: '1998 Chile Us', goTo, ...over }),
  );
  return { goTo, result };
}

beforeEach(() => localStorage.clear());

test('a decision becomes part of the address, and the match goes on behind it', () => {
  const { goTo, result } = decisions('#step=1&minute=45');
  act(() => result.current?.onDecide('halfTime', ATTACK));
  const expected = { choices: [NO_CHOICES, { ...NO_CHOICES, halfTime: ATTACK }], minute: 46 };
  expect(goTo).toHaveBeenCalledWith(expected, 'replace');
  expect(writePlayAddress(expected)).toBe('#plans=-a&minute=46');
  act(() => result.current?.onSkip('extraTime', ATTACK));
  expect(goTo.mock.calls[1]?.[0]).toMatchObject({ step: 2, minute: null });
});

test('the last plan is preselected in the next match, and a link’s own plan before it', () => {
  const first = decisions('#step=1&minute=45');
  act(() => first.result.current?.onDecide('halfTime', ATTACK));
  expect(decisions('#step=2&minute=45').result.current?.lastPlan).toBe('attack');
  expect(decisions('#plans=h&minute=45').result.current?.lastPlan).toBe('hold');
});

test('a plan is kept in its cup only, until the cup starts again', () => {
  const { result } = decisions('#step=1&minute=45');
  expect(result.current?.keptPlan).toBeNull();
  act(() => result.current?.onKeep?.('hold'));
  expect(result.current?.keptPlan).toBe('hold');
  expect(decisions('#step=2&minute=45', { cup: '1990 Cameroon Us' }).result.current?.keptPlan).toBeNull();
  expect(decisions('#step=2&minute=45').result.current?.keptPlan).toBe('hold');
  expect(decisions('#').result.current?.keptPlan).toBeNull();
});

test('someone else’s match has no decisions', () => {
  expect(decisions('#step=1&minute=45&watch=1').result.current).toBeNull();
});
