import { ENVELOPE_VERSION } from '#lib/builder/local-envelope.ts';
import { keepLocalTeam, type LocalTeam, type LocalTeamStatus } from '#lib/builder/local-team.ts';
import { type LocalEnvelope, readEnvelope } from '#lib/builder/read-envelope.ts';
import { type BuilderStore, createBuilderStore } from '#lib/builder/store.ts';
import {
  OTHER_TAB_FOLLOWED,
  OTHER_TAB_KEPT,
  STORAGE_BLOCKED,
  STORAGE_FULL,
  STORED_TEAM_CORRUPT,
} from '#lib/platform/messages.ts';
import { CORRUPT_TEAM_KEY, TEAM_KEY } from '#lib/platform/storage.ts';
import { newTeam } from '#lib/team/formations.ts';
import { renameTeam } from '#lib/team/operations.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

type Tab = { store: BuilderStore; local: LocalTeam; status: () => LocalTeamStatus; rename: (name: string) => void };

const open: LocalTeam[] = [];

function openTab(name: string): Tab {
  const store = createBuilderStore(() => 0);
  let status: LocalTeamStatus = { unreadable: null, hasRival: false, hasFailed: false };
  const local = keepLocalTeam(store, {
    tab: name,
    now: () => 1000,
    reader: { loaded: () => readEnvelope, load: async () => readEnvelope },
    onStatus: (next) => {
      status = next;
    },
  });
  open.push(local);
  const rename = (to: string) => {
    store.getState().edit((team) => renameTeam(team, to), `Renamed to ${to}`);
  };
  return { store, local, status: () => status, rename };
}

/** What the browser tells the other tabs about the last write; jsdom has one window only. */
function tellOthers(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: TEAM_KEY, newValue: localStorage.getItem(TEAM_KEY) }));
}

function stored(): LocalEnvelope {
  const found = readEnvelope(localStorage.getItem(TEAM_KEY));
  if (found.kind !== 'team') throw new Error(`stored: ${found.kind}`);
  return found.envelope;
}

const nameIn = ({ store }: Tab) => store.getState().team.name;
const messages = ({ store }: Tab) => store.getState().notifications.map(({ message }) => message);

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const local of open.splice(0)) local.stop();
});

it('stores every edit at once, and a later visit begins with it and nothing to undo', () => {
  const first = openTab('a');
  first.rename('One');
  expect(stored()).toMatchObject({ v: ENVELOPE_VERSION, owner: 'anon', rev: 1, savedAt: 1000, team: { name: 'One' } });
  first.store.getState().turnPitch('portrait');
  expect(stored()).toMatchObject({ rev: 2, orientation: 'portrait' });

  const later = openTab('b');
  expect(later.store.getState()).toMatchObject({
    team: { name: 'One' },
    orientation: 'portrait',
    hasUnsavedChanges: true,
  });
  expect(later.store.temporal.getState().pastStates).toEqual([]);
  expect(later.status()).toEqual({ unreadable: null, hasRival: false, hasFailed: false });
  expect(later.store.getState().isRestored).toBe(true);
});

it('stops with its page', () => {
  const tab = openTab('a');
  tab.local.stop();
  tab.rename('Unheard');
  expect(localStorage.getItem(TEAM_KEY)).toBeNull();
});

describe('two tabs', () => {
  it('the one without edits follows the other, which says so', () => {
    const [a, b] = [openTab('a'), openTab('b')];
    a.rename('By A');
    tellOthers();
    expect(nameIn(b)).toBe('By A');
    expect(b.store.getState().announcement).toBe(OTHER_TAB_FOLLOWED);
    expect(a.store.getState().announcement).toBe('Renamed to By A');
  });

  it('edits that know of each other go on in turn', () => {
    const [a, b] = [openTab('a'), openTab('b')];
    for (const [tab, name] of [
      [a, 'One'],
      [b, 'Two'],
      [a, 'Three'],
    ] as const) {
      tab.rename(name);
      tellOthers();
    }
    expect([nameIn(a), nameIn(b)]).toEqual(['Three', 'Three']);
    expect([a.status().hasRival, b.status().hasRival]).toEqual([false, false]);
  });

  function rivals(): [Tab, Tab] {
    const [a, b] = [openTab('a'), openTab('b')];
    a.rename('By A');
    // B had not heard of it yet.
    b.rename('By B');
    tellOthers();
    return [a, b];
  }

  it('edits in the same moment are both kept, and both tabs say so once', () => {
    const [a, b] = rivals();
    expect([nameIn(a), nameIn(b)]).toEqual(['By A', 'By B']);
    expect([a.status().hasRival, b.status().hasRival]).toEqual([true, true]);
    b.rename('By B again');
    tellOthers();
    expect([messages(a), messages(b)]).toEqual([[OTHER_TAB_KEPT], [OTHER_TAB_KEPT]]);
  });

  it('have nothing to choose where both have the same, whichever hears of the other first', () => {
    const [a, b] = rivals();
    b.store.getState().adopt({ team: newTeam(), hasUnsavedChanges: false });
    tellOthers();
    expect([a.status().hasRival, b.status().hasRival]).toEqual([true, true]);
    a.store.getState().adopt({ team: newTeam(), hasUnsavedChanges: false });
    a.store.temporal.getState().clear();
    b.store.temporal.getState().clear();
    tellOthers();
    expect([a.status().hasRival, b.status().hasRival]).toEqual([false, false]);
    expect([messages(a), messages(b)]).toEqual([[], []]);

    const [c, d] = [openTab('c'), openTab('d')];
    // Each does so by itself, and D meets C's when it writes.
    for (const { store } of [c, d]) store.getState().adopt({ team: makeTeam('4-4-2', {}) });
    for (const { store } of [c, d]) store.temporal.getState().clear();
    tellOthers();
    expect([c.status().hasRival, d.status().hasRival]).toEqual([false, false]);
    expect([messages(c), messages(d)]).toEqual([[], []]);
    // Nor is there a step back to the very same.
    expect([a, b, c, d].map(({ store }) => store.temporal.getState().pastStates.length)).toEqual([0, 0, 0, 0]);
  });

  it('the person takes the other tab’s team; the own one is one undo away', () => {
    const [a] = rivals();
    a.local.takeRival();
    expect([nameIn(a), a.status().hasRival]).toEqual(['By B', false]);
    a.store.getState().undo();
    expect(nameIn(a)).toBe('By A');
  });

  it('the person keeps the own team, and it is what is stored', () => {
    const [a] = rivals();
    a.local.keepOwn();
    expect([nameIn(a), a.status().hasRival]).toEqual(['By A', false]);
    expect(stored().team.name).toBe('By A');
    expect(openTab('c').store.getState().team.name).toBe('By A');
  });
});

describe('trouble', () => {
  const corrupt = '{"v":1,"team":';

  it('a corrupt team is moved aside, with a warning and a fresh team', () => {
    localStorage.setItem(TEAM_KEY, corrupt);
    const tab = openTab('a');
    expect(tab.store.getState().team).toEqual(newTeam());
    expect(messages(tab)).toEqual([STORED_TEAM_CORRUPT]);
    expect([localStorage.getItem(TEAM_KEY), localStorage.getItem(CORRUPT_TEAM_KEY)]).toEqual([null, corrupt]);
    tab.rename('Fresh');
    expect(stored().team.name).toBe('Fresh');
  });

  it('a corrupt team is moved aside in a full storage too', () => {
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
  ])('%s storage is said once, and work goes on in memory', (_what, error, message) => {
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

  it('a newer version is shown and never overwritten', () => {
    localStorage.setItem(TEAM_KEY, newer);
    const tab = openTab('a');
    expect(tab.store.getState()).toMatchObject({ readOnly: true, team: { formation: '4-4-2' } });
    tab.rename('Never');
    tab.store.getState().turnPitch('portrait');
    expect(localStorage.getItem(TEAM_KEY)).toBe(newer);
  });

  it('a newer version that cannot be read is handed on as text', () => {
    localStorage.setItem(TEAM_KEY, '{"v":9}');
    expect(openTab('a').status().unreadable).toBe('{"v":9}');
  });

  it('an older tab stops writing when a newer one has written, heard of or not', () => {
    const tab = openTab('a');
    tab.rename('Mine');
    localStorage.setItem(TEAM_KEY, newer);
    tab.rename('Still mine');
    expect(tab.store.getState().readOnly).toBe(true);
    expect(localStorage.getItem(TEAM_KEY)).toBe(newer);
  });

  it('a page that comes back looks again', () => {
    const tab = openTab('a');
    openTab('b').rename('Meanwhile');
    expect(nameIn(tab)).toBe('My Dream Team');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(nameIn(tab)).toBe('Meanwhile');
  });
});

describe('what reads a stored team is loaded when there is one', () => {
  const envelope = () => {
    openTab('a').rename('Stored');
    return localStorage.getItem(TEAM_KEY) ?? '';
  };

  it('is not asked for without one', () => {
    const load = jest.fn();
    const store = createBuilderStore(() => 0);
    open.push(
      keepLocalTeam(store, { tab: 'x', now: () => 0, reader: { loaded: () => null, load }, onStatus: () => {} }),
    );
    expect(store.getState().isRestored).toBe(true);
    store.getState().edit((team) => renameTeam(team, 'Mine'), '');
    expect(stored().team.name).toBe('Mine');
    expect(load).not.toHaveBeenCalled();
  });

  it('and where it fails, the stored team stays untouched until a retry succeeds', async () => {
    const text = envelope();
    const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(readEnvelope);
    const statuses: LocalTeamStatus[] = [];
    const store = createBuilderStore(() => 0);
    const reader = { loaded: () => null, load };
    const local = keepLocalTeam(store, { tab: 'y', now: () => 0, reader, onStatus: (status) => statuses.push(status) });
    open.push(local);
    await Promise.resolve().then(() => undefined);
    expect(statuses.at(-1)).toMatchObject({ hasFailed: true });
    expect(store.getState().isRestored).toBe(false);
    expect(localStorage.getItem(TEAM_KEY)).toBe(text);

    local.retry();
    await Promise.resolve().then(() => undefined);
    expect(store.getState()).toMatchObject({ isRestored: true, team: { name: 'Stored' } });
    expect(statuses.at(-1)).toMatchObject({ hasFailed: false });
  });

  it('and where it fails for another tab’s team, a retry takes no edit of this one away', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(readEnvelope);
    const statuses: LocalTeamStatus[] = [];
    const store = createBuilderStore(() => 0);
    const reader = { loaded: () => null, load };
    const local = keepLocalTeam(store, { tab: 'z', now: () => 0, reader, onStatus: (status) => statuses.push(status) });
    open.push(local);
    envelope();
    store.getState().edit((team) => renameTeam(team, 'Mine'), '');
    await Promise.resolve().then(() => undefined);
    expect(statuses.at(-1)).toMatchObject({ hasFailed: true });

    local.retry();
    await Promise.resolve().then(() => undefined);
    expect(store.getState().team.name).toBe('Mine');
    expect(stored().team.name).toBe('Mine');
    expect(statuses.at(-1)).toMatchObject({ hasFailed: false, hasRival: true });
  });
});
