import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MyTeamsDialog } from '#components/account/teams/my-teams-dialog.tsx';
import { store, TestBuilder } from '#hooks/builder.fixtures.tsx';
import { CloudTeamProvider } from '#hooks/use-cloud-team.tsx';
import { SessionProvider } from '#hooks/use-session.tsx';
import { hasUnsavedChanges } from '#lib/builder/cloud-record.ts';
import { limitStorage } from '#lib/builder/local-team.fixtures.ts';
import { keptTeams, storeKept } from '#lib/kept-teams/kept-storage.ts';
import { keepTeam, renameKept } from '#lib/kept-teams/kept-teams.ts';
import { NO_ROOM_TO_KEEP, TOO_MANY_KEPT } from '#lib/platform/messages/kept-teams.ts';
import { READ_ONLY_TEAM } from '#lib/platform/messages/team.ts';
import { keptTeamKey } from '#lib/platform/storage.ts';
import { addStarter, renameTeam } from '#lib/team/operations.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';
import { MAX_KEPT_TEAMS } from '#types/limits.ts';

const close = jest.fn();

function show() {
  render(
    <TestBuilder>
      <SessionProvider hasBackend={false}>
        <CloudTeamProvider>
          <MyTeamsDialog onClose={close} />
        </CloudTeamProvider>
      </SessionProvider>
    </TestBuilder>,
  );
  return userEvent.setup();
}

/** Stores a team under its name as the id. */
function keep(name: string): void {
  const team = { ...makeTeam('4-4-2', { LST: makePlayer({ id: 'nine' }) }), name };
  storeKept(keepTeam(keptTeams().teams, team, { id: name, now: 1, unreadable: 0 }));
}

const pick = (id: string) =>
  act(() => void store.getState().edit((team) => addStarter(team, makePlayer({ id }), 'ST'), ''));
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const tellOthers = (id: string) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: keptTeamKey(id) })));

beforeEach(() => {
  localStorage.clear();
  close.mockReset();
});
afterEach(() => jest.restoreAllMocks());

it('saves the team on screen, then its changes, and marks it as open', async () => {
  const user = show();
  expect(screen.getByText('You have no saved teams yet. Build one and save it here.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  pick('one');
  await user.click(button('Save this team'));
  expect(items()).toEqual([expect.stringMatching(/^My Dream TeamOpen4-3-3 · 1 of 11 picked/)]);
  expect(screen.getByRole('list', { name: 'Saved teams' })).toHaveFocus();
  act(() => void store.getState().edit((team) => renameTeam(team, 'Mine'), ''));
  await user.click(button('Save changes'));
  expect(items()).toEqual([expect.stringMatching(/^MineOpen/)]);
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
});

it('refuses the eleventh, and says when storage is full; the team stays on screen', async () => {
  for (let count = 1; count <= MAX_KEPT_TEAMS; count += 1) keep(`Team ${count}`);
  const user = show();
  pick('one');
  await user.click(button('Save this team'));
  expect(screen.getByRole('alert')).toHaveTextContent(TOO_MANY_KEPT);
  await user.click(button('Delete Team 3'));
  await user.click(button('Delete team'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const spy = limitStorage(() => 0);
  await user.click(button('Save this team'));
  expect(screen.getByRole('alert')).toHaveTextContent(NO_ROOM_TO_KEEP);
  spy.mockRestore();
  expect(items()).toHaveLength(MAX_KEPT_TEAMS - 1);
  await user.click(button('Save this team'));
  expect(items()).toHaveLength(MAX_KEPT_TEAMS);
});

it('asks before another team replaces unsaved changes, and leaves them if they can’t be saved', async () => {
  for (let count = 1; count <= MAX_KEPT_TEAMS; count += 1) keep(`Team ${count}`);
  const user = show();
  pick('one');
  await user.click(button('Open Team 2'));
  const question = screen.getByRole('dialog', { name: 'You have unsaved changes' });
  await user.click(within(question).getByRole('button', { name: 'Save first' }));
  expect(screen.getByRole('alert')).toHaveTextContent(TOO_MANY_KEPT);
  expect([close.mock.calls.length, store.getState().team.name]).toEqual([0, 'My Dream Team']);
  await user.click(button('Open Team 2'));
  await user.click(button('Continue without saving'));
  expect([close.mock.calls.length, store.getState().team.name]).toEqual([1, 'Team 2']);
  act(() => store.getState().undo());
  expect(store.getState().team.players.ST?.id).toBe('one');
});

it('opens a team at once if nothing would be lost, and starts a new one', async () => {
  keep('Other');
  const user = show();
  await user.click(button('Open Other'));
  expect([store.getState().team.name, hasUnsavedChanges(store.getState())]).toEqual(['Other', false]);
  await user.click(button('New team'));
  expect([store.getState().team.name, close.mock.calls.length]).toEqual(['My Dream Team', 2]);
});

it('renames, copies and deletes, along with the open team', async () => {
  keep('First');
  const user = show();
  await user.click(button('Open First'));
  await user.click(button('Rename First'));
  await user.clear(screen.getByRole('textbox', { name: 'New name' }));
  await user.type(screen.getByRole('textbox', { name: 'New name' }), 'Premier{Enter}');
  expect([store.getState().team.name, hasUnsavedChanges(store.getState())]).toEqual(['Premier', false]);
  await user.click(button('Duplicate Premier'));
  expect(items()).toEqual([expect.stringMatching(/^Premier \(copy\)/), expect.stringMatching(/^PremierOpen/)]);
  expect(screen.queryByRole('button', { name: /^Make default/ })).not.toBeInTheDocument();
  await user.click(button('Delete Premier'));
  const question = screen.getByRole('dialog', { name: 'Delete “Premier”?' });
  expect(question).toHaveTextContent(
    'This permanently deletes it from this browser. If it’s open here, it stays open.',
  );
  await user.click(within(question).getByRole('button', { name: 'Delete team' }));
  expect(items()).toHaveLength(1);
  expect([store.getState().team.name, hasUnsavedChanges(store.getState())]).toEqual(['Premier', true]);
});

it('shows what another tab does, and asks about a team that both changed', async () => {
  keep('Other');
  const user = show();
  await user.click(button('Open Other'));
  storeKept(renameKept(keptTeams().teams, 'Other', 'Theirs', 1));
  await tellOthers('Other');
  expect(items()).toEqual([expect.stringMatching(/^TheirsOpen/)]);
  act(() => void store.getState().edit((team) => renameTeam(team, 'Mine'), ''));
  await user.click(button('Save changes'));
  const question = screen.getByRole('dialog', { name: 'Team changed elsewhere' });
  expect(question).toHaveTextContent('“Theirs” was saved somewhere else');
  await user.click(within(question).getByRole('button', { name: 'Save mine over it' }));
  expect(items()).toEqual([expect.stringMatching(/^MineOpen/)]);
});

it('leaves a team from a newer version alone, in the list and on screen', async () => {
  keep('Other');
  const text = JSON.stringify({ v: 99, savedAt: 1, team: {} });
  localStorage.setItem(keptTeamKey('newer'), text);
  const user = show();
  expect(screen.getByText(/^One more team can’t be read by this version of the site/)).toBeVisible();
  act(() => store.setState({ readOnly: true }));
  await user.click(button('Open Other'));
  expect(screen.getByRole('alert')).toHaveTextContent(READ_ONLY_TEAM);
  expect(localStorage.getItem(keptTeamKey('newer'))).toBe(text);
});
