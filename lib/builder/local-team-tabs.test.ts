import {
  closeTabs,
  messages,
  nameIn,
  openTab,
  stored,
  type Tab,
  tellOthers,
} from '#lib/builder/local-team.fixtures.ts';
import { copiesToOffer, putAside, recoveryCopies } from '#lib/cloud-team/recovery.ts';
import { OTHER_TAB_FOLLOWED } from '#lib/platform/messages/team.ts';
import { TEAM_KEY } from '#lib/platform/storage.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import { makeTeam } from '#lib/team/team.fixtures.ts';

beforeEach(() => localStorage.clear());
afterEach(closeTabs);

describe('two tabs', () => {
  it('without edits: one follows the other and says so', () => {
    const [a, b] = [openTab('a'), openTab('b')];
    a.rename('By A');
    tellOthers();
    expect(nameIn(b)).toBe('By A');
    expect(b.store.getState().announcement).toBe(OTHER_TAB_FOLLOWED);
    expect(a.store.getState().announcement).toBe('Renamed to By A');
  });

  it('edits made in turn are followed', () => {
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
    // B doesn't know about it yet.
    b.rename('By B');
    tellOthers();
    return [a, b];
  }

  it('edits at the same moment are both kept, and both tabs ask, in a banner alone', () => {
    const [a, b] = rivals();
    expect([nameIn(a), nameIn(b)]).toEqual(['By A', 'By B']);
    expect([a.status().hasRival, b.status().hasRival]).toEqual([true, true]);
    b.rename('By B again');
    tellOthers();
    expect([a.status().hasRival, b.status().hasRival]).toEqual([true, true]);
    expect([messages(a), messages(b)]).toEqual([[], []]);
  });

  const questions = (tabs: Tab[]) => tabs.map((tab) => tab.status().hasRival);

  it('agree again once both show the same team', () => {
    const tabs = rivals();
    const [a, b] = tabs;
    b.store.getState().adopt({ team: newTeam(), cloud: {} });
    tellOthers();
    expect(questions(tabs)).toEqual([true, true]);
    a.store.getState().adopt({ team: newTeam(), cloud: {} });
    tellOthers();
    expect(questions(tabs)).toEqual([false, false]);
  });

  it('have nothing to choose if both make the same change', () => {
    const tabs = [openTab('a'), openTab('b')];
    for (const { store } of tabs) store.getState().adopt({ team: makeTeam('4-4-2', {}) });
    for (const { store } of tabs) store.temporal.getState().clear();
    tellOthers();
    expect(questions(tabs)).toEqual([false, false]);
    expect(tabs.map(({ store }) => store.temporal.getState().pastStates.length)).toEqual([0, 0]);
  });

  const copies = () => recoveryCopies('anon').map(({ team }) => team.name);
  const kept = () => [stored().team.name, ...copies()].toSorted();

  it.each([
    ['at once', () => {}, ['By A', 'By B']],
    [
      'after another edit in each',
      ([a, b]: [Tab, Tab]) => [b.rename('B again'), a.rename('A again')],
      ['A again', 'B again'],
    ],
  ])('lose neither edit if closed without a choice, %s', async (_, act, names) => {
    act(rivals());
    closeTabs();
    expect(kept()).toEqual(names);
    const next = openTab('c');
    expect(await copiesToOffer(next.store, 'anon')).toHaveLength(1);
    expect([nameIn(next), ...copies()].toSorted()).toEqual(names);
  });

  it.each<[string, (tabs: [Tab, Tab]) => void]>([
    ['keeping one’s own team', ([a]) => a.local.keepOwn()],
    ['switching to the other’s', ([a]) => a.local.takeRival()],
    ['the other tab’s choice', ([, b]) => [b.local.keepOwn(), tellOthers()]],
    ['signing out in both', (tabs) => tabs.map((tab) => [putAside(tab.store, 1), tellOthers()])],
  ])('leave no copies of each other after %s', (_, choose) => {
    const tabs = rivals();
    expect(kept()).toEqual(['By A', 'By B']);
    choose(tabs);
    expect(copies().filter((name) => name === 'My Dream Team')).toEqual([]);
    expect(recoveryCopies('anon').filter(({ writer }) => writer !== 'recovery')).toEqual([]);
  });

  it('after switching to the other tab’s team, undo brings back this tab’s own', () => {
    const [a] = rivals();
    a.local.takeRival();
    expect([nameIn(a), a.status().hasRival]).toEqual(['By B', false]);
    a.store.getState().undo();
    expect(nameIn(a)).toBe('By A');
  });

  it('keeping this tab’s team stores it', () => {
    const [a] = rivals();
    a.local.keepOwn();
    expect([nameIn(a), a.status().hasRival]).toEqual(['By A', false]);
    expect(stored().team.name).toBe('By A');
    expect(openTab('c').store.getState().team.name).toBe('By A');
  });

  it('leave no copy of a team that a tab with an earlier version of the product has edited since', () => {
    const a = openTab('a');
    a.rename('By A');
    const { rev, writer } = stored();
    const later = {
      ...stored(),
      rev: rev + 1,
      writer: 'earlier',
      parent: `${rev}:${writer}`,
      team: makeTeam('5-3-2', {}),
    };
    localStorage.setItem(TEAM_KEY, JSON.stringify(later));
    tellOthers();
    expect([a.store.getState().team.formation, recoveryCopies('anon')]).toEqual(['5-3-2', []]);
  });

  it('hold themselves open while they ask, so that a third tab does not offer their teams', async () => {
    const held = holdLocks();
    const [a, b] = rivals();
    const third = openTab('c');
    expect(held.size).toBe(2);
    expect(await copiesToOffer(third.store, 'anon')).toEqual([]);
    b.local.stop();
    expect(await copiesToOffer(third.store, 'anon')).toEqual([]);
    a.local.stop();
    await Promise.resolve();
    expect((await copiesToOffer(third.store, 'anon')).map(({ team }) => team.name)).toEqual(['By A']);
    Reflect.deleteProperty(navigator, 'locks');
  });

  it.each<[string, (tabs: [Tab, Tab]) => void]>([
    ['keeping one’s own team', ([a]) => a.local.keepOwn()],
    ['switching to the other’s', ([a]) => a.local.takeRival()],
  ])('let go after %s', async (_, choose) => {
    const held = holdLocks();
    const tabs = rivals();
    choose(tabs);
    tellOthers();
    await Promise.resolve();
    expect(held.size).toBe(0);
    Reflect.deleteProperty(navigator, 'locks');
  });
});

/** jsdom has no locks. */
function holdLocks(): Set<string> {
  const held = new Set<string>();
  const request = (name: string, work: () => Promise<void>) => {
    held.add(name);
    return work().then(() => held.delete(name));
  };
  const query = async () => ({ held: [...held].map((name) => ({ name })) });
  Object.defineProperty(navigator, 'locks', { value: { request, query }, configurable: true });
  return held;
}
