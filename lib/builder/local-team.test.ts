import { hasUnsavedChanges } from '#lib/builder/cloud-record.ts';
import { ENVELOPE_VERSION } from '#lib/builder/envelope-version.ts';
import { closeTabs, messages, nameIn, openTab, stored, tellOthers } from '#lib/builder/local-team.fixtures.ts';
import { readEnvelope } from '#lib/builder/read-envelope.ts';
import { copiesToOffer } from '#lib/cloud-team/recovery.ts';
import { STORAGE_BLOCKED, STORAGE_FULL, STORED_TEAM_CORRUPT } from '#lib/platform/messages/team.ts';
import { CORRUPT_TEAM_KEY, copyKey, recoveryKey, TEAM_KEY } from '#lib/platform/storage.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

beforeEach(() => localStorage.clear());
afterEach(closeTabs);

it('stores every edit, and a later visit starts with it and nothing to undo', () => {
  const first = openTab('a');
  first.rename('One');
  expect(stored()).toMatchObject({ v: ENVELOPE_VERSION, owner: 'anon', rev: 1, savedAt: 1000, team: { name: 'One' } });
  first.store.getState().turnPitch('portrait');
  expect(stored()).toMatchObject({ rev: 2, orientation: 'portrait' });

  const later = openTab('b');
  expect(later.store.getState()).toMatchObject({
    team: { name: 'One' },
    orientation: 'portrait',
  });
  expect(hasUnsavedChanges(later.store.getState())).toBe(true);
  expect(later.store.temporal.getState().pastStates).toEqual([]);
  expect(later.status()).toEqual({ unreadable: null, hasRival: false, hasFailed: false });
  expect(later.store.getState().isRestored).toBe(true);
});

it('stops when told', () => {
  const tab = openTab('a');
  tab.local.stop();
  tab.rename('Unheard');
  expect(localStorage.getItem(TEAM_KEY)).toBeNull();
});

describe('an unsaved edit’s own copy', () => {
  const copies = () => Object.keys(localStorage).filter((key) => key.startsWith(recoveryKey('anon')));

  it('replaces the one it is based on, also another tab’s, and is dropped by a save', () => {
    const first = openTab('a');
    for (const name of ['One', 'Two', 'Three']) first.rename(name);
    expect(copies()).toEqual([copyKey('anon', '3:a')]);
    expect(localStorage.getItem(copyKey('anon', '3:a'))).toBe(localStorage.getItem(TEAM_KEY));
    const later = openTab('b');
    later.rename('Four');
    expect(copies()).toEqual([copyKey('anon', '1:b')]);
    const { team, generation, markSaved } = later.store.getState();
    markSaved(team, generation, { teamId: 'cloud', version: 1 }, null);
    expect(copies()).toEqual([]);
  });

  /** In characters. */
  function limitStorage(room: number) {
    const { setItem } = Storage.prototype;
    return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function inRoom(this: Storage, key, value) {
      const others = Object.keys(localStorage).filter((other) => other !== key);
      const used = others.reduce((sum, other) => sum + (localStorage.getItem(other)?.length ?? 0), 0);
      if (used + value.length > room) throw new DOMException('no', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
  }
  const size = () => localStorage.getItem(TEAM_KEY)?.length ?? 0;

  it('makes room for the team in full storage, without a warning, and is kept again when there is space', () => {
    const tab = openTab('a');
    tab.rename('One');
    const write = limitStorage(size() * 2 + 4);
    tab.rename('A much longer name');
    expect([stored().team.name, messages(tab), copies()]).toEqual(['A much longer name', [], []]);
    tab.rename('Two');
    expect([stored().team.name, messages(tab), copies()]).toEqual(['Two', [], [copyKey('anon', '3:a')]]);
    write.mockRestore();
  });

  it('stays in full storage while another tab’s team may be the stored one', () => {
    const [a, b] = [openTab('a'), openTab('b')];
    a.rename('By A');
    b.rename('By B');
    tellOthers();
    expect(a.status().hasRival).toBe(true);
    const write = limitStorage(size() * 3);
    a.rename('By A, with a longer name');
    expect([stored().team.name, messages(a)]).toEqual(['By B', [STORAGE_FULL]]);
    expect(copies()).toEqual([copyKey('anon', '1:a'), copyKey('anon', '1:b')]);
    write.mockRestore();
  });
});

describe('trouble', () => {
  const corrupt = '{"v":1,"team":';

  it('sets aside a corrupt team, with a warning and a new team', () => {
    localStorage.setItem(TEAM_KEY, corrupt);
    const tab = openTab('a');
    expect(tab.store.getState().team).toEqual(newTeam());
    expect(messages(tab)).toEqual([STORED_TEAM_CORRUPT]);
    expect([localStorage.getItem(TEAM_KEY), localStorage.getItem(CORRUPT_TEAM_KEY)]).toEqual([null, corrupt]);
    tab.rename('Fresh');
    expect(stored().team.name).toBe('Fresh');
  });

  it('sets aside a corrupt team even if storage is full', () => {
    localStorage.setItem(TEAM_KEY, corrupt);
    const store = Storage.prototype.setItem;
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function inFullStorage(key, value) {
      if (localStorage.getItem(TEAM_KEY) !== null) throw new DOMException('no', 'QuotaExceededError');
      store.call(localStorage, key, value);
    });
    openTab('a');
    write.mockRestore();
    expect([localStorage.getItem(TEAM_KEY), localStorage.getItem(CORRUPT_TEAM_KEY)]).toEqual([null, corrupt]);
  });

  it.each([
    ['full', 'QuotaExceededError', STORAGE_FULL],
    ['blocked', 'SecurityError', STORAGE_BLOCKED],
  ])('%s storage is reported once, and work goes on in memory', (_what, error, message) => {
    const tab = openTab('a');
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', error);
    });
    tab.rename('One');
    tab.rename('Two');
    expect([nameIn(tab), messages(tab)]).toEqual(['Two', [message]]);
    expect(tab.store.getState().isKept).toBe(false);
    write.mockRestore();
    tab.rename('Three');
    expect(stored().team.name).toBe('Three');
    expect(tab.store.getState().isKept).toBe(true);
  });

  const newer = JSON.stringify({ v: ENVELOPE_VERSION + 1, team: makeTeam('4-4-2', { GK: makePlayer({ id: 'p1' }) }) });

  it.each([
    ['is shown', newer, '4-4-2', null],
    ['that cannot be read is exported as text', '{"v":9}', '4-3-3', '{"v":9}'],
  ])('a newer version %s, and is never overwritten', (_what, text, formation, unreadable) => {
    localStorage.setItem(TEAM_KEY, text);
    const tab = openTab('a');
    expect(tab.store.getState()).toMatchObject({ readOnly: true, team: { formation } });
    expect(tab.status().unreadable).toBe(unreadable);
    tab.rename('Never');
    tab.store.getState().turnPitch('portrait');
    expect(localStorage.getItem(TEAM_KEY)).toBe(text);
  });

  it('an older tab stops writing once a newer one has written', () => {
    const tab = openTab('a');
    tab.rename('Mine');
    localStorage.setItem(TEAM_KEY, newer);
    tab.rename('Still mine');
    expect(tab.store.getState().readOnly).toBe(true);
    expect(localStorage.getItem(TEAM_KEY)).toBe(newer);
  });

  it('a page that becomes visible again reads storage', () => {
    const tab = openTab('a');
    openTab('b').rename('Meanwhile');
    expect(nameIn(tab)).toBe('My Dream Team');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(nameIn(tab)).toBe('Meanwhile');
  });
});

describe('the code that reads a stored team', () => {
  it('does not load if there is none', () => {
    const load = jest.fn();
    const tab = openTab('a', { loaded: () => null, load });
    expect(tab.store.getState().isRestored).toBe(true);
    tab.rename('Mine');
    expect(stored().team.name).toBe('Mine');
    expect(load).not.toHaveBeenCalled();
  });

  const failingOnce = () => ({
    loaded: () => null,
    load: jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(readEnvelope),
  });
  const settled = () => Promise.resolve().then(() => undefined);

  it('may fail to load: the stored team stays untouched until a retry', async () => {
    openTab('a').rename('Stored');
    const text = localStorage.getItem(TEAM_KEY);
    const tab = openTab('b', failingOnce());
    await settled();
    expect(tab.status().hasFailed).toBe(true);
    expect(tab.store.getState().isRestored).toBe(false);
    expect(localStorage.getItem(TEAM_KEY)).toBe(text);
    tab.local.retry();
    await settled();
    expect(tab.store.getState()).toMatchObject({ isRestored: true, team: { name: 'Stored' } });
    expect(tab.status().hasFailed).toBe(false);
  });

  it('may not have loaded when the page closes: the edit is kept', async () => {
    const tab = openTab('b', { loaded: () => null, load: () => new Promise(() => {}) });
    openTab('a').rename('Stored');
    tab.rename('Mine');
    closeTabs();
    const next = openTab('c');
    expect(nameIn(next)).toBe('Stored');
    expect((await copiesToOffer(next.store, 'anon')).map(({ team }) => team.name)).toEqual(['Mine']);
  });

  it('may fail to load for another tab’s team: a retry keeps this tab’s edits', async () => {
    const tab = openTab('b', failingOnce());
    openTab('a').rename('Stored');
    tab.rename('Mine');
    await settled();
    expect(tab.status().hasFailed).toBe(true);
    tab.local.retry();
    await settled();
    expect([nameIn(tab), stored().team.name]).toEqual(['Mine', 'Mine']);
    expect(tab.status()).toMatchObject({ hasFailed: false, hasRival: true });
  });
});
