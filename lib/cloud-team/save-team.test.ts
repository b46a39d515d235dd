/** @jest-environment jsdom */
import type { FailureCode } from '#lib/api/result.ts';
import type { SaveResult, saveTeam } from '#lib/api/teams.ts';
import { type CloudRecords, hasUnsavedChanges, lastSaved } from '#lib/builder/cloud-record.ts';
import { readableDrafts } from '#lib/builder/draft-storage.ts';
import { closeTabs, openTab } from '#lib/builder/local-team.fixtures.ts';
import { type BuilderStore, createBuilderStore } from '#lib/builder/store.ts';
import { putAside } from '#lib/cloud-team/recovery.ts';
import { createTeamSaver, saveNotice } from '#lib/cloud-team/save-team.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import { renameTeam } from '#lib/team/operations.ts';
import { makeCloudTeam } from '#lib/team/team.fixtures.ts';
import type { CloudTeam } from '#types/cloud.ts';

const saved = (version: number, teamId = 'cloud'): SaveResult => ({ ok: true, value: { teamId, version } });
const failed = (code: FailureCode, cloud: CloudTeam | null = null): SaveResult => ({
  ok: false,
  code,
  error: 'no',
  cloud,
});

const asCloud = (name: string, version: number) => makeCloudTeam({ name, version });

/** A user with an unsaved change, 'One', to version 4 of a cloud team. */
function start({
  id = 'cloud' as string | null,
  known = true,
  owner = 'me',
  store = createBuilderStore(() => 0),
} = {}) {
  const team = { ...newTeam(), id };
  const cloud: CloudRecords = known ? { cloud: { version: 4, savedAt: null, team, coach: null } } : {};
  store.getState().adopt({ team, cloud, owner });
  const rename = (name: string) => store.getState().edit((team) => renameTeam(team, name), name);
  rename('One');
  const user = { id: 'me' as string | null };
  const send = jest.fn<Promise<SaveResult>, Parameters<typeof saveTeam>>();
  const token = jest.fn<Promise<string | null>, [{ isRefused: true }?]>().mockResolvedValue('token');
  const save = createTeamSaver({ store, api: async () => ({ saveTeam: send }), token, userId: () => user.id });
  /** The nth call's request. */
  const sent = (number: number) => ({ ...send.mock.calls[number - 1]?.[0], ...send.mock.calls[number - 1]?.[1] });
  return { store, rename, user, send, token, save, sent };
}

/** What is on screen after a save. */
function left(store: BuilderStore) {
  const { team, cloud } = store.getState();
  const versions = Object.fromEntries(Object.entries(cloud).map(([key, { version }]) => [key, version]));
  return { team, versions, isUnsaved: hasUnsavedChanges({ team, cloud }), at: lastSaved({ team, cloud }) };
}

it('sends the version last read, and stores the new one', async () => {
  const { store, save, send, sent } = start();
  send.mockResolvedValue(saved(5));
  expect(await save()).toMatchObject({ ok: true });
  expect(sent(1)).toMatchObject({ token: 'token', version: 4, asNew: false, team: { id: 'cloud', name: 'One' } });
  expect(left(store)).toMatchObject({ isUnsaved: false, versions: { cloud: 5 } });
});

it('reports a conflict with a team of unknown version, and keeps the work unsaved', async () => {
  const { store, save, send, sent } = start({ known: false });
  const theirs = asCloud('Theirs', 7);
  send.mockResolvedValue(failed('conflict', theirs));
  expect(await save()).toMatchObject({ ok: false, cloud: theirs });
  expect(sent(1)).toMatchObject({ version: 0, team: { id: 'cloud' } });
  expect(left(store)).toMatchObject({ isUnsaved: true, versions: {} });
});

it.each([
  ['over the team in the cloud', { over: asCloud('Theirs', 7) }, { version: 7, asNew: false, team: { id: 'cloud' } }],
  ['as a new team', { asNew: true }, { version: 0, asNew: true, team: { id: null } }],
])('saves %s', async (_, choice, expected) => {
  const { save, send, sent } = start();
  send.mockResolvedValue(saved(8));
  await save(choice);
  expect(sent(1)).toMatchObject(expected);
});

it('keeps edits made while saving unsaved', async () => {
  const { store, rename, save, send } = start();
  send.mockImplementation(async () => {
    rename('Two');
    return saved(5);
  });
  await save();
  expect(left(store)).toMatchObject({ isUnsaved: true, team: { name: 'Two' }, versions: { cloud: 5 } });
});

it('does not touch a new team started during the save', async () => {
  const { store, save, send } = start({ id: null });
  send.mockImplementation(async () => {
    store.getState().startNewTeam();
    return saved(1, 'first');
  });
  await save();
  expect(left(store)).toMatchObject({ isUnsaved: true, at: null, team: { id: null } });
});

it("makes a visitor's team the user's once it is saved to the cloud", async () => {
  const { store, save, send } = start({ id: null, owner: 'anon' });
  send.mockResolvedValue(saved(1, 'first'));
  await save();
  expect(store.getState()).toMatchObject({ owner: 'me', team: { id: 'first' } });
});

it('keeps work unsaved that the server has no turn for, and says so', async () => {
  const { save, send, store } = start();
  send.mockResolvedValueOnce({ ok: false, code: 'limit', error: 'Too many changes', cloud: null });
  expect(saveNotice(await save(), true)).toEqual(['error', 'Too many changes']);
  expect(left(store).isUnsaved).toBe(true);
});

it('keeps failed work unsaved, retries with the same request id, and uses a new one for the next save', async () => {
  const { save, rename, send, sent, store } = start();
  send.mockResolvedValueOnce(failed('unreachable')).mockResolvedValue(saved(5));
  expect(await save()).toMatchObject({ ok: false, code: 'unreachable' });
  expect(left(store).isUnsaved).toBe(true);
  await save();
  expect(sent(2).requestId).toBe(sent(1).requestId);
  rename('Two');
  await save();
  expect(sent(3).requestId).not.toBe(sent(1).requestId);
});

it('recognises a conflict with its own save, whose response was lost', async () => {
  const { save, rename, send, sent, store } = start();
  send.mockResolvedValueOnce(failed('unreachable'));
  await save();
  rename('Two');
  send.mockResolvedValueOnce(failed('conflict', asCloud('One', 5))).mockResolvedValueOnce(saved(6));
  expect(await save()).toMatchObject({ ok: true });
  expect(sent(3)).toMatchObject({ version: 5, team: { name: 'Two' } });
  expect(left(store)).toMatchObject({ isUnsaved: false, versions: { cloud: 6 } });
});

it('renews a rejected token, once', async () => {
  const { save, token, send, sent } = start();
  token.mockResolvedValueOnce('old').mockResolvedValueOnce('new');
  send.mockResolvedValueOnce(failed('signed-out')).mockResolvedValueOnce(saved(5));
  expect(await save()).toMatchObject({ ok: true });
  expect(token).toHaveBeenLastCalledWith({ isRefused: true });
  expect(sent(2).token).toBe('new');
  send.mockResolvedValue(failed('signed-out'));
  expect(await save()).toMatchObject({ code: 'signed-out' });
  expect(send).toHaveBeenCalledTimes(4);
});

it('recreates a team that was deleted elsewhere', async () => {
  const { save, store, send, sent } = start();
  send.mockResolvedValueOnce(failed('not-found')).mockResolvedValueOnce(saved(1, 'other'));
  expect(await save()).toMatchObject({ ok: true });
  expect(sent(2)).toMatchObject({ asNew: true, version: 0, team: { id: null } });
  expect(left(store)).toMatchObject({ team: { id: 'other' }, isUnsaved: false });
});

it.each([
  ['unreachable', 'the session cannot be renewed', () => Promise.reject(new Error('no answer within 5000 ms'))],
  ['signed-out', 'no user is signed in', () => Promise.resolve(null)],
])('is %s, without a call, if %s', async (code, _, answer) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { save, token, send } = start();
  token.mockImplementation(answer);
  expect(await save()).toMatchObject({ ok: false, code });
  expect(send).not.toHaveBeenCalled();
});

it('has no outcome for a user who signed in later', async () => {
  const { save, send, user } = start();
  send.mockImplementation(async () => {
    user.id = 'another';
    return failed('conflict', asCloud('Theirs', 5));
  });
  expect(await save()).toBeNull();
});

it('deletes the draft left at sign-out once its save reaches the cloud, but no other draft', async () => {
  localStorage.clear();
  sessionStorage.clear();
  const { store, save, send, rename, user } = start({ store: openTab('a').store });
  putAside(store);
  store.getState().setOwner('me');
  rename('Two');
  const kept = () => {
    const own = readableDrafts().filter((draft) => draft.owner === 'me');
    return own.map(({ team }) => team.name);
  };
  send.mockImplementation(async () => {
    user.id = null;
    putAside(store);
    expect(kept()).toEqual(['One', 'Two']);
    return saved(5);
  });
  expect(await save()).toBeNull();
  expect(kept()).toEqual(['One']);
  closeTabs();
});
