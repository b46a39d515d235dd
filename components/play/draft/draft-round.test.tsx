import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { DraftRound } from '#components/play/draft/draft-round.tsx';
import { useDraft } from '#components/play/draft/use-draft.ts';
import { DRAFT_RESULTS_KEY, storedDraftKey } from '#lib/platform/storage.ts';
import { wholeSquads } from '#lib/players/index/whole-index.fixtures.ts';

const { book } = wholeSquads();
const SEED = '24';

function Harness() {
  const draft = useDraft(book, SEED);
  const { state } = draft;
  if (!state)
    return (
      <button type="button" onClick={() => draft.start(24)}>
        Start
      </button>
    );
  if (!state.squad)
    return (
      <button type="button" onClick={() => draft.keepResult({ percent: 50 })}>
        Finished
      </button>
    );
  return <DraftRound title="Draft 24" state={state} squad={state.squad} decide={draft.decide} />;
}

const players = () => within(screen.getByRole('list', { name: 'Players' })).getAllByRole('button');
const takeButton = () => screen.getByRole('button', { name: /^Take / });
const stored = () => JSON.parse(localStorage.getItem(storedDraftKey(SEED)) ?? 'null');

/** Takes the first player whose place isn't taken, or else the first. */
function takeOne() {
  const free = players().find((button) => button.getAttribute('data-faded') === 'false') ?? players()[0];
  if (free) fireEvent.click(free);
  fireEvent.click(takeButton());
}

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

it('takes eleven players, two clicks each, and keeps every pick', () => {
  render(<Harness />);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  for (let pick = 1; pick <= 11; pick++) {
    expect(screen.getByRole('status', { name: `Pick ${pick} of 11` })).toBeVisible();
    takeOne();
    expect(stored().turns).toHaveLength(pick);
  }
  expect(screen.getByText('Finished')).toBeVisible();
  expect(JSON.parse(localStorage.getItem(DRAFT_RESULTS_KEY) ?? '')).toEqual({ 24: { percent: expect.any(Number) } });
});

it('lets the squad before leave, which only eyes notice', () => {
  render(<Harness />);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  const first = screen.getByRole('heading', { level: 1, name: / \d{4}$/ }).textContent ?? '';
  takeOne();
  const leaving = screen.getAllByText((_, element) => element?.tagName === 'H1' && element.textContent === first);
  expect(leaving).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: / \d{4}$/ })).not.toHaveTextContent(first);
  if (leaving[0]) fireEvent.animationEnd(leaving[0]);
  expect(leaving[0]).not.toBeInTheDocument();
});

it('shows names and numbers, offers the fitting places, and takes the player where he is placed', () => {
  render(<Harness />);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(screen.getByRole('region', { name: 'Draft' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: / \d{4}$/ })).toBeVisible();
  const [keeper] = players();
  expect(keeper).toHaveAccessibleName(/^.+, \d+, GK/);
  expect(screen.queryByText(/\b\d\d points\b/)).toBeNull();
  if (keeper) fireEvent.click(keeper);
  expect(screen.getByRole('button', { name: 'Place at GK' })).toHaveAttribute('aria-pressed', 'true');
  expect(takeButton()).toHaveAccessibleName(/^Take .+, GK$/);
  const striker = screen.getAllByRole('button', { name: /^Place at (?!GK)/ })[0];
  if (striker) fireEvent.click(striker);
  const slot = /, (\w+)$/.exec(takeButton().textContent ?? '')?.[1];
  expect(striker).toHaveAccessibleName(`Place at ${slot}`);
  fireEvent.click(takeButton());
  expect(stored().turns[0].slot).toBe(slot);
});

it('skips two squads after asking, and not a third', () => {
  render(<Harness />);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  for (const left of [2, 1]) {
    fireEvent.click(screen.getByRole('button', { name: `Skip (${left} left)` }));
    fireEvent.click(screen.getByRole('button', { name: 'Skip it' }));
  }
  expect(stored().turns).toEqual([null, null]);
  fireEvent.click(screen.getByRole('button', { name: 'Skip (0 left)' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('follows another tab, whose pick is final', () => {
  render(<Harness />);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  const first = players()[0];
  if (first) fireEvent.click(first);
  const { squads } = stored();
  const place = book.squads.find(({ id }) => id === squads[0])?.places[5];
  act(() => {
    const turns = [{ player: place?.entry.player.id, slot: 'GK' }];
    localStorage.setItem(storedDraftKey(SEED), JSON.stringify({ ...stored(), turns }));
    window.dispatchEvent(new StorageEvent('storage', { key: storedDraftKey(SEED) }));
  });
  expect(screen.getByRole('status', { name: 'Pick 2 of 11' })).toBeVisible();
  expect(stored().turns[0].player).toBe(place?.entry.player.id);
});

it('doesn’t overwrite a pick that another tab made first', () => {
  render(<Harness />);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  const first = players()[0];
  if (first) fireEvent.click(first);
  // Before its storage event arrives.
  localStorage.setItem(storedDraftKey(SEED), JSON.stringify({ ...stored(), turns: [null] }));
  fireEvent.click(takeButton());
  expect(stored().turns).toEqual([null]);
});

it('starts over if the stored draft is damaged', () => {
  localStorage.setItem(storedDraftKey(SEED), '{"turns":[{"player":"x"');
  render(<Harness />);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(screen.getByRole('status', { name: 'Pick 1 of 11' })).toBeVisible();
});
