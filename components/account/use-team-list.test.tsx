import { act, renderHook } from '@testing-library/react';
import { useTeamList } from '#components/account/use-team-list.ts';
import { BuilderProvider } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { changeTeam, deleteTeam, duplicateTeam, loadTeams } from '#lib/api/teams.ts';
import { LOAD_FAILED, TEAM_CHANGE_FAILED } from '#lib/platform/messages.ts';
import { newTeam } from '#lib/team/formations.ts';
import type { CloudTeam } from '#types/cloud.ts';

jest.mock('#hooks/use-session.tsx', () => ({ useSession: jest.fn() }));
jest.mock('#lib/api/teams.ts');

const team: CloudTeam = {
  ...newTeam(),
  id: 'cloud',
  version: 1,
  isDefault: true,
  updatedAt: '2026-01-01T12:00:00Z',
  coach: null,
};

it('says what could not be done where the session cannot be renewed now', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const accessToken = jest.fn().mockRejectedValueOnce(new Error('no answer within 5000 ms')).mockResolvedValue('token');
  jest.mocked(useSession).mockReturnValue({ accessToken } as unknown as ReturnType<typeof useSession>);
  jest.mocked(loadTeams).mockResolvedValue({ ok: true, value: [team] });
  const { result } = renderHook(useTeamList, { wrapper: BuilderProvider });
  await act(async () => undefined);
  expect(result.current).toMatchObject({ teams: null, error: LOAD_FAILED, isBusy: false });
  await act(() => result.current.reload());
  expect(result.current).toMatchObject({ teams: [team], error: '' });

  accessToken.mockRejectedValueOnce(new Error('no answer within 5000 ms'));
  expect(await act(() => result.current.rename(team, 'Another'))).toBe(false);
  expect(result.current).toMatchObject({ teams: [team], error: TEAM_CHANGE_FAILED });
  expect(changeTeam).not.toHaveBeenCalled();
});

it('does once what was pressed twice, and nothing while the list is read anew after it', async () => {
  jest
    .mocked(useSession)
    .mockReturnValue({ accessToken: async () => 'token' } as unknown as ReturnType<typeof useSession>);
  const page = { ok: true as const, value: [team] };
  jest.mocked(loadTeams).mockReset().mockResolvedValue(page);
  const { result } = renderHook(useTeamList, { wrapper: BuilderProvider });
  await act(async () => undefined);
  const first = result.current;

  const again = Promise.withResolvers<typeof page>();
  jest.mocked(loadTeams).mockReturnValueOnce(again.promise);
  jest.mocked(duplicateTeam).mockResolvedValue({ ok: true, value: { teamId: team.id, version: 1 } });
  await act(async () => {
    void first.duplicate(team);
    expect(await first.duplicate(team)).toBe(false);
  });
  expect(result.current.isBusy).toBe(true);
  const { rename, makeDefault, remove, showMore } = result.current;
  for (const act of [() => rename(team, 'B'), () => makeDefault(team), () => remove(team), showMore])
    expect(await act()).toBe(false);
  await act(async () => again.resolve(page));
  expect(result.current.isBusy).toBe(false);
  const calls = [duplicateTeam, changeTeam, deleteTeam, loadTeams].map((call) => jest.mocked(call).mock.calls.length);
  expect(calls).toEqual([1, 0, 0, 2]);
});
