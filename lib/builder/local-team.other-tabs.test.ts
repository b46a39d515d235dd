/** @jest-environment jsdom */
import {
  closeTabs,
  hasRival,
  holdLocks,
  messages,
  nameIn,
  openTab,
  settled,
  startWithoutTabs,
  stored,
  type Tab,
  tellOthers,
} from '#lib/builder/local-team.fixtures.ts';
import { draftsToOffer } from '#lib/cloud-team/recovery.ts';
import { OTHER_TAB_FOLLOWED } from '#lib/platform/messages/team.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import { makeTeam } from '#lib/team/team.fixtures.ts';

/** All tabs of a test share one session, and none of these tests reloads one. */
function newTab(name: string): Tab {
  sessionStorage.clear();
  return openTab(name);
}

startWithoutTabs();

const offersIn = async ({ store }: Tab) => (await draftsToOffer(store, 'anon')).map(({ team }) => team.name);

function rivals(): [Tab, Tab] {
  const [a, b] = [newTab('a'), newTab('b')];
  a.rename('By A');
  // B doesn't know about it yet.
  b.rename('By B');
  tellOthers();
  return [a, b];
}

it('a tab without edits follows another and says so', () => {
  const [a, b] = [newTab('a'), newTab('b')];
  a.rename('By A');
  tellOthers();
  expect(nameIn(b)).toBe('By A');
  expect(b.store.getState().announcement).toBe(OTHER_TAB_FOLLOWED);
  expect(a.store.getState().announcement).toBe('Renamed to By A');
});

it('tabs follow edits made in turn', () => {
  const [a, b] = [newTab('a'), newTab('b')];
  for (const [tab, name] of [
    [a, 'One'],
    [b, 'Two'],
    [a, 'Three'],
  ] as const) {
    tab.rename(name);
    tellOthers();
  }
  expect([a, b].map(nameIn)).toEqual(['Three', 'Three']);
  expect([a, b].map(hasRival)).toEqual([false, false]);
});

it('edits at the same moment are both kept, and both tabs ask, in a banner alone', () => {
  const [a, b] = rivals();
  expect([a, b].map(nameIn)).toEqual(['By A', 'By B']);
  expect([a, b].map(hasRival)).toEqual([true, true]);
  b.rename('By B again');
  tellOthers();
  expect([a, b].map(hasRival)).toEqual([true, true]);
  expect([messages(a), messages(b)]).toEqual([[], []]);
});

it('a tab with nothing unsaved any more has nothing to choose, and both agree once they show the same team', () => {
  const tabs = rivals();
  const [a, b] = tabs;
  b.store.getState().adopt({ team: newTeam(), cloud: {} });
  tellOthers();
  expect(tabs.map(hasRival)).toEqual([true, false]);
  a.store.getState().adopt({ team: newTeam(), cloud: {} });
  tellOthers();
  expect(tabs.map(hasRival)).toEqual([false, false]);
});

it('tabs that make the same change have nothing to choose, and follow each other afterwards', () => {
  const tabs = [newTab('a'), newTab('b')];
  for (const { store } of tabs) store.getState().adopt({ team: makeTeam('4-4-2', {}) });
  for (const { store } of tabs) store.temporal.getState().clear();
  tellOthers();
  expect(tabs.map(hasRival)).toEqual([false, false]);
  expect(tabs.map(({ store }) => store.temporal.getState().pastStates.length)).toEqual([0, 0]);
  tabs[0]?.rename('By A');
  tellOthers();
  expect(tabs.map(nameIn)).toEqual(['By A', 'By A']);
});

it.each<[string, (tabs: [Tab, Tab]) => void]>([
  ['keeping one’s own team', ([a]) => a.local.keepOwn()],
  ['switching to the other’s', ([a]) => a.local.takeRival()],
  ['the other tab’s choice', ([, b]) => b.local.keepOwn()],
])('nothing is left to offer after %s', async (_, choose) => {
  const tabs = rivals();
  choose(tabs);
  tellOthers();
  expect(tabs.map(hasRival)).toEqual([false, false]);
  closeTabs();
  expect(await offersIn(newTab('c'))).toEqual([]);
});

it('after switching to the other tab’s team, undo brings back this tab’s own', () => {
  const [a] = rivals();
  a.local.takeRival();
  expect([nameIn(a), hasRival(a)]).toEqual(['By B', false]);
  a.store.getState().undo();
  expect(nameIn(a)).toBe('By A');
});

it('keeping this tab’s team stores it as the newest', () => {
  const [a] = rivals();
  a.local.keepOwn();
  expect([nameIn(a), hasRival(a), stored().team.name]).toEqual(['By A', false, 'By A']);
  expect(nameIn(newTab('c'))).toBe('By A');
});

it('a third tab offers a team only once its tab is closed', async () => {
  const held = holdLocks();
  const [a, b] = rivals();
  const third = newTab('third');
  expect(held()).toHaveLength(3);
  expect(await offersIn(third)).toEqual([]);
  b.local.stop();
  expect(await offersIn(third)).toEqual([]);
  a.local.stop();
  await settled();
  expect(await offersIn(third)).toEqual(['By A']);
});

it('what a closed tab left is offered, but is no rival', async () => {
  holdLocks();
  rivals();
  closeTabs();
  await settled();
  const next = newTab('next');
  await settled();
  next.rename('Mine');
  expect([hasRival(next), await offersIn(next)]).toEqual([false, ['By A']]);
});

it('a page that comes back from the browser’s cache has a new id, and nobody has offered its team', async () => {
  const held = holdLocks();
  const tab = newTab('a');
  tab.rename('Mine');
  const [before] = held();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await settled();
  expect(held()).toEqual([]);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await settled();
  expect(held()).toHaveLength(2);
  expect(held()).toContain(before);
  tab.rename('Later');
  closeTabs();
  await settled();
  const next = newTab('next');
  expect([nameIn(next), await offersIn(next)]).toEqual(['Later', []]);
});
