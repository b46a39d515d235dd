import { act, fireEvent, render, screen } from '@testing-library/react';
import { type Decisions, MatchView } from '#components/play/match/match-view.tsx';
import { makeEleven } from '#lib/match/match.fixtures.ts';
import type { MatchEvent } from '#lib/match/match-events.ts';
import type { Score } from '#lib/match/score.ts';
import { strengthOf } from '#lib/match/strength/strength.ts';
import { teamKits } from '#lib/team/look/kits.ts';

const EVENTS: MatchEvent[] = [
  { kind: 'goal', minute: 10, side: 0, player: 9, assist: null, isPenalty: false, isGolden: false },
  { kind: 'save', minute: 40, side: 1, player: 9, keeper: 0 },
  { kind: 'goal', minute: 80, side: 1, player: 10, assist: null, isPenalty: true, isGolden: false },
];
const DRAW: Score = { goals: [1, 1], extraTime: null, isGolden: false, shootout: null };

const KICKS: MatchEvent[] = [
  { kind: 'penalty', minute: 120, side: 0, player: 9, isScored: true },
  { kind: 'penalty', minute: 120, side: 1, player: 9, isScored: false },
];

function watch(startMinute = 0, { score: end, events } = { score: DRAW, events: EVENTS }, decisions?: Decisions) {
  const eleven = makeEleven();
  const strength = strengthOf(eleven);
  const calls = { onMinute: jest.fn(), onEnd: jest.fn() };
  render(
    <MatchView
      elevens={[eleven, { ...eleven, name: 'Others' }]}
      strengths={[strength, strength]}
      kits={[teamKits('ink'), teamKits('red')]}
      own={0}
      score={end}
      events={events}
      pitch="grass"
      title="Group A"
      startMinute={startMinute}
      decisions={decisions}
      {...calls}
    />,
  );
  return calls;
}

const score = () => screen.getByTestId('match-score');
const button = (name: string) => screen.getByRole('button', { name });

/** Advances the clock step by step, because each step sets the next timer. */
async function pass(minutes: number) {
  for (let minute = 0; minute < minutes; minute++) await act(() => jest.advanceTimersToNextTimerAsync());
}

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('counts goals in their minute and updates the address', async () => {
  const { onMinute, onEnd } = watch();
  expect(score()).toHaveTextContent('0–0');
  await pass(10);
  expect(score()).toHaveTextContent('1–0');
  await pass(3);
  // Announced once, although the clock goes on.
  expect(screen.getByRole('status')).toHaveTextContent('Goal! ST 9 from distance. 1–0, 10′');
  await pass(77);
  expect(score()).toHaveTextContent('1–1');
  expect(onMinute.mock.calls).toEqual(Array.from({ length: 18 }, (_, at) => [5 * at + 5]));
  expect(onEnd).not.toHaveBeenCalled();
  fireEvent.click(button('Continue'));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('lights up the scorer’s shirt, sends the ball into the goal, pauses there, and names the winner', async () => {
  watch(0, { score: { ...DRAW, goals: [1, 0] }, events: EVENTS.slice(0, 2) });
  const lit = () => document.querySelector('[data-lit="true"]');
  expect(lit()).toBeNull();
  await pass(10);
  expect(lit()).toHaveTextContent('9');
  expect(lit()).toHaveAttribute('data-goal', 'true');
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(score()).toHaveTextContent('10′');
  await pass(80);
  expect(screen.getByText('Full time: a win for Eleven.', { selector: 'p:not([role])' })).toBeInTheDocument();
});

test('the arrow keys go from event to event, where the match stands still', async () => {
  watch();
  const view = screen.getByRole('region', { name: 'Match' });
  fireEvent.keyDown(view, { key: 'ArrowRight' });
  fireEvent.keyDown(view, { key: 'ArrowRight' });
  expect(screen.getByText(/40′ 0 |40′ GK/, { selector: 'p' })).toBeInTheDocument();
  expect(button('Resume')).toBeInTheDocument();
  expect(jest.getTimerCount()).toBe(0);
  fireEvent.keyDown(view, { key: 'ArrowLeft' });
  expect(score()).toHaveTextContent('1–0 10′'.replace(' ', ''));
});

test('lists what has happened in order', async () => {
  watch();
  await pass(90);
  const list = screen.getByRole('list', { name: 'What happened' });
  expect([...list.children].map((line) => line.firstChild?.textContent)).toEqual(['10′', '40′', '80′']);
});

const decisionsWith = (keptPlan: Decisions['keptPlan'] = null) => ({
  lastPlan: 'hold' as const,
  keptPlan,
  onKeep: jest.fn(),
  onDecide: jest.fn(),
  onSkip: jest.fn(),
});

test('waits at half-time for a plan, also after a reload there, and goes on', async () => {
  const decisions = decisionsWith();
  const { onEnd } = watch(45, { score: DRAW, events: EVENTS }, decisions);
  await pass(1);
  expect(jest.getTimerCount()).toBe(0);
  expect(screen.getByRole('radio', { name: 'Hold' })).toBeChecked();
  fireEvent.click(button('Skip to the result'));
  expect(decisions.onSkip).toHaveBeenCalledWith('halfTime', { plan: 'hold', substitutions: [] });
  expect(onEnd).not.toHaveBeenCalled();
  jest.mocked(Element.prototype.scrollIntoView).mockClear();
  fireEvent.click(button('Second half'));
  expect(decisions.onDecide).toHaveBeenCalledWith('halfTime', { plan: 'hold', substitutions: [] });
  // After scrolling to the bench, the score comes back into view.
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  await pass(1);
  expect(screen.getByRole('progressbar', { name: 'Match clock' })).toHaveValue(47);
});

test('a kept plan isn’t asked again, and extra time has a plan of its own', async () => {
  const decisions = decisionsWith('attack');
  watch(44, { score: { ...DRAW, extraTime: [0, 0], shootout: [[1, 0]] }, events: KICKS }, decisions);
  await pass(50);
  const attack = { plan: 'attack', substitutions: [] };
  expect(decisions.onDecide.mock.calls).toEqual([
    ['halfTime', attack],
    ['extraTime', attack],
  ]);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('under reduced motion, the match is its events, one every 1.5 seconds', async () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  watch();
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(score()).toHaveTextContent('1–0');
  expect(screen.getByRole('progressbar', { name: 'Match clock' })).toHaveValue(10);
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(screen.getByRole('progressbar', { name: 'Match clock' })).toHaveValue(40);
});

test('continues from the address’s minute after a reload', () => {
  watch(45);
  expect(score()).toHaveTextContent('1–0');
  expect(screen.getByRole('progressbar', { name: 'Match clock' })).toHaveValue(45);
});

test('continues at the same kick after a reload in a shoot-out', async () => {
  const score: Score = { goals: [0, 0], extraTime: [0, 0], isGolden: false, shootout: [[1, 0]] };
  const { onMinute } = watch(121, { score, events: KICKS });
  expect(screen.getByText('Penalties 1–0')).toBeInTheDocument();
  expect(button('Pause')).toBeInTheDocument();
  await pass(1);
  expect(onMinute.mock.calls).toEqual([[122]]);
  expect(button('Continue')).toBeInTheDocument();
});

test('a late beat shortens the next one, so a slow device takes no longer', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
  const timeout = jest.spyOn(globalThis, 'setTimeout');
  const beats = () => timeout.mock.calls.map(([, delay]) => delay).filter((delay) => delay !== undefined && delay > 1);
  watch();
  await act(() => jest.advanceTimersByTimeAsync(0));
  const whole = beats().at(-1) ?? 0;
  now.mockReturnValue(10_000 + whole + 80);
  await pass(1);
  expect(beats().at(-1)).toBe(whole - 80);
});

test.each([
  [80, 90],
  [95, 120],
  [121, 122],
])('at minute %i, the clock runs to %i and gives nothing away', (minute, end) => {
  watch(minute, { score: { ...DRAW, extraTime: [0, 0], shootout: [[1, 0]] }, events: KICKS });
  expect(screen.getByRole('progressbar', { name: 'Match clock' })).toHaveAttribute('max', `${end}`);
});

test('pauses while its tab is hidden', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  watch();
  expect(jest.getTimerCount()).toBe(0);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(10);
  expect(score()).toHaveTextContent('1–0');
});

test('can be paused with a button or the space bar, and skipped with a button or Escape', async () => {
  const { onEnd } = watch();
  fireEvent.keyDown(screen.getByRole('region', { name: 'Match' }), { key: ' ' });
  expect(button('Resume')).toBeInTheDocument();
  expect(jest.getTimerCount()).toBe(0);
  fireEvent.click(button('Resume'));
  await pass(10);
  expect(score()).toHaveTextContent('1–0');
  fireEvent.keyDown(button('Pause'), { key: 'Escape' });
  fireEvent.click(button('Skip to the result'));
  expect(onEnd).toHaveBeenCalledTimes(2);
});
