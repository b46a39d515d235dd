/** @jest-environment jsdom */
import { DRAFT_VERSION } from '#lib/builder/drafts.ts';
import {
  closeTabs,
  hasRival,
  holdLocks,
  limitStorage,
  messages,
  nameIn,
  openTab,
  settled,
  startWithoutTabs,
  stored,
  type Tab,
  tellOthers,
} from '#lib/builder/local-team.fixtures.ts';
import { OTHER_TEAM_CORRUPT, STORAGE_BLOCKED, STORAGE_FULL, STORED_TEAM_CORRUPT } from '#lib/platform/messages/team.ts';
import { CORRUPT_TEAM_KEY, DRAFT_KEY, draftKey, storedKeys } from '#lib/platform/storage.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import { makeCloudTeam, makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

startWithoutTabs();

const tabs = () => storedKeys(DRAFT_KEY).map((key) => key.slice(DRAFT_KEY.length));

it('stores every edit in one draft, and a later visit starts with it and nothing to undo', () => {
  const first = openTab('a');
  first.rename('One');
  expect(stored()).toMatchObject({ owner: 'anon', team: { name: 'One' }, contains: {} });
  expect(JSON.parse(localStorage.getItem(draftKey(stored().tab)) ?? '')).toMatchObject({ v: DRAFT_VERSION });
  first.store.getState().turnPitch('portrait');
  expect(stored()).toMatchObject({ orientation: 'portrait' });
  expect(tabs()).toHaveLength(1);

  sessionStorage.clear();
  const later = openTab('b');
  expect(later.store.getState()).toMatchObject({
    team: { name: 'One' },
    orientation: 'portrait',
    isRestored: true,
  });
  expect(later.store.temporal.getState().pastStates).toEqual([]);
  expect(later.status()).toEqual({ unreadable: null, rival: null });
});

it('stops when told', () => {
  const tab = openTab('a');
  tab.local.stop();
  tab.rename('Unheard');
  expect(tabs()).toEqual([]);
});

it('removes what a closed tab left once another draft contains it, it is saved or it is empty', async () => {
  holdLocks();
  for (const finish of [
    () => {},
    (tab: Tab) => tab.store.getState().openFromCloud(makeCloudTeam({ name: 'In the cloud' }), 'anon'),
    (tab: Tab) => tab.store.getState().adopt({ team: newTeam(), cloud: {} }),
  ]) {
    const tab = openTab('a');
    tab.rename('One');
    finish(tab);
    closeTabs();
    await settled();
  }
  const last = openTab('b');
  last.rename('Last');
  closeTabs();
  await settled();
  openTab('c');
  await settled();
  expect(tabs()).toEqual([stored().tab]);
});

describe('trouble', () => {
  const corrupt = '{"v":3,"team":';

  it('sets aside a corrupt draft, with a warning and a new team', () => {
    localStorage.setItem(draftKey('x'), corrupt);
    const tab = openTab('a');
    expect(tab.store.getState().team).toEqual(newTeam());
    expect(messages(tab)).toEqual([STORED_TEAM_CORRUPT]);
    expect([tabs(), localStorage.getItem(CORRUPT_TEAM_KEY)]).toEqual([[], corrupt]);
    tab.rename('Fresh');
    expect(stored().team.name).toBe('Fresh');
  });

  it('sets aside a corrupt draft beside the one it opens', () => {
    openTab('a').rename('One');
    closeTabs();
    localStorage.setItem(draftKey('x'), corrupt);
    const tab = openTab('b');
    expect([nameIn(tab), messages(tab)]).toEqual(['One', [OTHER_TEAM_CORRUPT]]);
    expect(localStorage.getItem(CORRUPT_TEAM_KEY)).toBe(corrupt);
  });

  it('sets aside a corrupt draft even if storage is full', () => {
    localStorage.setItem(draftKey('x'), corrupt);
    const store = Storage.prototype.setItem;
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function inFullStorage(key, value) {
      if (localStorage.getItem(draftKey('x')) !== null) throw new DOMException('no', 'QuotaExceededError');
      store.call(localStorage, key, value);
    });
    openTab('a');
    write.mockRestore();
    expect([tabs(), localStorage.getItem(CORRUPT_TEAM_KEY)]).toEqual([[], corrupt]);
  });

  it.each([
    ['full', 'QuotaExceededError', STORAGE_FULL],
    ['blocked', 'SecurityError', STORAGE_BLOCKED],
  ])('%s storage is reported once, from the start, and work goes on in memory', (_what, error, message) => {
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', error);
    });
    const tab = openTab('a');
    expect(messages(tab)).toEqual([message]);
    tab.rename('One');
    tab.rename('Two');
    expect([nameIn(tab), messages(tab)]).toEqual(['Two', [message]]);
    expect(tab.store.getState().isKept).toBe(false);
    write.mockRestore();
    tab.rename('Three');
    expect(stored().team.name).toBe('Three');
    expect(tab.store.getState().isKept).toBe(true);
  });

  const used = () => tabs().reduce((sum, tab) => sum + (localStorage.getItem(draftKey(tab))?.length ?? 0), 0);

  it('in full storage, the draft of a closed tab makes room for the one that replaces it', () => {
    openTab('a').rename('One');
    closeTabs();
    const tab = openTab('b');
    const room = used() + 100;
    const write = limitStorage(() => room);
    tab.rename('Two');
    expect([stored().team.name, messages(tab), tabs().length]).toEqual(['Two', [], 1]);
    write.mockRestore();
  });

  it('in full storage, a draft that does not fit leaves the others in place', () => {
    openTab('a').rename('One');
    closeTabs();
    const tab = openTab('b');
    const room = used() + 1;
    const write = limitStorage(() => room);
    tab.rename('A much longer name than before, so that it needs more space');
    expect([stored().team.name, messages(tab), tabs().length]).toEqual(['One', [STORAGE_FULL], 1]);
    write.mockRestore();
  });

  const newer = JSON.stringify({ v: DRAFT_VERSION + 1, team: makeTeam('4-4-2', { GK: makePlayer({ id: 'p1' }) }) });

  it.each([
    ['is shown', newer, '4-4-2', null],
    ['that cannot be read is exported as text', '{"v":9}', '4-3-3', '{"v":9}'],
  ])('a draft of a newer version %s, and nothing is written', (_what, text, formation, unreadable) => {
    localStorage.setItem(draftKey('x'), text);
    const tab = openTab('a');
    expect(tab.store.getState()).toMatchObject({ readOnly: true, team: { formation } });
    expect(tab.status().unreadable).toBe(unreadable);
    tab.rename('Never');
    tab.store.getState().turnPitch('portrait');
    expect(tabs()).toEqual(['x']);
    expect(localStorage.getItem(draftKey('x'))).toBe(text);
  });

  it('an older tab stops editing once a newer one has written, and keeps its draft', () => {
    const tab = openTab('a');
    tab.rename('Mine');
    localStorage.setItem(draftKey('x'), newer);
    tellOthers();
    expect(tab.store.getState().readOnly).toBe(true);
    tab.rename('Not any more');
    expect(stored().team.name).toBe('Mine');
    expect(localStorage.getItem(draftKey('x'))).toBe(newer);
  });

  it('a page that becomes visible again reads storage', () => {
    const tab = openTab('a');
    openTab('b').rename('Meanwhile');
    expect(nameIn(tab)).toBe('My Dream Team');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(nameIn(tab)).toBe('Meanwhile');
  });

  it('without a session’s storage, a reloaded tab opens the newest draft', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const tab = openTab('a');
    tab.rename('One');
    closeTabs();
    const again = openTab('a');
    expect([nameIn(again), hasRival(again)]).toEqual(['One', false]);
    jest.restoreAllMocks();
  });
});
