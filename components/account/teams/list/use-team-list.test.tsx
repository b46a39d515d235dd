import { act, renderHook } from '@testing-library/react';
import { useTeamList } from '#components/account/teams/list/use-team-list.ts';
import { BuilderProvider } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { changeTeam, deleteTeam, duplicateTeam, loadTeams } from '#lib/api/teams.ts';
import { LOAD_FAILED, TEAM_CHANGE_FAILED } from '#lib/platform/messages/cloud.ts';
import { makeCloudTeam } from '#lib/team/team.fixtures.ts';

jest.mock('#hooks/use-session.tsx', () => ({ useSession: jest.fn() }));
jest.mock('#lib/api/teams.ts');

const team = makeCloudTeam();
const page = { ok: true as const, value: [team] };

async function list(accessToken: () => Promise<string | null>) {
  jest.mocked(useSession).mockReturnValue({ accessToken } as unknown as ReturnType<typeof useSession>);
  jest.mocked(loadTeams).mockReset().mockResolvedValue(page);
  const { result } = renderHook(useTeamList, { wrapper: BuilderProvider });
  await act(async () => undefined);
  return result;
}

it('reports failures while the session cannot be renewed', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const accessToken = jest.fn().mockRejectedValueOnce(new Error('no answer within 5000 ms')).mockResolvedValue('token');
  const result = await list(accessToken);
  expect(result.current).toMatchObject({ teams: null, error: LOAD_FAILED, isBusy: false });
  await act(() => result.current.reload?.());
  expect(result.current).toMatchObject({ teams: [team], error: '' });

  accessToken.mockRejectedValueOnce(new Error('no answer within 5000 ms'));
  expect(await act(() => result.current.rename(team, 'Another'))).toBe(false);
  expect(result.current).toMatchObject({ teams: [team], error: TEAM_CHANGE_FAILED });
  expect(changeTeam).not.toHaveBeenCalled();
});

it('ignores further actions until the list has been reloaded after a change', async () => {
  const result = await list(async () => 'token');
  const reloaded = Promise.withResolvers<typeof page>();
  jest.mocked(loadTeams).mockReturnValueOnce(reloaded.promise);
  jest.mocked(duplicateTeam).mockResolvedValue({ ok: true, value: { teamId: team.id, version: 1 } });
  const { duplicate } = result.current;
  await act(async () => {
    void duplicate(team);
    expect(await duplicate(team)).toBe(false);
  });
  expect(result.current.isBusy).toBe(true);
  const { rename, makeDefault, remove, showMore } = result.current;
  for (const act of [() => rename(team, 'B'), () => makeDefault?.(team), () => remove(team), showMore])
    expect(await act()).toBe(false);
  await act(async () => reloaded.resolve(page));
  expect(result.current.isBusy).toBe(false);
  const calls = [duplicateTeam, changeTeam, deleteTeam, loadTeams].map((call) => jest.mocked(call).mock.calls.length);
  expect(calls).toEqual([1, 0, 0, 2]);
});
