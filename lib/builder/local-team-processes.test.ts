import * as fc from 'fast-check';
import { type ProcessTab, startBrowser } from '#lib/builder/browser-processes.fixtures.ts';
import { writeId } from '#lib/builder/local-envelope.ts';
import { nameIn, stored } from '#lib/builder/local-team.fixtures.ts';
import { copiesToOffer, putAside, recoveryCopies } from '#lib/cloud-team/recovery.ts';
import { TEAM_KEY } from '#lib/platform/storage.ts';

type Browser = ReturnType<typeof startBrowser>;

const offersIn = async (tab: ProcessTab) =>
  (await tab.run(() => copiesToOffer(tab.store, 'anon'))).map(({ team }) => team.name);

async function visit(browser: Browser) {
  const tab = browser.openProcess('next');
  return { tab, shown: nameIn(tab), offers: await offersIn(tab) };
}

function hearAll(...tabs: ProcessTab[]) {
  for (let round = 0; round < 20; round++) {
    for (const tab of tabs) tab.send();
    for (const tab of tabs) tab.hear();
  }
}

it('edits at the same moment are both kept by tabs that close before they hear of each other', async () => {
  const browser = startBrowser();
  const [a, b] = [browser.openProcess('a'), browser.openProcess('b')];
  a.rename('By A');
  b.rename('By B');
  a.close();
  b.close();
  const { tab, shown, offers } = await visit(browser);
  expect([shown, offers]).toEqual(['By B', ['By A']]);
  tab.rename('By B, later');
  tab.close();
  expect(await visit(browser)).toMatchObject({ shown: 'By B, later', offers: ['By A'] });
});

it('edits in turn leave nothing to offer', async () => {
  const browser = startBrowser();
  const [a, b] = [browser.openProcess('a'), browser.openProcess('b')];
  a.rename('One');
  hearAll(a, b);
  b.rename('Two');
  hearAll(a, b);
  a.close();
  b.rename('Three');
  b.close();
  expect(await visit(browser)).toMatchObject({ shown: 'Three', offers: [] });
});

it('a choice in one tab settles the question in both', async () => {
  const browser = startBrowser();
  const [a, b] = [browser.openProcess('a'), browser.openProcess('b')];
  a.rename('By A');
  b.rename('By B');
  hearAll(a, b);
  expect([a.status().hasRival, b.status().hasRival]).toEqual([true, true]);
  b.run(b.local.takeRival);
  hearAll(a, b);
  expect([a.status().hasRival, b.status().hasRival]).toEqual([false, false]);
  a.close();
  b.close();
  expect(await visit(browser)).toMatchObject({ shown: 'By A', offers: [] });
});

it('tabs with different edits that sign out at the same moment both keep theirs', async () => {
  const browser = startBrowser();
  const tabs = ['a', 'b'].map(browser.openProcess);
  for (const tab of tabs) tab.run(() => tab.store.getState().setOwner('me'));
  for (const tab of tabs) tab.rename(`In ${tabs.indexOf(tab)}`);
  for (const tab of tabs) tab.run(() => putAside(tab.store, 1));
  for (const tab of tabs) tab.close();
  const { tab, shown, offers } = await visit(browser);
  expect([shown, offers]).toEqual(['My Dream Team', []]);
  expect(tab.run(() => recoveryCopies('me')).map(({ team }) => team.name)).toEqual(['In 0', 'In 1']);
});

const STEPS = ['edit', 'send', 'send', 'hear', 'hear', 'keepOwn', 'takeRival', 'close'] as const;

const steps = fc.array(fc.record({ act: fc.constantFrom(...STEPS), at: fc.nat({ max: 2 }) }), { maxLength: 60 });

type Plan = readonly { act: (typeof STEPS)[number]; at: number }[];

/** Opens two new tabs in place of closed ones. Returns what each edit was made from, and what the user gave up. */
function play(browser: Browser, plan: Plan) {
  const tabs = ['a', 'b', 'c'].map(browser.openProcess);
  const later = ['d', 'e'];
  const madeFrom = new Map<string, string>();
  const nameOf = new Map<string | null, string>();
  const givenUp: string[] = [];

  function choose(tab: ProcessTab, act: 'keepOwn' | 'takeRival') {
    if (!tab.status().hasRival) return;
    const own = nameIn(tab);
    tab.run(tab.local[act]);
    const given = act === 'takeRival' ? own : nameOf.get(tab.run(stored).parent);
    if (given === undefined) throw new Error('a rival that no tab wrote');
    givenUp.push(given);
  }

  for (const { act, at } of plan) {
    const tab = tabs[at];
    if (!tab) continue;
    if (act === 'edit') {
      const name = `Edit ${madeFrom.size + 1}`;
      madeFrom.set(name, nameIn(tab));
      tab.rename(name);
    } else if (act === 'close') {
      tab.close();
      tabs.splice(at, 1, ...later.splice(0, 1).map(browser.openProcess));
    } else if (act === 'send' || act === 'hear') {
      tab[act]();
    } else {
      choose(tab, act);
    }
    const text = tab.run(() => localStorage.getItem(TEAM_KEY));
    if (text !== null) nameOf.set(writeId(JSON.parse(text)), JSON.parse(text).team.name);
  }
  for (const tab of tabs) tab.close();
  return { madeFrom, givenUp };
}

it('any interleaving of edits, deliveries, choices and closings of tabs loses no edit', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const browser = startBrowser();
      const { madeFrom, givenUp } = play(browser, plan);
      const { tab, shown, offers } = await visit(browser);
      tab.local.stop();
      const withOrigins = (name: string): string[] => {
        const origin = madeFrom.get(name);
        return origin === undefined ? [name] : [name, ...withOrigins(origin)];
      };
      const kept = new Set([shown, ...offers, ...givenUp].flatMap(withOrigins));
      expect([...madeFrom.keys()].filter((name) => !kept.has(name))).toEqual([]);
      const contained = withOrigins(shown);
      if (givenUp.length === 0) expect(offers.filter((name) => contained.includes(name))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
