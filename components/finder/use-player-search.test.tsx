import { act } from '@testing-library/react';
import {
  calls,
  FAILED,
  fakeSearch,
  finderIs,
  loadSquads,
  open,
  search,
  wait,
} from '#components/finder/player-search.fixtures.tsx';
import { searchPlayers } from '#lib/api/players.ts';
import { ApiError } from '#lib/api/request-json.ts';
import { NO_PLAYERS_FOUND, SEARCH_CRITERIA_MISSING } from '#lib/platform/messages/player.ts';
import type { SearchCriteria } from '#lib/players/criteria.ts';
import type { PlayerFinder } from '#lib/players/index/player-finder.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import { addStarter } from '#lib/team/operations.ts';
import { makePlayer } from '#lib/team/team.fixtures.ts';
import type { Player } from '#types/player.ts';

jest.mock('#lib/api/players.ts');
jest.mock('#hooks/use-player-finder.tsx');

beforeEach(fakeSearch);
afterEach(() => jest.useRealTimers());

const rankedAs = (player: Player, rank: number) => ({ player, foldedName: player.name.toLowerCase(), fame: 0, rank });

const online = makePlayer({ id: 'tsdb-1', name: 'Xavi Online', apiId: '1' });

describe('when the sports database is asked', () => {
  it('300 ms after the last of three or more characters', async () => {
    const { type } = open();
    await type('xav');
    await wait(299);
    expect(calls).toHaveLength(0);
    await type('xavi');
    await wait(299);
    expect(calls).toHaveLength(0);
    await wait(1);
    expect(calls.map(({ query }) => query)).toEqual(['xavi']);
  });

  it.each<[string, Partial<SearchCriteria>, number]>([
    ['two characters', { query: 'xa' }, 0],
    ['spaces around one', { query: '  x  ' }, 0],
    ['a position and a year (D16)', { position: 'GK', year: 1980 }, 0],
    ['a country', { country: 'Spain' }, 1],
    ['a league', { league: 'La Liga' }, 1],
    ['a team', { team: 'Arsenal' }, 1],
  ])('automatically for %s: %#', async (_, criteria, count) => {
    const { change, now } = open();
    await change(criteria);
    await wait(1000);
    expect(calls).toHaveLength(count);
    expect(now().isSearching).toBe(count > 0);
  });

  it('at once and for any length on submit, but only once', async () => {
    const { type, submit } = open();
    await type('li');
    await submit();
    await wait(0);
    expect(calls.map(({ query }) => query)).toEqual(['li']);
    await type('lionel');
    await submit();
    await wait(1000);
    expect(calls.map(({ query }) => query)).toEqual(['li', 'lionel']);
  });

  it('a newer search cancels the older one and ignores its response', async () => {
    const { type, names } = await search('xavi');
    await type('xavier');
    expect(calls[0]?.signal?.aborted).toBe(true);
    await wait(300);
    await calls[0]?.answer({ players: [online] });
    expect(names()).toEqual([]);
    await calls[1]?.answer({ players: [{ ...online, name: 'Xavier' }] });
    expect(names()).toEqual(['Xavier']);
  });

  it('a hanging call is abandoned and treated as no connection', async () => {
    jest
      .mocked(searchPlayers)
      .mockImplementation(
        (_criteria, { signal } = {}) =>
          new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      );
    const limit = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const { now } = await search('xavi');
    expect(now().isSearching).toBe(true);
    await act(async () => limit.abort());
    expect(AbortSignal.timeout).toHaveBeenCalledWith(20_000);
    expect(now()).toMatchObject({ isSearching: false, isOffline: true });
  });
});

describe('states: idle, searching, results or a message', () => {
  it.each([
    ['players', [online], ''],
    ['that there are none', [], NO_PLAYERS_FOUND],
  ])('suggests, searches until the response, then shows %s', async (_, players, message) => {
    const { type, now } = open();
    expect(now()).toMatchObject({ isSuggesting: true, isSearching: false, message: '', isOffline: false });
    await type('nobody');
    await wait(300);
    expect(now()).toMatchObject({ isSuggesting: false, isSearching: true, message: '' });
    await calls[0]?.answer({ players });
    expect(now()).toMatchObject({ isSearching: false, message, isOffline: false, players });
  });

  it.each(['', '   '])('asks for a criterion if only %j was typed', async (query) => {
    const { submit, type, now } = open();
    await type(query);
    await submit();
    await wait(300);
    expect(now().message).toBe(SEARCH_CRITERIA_MISSING);
    expect(calls).toHaveLength(0);
    await type('x');
    expect(now().message).not.toContain(SEARCH_CRITERIA_MISSING);
  });
});

describe('without the sports database', () => {
  it.each([
    ['our API cannot be reached', (call: (typeof calls)[0]) => call.fail(FAILED)],
    ['our API fails', (call: (typeof calls)[0]) => call.fail(new ApiError('An error occurred.', 500))],
    ['our API could not reach it', (call: (typeof calls)[0]) => call.answer({ source: 'sample', isUnreachable: true })],
  ])('%s: shows the banner and searches the samples', async (_, settle) => {
    const { now, names } = await search('messi');
    const [call] = calls;
    if (call) await settle(call);
    expect(now()).toMatchObject({ isOffline: true, message: '' });
    expect(names()).toEqual(['Lionel Messi']);
  });

  it('keeps the banner while typing, until a good response', async () => {
    const { type, now } = await search('nobody');
    await calls[0]?.fail(FAILED);
    expect(now().message).toBe(NO_PLAYERS_FOUND);
    await type('nobody l');
    expect(now().isOffline).toBe(true);
    await wait(300);
    await calls[1]?.answer({ players: [online] });
    expect(now()).toMatchObject({ isOffline: false, message: '' });
  });

  it('repeating a search is a new search, and hides the banner', async () => {
    const { submit, type, now } = await search('messi');
    await calls[0]?.fail(FAILED);
    await submit();
    expect(now()).toMatchObject({ isSearching: true, isOffline: false });
    await wait(0);
    await calls[1]?.fail(FAILED);
    expect(now()).toMatchObject({ isSearching: false, isOffline: true });
    await type('');
    expect(now()).toMatchObject({ isOffline: false, message: '', isSuggesting: true });
  });

  it('shows no banner if only samples were requested', async () => {
    const { change, now, names } = open();
    await change({ position: 'GK' });
    await wait(1000);
    expect(now()).toMatchObject({ isOffline: false, message: '', isSearching: false });
    expect(names()).toEqual(['Gianluigi Buffon', 'Peter Schmeichel']);
  });
});

describe('which players are shown', () => {
  it('thirty players at the first letter, and thirty more below for each Show more', async () => {
    const ranked = Array.from({ length: 70 }, (_, n) =>
      rankedAs(makePlayer({ id: `index-${n}`, name: `X ${n}` }), 70 - n),
    );
    finderIs({ find: () => ({ ranked, close: [] }) });
    const { type, now, names } = open();
    await type('x');
    const first = names();
    expect(first).toEqual(ranked.slice(0, 30).map(({ player }) => player.name));
    expect(calls).toHaveLength(0);
    await act(async () => now().showMore());
    expect(names().slice(0, 30)).toEqual(first);
    expect(now()).toMatchObject({ hasMore: true, players: { length: 60 } });
    await act(async () => now().showMore());
    expect(now()).toMatchObject({ hasMore: false, players: { length: 70 } });
    await type('xa');
    expect(now().players).toHaveLength(30);
  });

  it('a list without a typed name in the chosen order', async () => {
    const find = jest.fn(() => ({ ranked: [], close: [] }));
    finderIs({ find });
    const { change, now } = open();
    await change({ country: 'Italy' });
    expect(find).toHaveBeenLastCalledWith(expect.anything(), { selected: '', order: 'known' }, null);
    act(() => now().setOrder('name'));
    expect(find).toHaveBeenLastCalledWith(expect.anything(), { selected: '', order: 'name' }, null);
  });

  it('suggestions for the selected position and era, without players in the team', async () => {
    const suggest = jest.fn(() => [online]);
    finderIs({ suggest });
    const { store, now } = open();
    // The search rules load along with the index.
    await act(() => import('#lib/players/merged-search.ts'));
    act(() => store.getState().select({ kind: 'slot', slot: 'LCB' }));
    act(() => now().setEra(1990));
    expect(suggest).toHaveBeenLastCalledWith('CB', expect.objectContaining({ era: 1990 }));
  });

  it('samples as suggestions without the index, selected position first', async () => {
    const { store, names } = open();
    act(() => store.getState().select({ kind: 'slot', slot: 'GK' }));
    expect(names().slice(0, 2)).toEqual(['Gianluigi Buffon', 'Peter Schmeichel']);
    const buffon = SAMPLE_PLAYERS.find(({ name }) => name === 'Gianluigi Buffon');
    if (!buffon) throw new Error('no Buffon');
    act(() => void store.getState().edit((team) => addStarter(team, buffon, 'GK'), ''));
    expect(names()).not.toContain('Gianluigi Buffon');
  });
});

it('ranks a typed name regardless of a position that the search chose, until the user wants its players first', async () => {
  const find = jest.fn(() => ({ ranked: [], close: [] }));
  finderIs({ find });
  const { type, now, store } = open();
  act(() => store.getState().select({ kind: 'slot', slot: 'GK', isGuess: true }));
  await type('zidane');
  expect(now().isAnyPosition).toBe(true);
  expect(find).toHaveBeenLastCalledWith(expect.anything(), { selected: '', order: 'known' }, null);
  act(() => now().preferSlot(true));
  expect(store.getState().selected).toEqual({ kind: 'slot', slot: 'GK', isGuess: true });
  expect(find).toHaveBeenLastCalledWith(expect.anything(), { selected: 'GK', order: 'known' }, null);
});

describe('D53: World Cup squads', () => {
  it('load only once a year is typed', async () => {
    finderIs({ find: () => ({ ranked: [], close: [] }) });
    const { type } = open();
    await type('brazil 198');
    expect(loadSquads).not.toHaveBeenCalled();
    await type('brazil 1982');
    expect(loadSquads).toHaveBeenCalledTimes(1);
  });
});

describe('D62: more than names', () => {
  const inside = makePlayer({ id: 'index-inside-1980', name: 'Xavi Inside', year: 1980 });
  const outsider = makePlayer({ id: 'index-outside-1970', name: 'Xavi Outside', year: 1970 });
  const WORDS = 12_000;
  const understood = [{ change: { team: 'Wrexham' }, text: 'Wrexham', kind: 'club', count: 1 }];
  const find: PlayerFinder['find'] = ({ query, team }) => {
    const players = team === '' ? [outsider, inside] : [inside];
    const isMet = ({ name }: Player) => query === '' || name.toLowerCase().includes(query);
    return { ranked: players.filter(isMet).map((player) => rankedAs(player, query === '' ? 0 : WORDS)), close: [] };
  };

  it('lists whom the typed words mean; choosing the filter clears the field, and the chip lifts it', async () => {
    finderIs({ find, understand: ({ query }) => (query === 'reds' ? understood : []) });
    const { type, now, names, change } = open();
    await type('reds');
    expect(now()).toMatchObject({ understood, isName: false, message: '' });
    expect(names()).toEqual(['Xavi Inside']);
    await act(async () => now().choose(understood[0] as never));
    expect(now()).toMatchObject({ criteria: { query: '', team: 'Wrexham' }, chips: [{ text: 'Wrexham' }] });
    await change(now().chips[0]?.clear ?? {});
    expect(now()).toMatchObject({ isSuggesting: true, chips: [] });
  });

  it('puts a legend who has the typed name first, unless someone in the tables has it', async () => {
    const legend = makePlayer({ id: 'own:index-garrincha-1933', name: 'Garrincha', year: 1933 });
    finderIs({ find, legends: () => ({ players: [legend], isNamed: true }) });
    const { type, now } = open();
    await type('garrincha');
    expect(now()).toMatchObject({ legend, message: '' });
    await type('xavi');
    expect(now()).toMatchObject({ legend: null, legends: { players: [legend] } });
  });
});
