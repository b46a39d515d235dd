import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BuilderProvider, useBuilderStore } from '#hooks/use-builder.tsx';
import { useSave } from '#hooks/use-save.ts';
import { useSession } from '#hooks/use-session.tsx';
import { type SaveResult, saveTeam } from '#lib/api/teams.ts';
import { putAside, recoveryCopies } from '#lib/cloud-team/recovery.ts';
import { SAVED, SAVED_LOCALLY, SAVED_LOCALLY_INSTEAD, SIGN_IN_FIRST } from '#lib/platform/messages.ts';
import { renameTeam } from '#lib/team/operations.ts';
import type { CloudTeam } from '#types/cloud.ts';

jest.mock('#hooks/use-session.tsx', () => ({ useSession: jest.fn() }));
jest.mock('#lib/api/teams.ts', () => ({ saveTeam: jest.fn() }));

const send = jest.mocked(saveTeam);
const accessToken = jest.fn<Promise<string | null>, [({ isRefused: true } | undefined)?]>();

const saved = (version: number, teamId = 'cloud'): SaveResult => ({ ok: true, value: { teamId, version } });
const failed = (status: number, fallback = false): SaveResult => ({
  ok: false,
  conflict: null,
  status,
  error: 'no',
  fallback,
  answer: null,
});

function signedInAs(id: string | null) {
  jest
    .mocked(useSession)
    .mockReturnValue({ user: id && { id }, accessToken } as unknown as ReturnType<typeof useSession>);
}

function start() {
  signedInAs('me');
  accessToken.mockReset().mockResolvedValue('token');
  send.mockReset();
  const onConflict = jest.fn<void, [CloudTeam]>();
  const wrapper = ({ children }: { children: ReactNode }) => <BuilderProvider>{children}</BuilderProvider>;
  const hook = renderHook(() => ({ ...useSave(onConflict), store: useBuilderStore() }), { wrapper });
  const { store } = hook.result.current;
  store.setState({ team: { ...store.getState().team, id: 'cloud' }, versions: { cloud: 4 }, owner: 'me' });
  const rename = (name: string) => store.getState().edit((team) => renameTeam(team, name), name);
  rename('One');
  const said = () => store.getState().notifications.map(({ message }) => message);
  const save = () => act(() => hook.result.current.save());
  const asCloud = (name: string, version: number): CloudTeam => ({
    ...store.getState().team,
    name,
    id: 'cloud',
    version,
    isDefault: true,
    updatedAt: '2026-01-01T12:00:00Z',
    coach: null,
  });
  return { ...hook, store, rename, said, save, onConflict, asCloud };
}

/** What was sent at the nth call. */
const sent = (number: number) => {
  const call = send.mock.calls[number - 1];
  if (!call) throw new Error(`there was no call ${number}`);
  return { token: call[0].token, ...call[1] };
};

it('asks before it replaces a team whose version it does not know', async () => {
  const { store, save, onConflict, asCloud } = start();
  store.setState({ versions: {} });
  send.mockResolvedValue({ ...failed(409), conflict: asCloud('Theirs', 7) } as SaveResult);
  expect(await save()).toBe(false);
  expect(sent(1)).toMatchObject({ version: 0, team: { id: 'cloud' } });
  expect(onConflict).toHaveBeenCalledWith(expect.objectContaining({ name: 'Theirs', version: 7 }));
});

it('sends the version last read, clears the mark and keeps the new version', async () => {
  const { store, save, said } = start();
  send.mockResolvedValue(saved(5));
  expect(await save()).toBe(true);
  expect(sent(1)).toMatchObject({ token: 'token', version: 4, asNew: false, team: { id: 'cloud', name: 'One' } });
  expect(store.getState()).toMatchObject({ hasUnsavedChanges: false, versions: { cloud: 5 } });
  expect(said()).toEqual([SAVED]);
});

it('keeps edits unsaved that were made while it was saving', async () => {
  const { store, rename, save } = start();
  send.mockImplementation(async () => {
    rename('Two');
    return saved(5);
  });
  await save();
  expect(store.getState()).toMatchObject({ hasUnsavedChanges: true, team: { name: 'Two' }, versions: { cloud: 5 } });
});

it('gives a team that was started meanwhile neither the id nor the mark of the saved one', async () => {
  const { store, save } = start();
  store.setState({ team: { ...store.getState().team, id: null } });
  send.mockImplementation(async () => {
    store.getState().startNewTeam();
    return saved(1, 'first');
  });
  await save();
  expect(store.getState()).toMatchObject({ hasUnsavedChanges: true, lastSaved: null, team: { id: null } });
});

it('is one save at a time', async () => {
  const { result, save } = start();
  const answer = Promise.withResolvers<SaveResult>();
  send.mockReturnValue(answer.promise);
  const outcomes = act(() => {
    const both = Promise.all([result.current.save(), result.current.save()]);
    answer.resolve(saved(5));
    return both;
  });
  expect(await outcomes).toEqual([true, false]);
  expect(send).toHaveBeenCalledTimes(1);
  expect(await save()).toBe(true);
});

it('repeats a save whose answer was lost under the same id, and the next one under another', async () => {
  const { save, rename } = start();
  send.mockResolvedValueOnce(failed(0, true)).mockResolvedValue(saved(5));
  await save();
  await save();
  expect(sent(2).requestId).toBe(sent(1).requestId);
  rename('Two');
  await save();
  expect(sent(3).requestId).not.toBe(sent(1).requestId);
});

it('saves from a page that another machine serves over plain HTTP, where the platform makes no UUID', async () => {
  Object.assign(crypto, { randomUUID: undefined });
  const { save } = start();
  send.mockResolvedValue(saved(5));
  expect(await save()).toBe(true);
  Reflect.deleteProperty(crypto, 'randomUUID');
});

it('takes its own save, whose answer was lost, for no conflict', async () => {
  const { save, rename, asCloud, onConflict, store } = start();
  send.mockResolvedValueOnce(failed(0, true));
  await save();
  const conflict = asCloud('One', 5);
  rename('Two');
  send.mockResolvedValueOnce({ ok: false, conflict }).mockResolvedValueOnce(saved(6));
  expect(await save()).toBe(true);
  expect(sent(3)).toMatchObject({ version: 5, team: { name: 'Two' } });
  expect(onConflict).not.toHaveBeenCalled();
  expect(store.getState()).toMatchObject({ hasUnsavedChanges: false, versions: { cloud: 6 } });
});

it('asks about anybody else’s save and keeps the work unsaved', async () => {
  const { save, asCloud, onConflict, store, said } = start();
  const conflict = asCloud('Theirs', 5);
  send.mockResolvedValue({ ok: false, conflict });
  expect(await save()).toBe(false);
  expect(onConflict).toHaveBeenCalledWith(conflict);
  expect(store.getState()).toMatchObject({ hasUnsavedChanges: true, versions: { cloud: 4 } });
  expect(said()).toEqual([]);
});

it('renews a token that the server refuses, once', async () => {
  const { save, said } = start();
  accessToken.mockResolvedValueOnce('old').mockResolvedValueOnce('new');
  send.mockResolvedValueOnce(failed(401)).mockResolvedValueOnce(saved(5));
  expect(await save()).toBe(true);
  expect(accessToken).toHaveBeenLastCalledWith({ isRefused: true });
  expect(sent(2).token).toBe('new');

  send.mockResolvedValue(failed(401));
  expect(await save()).toBe(false);
  expect(send).toHaveBeenCalledTimes(4);
  expect(said()).toContain(SIGN_IN_FIRST);
});

it('makes a team that was deleted elsewhere anew', async () => {
  const { save, store } = start();
  send.mockResolvedValueOnce(failed(404)).mockResolvedValueOnce(saved(1, 'other'));
  expect(await save()).toBe(true);
  expect(sent(2)).toMatchObject({ asNew: true, version: 0, team: { id: null } });
  expect(store.getState()).toMatchObject({ team: { id: 'other' }, hasUnsavedChanges: false });
});

it.each([
  [failed(503, true), SAVED_LOCALLY],
  [failed(0, true), SAVED_LOCALLY],
  [failed(500), SAVED_LOCALLY_INSTEAD],
  [failed(400), SAVED_LOCALLY_INSTEAD],
])('never clears the mark after a failure', async (failure, sentence) => {
  const { save, said, store } = start();
  send.mockResolvedValue(failure);
  expect(await save()).toBe(false);
  expect(said()).toEqual([sentence]);
  expect(store.getState().hasUnsavedChanges).toBe(true);
});

it('says that it stays local where the session cannot be renewed now', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { save, said, result } = start();
  accessToken.mockRejectedValue(new Error('no answer within 5000 ms'));
  expect(await save()).toBe(false);
  expect(said()).toEqual([SAVED_LOCALLY]);
  expect(result.current.isSaving).toBe(false);
});

it('asks for a sign-in where nobody is signed in', async () => {
  const { save, said } = start();
  accessToken.mockResolvedValue(null);
  expect(await save()).toBe(false);
  expect(said()).toEqual([SIGN_IN_FIRST]);
  expect(send).not.toHaveBeenCalled();
});

it('tells nobody the outcome of somebody else’s save', async () => {
  const { result, said, asCloud, onConflict, rerender } = start();
  const answer = Promise.withResolvers<SaveResult>();
  send.mockReturnValue(answer.promise);
  let saving: Promise<boolean> | null = null;
  act(() => {
    saving = result.current.save();
  });
  signedInAs('somebody else');
  rerender();
  await act(async () => {
    answer.resolve({ ok: false, conflict: asCloud('Theirs', 5) });
    expect(await saving).toBe(false);
  });
  expect(onConflict).not.toHaveBeenCalled();
  expect(said()).toEqual([]);
});

it('a save that reaches the cloud after its user has signed out leaves no copy of it to be offered', async () => {
  const { result, store, rename, said, rerender } = start();
  // Work of another time, which is not in the cloud.
  putAside(store, 1);
  store.setState({ owner: 'me' });
  rename('Two');
  const answer = Promise.withResolvers<SaveResult>();
  send.mockReturnValue(answer.promise);
  let saving: Promise<boolean> | null = null;
  act(() => {
    saving = result.current.save();
  });
  signedInAs(null);
  rerender();
  putAside(store, 2);
  const kept = () => recoveryCopies('me').map(({ team }) => team.name);
  expect(kept()).toEqual(['One', 'Two']);
  await act(async () => {
    answer.resolve(saved(5));
    expect(await saving).toBe(false);
  });
  expect(kept()).toEqual(['One']);
  expect(said()).toEqual([]);
});
