import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { forgetQuickDraft, QuickDraft } from '#components/play/draft/quick-draft.tsx';
import { QUICK_DRAFT_KEY } from '#lib/platform/storage.ts';

jest.mock('#components/play/draft/load-squad-book.ts', () => {
  const { loadable } = jest.requireActual('#components/ui/use-loaded.ts');
  const { wholeSquads } = jest.requireActual('#lib/players/index/whole-index.fixtures.ts');
  // Made beforehand, because on a busy machine it takes longer than a test waits for a squad.
  const { book } = wholeSquads();
  return { squadBook: loadable(async () => book) };
});

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
});

// By label and text, because roles take long to find among so many shirts.
const pick = (number: number) => screen.findByLabelText(`Pick ${number} of 5`, {}, { timeout: 4500 });

function takeOne() {
  const players = within(screen.getByLabelText('Players', { selector: ':not([inert] *)' })).getAllByText(
    /^.+, \d+, [A-Z ]+$/,
  );
  const buttons = players.map((name) => name.closest('button'));
  const free = buttons.find((button) => button?.dataset.faded === 'false') ?? buttons[0];
  if (free) fireEvent.click(free);
  fireEvent.click(screen.getByText(/^Take .+, [A-Z]+$/));
}

it('keeps its picks through a reload, and forgets them once they have become a team', async () => {
  const onDrafted = jest.fn();
  const first = render(<QuickDraft against="Legends" onDrafted={onDrafted} />);
  fireEvent.click(screen.getByRole('button', { name: 'Quick draft' }));
  await pick(1);
  // The squad’s name
  expect(document.activeElement).toHaveTextContent(/ \d{4}$/);
  takeOne();
  await pick(2);
  first.unmount();

  render(<QuickDraft against="Legends" onDrafted={onDrafted} />);
  await pick(2);
  for (let number = 2; number <= 5; number++) {
    await pick(number);
    takeOne();
  }
  await waitFor(() => expect(onDrafted).toHaveBeenCalledTimes(1));
  expect(Object.values(onDrafted.mock.calls[0][0].players).filter(Boolean)).toHaveLength(11);
  act(forgetQuickDraft);
  expect(localStorage.getItem(QUICK_DRAFT_KEY)).toBe('');
  expect(screen.getByRole('button', { name: 'Quick draft' })).toBeVisible();
});

it('begins again if what is kept can’t be read', () => {
  localStorage.setItem(QUICK_DRAFT_KEY, '{"seed":"../x","turns":[]}');
  render(<QuickDraft against="Legends" onDrafted={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Quick draft' })).toBeVisible();
});
