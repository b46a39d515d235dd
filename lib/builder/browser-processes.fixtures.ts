import { openTab, type Tab } from '#lib/builder/local-team.fixtures.ts';
import { holdLocks } from '#lib/builder/locks.fixtures.ts';
import { DRAFT_KEY } from '#lib/platform/storage.ts';

type Write = { key: string; value: string | null };

type Session = Map<string, string>;

export type ProcessTab = Omit<Tab, 'rename'> & {
  rename: (name: string) => Promise<void>;
  /** Runs code in the tab's process, with all that follows from it at once. */
  run: <Value>(act: () => Value) => Promise<Awaited<Value>>;
  /** The browser gets the tab's oldest write that it doesn't have yet. Returns false if there is none. */
  send: () => boolean;
  /** The tab gets the oldest write that it hasn't heard of yet. Returns false if there is none. */
  hear: () => Promise<boolean>;
  close: () => Promise<void>;
  /** What a reload or a duplicate of the tab starts with. */
  session: () => Session;
};

/**
 * A browser with one process for each tab, as Chromium implements local storage: each process reads and writes its own
 * copy. The browser gets the writes of each process in order and passes them on. A process keeps its own value until it
 * hears that the browser has it. Locks are the browser's.
 */
export function startBrowser() {
  const items = new Map<string, string>();
  const inboxes = new Map<string, (Write & { from: string })[]>();
  holdLocks();

  async function openProcess(name: string, former: Session = new Map()): Promise<ProcessTab> {
    const own = new Map(items);
    const session = new Map(former);
    const outbox: Write[] = [];
    const inbox: (Write & { from: string })[] = [];
    inboxes.set(name, inbox);
    const onWay = (key: string) => [...outbox, ...inbox.filter(({ from }) => from === name)].some((w) => w.key === key);
    const local = storageOn(own, (write) => {
      // Other keys would only delay the deliveries that matter.
      if (write.key.startsWith(DRAFT_KEY)) outbox.push(write);
      else apply(items, write);
    });
    const run = async <Value>(act: () => Value): Promise<Awaited<Value>> => {
      const spies = [
        jest.spyOn(window, 'localStorage', 'get').mockReturnValue(local),
        jest.spyOn(window, 'sessionStorage', 'get').mockReturnValue(storageOn(session, () => {})),
      ];
      const value = await act();
      // Until the browser has answered which locks are held.
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
      for (const spy of spies) spy.mockRestore();
      return value;
    };

    // All tabs of a test share one window, but each must hear only of its own process.
    let onStorage: (event: StorageEvent) => void = () => {};
    const listen = jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener) => {
      if (type === 'storage') onStorage = listener as typeof onStorage;
    });
    const tab = await run(() => openTab(name));
    listen.mockRestore();

    const send = () => {
      const write = outbox.shift();
      if (!write) return false;
      apply(items, write);
      for (const other of inboxes.values()) other.push({ ...write, from: name });
      return true;
    };
    return {
      ...tab,
      run,
      send,
      rename: (to) => run(() => tab.rename(to)),
      async hear() {
        const write = inbox.shift();
        if (!write) return false;
        if (write.from === name) return true;
        if (!onWay(write.key)) apply(own, write);
        await run(() => onStorage(new StorageEvent('storage', { key: write.key, newValue: write.value })));
        return true;
      },
      async close() {
        await run(tab.local.stop);
        while (send());
        inboxes.delete(name);
      },
      session: () => new Map(session),
    };
  }
  return { openProcess };
}

function apply(items: Map<string, string>, { key, value }: Write): void {
  if (value === null) items.delete(key);
  else items.set(key, value);
}

function storageOn(items: Map<string, string>, onWrite: (write: Write) => void): Storage {
  const write = (key: string, value: string | null) => {
    if ((items.get(key) ?? null) === value) return;
    apply(items, { key, value });
    onWrite({ key, value });
  };
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: write,
    removeItem: (key: string) => write(key, null),
  };
  return new Proxy(Object.create(methods), {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}
