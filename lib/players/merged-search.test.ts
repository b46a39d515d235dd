import { NO_SEARCH, type Search } from '#lib/players/filters.ts';
import type { PlayerFinder } from '#lib/players/index/player-finder.ts';
import { searchAll } from '#lib/players/merged-search.ts';
import { makePlayer } from '#lib/team/team.fixtures.ts';
import type { Player } from '#types/player.ts';

const rankedAs = (player: Player, rank: number) => ({ player, foldedName: player.name.toLowerCase(), fame: 0, rank });

function searched(search: Partial<Search>, find: PlayerFinder['find'], live: readonly Player[] = []) {
  const finder = {
    find,
    understand: () => [],
    legends: () => ({ players: [], isNamed: false }),
    squads: null,
  } as unknown as PlayerFinder;
  const sources = { finder, scripts: null, live, clubs: new Set<string>() };
  return searchAll({ ...NO_SEARCH, ...search }, sources, { selected: '', order: 'known' });
}

it('lists a person from two sources once, with the picture', () => {
  const known = makePlayer({ id: 'index-xavi-1980', name: 'Xavi', year: 1980 });
  const imageUrl = 'https://r2.thesportsdb.com/images/xavi.jpg';
  const online = makePlayer({ id: 'tsdb-9', name: 'Xavi', year: 1980, apiId: '9', imageUrl });
  const { players } = searched({ query: 'xavi' }, () => ({ ranked: [rankedAs(known, 1)], close: [] }), [online]);
  expect(players).toMatchObject([{ id: 'index-xavi-1980', apiId: '9', imageUrl }]);
});

it('searches a name inside the filter, and outside it only if nobody there has it (D62)', () => {
  const inside = makePlayer({ id: 'index-inside-1980', name: 'Xavi Inside', year: 1980 });
  const outsider = makePlayer({ id: 'index-outside-1970', name: 'Xavi Outside', year: 1970 });
  const WORDS = 12_000;
  const find: PlayerFinder['find'] = ({ query, team }) => {
    const players = team === '' ? [outsider, inside] : [inside];
    const isMet = ({ name }: Player) => name.toLowerCase().includes(query);
    return { ranked: players.filter(isMet).map((player) => rankedAs(player, WORDS)), close: [] };
  };
  const found = (query: string) => {
    const { players, outside } = searched({ team: 'Wrexham', query }, find);
    return [players.map(({ name }) => name), outside];
  };
  expect(found('xavi')).toEqual([['Xavi Inside'], null]);
  expect(found('outside')).toEqual([['Xavi Outside'], 0]);
});
