/** @jest-environment jsdom */
import { createBuilderStore } from '#lib/builder/store.ts';
import { createCloudTeamStore } from '#lib/cloud-team/cloud-team-store.ts';
import { createTeamSaver, type SaveOutcome } from '#lib/cloud-team/save-team.ts';
import {
  LOADED,
  SAVE_TRY_AGAIN,
  SAVED,
  SAVED_LOCALLY,
  SAVED_LOCALLY_INSTEAD,
  TOO_MANY_TEAMS,
} from '#lib/platform/messages/cloud.ts';
import { SIGN_IN_FIRST } from '#lib/platform/messages/session.ts';
import { createSessionStore } from '#lib/session/session-store.ts';
import { makeUser } from '#lib/session/user.fixtures.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import { renameTeam } from '#lib/team/operations.ts';
import { makeCloudTeam } from '#lib/team/team.fixtures.ts';

const mockApi = { loadDefaultTeam: jest.fn(), loadTeam: jest.fn() };

jest.mock('#lib/api/teams.ts', () => mockApi);
jest.mock('#lib/cloud-team/save-team.ts', () => ({
  ...jest.requireActual('#lib/cloud-team/save-team.ts'),
  createTeamSaver: jest.fn(),
}));

let stop = () => {};
let warn: jest.SpyInstance;

/** A page with a stored team that has been read. */
function start() {
  const send = jest.fn<Promise<SaveOutcome>, []>();
  jest.mocked(createTeamSaver).mockReturnValue(send);
  const builder = createBuilderStore(() => 0);
  const session = createSessionStore(true);
  session.setState({ accessToken: async () => 'token' });
  const cloud = createCloudTeamStore(builder, session);
  stop = cloud.getState().start();
  builder.setState({ isRestored: true });
  return {
    builder,
    send,
    state: () => cloud.getState(),
    save: () => cloud.getState().save(),
    signIn: (id: string) => session.setState({ status: 'signed-in', user: makeUser({ id }) }),
    signOut: () => session.setState({ status: 'signed-out', user: null }),
    said: () => builder.getState().notifications.map(({ type, message }) => [type, message]),
  };
}

/** Every promise that waits for no timer. */
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  for (const call of Object.values(mockApi)) call.mockReset();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const NOT_SAVED = { ok: false, error: '', cloud: null } as const;
const DONE = { ok: true, value: { teamId: 'cloud', version: 1 } } as const;

it.each<[SaveOutcome, boolean, [string, string][]]>([
  [DONE, true, [['success', SAVED]]],
  [{ ...NOT_SAVED, code: 'unreachable' }, false, [['warning', SAVED_LOCALLY]]],
  [{ ...NOT_SAVED, code: 'failed' }, false, [['warning', SAVED_LOCALLY_INSTEAD]]],
  [{ ...NOT_SAVED, code: 'limit', error: TOO_MANY_TEAMS }, false, [['error', TOO_MANY_TEAMS]]],
  [{ ...NOT_SAVED, code: 'signed-out' }, false, [['error', SIGN_IN_FIRST]]],
  [null, false, []],
])('reports a save that ends in %j', async (outcome, isSaved, notices) => {
  const { save, send, said, state } = start();
  send.mockResolvedValue(outcome);
  expect(await save()).toBe(isSaved);
  expect(said()).toEqual(notices);
  expect(state()).toMatchObject({ isSaving: false, questions: [] });
});

it.each(['unreachable', 'failed'] as const)('never claims a local copy that could not be stored: %s', async (code) => {
  const { save, send, said, builder } = start();
  builder.setState({ isKept: false });
  send.mockResolvedValue({ ...NOT_SAVED, code });
  await save();
  expect(said()).toEqual([['error', SAVE_TRY_AGAIN]]);
});

it('asks about a conflict', async () => {
  const { save, send, said, state } = start();
  const cloud = makeCloudTeam({ version: 5 });
  send.mockResolvedValue({ ...NOT_SAVED, code: 'conflict', cloud });
  expect(await save()).toBe(false);
  expect(state().questions).toEqual([{ kind: 'conflict', cloud }]);
  expect(said()).toEqual([]);
});

it('saves once at a time, and again after a failure', async () => {
  const { save, send, said } = start();
  send.mockRejectedValueOnce(new Error('broken'));
  expect(await Promise.all([save(), save()])).toEqual([false, false]);
  expect(send).toHaveBeenCalledTimes(1);
  expect(said()).toEqual([['error', SAVE_TRY_AGAIN]]);
  send.mockResolvedValue(DONE);
  expect(await save()).toBe(true);
});

it('says that the user’s team failed to load, until it loads or they sign out', async () => {
  const { signIn, signOut, state, builder } = start();
  mockApi.loadDefaultTeam.mockRejectedValueOnce(new Error('broken'));
  signIn('me');
  await settled();
  expect(state()).toMatchObject({ hasLoadFailed: true, isLoading: false });
  mockApi.loadDefaultTeam.mockResolvedValueOnce({ ok: false, code: 'failed', error: '' });
  state().loadAgain();
  await settled();
  expect(state().hasLoadFailed).toBe(true);
  mockApi.loadDefaultTeam.mockResolvedValueOnce({ ok: true, value: makeCloudTeam({ name: 'Theirs' }) });
  state().loadAgain();
  await settled();
  expect(state().hasLoadFailed).toBe(false);
  expect(builder.getState()).toMatchObject({ team: { name: 'Theirs' }, owner: 'me' });
  signOut();
  expect(builder.getState()).toMatchObject({ team: newTeam(), owner: 'anon' });
  expect(warn).toHaveBeenCalledTimes(1);
});

it('loads once per user, however often the session changes', async () => {
  const { signIn, builder } = start();
  mockApi.loadDefaultTeam.mockResolvedValue({ ok: true, value: null });
  signIn('me');
  signIn('me');
  builder.getState().select({ kind: 'slot', slot: 'ST' });
  await settled();
  expect(mockApi.loadDefaultTeam).toHaveBeenCalledTimes(1);
});

it('shows nothing that arrives after the user has left', async () => {
  const { signIn, signOut, state, builder, said } = start();
  const answer = Promise.withResolvers();
  mockApi.loadDefaultTeam.mockReturnValueOnce(answer.promise);
  signIn('me');
  await settled();
  signOut();
  answer.resolve({ ok: true, value: makeCloudTeam({ name: 'Theirs' }) });
  await settled();
  expect(builder.getState().team).toEqual(newTeam());
  expect(state()).toMatchObject({ isLoading: false, hasLoadFailed: false, questions: [] });
  expect(said()).toEqual([]);
});

it('says that the cloud team the user chose was loaded, and keeps the other one undo away', async () => {
  const { signIn, state, builder, said } = start();
  builder.getState().edit((team) => renameTeam(team, 'Mine'), '');
  const theirs = makeCloudTeam({ name: 'Theirs' });
  mockApi.loadDefaultTeam.mockResolvedValueOnce({ ok: true, value: theirs });
  signIn('me');
  await settled();
  expect(state().questions).toEqual([{ kind: 'which-team', cloud: theirs }]);
  state().answered();
  state().load(theirs);
  expect(state().questions).toEqual([]);
  expect(builder.getState()).toMatchObject({ team: { name: 'Theirs' }, owner: 'me' });
  expect(said()).toEqual([['success', LOADED]]);
  builder.getState().undo();
  expect(builder.getState().team.name).toBe('Mine');
});
