import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlayerCard } from '#components/player-card/player-card.tsx';
import { store, TestBuilder } from '#hooks/builder.fixtures.tsx';
import type { CardSubject } from '#hooks/use-screen-actions.tsx';
import { fetchPlayerDetails, fetchPortrait, searchPlayers } from '#lib/api/players.ts';
import { BENCH_FULL } from '#lib/platform/messages/team.ts';
import { makePlayer, makePlayers, makeTeam } from '#lib/team/team.fixtures.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import type { Team } from '#types/team.ts';

jest.mock('#lib/api/players.ts');

const striker = makePlayer({ id: 'p1', name: 'Thierry Henry', position: 'ST', goals: 228 });
const onPitch: CardSubject = { spot: { kind: 'slot', slot: 'ST' } };
const onBench: CardSubject = { spot: { kind: 'bench', index: 0 } };

const onClose = jest.fn();

/** The card over a team. The sports database never responds here. */
function open(team: Team, subject: CardSubject) {
  const never = new Promise<never>(() => undefined);
  jest.mocked(searchPlayers).mockReturnValue(never);
  jest.mocked(fetchPlayerDetails).mockReturnValue(never);
  jest.mocked(fetchPortrait).mockReturnValue(never);
  onClose.mockClear();
  const screenOf = (shown: CardSubject | null) => (
    <TestBuilder>{shown && <PlayerCard subject={shown} onClose={onClose} />}</TestBuilder>
  );
  const { rerender } = render(screenOf(null));
  act(() => store.getState().adopt({ team }));
  rerender(screenOf(subject));
  return userEvent.setup();
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const messages = () => store.getState().notifications.map(({ message }) => message);

it('is named after the player and shows only known facts', () => {
  open(makeTeam('4-3-3', { ST: striker }), onPitch);
  const card = screen.getByRole('dialog', { name: 'Thierry Henry' });
  expect(card).toHaveTextContent('Goals228');
  expect(card).not.toHaveTextContent('Assists');
});

it('Move closes the card and picks the player up', async () => {
  const user = open(makeTeam('4-3-3', { ST: striker }), onPitch);
  await press(user, 'Move');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(store.getState().moving).toEqual({ from: 'team', spot: { kind: 'slot', slot: 'ST' } });
  expect(store.getState().announcement).toContain('Moving Thierry Henry');
});

it('closes if its player is removed, for example by another tab', () => {
  open(makeTeam('4-3-3', { ST: striker }), onPitch);
  act(() => store.getState().adopt({ team: makeTeam('4-3-3', {}) }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([
  ['moves a starter to the bench', MAX_SUBSTITUTES - 1, null, MAX_SUBSTITUTES, []],
  ['is rejected if the bench is full, with the reason', MAX_SUBSTITUTES, striker, MAX_SUBSTITUTES, [BENCH_FULL]],
])('To substitutes %s', async (_, before, starter, after, said) => {
  const user = open(makeTeam('4-3-3', { ST: striker }, makePlayers(before, 'bench-')), onPitch);
  await press(user, 'Bench, to substitutes');
  expect(store.getState().team.players.ST).toEqual(starter);
  expect(store.getState().team.substitutes).toHaveLength(after);
  expect(messages()).toEqual(said);
});

it('To field moves a substitute to a suitable slot', async () => {
  const user = open(makeTeam('4-3-3', {}, [striker]), onBench);
  await press(user, 'To field');
  expect(store.getState().team.players.ST).toEqual(striker);
  expect(store.getState().team.substitutes).toEqual([]);
});

it('To field without a free slot starts a move', async () => {
  const slots = ['GK', 'LB', 'LCB', 'RCB', 'RB', 'LCM', 'CM', 'RCM', 'LW', 'ST', 'RW'];
  const eleven = Object.fromEntries(makePlayers(11, 'starter-').map((player, index) => [slots[index], player]));
  const user = open(makeTeam('4-3-3', eleven, [striker]), onBench);
  await press(user, 'To field');
  expect(store.getState().moving).toEqual({ from: 'team', spot: { kind: 'bench', index: 0 } });
});

it('Remove takes the player out of the team', async () => {
  const user = open(makeTeam('4-3-3', { ST: striker }), onPitch);
  await press(user, 'Remove');
  expect(store.getState()).toMatchObject({ team: { players: { ST: null } }, announcement: 'Thierry Henry removed' });
});

it('adds a found player to his suggested spot, or to the selected one', async () => {
  const user = open(makeTeam('4-3-3', {}), { player: striker });
  expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
  await press(user, 'Add');
  expect(store.getState().team.players.ST).toEqual(striker);
  act(() => store.getState().undo());
  act(() => store.getState().select({ kind: 'slot', slot: 'LW' }));
  await press(user, 'Add');
  expect(store.getState().team.players.LW).toEqual(striker);
});

it('gives or takes away the armband in one tap and stays open', async () => {
  const user = open(makeTeam('4-3-3', { ST: striker }), onPitch);
  await press(user, 'Captain');
  expect(store.getState().team.captain).toBe('p1');
  expect(screen.getByRole('button', { name: 'Captain' })).toHaveAttribute('aria-pressed', 'true');
  await press(user, 'Vice-captain');
  expect(store.getState().team).toMatchObject({ captain: null, viceCaptain: 'p1' });
  act(() => store.getState().undo());
  expect(store.getState().team).toMatchObject({ captain: 'p1', viceCaptain: null });
  expect(onClose).not.toHaveBeenCalled();
});

it('changes the shirt number and names who else wears it', async () => {
  const other = makePlayer({ id: 'p2', name: 'Dennis Bergkamp', jerseyNumber: 10 });
  const third = makePlayer({ id: 'p3', name: 'Zico', jerseyNumber: 10 });
  const user = open(makeTeam('4-3-3', { ST: striker, LW: other, RW: third }), onPitch);
  const field = screen.getByRole('textbox', { name: 'Shirt number' });
  await user.clear(field);
  await user.type(field, '1x0');
  await user.tab();
  expect(store.getState().team.players.ST?.jerseyNumber).toBe(10);
  expect(screen.getByRole('dialog')).toHaveTextContent('Number 10 is also worn by Dennis Bergkamp and Zico.');
  await user.clear(screen.getByRole('textbox', { name: 'Shirt number' }));
  await user.tab();
  expect(store.getState().team.players.ST?.jerseyNumber).toBeNull();
});

it('rejects the number 0 and restores the previous one', async () => {
  const user = open(makeTeam('4-3-3', { ST: striker }), onPitch);
  const field = screen.getByRole('textbox', { name: 'Shirt number' });
  await user.clear(field);
  await user.type(field, '0{Enter}');
  expect(messages()).toEqual(['Please enter a shirt number from 1 to 99']);
  expect(field).toHaveValue('8');
});

it.each<[string, Team, string]>([
  ['on the pitch', makeTeam('4-3-3', { ST: striker }), 'Bench, to substitutes'],
  ['on the bench', makeTeam('4-3-3', {}, [striker]), 'To field'],
])('of a found player who is already %s offers what can be done there, not Add', (_, team, action) => {
  open(team, { player: { ...striker, id: 'found-elsewhere' } });
  expect(screen.getByRole('button', { name: action })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
});
