import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BuilderProvider, useBuilderStore } from '#hooks/use-builder.tsx';
import { CloudTeamProvider, useCloudTeam } from '#hooks/use-cloud-team.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { createTeamSaver, type SaveOutcome } from '#lib/cloud-team/save-team.ts';
import {
  SAVE_TRY_AGAIN,
  SAVED,
  SAVED_LOCALLY,
  SAVED_LOCALLY_INSTEAD,
  TEAM_NOT_PUT_AWAY,
  TOO_MANY_TEAMS,
} from '#lib/platform/messages/cloud.ts';
import { SIGN_IN_FIRST } from '#lib/platform/messages/session.ts';
import { makeCloudTeam } from '#lib/team/team.fixtures.ts';

jest.mock('#hooks/use-session.tsx');
jest.mock('#lib/cloud-team/save-team.ts', () => ({ createTeamSaver: jest.fn() }));
jest.mock('#lib/cloud-team/recovery.ts', () => {
  throw new Error('chunk');
});

function signIn(id: string | null) {
  const session = id === null ? { status: 'signed-out', user: null } : { status: 'signed-in', user: { id } };
  jest.mocked(useSession).mockReturnValue(session as ReturnType<typeof useSession>);
}

function start() {
  signIn(null);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BuilderProvider>
      <CloudTeamProvider>{children}</CloudTeamProvider>
    </BuilderProvider>
  );
  const { result, rerender } = renderHook(() => ({ cloud: useCloudTeam(), store: useBuilderStore() }), { wrapper });
  const said = () => result.current.store.getState().notifications.map(({ message }) => message);
  const send = jest.fn<Promise<SaveOutcome>, []>();
  jest.mocked(createTeamSaver).mockReturnValue(send);
  return { result, rerender, said, send, save: () => act(() => result.current.cloud.save()) };
}

const NOT_SAVED = { ok: false, error: '', cloud: null } as const;

it.each<[SaveOutcome, boolean, string[]]>([
  [{ ok: true, value: { teamId: 'cloud', version: 1 } }, true, [SAVED]],
  [{ ...NOT_SAVED, code: 'unreachable' }, false, [SAVED_LOCALLY]],
  [{ ...NOT_SAVED, code: 'failed' }, false, [SAVED_LOCALLY_INSTEAD]],
  [{ ...NOT_SAVED, code: 'limit', error: TOO_MANY_TEAMS }, false, [TOO_MANY_TEAMS]],
  [{ ...NOT_SAVED, code: 'signed-out' }, false, [SIGN_IN_FIRST]],
  [null, false, []],
])('reports a save that ends in %j', async (outcome, isSaved, sentences) => {
  const { save, send, said, result } = start();
  send.mockResolvedValue(outcome);
  expect(await save()).toBe(isSaved);
  expect(said()).toEqual(sentences);
  expect(result.current.cloud).toMatchObject({ isSaving: false, question: null });
});

it('asks about a conflict', async () => {
  const { save, send, said, result } = start();
  const cloud = makeCloudTeam({ version: 5 });
  send.mockResolvedValue({ ...NOT_SAVED, code: 'conflict', cloud });
  expect(await save()).toBe(false);
  expect(result.current.cloud.question).toEqual({ kind: 'conflict', cloud });
  expect(said()).toEqual([]);
});

it('saves once at a time, and again after a failure', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { save, send, said, result } = start();
  const answer = Promise.withResolvers<SaveOutcome>();
  send.mockReturnValueOnce(answer.promise);
  const outcomes = act(() => {
    const both = Promise.all([result.current.cloud.save(), result.current.cloud.save()]);
    answer.reject(new Error('broken'));
    return both;
  });
  expect(await outcomes).toEqual([false, false]);
  expect(send).toHaveBeenCalledTimes(1);
  expect(said()).toEqual([SAVE_TRY_AGAIN]);
  send.mockResolvedValue({ ok: true, value: { teamId: 'cloud', version: 1 } });
  expect(await save()).toBe(true);
});

it('warns that a team is still on screen if the code that clears it at sign-out fails to load', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { result, said } = start();
  await act(async () => result.current.store.setState({ owner: 'me', isRestored: true }));
  expect(said()).toEqual([TEAM_NOT_PUT_AWAY]);
  expect(warn).toHaveBeenCalledTimes(1);
});

it('says that the user’s team failed to load, until they sign out', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { result, rerender } = start();
  signIn('me');
  await act(async () => result.current.store.setState({ isRestored: true }));
  expect(result.current.cloud).toMatchObject({ hasLoadFailed: true, isLoading: false });
  signIn(null);
  await act(async () => rerender());
  expect(result.current.cloud.hasLoadFailed).toBe(false);
});
