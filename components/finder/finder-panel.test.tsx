import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { FinderPanel } from '#components/finder/finder-panel.tsx';
import { BuilderProvider, useBuilderStore } from '#hooks/use-builder.tsx';
import { ScreenActionsContext } from '#hooks/use-screen-actions.tsx';
import { searchPlayers } from '#lib/api/players.ts';
import type { BuilderStore } from '#lib/builder/store.ts';
import {
  OFFLINE_DATABASE_BANNER,
  PLAYER_DATABASE_UNREACHABLE,
  SEARCH_CRITERIA_MISSING,
} from '#lib/platform/messages/player.ts';
import { SELECT_POSITION_FIRST } from '#lib/platform/messages/team.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { makePlayers, makeTeam } from '#lib/team/team.fixtures.ts';

jest.mock('#lib/api/players.ts');

let store: BuilderStore;
const openCard = jest.fn();

function Panel() {
  store = useBuilderStore();
  const field = useRef<HTMLInputElement>(null);
  return (
    <ScreenActionsContext
      value={{ openCard, focusSearch: () => field.current?.focus(), share: jest.fn(), listTeams: jest.fn() }}
    >
      <FinderPanel field={field} />
    </ScreenActionsContext>
  );
}

beforeEach(() => {
  openCard.mockClear();
  jest
    .mocked(searchPlayers)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
  render(
    <BuilderProvider>
      <Panel />
    </BuilderProvider>,
  );
});

const field = () => screen.getByRole('textbox', { name: 'Player name' });
const results = () => within(screen.getByRole('list', { name: 'Search results' }));
const names = () =>
  results()
    .getAllByRole('button', { name: /^Add / })
    .map((button) => button.getAttribute('aria-label'))
    .filter((name) => name !== null);
const add = (name: string) => results().getByRole('button', { name: `Add ${name}` });
const status = () => screen.getByRole('status');

it('arrow keys move from the field, or a result’s name, through the results and back', async () => {
  const user = userEvent.setup();
  await user.type(field(), 'ma');
  const [first, second] = names();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveAccessibleName(first ?? '');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveAccessibleName(second ?? '');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).toHaveFocus();
  for (const _ of names()) await user.keyboard('{ArrowDown}');
  await user.keyboard('{ArrowDown}');
  const last = document.activeElement;
  expect(last).toHaveAccessibleName(/as your own player$/);
  await user.keyboard('{ArrowDown}');
  expect(last).toHaveFocus();
  const rows = results().getAllByRole('listitem');
  act(() =>
    within(rows[1] as HTMLElement)
      .getAllByRole('button')[0]
      ?.focus(),
  );
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveAccessibleName(names()[2] ?? '');
});

it('arrow keys work as usual in the other fields', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Advanced search' }));
  const position = await screen.findByRole('combobox', { name: 'Position' });
  act(() => position.focus());
  await user.keyboard('{ArrowDown}');
  expect(position).toHaveFocus();
});

it('adds to the selected slot, marks players in the team, and picks the player up if only the goal is open to him (D6)', async () => {
  const user = userEvent.setup();
  const others = makePlayers(10);
  const filled = formationOf('4-3-3')
    .positions.slice(1)
    .map((slot, at) => [slot, others[at]] as const);
  act(() => store.getState().adopt({ team: makeTeam('4-3-3', Object.fromEntries(filled)) }));
  await user.type(field(), 'henry');
  await user.click(add('Thierry Henry'));
  expect(store.getState().moving).toMatchObject({ from: 'search', player: { name: 'Thierry Henry' } });
  expect(store.getState().announcement).toContain(SELECT_POSITION_FIRST);
  act(() => store.getState().stopMoving());
  act(() => store.getState().select({ kind: 'slot', slot: 'ST' }));
  await user.click(add('Thierry Henry'));
  expect(store.getState().team.players.ST?.name).toBe('Thierry Henry');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  await user.keyboard('henry');
  expect(await results().findByText('In team')).toBeInTheDocument();
  await user.click(add('Thierry Henry'));
  expect(store.getState().notifications.at(-1)?.message).toBe('Thierry Henry is already in your team');
});

it('Enter adds the first result and selects the next empty position; Escape clears the field, then the selection', async () => {
  const user = userEvent.setup();
  act(() => store.getState().select({ kind: 'slot', slot: 'ST' }));
  await user.type(field(), 'henry{Enter}');
  expect(store.getState().team.players.ST?.name).toBe('Thierry Henry');
  expect(store.getState().selected).toEqual({ kind: 'slot', slot: 'RW', isGuess: true });
  await user.type(field(), 'mes');
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(store.getState().selected).toEqual({ kind: 'slot', slot: 'RW', isGuess: true });
  await user.keyboard('{Escape}');
  expect(store.getState().selected).toBeNull();
});

it('shows where the first result, or the one pointed at, would go, and Enter puts him there (D61)', async () => {
  const user = userEvent.setup();
  const places = () =>
    results()
      .queryAllByText(/^→ /)
      .map((place) => place.textContent);
  await user.type(field(), 'ma');
  const [first, second] = names().map((name) => name.replace('Add ', ''));
  const { suggestion } = store.getState();
  const slot = suggestion?.spot.kind === 'slot' ? suggestion.spot.slot : '';
  expect(suggestion?.name).toBe(first);
  expect(places()).toEqual([`→ ${slot}`]);
  expect(add(first ?? '')).toHaveAccessibleDescription(`→ ${slot}`);
  await user.hover(add(second ?? ''));
  expect(store.getState().suggestion?.name).toBe(second);
  expect(places()).toHaveLength(1);
  await user.unhover(add(second ?? ''));
  await user.keyboard('{Enter}');
  expect(store.getState().team.players).toMatchObject({ [slot]: { name: first } });
  act(() => store.getState().select({ kind: 'slot', slot: 'GK' }));
  await user.type(field(), 'ma');
  expect(places()).toEqual([]);
  expect(store.getState().suggestion).toBeNull();
});

it('adds to the selected bench (D6)', async () => {
  const user = userEvent.setup();
  act(() => store.getState().select({ kind: 'bench', index: 0 }));
  expect(await screen.findByText('Suggestions for the bench')).toBeInTheDocument();
  await user.type(field(), 'henry');
  await user.click(add('Thierry Henry'));
  expect(store.getState().team.substitutes.map(({ name }) => name)).toEqual(['Thierry Henry']);
});

it('a click on a result opens the card (D7)', async () => {
  const user = userEvent.setup();
  await user.type(field(), 'henry');
  await user.click(results().getByRole('button', { name: /^Thierry Henry/ }));
  expect(openCard).toHaveBeenCalledWith({ player: expect.objectContaining({ name: 'Thierry Henry' }) });
});

it('adds anyone as an own player, by name alone or with details (D50)', async () => {
  const user = userEvent.setup();
  act(() => store.getState().select({ kind: 'slot', slot: 'ST' }));
  await user.type(field(), '<b>Qxz</b>');
  await user.click(results().getByRole('button', { name: /as your own player$/ }));
  expect(store.getState().team.players.ST).toMatchObject({ id: expect.stringMatching(/^own:/), name: '<b>Qxz</b>' });
  expect(field()).toHaveValue('');

  act(() => store.getState().select({ kind: 'slot', slot: 'GK' }));
  await user.type(field(), 'Qxzy');
  await user.click(results().getByRole('button', { name: 'Own player with details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your own player' }));
  await user.type(dialog.getByRole('textbox', { name: 'Year of birth' }), '90');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('such as 1990');
  await user.clear(dialog.getByRole('textbox', { name: 'Year of birth' }));
  await user.type(dialog.getByRole('textbox', { name: 'Year of birth' }), '1990');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Position' }), 'Goalkeeper');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(store.getState().team.players.GK).toMatchObject({ name: 'Qxzy', year: 1990, position: 'GK' }),
  );
});

it.each<[string, () => Promise<void>]>([
  ['Enter', () => userEvent.type(field(), '{Enter}')],
  ['Search', () => userEvent.click(screen.getByRole('button', { name: 'Search' }))],
])('%s without criteria asks for one', async (_, submit) => {
  expect(field()).toHaveAttribute('maxlength', '120');
  await submit();
  expect(status()).toHaveTextContent(SEARCH_CRITERIA_MISSING);
});

it('shows that it is searching, then that the database is unreachable', async () => {
  const user = userEvent.setup();
  const answer = Promise.withResolvers<never>();
  jest.mocked(searchPlayers).mockReturnValue(answer.promise);
  await user.type(field(), 'henry');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(status()).toHaveTextContent('Searching the player database…');
  expect(screen.queryByText(OFFLINE_DATABASE_BANNER)).toBeNull();
  await act(async () => answer.reject(new TypeError('Failed to fetch')));
  expect(screen.getByText(OFFLINE_DATABASE_BANNER)).toBeInTheDocument();
  expect(status()).toHaveTextContent(PLAYER_DATABASE_UNREACHABLE);
  expect(names()).toEqual(['Add Thierry Henry']);
});

it('shows filters as chips, also without the player table; removing one, or Backspace, lifts it', async () => {
  const user = userEvent.setup();
  const chips = () => screen.queryAllByRole('button', { name: /^Remove filter/ });
  const toggle = screen.getByRole('button', { name: 'Advanced search' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Position' }), 'GK');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year of birth' }), '1985');
  await user.click(toggle);
  expect(screen.queryByRole('combobox', { name: 'Position' })).toBeNull();
  const list = await screen.findByRole('list', { name: 'Filters' });
  expect(within(list).getAllByRole('button')).toEqual(chips());
  expect(chips().map((chip) => chip.textContent)).toEqual(['Goalkeepers', 'Born around 1985']);
  await user.type(field(), 'x{Backspace}');
  expect(chips()).toHaveLength(2);
  await user.keyboard('{Backspace}');
  expect(chips().map((chip) => chip.textContent)).toEqual(['Goalkeepers']);
  await user.click(screen.getByRole('button', { name: 'Remove filter Goalkeepers' }));
  expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull();
  expect(field()).toHaveFocus();
});

it('Start New Team clears the chips, but not a typed name', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Advanced search' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Position' }), 'GK');
  await user.type(field(), 'buffon');
  expect(await screen.findByRole('list', { name: 'Filters' })).toBeInTheDocument();
  act(() => store.getState().startNewTeam());
  expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull();
  expect(field()).toHaveValue('buffon');
});

it('puts the selected position’s players first, unless all positions are wanted', async () => {
  const user = userEvent.setup();
  const chip = (name: string) => screen.getByRole('button', { name });
  expect(screen.queryByRole('button', { name: 'All positions' })).toBeNull();
  act(() => store.getState().select({ kind: 'slot', slot: 'GK' }));
  expect(chip('GK first')).toHaveAttribute('aria-pressed', 'true');
  const ofPosition = names();
  await user.click(chip('All positions'));
  expect(chip('All positions')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('heading', { name: 'Suggestions for all positions' })).toBeInTheDocument();
  expect(names()).not.toEqual(ofPosition);
  await user.click(chip('GK first'));
  expect(names()).toEqual(ofPosition);
  await user.click(chip('All positions'));
  // Selecting another position resets the choice.
  act(() => store.getState().select({ kind: 'slot', slot: 'ST' }));
  expect(chip('ST first')).toHaveAttribute('aria-pressed', 'true');
});
