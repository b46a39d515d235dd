/** @jest-environment jsdom */
import { hasUnsavedChanges } from '#lib/builder/cloud-record.ts';
import { openTab, startWithoutTabs } from '#lib/builder/local-team.fixtures.ts';
import { createBuilderStore } from '#lib/builder/store.ts';
import type { CloudQuestion } from '#lib/cloud-team/cloud-question.ts';
import { joinCloudTeam, loadCloudTeam, signIn, takeOver } from '#lib/cloud-team/sign-in.ts';
import { LOADED } from '#lib/platform/messages/cloud.ts';
import { KEPT_LEFT_KEY, keptTeamKey, LINK_SIGN_IN_KEY, writeStored } from '#lib/platform/storage.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import { makeCloudTeam, makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';
import type { Team } from '#types/team.ts';

const WORK = makeTeam('4-3-3', {}, [makePlayer({ id: 'here' })]);
const OTHER = makeTeam('4-3-3', {}, [makePlayer({ id: 'there' })]);

const inCloud = (team: Team, id = 'cloud') =>
  makeCloudTeam({ ...team, id, version: 3, updatedAt: '1970-01-01T00:00:01Z', coach: 'Sir Alex' });

function storeWith(team: Team, owner = 'anon', store = createBuilderStore(() => 0)) {
  store.getState().adopt({ team, owner });
  store.temporal.getState().clear();
  return store;
}

const never = () => Promise.reject(new Error('not expected to save'));

startWithoutTabs();

describe('another user’s team on screen', () => {
  it('is cleared but kept for its owner', async () => {
    const store = storeWith(WORK, 'other', openTab('a').store);
    expect(await takeOver(store, 'me')).toEqual([]);
    expect(store.getState()).toMatchObject({ team: newTeam(), owner: 'anon' });
    expect(await takeOver(store, 'other')).toMatchObject([{ owner: 'other', team: { name: WORK.name } }]);
  });

  it('is cleared even if it cannot be kept', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = storeWith(WORK, 'other', openTab('a').store);
    await takeOver(store, 'me');
    expect(store.getState().team).toEqual(newTeam());
    jest.restoreAllMocks();
  });

  it.each(['anon', 'me'])('stays if it belongs to %s', async (owner) => {
    const store = storeWith(WORK, owner);
    await takeOver(store, 'me');
    expect(store.getState().team).toBe(WORK);
  });
});

it.each([
  ['the open team', 'me', 'open', true, 'open'],
  ['the default team, if the open one was deleted', 'me', 'open', false, 'default'],
  ["the default team, alongside a visitor's", 'anon', null, true, 'default'],
])('loads %s', async (_, owner, id, exists, expected) => {
  const api = {
    loadTeam: async () => ({ ok: true as const, value: exists ? inCloud(OTHER, 'open') : null }),
    loadDefaultTeam: async () => ({ ok: true as const, value: inCloud(OTHER, 'default') }),
  };
  const result = await loadCloudTeam(storeWith({ ...WORK, id }, owner), api, { token: 't' }, 'me');
  expect(result).toMatchObject({ ok: true, value: { id: expected } });
});

describe('joining', () => {
  it('replaces an empty team with the cloud team, as one undoable step', async () => {
    const store = storeWith(newTeam());
    expect(await joinCloudTeam(store, inCloud(OTHER), 'me', never)).toBeNull();
    expect(store.getState()).toMatchObject({
      team: { ...OTHER, id: 'cloud' },
      owner: 'me',
      cloud: { cloud: { version: 3, savedAt: 1000, coach: 'Sir Alex' } },
    });
    expect(hasUnsavedChanges(store.getState())).toBe(false);
    expect(store.getState().notifications).toMatchObject([{ type: 'success', message: LOADED }]);
    expect(store.temporal.getState().pastStates).toHaveLength(1);
  });

  it('links equal teams without an undo step', async () => {
    const store = storeWith(WORK);
    expect(await joinCloudTeam(store, inCloud(WORK), 'me', never)).toBeNull();
    expect(store.getState()).toMatchObject({ team: { id: 'cloud' }, owner: 'me' });
    expect(hasUnsavedChanges(store.getState())).toBe(false);
    expect(store.temporal.getState().pastStates).toEqual([]);
  });

  it('asks about two different teams and changes neither', async () => {
    const store = storeWith(WORK);
    const cloud = inCloud(OTHER);
    expect(await joinCloudTeam(store, cloud, 'me', never)).toBe(cloud);
    expect(store.getState()).toMatchObject({ team: WORK, owner: 'anon', cloud: {} });
  });

  it("saves a visitor's team to an empty cloud, once", async () => {
    const save = jest.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
    const store = storeWith(WORK);
    await joinCloudTeam(store, null, 'me', save);
    await joinCloudTeam(store, null, 'me', save);
    await joinCloudTeam(store, null, 'me', save);
    expect(save).toHaveBeenCalledTimes(2);
    expect(store.getState().owner).toBe('me');
  });

  it('uploads nothing after a sign-in this browser did not request (D26)', async () => {
    writeStored(LINK_SIGN_IN_KEY, 'me');
    const store = storeWith(WORK);
    expect(await joinCloudTeam(store, null, 'me', never)).toBeNull();
    expect(store.getState()).toMatchObject({ team: WORK, owner: 'anon', cloud: {} });
  });
});

describe('teams saved in this browser (D72)', () => {
  async function questions(hasLoaded = true) {
    const asked: CloudQuestion['kind'][] = [];
    const api = {
      loadTeam: jest.fn(),
      loadDefaultTeam: async () =>
        hasLoaded
          ? { ok: true as const, value: null }
          : { ok: false as const, code: 'unreachable' as const, error: 'No answer' },
    };
    await signIn(storeWith(newTeam()), {
      userId: 'me',
      token: async () => 'token',
      api: async () => api,
      signal: new AbortController().signal,
      save: never,
      ask: ({ kind }) => asked.push(kind),
    });
    return asked;
  }

  it('are offered once the account is known', async () => {
    expect(await questions()).toEqual([]);
    writeStored(keptTeamKey('a'), '{}');
    expect(await questions(false)).toEqual([]);
    expect(await questions()).toEqual(['kept-teams']);
  });

  it.each([
    ['this user left them here', KEPT_LEFT_KEY, []],
    ['nobody knows whose link this user signed in with (D26)', LINK_SIGN_IN_KEY, []],
  ])('are not offered if %s', async (_, key, asked) => {
    writeStored(keptTeamKey('a'), '{}');
    writeStored(key, 'me');
    expect(await questions()).toEqual(asked);
    writeStored(key, 'another');
    expect(await questions()).toEqual(['kept-teams']);
  });

  it('stay behind: the one on screen becomes the user’s unsaved work', async () => {
    const store = storeWith(newTeam());
    store.getState().openFromCloud(inCloud(WORK, 'kept'), 'anon');
    await takeOver(store, 'me');
    expect(store.getState()).toMatchObject({ team: { ...WORK, id: null }, cloud: {}, owner: 'anon' });
    expect(hasUnsavedChanges(store.getState())).toBe(true);
  });
});
