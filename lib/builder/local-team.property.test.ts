/** @jest-environment jsdom */
import * as fc from 'fast-check';
import { hasRival, holdLocks, nameIn, openTab, settled, type Tab } from '#lib/builder/local-team.fixtures.ts';
import { draftsToOffer, putAside } from '#lib/cloud-team/recovery.ts';
import { DRAFT_KEY } from '#lib/platform/storage.ts';
import { runs } from '#scripts/test/runs.ts';

type Write = { key: string; value: string | null };

type Session = Map<string, string>;

type ProcessTab = Omit<Tab, 'rename'> & {
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
function startBrowser() {
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
      await settled();
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

type Browser = ReturnType<typeof startBrowser>;

const offersIn = async (tab: ProcessTab, owner = 'anon') =>
  (await tab.run(() => draftsToOffer(tab.store, owner))).map(({ team }) => team.name);

async function visit(browser: Browser) {
  const tab = await browser.openProcess('next');
  return { tab, shown: nameIn(tab), offers: await offersIn(tab) };
}

/** Until all of them know what each has written. */
async function hearAll(...tabs: ProcessTab[]) {
  for (const tab of tabs) while (tab.send());
  for (const tab of tabs) while (await tab.hear());
  // Hearing may lead to writing.
  if (tabs.some((tab) => tab.send())) await hearAll(...tabs);
}

async function openTwo() {
  const browser = startBrowser();
  return { browser, a: await browser.openProcess('a'), b: await browser.openProcess('b') };
}

it('a choice in one tab settles the question in both', async () => {
  const { browser, a, b } = await openTwo();
  await a.rename('By A');
  await b.rename('By B');
  await hearAll(a, b);
  expect([a, b].map(hasRival)).toEqual([true, true]);
  await b.run(b.local.takeRival);
  await hearAll(a, b);
  expect([a, b].map(hasRival)).toEqual([false, false]);
  await a.close();
  await b.close();
  expect(await visit(browser)).toMatchObject({ shown: 'By A', offers: [] });
});

it('tabs with different edits that sign out at the same moment both keep theirs', async () => {
  const { browser, a, b } = await openTwo();
  for (const tab of [a, b]) await tab.run(() => tab.store.getState().setOwner('me'));
  await a.rename('In A');
  await b.rename('In B');
  for (const tab of [a, b]) expect(await tab.run(() => putAside(tab.store))).toBe(true);
  for (const tab of [a, b]) await tab.close();
  const { tab, shown, offers } = await visit(browser);
  expect([shown, offers]).toEqual(['My Dream Team', []]);
  expect(await offersIn(tab, 'me')).toEqual(['In B', 'In A']);
});

it('a duplicated tab shows its original’s team and follows it, but takes an id of its own', async () => {
  const browser = startBrowser();
  const a = await browser.openProcess('a');
  await a.rename('One');
  await hearAll(a);
  const copy = await browser.openProcess('copy', a.session());
  expect(nameIn(copy)).toBe('One');
  await a.rename('Two');
  await hearAll(a, copy);
  expect([nameIn(copy), hasRival(copy)]).toEqual(['Two', false]);
  await a.rename('By A');
  await copy.rename('By the copy');
  await hearAll(a, copy);
  expect([nameIn(a), nameIn(copy), hasRival(a), hasRival(copy)]).toEqual(['By A', 'By the copy', true, true]);
  await a.close();
  await copy.close();
  expect(await visit(browser)).toMatchObject({ shown: 'By the copy', offers: ['By A'] });
});

it('a reloaded tab keeps its own team, while another’s is newer, and still asks', async () => {
  const { browser, a, b } = await openTwo();
  await a.rename('By A');
  await b.rename('By B');
  await hearAll(a, b);
  await a.close();
  const again = await browser.openProcess('again', a.session());
  expect([nameIn(again), again.status().rival?.team.name]).toEqual(['By A', 'By B']);
  const third = await browser.openProcess('third');
  expect([nameIn(third), await offersIn(third)]).toEqual(['By B', []]);
});

const STEPS = [
  'edit',
  'edit',
  'send',
  'hear',
  'reach all',
  'keepOwn',
  'takeRival',
  'close',
  'reload',
  'duplicate',
] as const;

const steps = fc.array(fc.record({ act: fc.constantFrom(...STEPS), at: fc.nat({ max: 59 }) }), { maxLength: 60 });

type Plan = readonly { act: (typeof STEPS)[number]; at: number }[];

/** Opens two new tabs in place of closed ones. Returns what each edit was made from, and what the user gave up. */
async function play(browser: Browser, plan: Plan) {
  const tabs = await Promise.all(['a', 'b', 'c'].map((name) => browser.openProcess(name)));
  const later = ['d', 'e'];
  const copies = ['f', 'g'];
  const madeFrom = new Map<string, string>();
  const givenUp: string[] = [];
  let reloads = 0;

  async function choose(tab: ProcessTab, act: 'keepOwn' | 'takeRival') {
    const { rival } = tab.status();
    if (!rival) return;
    givenUp.push(act === 'takeRival' ? nameIn(tab) : rival.team.name);
    await tab.run(tab.local[act]);
  }

  for (const { act, at: any } of plan) {
    const at = any % Math.max(tabs.length, 1);
    const tab = tabs[at];
    if (!tab) continue;
    if (act === 'edit') {
      const name = `Edit ${madeFrom.size + 1}`;
      madeFrom.set(name, nameIn(tab));
      await tab.rename(name);
    } else if (act === 'close') {
      await tab.close();
      const [name] = later.splice(0, 1);
      tabs.splice(at, 1, ...(name === undefined ? [] : [await browser.openProcess(name)]));
    } else if (act === 'reload') {
      await tab.close();
      reloads += 1;
      tabs.splice(at, 1, await browser.openProcess(`reload ${reloads}`, tab.session()));
    } else if (act === 'duplicate') {
      const [name] = copies.splice(0, 1);
      if (name !== undefined) tabs.push(await browser.openProcess(name, tab.session()));
    } else if (act === 'reach all') {
      while (tab.send());
      for (const one of tabs) while (await one.hear());
    } else if (act === 'send') {
      tab.send();
    } else if (act === 'hear') {
      await tab.hear();
    } else {
      await choose(tab, act);
    }
  }
  for (const tab of tabs) await tab.close();
  return { madeFrom, givenUp };
}

it('any interleaving of edits, deliveries, choices, closings, reloads and duplicates of tabs loses no edit', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const browser = startBrowser();
      const { madeFrom, givenUp } = await play(browser, plan);
      const { tab, shown, offers } = await visit(browser);
      await tab.close();
      const withOrigins = (name: string): string[] => {
        const origin = madeFrom.get(name);
        return origin === undefined ? [name] : [name, ...withOrigins(origin)];
      };
      const kept = new Set([shown, ...offers, ...givenUp].flatMap(withOrigins));
      expect([...madeFrom.keys()].filter((name) => !kept.has(name))).toEqual([]);
      const contained = withOrigins(shown);
      if (givenUp.length === 0) expect(offers.filter((name) => contained.includes(name))).toEqual([]);
    }),
    { numRuns: runs(200) },
  );
});
