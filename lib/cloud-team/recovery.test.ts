/** @jest-environment jsdom */
import { hasUnsavedChanges } from '#lib/builder/cloud-record.ts';
import { readableDrafts } from '#lib/builder/draft-storage.ts';
import { closeTabs, openTab, startWithoutTabs } from '#lib/builder/local-team.fixtures.ts';
import { ANONYMOUS } from '#lib/builder/state.ts';
import { outliveAccount } from '#lib/cloud-team/outlive-account.ts';
import { discardDraft, draftsToOffer, putAside, restoreDraft } from '#lib/cloud-team/recovery.ts';
import { migratedKey } from '#lib/platform/storage.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

startWithoutTabs();

/** A tab with unsaved work on a team of the user 'me'. */
function withWork(name = 'Mine') {
  sessionStorage.clear();
  const tab = openTab(name);
  const team = { ...makeTeam('4-3-3', {}, [makePlayer({ id: 'one' })]), id: 'cloud' };
  const cloud = { cloud: { version: 4, savedAt: 12, team, coach: 'Coach' } };
  tab.store.getState().adopt({ team, owner: 'me', cloud });
  tab.rename(name);
  return tab;
}

function signOutWith(...names: string[]) {
  for (const name of names) {
    expect(putAside(withWork(name).store)).toBe(true);
    closeTabs();
  }
}

const offers = async (owner: string, tab = openTab('next')) =>
  (await draftsToOffer(tab.store, owner)).map(({ team }) => team.name);

function fill() {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

it('clears the team and its undo steps, and keeps unsaved work for its owner only (D23)', async () => {
  const { store } = withWork();
  expect(putAside(store)).toBe(true);
  const cleared = { team: newTeam(), owner: ANONYMOUS, cloud: {} };
  expect(store.getState()).toMatchObject(cleared);
  expect(store.temporal.getState().pastStates).toEqual([]);
  closeTabs();
  const next = openTab('next');
  expect(next.store.getState()).toMatchObject(cleared);
  expect(await draftsToOffer(next.store, 'me')).toMatchObject([
    { owner: 'me', cloud: { version: 4, coach: 'Coach' }, team: { name: 'Mine', id: 'cloud' } },
  ]);
  expect([await offers('other', next), await offers(ANONYMOUS, next)]).toEqual([[], []]);
});

it('makes the team and all unsaved work a visitor’s when the account is deleted (D55)', async () => {
  signOutWith('Earlier');
  localStorage.setItem(migratedKey('me'), '1');
  const { store } = withWork();
  const { team } = store.getState();
  await outliveAccount(store, 'me');
  expect(store.getState()).toMatchObject({
    team: { ...team, id: null },
    owner: ANONYMOUS,
    cloud: {},
  });
  expect(await draftsToOffer(store, ANONYMOUS)).toMatchObject([{ team: { name: 'Earlier', id: null } }]);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/"me"|\.me/);
});

it('leaves no draft of a saved team behind', () => {
  const { store } = withWork();
  store.getState().undo();
  expect(putAside(store)).toBe(true);
  expect(readableDrafts().filter(({ owner }) => owner === 'me')).toEqual([]);
});

it('offers no draft that became a saved team', async () => {
  const before = openTab('visitor');
  before.rename('A visitor’s');
  closeTabs();
  sessionStorage.clear();
  const { store } = openTab('next');
  store.getState().markSaved(store.getState().team, store.getState().generation, { teamId: 'new', version: 1 }, 'me');
  expect(putAside(store)).toBe(true);
  expect([await draftsToOffer(store, 'me'), await draftsToOffer(store, ANONYMOUS)]).toEqual([[], []]);
});

it('offers each team once, newest first, and at most ten: the others wait', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Team ${index}`);
  signOutWith('Team 11', ...names);
  const tab = openTab('next');
  expect(await offers('me', tab)).toEqual(names.toReversed().slice(0, 10));
  const [latest] = await draftsToOffer(tab.store, 'me');
  if (latest) await discardDraft(latest);
  expect(await offers('me', tab)).toEqual(names.toReversed().slice(1, 11));
});

it('offers nothing that could not be stored', async () => {
  signOutWith('Mine');
  const tab = openTab('next');
  tab.store.setState({ readOnly: true });
  expect(await offers('me', tab)).toEqual([]);
  expect(readableDrafts()).toHaveLength(2);
});

it('restores unsaved work as one undoable step, and deletes the draft it was in', async () => {
  signOutWith('First', 'Second');
  const tab = openTab('next');
  const [, first] = await draftsToOffer(tab.store, 'me');
  if (!first) throw new Error('both were kept');
  restoreDraft(tab.store, first);
  expect(tab.store.getState()).toMatchObject({
    team: { name: 'First' },
    owner: 'me',
    cloud: { cloud: { version: 4 } },
  });
  expect(hasUnsavedChanges(tab.store.getState())).toBe(true);
  expect(tab.store.temporal.getState().pastStates).toHaveLength(1);
  expect(readableDrafts().some(({ tab: one }) => one === first.tab)).toBe(false);
  expect(await offers('me', tab)).toEqual(['Second']);
});

it('keeps a draft whose team cannot be stored again after it is restored', async () => {
  signOutWith('Mine');
  const tab = openTab('next');
  const [draft] = await draftsToOffer(tab.store, 'me');
  if (!draft) throw new Error('it was kept');
  const setItem = Storage.prototype.setItem;
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function only(this: Storage, key, value) {
    if (!key.endsWith(draft.tab)) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  restoreDraft(tab.store, draft);
  write.mockRestore();
  expect(tab.store.getState().team.name).toBe('Mine');
  expect(readableDrafts()).toContainEqual(draft);
});

it('leaves everything in place if the work could not be stored', () => {
  const { store, rename } = withWork();
  const full = fill();
  rename('Not stored');
  expect(putAside(store)).toBe(false);
  expect(store.getState()).toMatchObject({ team: { name: 'Not stored' }, owner: 'me' });
  full.mockRestore();
});
