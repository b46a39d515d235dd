import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CloudTeams } from '#components/account/teams/list/cloud-teams.tsx';
import type { TeamList } from '#components/account/teams/list/team-list.ts';
import { useTeamList } from '#components/account/teams/list/use-team-list.ts';
import { store, TestBuilder } from '#hooks/builder.fixtures.tsx';
import { useCloudTeam } from '#hooks/use-cloud-team.tsx';
import type { CloudTeamControls } from '#lib/cloud-team/cloud-team-store.ts';
import { renameTeam } from '#lib/team/operations.ts';
import { makeCloudTeam } from '#lib/team/team.fixtures.ts';

jest.mock('#hooks/use-cloud-team.tsx');
jest.mock('#hooks/use-session.tsx', () => ({ useSession: jest.fn(() => ({})) }));
jest.mock('#components/account/teams/list/use-team-list.ts');

const second = makeCloudTeam({ id: 'second', name: 'Second', isDefault: false });

const list = {
  duplicate: jest.fn(),
  makeDefault: jest.fn(),
  showMore: jest.fn(),
  rename: jest.fn(),
  remove: jest.fn(),
};
const cloud = { open: jest.fn(), save: jest.fn() };

function show({ isBusy = false, isSaving = false } = {}) {
  const known = { ...list, teams: [second], isBusy, error: '', hasMore: true } as unknown as TeamList;
  jest.mocked(useTeamList).mockReturnValue(known);
  jest.mocked(useCloudTeam).mockReturnValue({ ...cloud, isSaving } as unknown as CloudTeamControls);
  render(
    <TestBuilder>
      <CloudTeams onClose={() => undefined} />
    </TestBuilder>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  for (const call of [...Object.values(list), ...Object.values(cloud)]) call.mockReset();
});

const BUTTONS = ['Duplicate Second', 'Make default: Second', 'Show more'];
it('disables its actions while the list is busy', async () => {
  const user = show({ isBusy: true });
  for (const name of BUTTONS) expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Rename Second' }));
  const save = screen.getByRole('button', { name: 'Save name' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await user.type(screen.getByRole('textbox', { name: 'New name' }), 'Other{Enter}');
  expect(list.rename).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Delete Second' }));
  const question = within(screen.getByRole('dialog', { name: 'Delete “Second”?' }));
  await user.click(question.getByRole('button', { name: 'One moment…' }));
  expect(list.remove).not.toHaveBeenCalled();
  expect(question.getByRole('button', { name: 'One moment…' })).toBeVisible();
});

describe('opening another team with unsaved changes', () => {
  async function leave() {
    const user = show();
    act(() => void store.getState().edit((team) => renameTeam(team, 'Mine'), ''));
    const answer = Promise.withResolvers<boolean>();
    cloud.save.mockReturnValue(answer.promise);
    await user.click(screen.getByRole('button', { name: 'Open Second' }));
    const question = screen.getByRole('dialog', { name: 'You have unsaved changes' });
    await user.click(within(question).getByRole('button', { name: 'Save first' }));
    return { user, question, saved: () => act(async () => answer.resolve(true)) };
  }

  it.each([
    ['opens it once the changes are saved', false, [[second]]],
    ['stays if the user cancels while saving', true, []],
  ])('%s', async (_, cancels, opened) => {
    const { user, question, saved } = await leave();
    if (cancels) await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(cloud.open).not.toHaveBeenCalled();
    await saved();
    expect(cloud.open.mock.calls).toEqual(opened);
  });

  it('shows when it is saving', async () => {
    const user = show({ isSaving: true });
    act(() => void store.getState().edit((team) => renameTeam(team, 'Mine'), ''));
    await user.click(screen.getByRole('button', { name: 'Open Second' }));
    await user.click(screen.getByRole('button', { name: 'Saving…' }));
    expect(cloud.save).not.toHaveBeenCalled();
  });
});
