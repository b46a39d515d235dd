import { openTab, type Tab } from '#lib/builder/local-team.fixtures.ts';

type Write = { key: string; value: string | null };

export type ProcessTab = Tab & {
  /** Runs code in the tab's process. */
  run: <Value>(act: () => Value) => Value;
  /** The browser gets the tab's oldest write that it doesn't have yet. */
  send: () => void;
  /** The tab gets the oldest write that it hasn't heard of yet. */
  hear: () => void;
  close: () => void;
};

/**
 * A browser with one process for each tab, as Chromium implements local storage: each process reads and writes its own
 * copy. The browser gets the writes of each process in order and passes them on. A process keeps its own value until it
 * hears that the browser has it.
 */
export function startBrowser() {
  const items = new Map<string, string>();
  const inboxes = new Map<string, (Write & { from: string })[]>();

  function openProcess(name: string): ProcessTab {
    const own = new Map(items);
    const outbox: Write[] = [];
    const inbox: (Write & { from: string })[] = [];
    inboxes.set(name, inbox);
    const onWay = (key: string) => [...outbox, ...inbox.filter(({ from }) => from === name)].some((w) => w.key === key);
    const storage = storageOn(own, (write) => outbox.push(write));
    const run = <Value>(act: () => Value): Value => {
      const spy = jest.spyOn(window, 'localStorage', 'get').mockReturnValue(storage);
      const value = act();
      spy.mockRestore();
      return value;
    };

    // All tabs of a test share one window, but each must hear only of its own process.
    let onStorage: (event: StorageEvent) => void = () => {};
    const listen = jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener) => {
      if (type === 'storage') onStorage = listener as typeof onStorage;
    });
    const tab = run(() => openTab(name));
    listen.mockRestore();

    const send = () => {
      const write = outbox.shift();
      if (!write) return;
      apply(items, write);
      for (const other of inboxes.values()) other.push({ ...write, from: name });
    };
    return {
      ...tab,
      run,
      send,
      rename: (to) => run(() => tab.rename(to)),
      hear() {
        const write = inbox.shift();
        if (!write || write.from === name) return;
        if (!onWay(write.key)) apply(own, write);
        run(() => onStorage(new StorageEvent('storage', { key: write.key, newValue: write.value })));
      },
      close() {
        tab.local.stop();
        while (outbox.length > 0) send();
        inboxes.delete(name);
      },
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
