import { newest } from '#lib/builder/draft-choice.ts';
import { readableDrafts } from '#lib/builder/draft-storage.ts';
import type { Draft } from '#lib/builder/drafts.ts';
import { keepLocalTeam, type LocalTeam, type LocalTeamStatus } from '#lib/builder/local-team.ts';
import { type BuilderStore, createBuilderStore } from '#lib/builder/store.ts';
import { DRAFT_KEY } from '#lib/platform/storage.ts';
import { renameTeam } from '#lib/team/operations.ts';

export type Tab = {
  store: BuilderStore;
  local: LocalTeam;
  status: () => LocalTeamStatus;
  rename: (name: string) => void;
};

const open: LocalTeam[] = [];
let ids = 0;
let time = 1000;

/** A new tab, unless the caller has put a former id into the session's storage. */
export function openTab(name: string): Tab {
  const store = createBuilderStore(() => 0);
  let status: LocalTeamStatus = { unreadable: null, rival: null };
  const onStatus = (next: LocalTeamStatus) => {
    status = next;
  };
  const newTabId = () => {
    ids += 1;
    return `${name}-${ids}`;
  };
  const now = () => {
    time += 1;
    return time;
  };
  const local = keepLocalTeam(store, { newTabId, now, onStatus });
  open.push(local);
  const rename = (to: string) => {
    store.getState().edit((team) => renameTeam(team, to), `Renamed to ${to}`);
  };
  return { store, local, status: () => status, rename };
}

/** The event other tabs get after a write. jsdom has only one window. */
export function tellOthers(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY }));
}

/** What the next visit opens. */
export function stored(): Draft {
  const draft = newest(readableDrafts());
  if (!draft) throw new Error('nothing is stored');
  return draft;
}

export const nameIn = ({ store }: Tab) => store.getState().team.name;
export const hasRival = (tab: Tab) => tab.status().rival !== null;
export const messages = ({ store }: Tab) => store.getState().notifications.map(({ message }) => message);

export function closeTabs(): void {
  for (const local of open.splice(0)) local.stop();
}

/** jsdom has no locks. Returns the names of those held. */
export function holdLocks(): () => string[] {
  const waiting = new Map<string, (() => Promise<unknown>)[]>();
  async function work(name: string): Promise<void> {
    const [first] = waiting.get(name) ?? [];
    if (!first) return;
    await first();
    waiting.set(name, waiting.get(name)?.slice(1) ?? []);
    await work(name);
  }
  const request = (name: string, act: () => Promise<unknown>) => {
    const queue = [...(waiting.get(name) ?? []), act];
    waiting.set(name, queue);
    return queue.length === 1 ? work(name) : Promise.resolve();
  };
  const held = () => [...waiting].flatMap(([name, queue]) => (queue.length > 0 ? [name] : []));
  const query = async () => ({ held: held().map((name) => ({ name })) });
  Object.defineProperty(navigator, 'locks', { value: { request, query }, configurable: true });
  return held;
}

/** Each test starts without drafts, and leaves no tabs and locks behind. */
export function startWithoutTabs(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    closeTabs();
    Reflect.deleteProperty(navigator, 'locks');
  });
}

/** Lets pending promises continue, such as requests for locks. */
export const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

/** Local storage with room for so many characters. */
export function limitStorage(room: () => number) {
  const { setItem } = Storage.prototype;
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function inRoom(this: Storage, key, value) {
    const others = Object.entries(localStorage).filter(([other]) => other !== key);
    const used = others.reduce((sum, [, text]) => sum + text.length, 0);
    if (this === localStorage && used + value.length > room()) throw new DOMException('no', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
}
