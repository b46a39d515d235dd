import { atOnce } from '#lib/players/index/parts.ts';
import { wholeSquads } from '#lib/players/index/whole-index.fixtures.ts';
import { toSquadBook } from '#lib/players/squads/squad-book.ts';
import { readSquadFile, SQUADS_VERSION } from '#lib/players/squads/squad-file.ts';
import { readPeople } from '#scripts/data/people.ts';

const { book, file, everyone } = wholeSquads();
const squadOf = (id: string) => book.squads.find((squad) => squad.id === id);

it('has every squad with its players', () => {
  expect(everyone).toHaveLength(readPeople().length);
  expect(book.squads).toHaveLength(file.squads.length);
  const zico = squadOf('1982 Brazil')?.places.find(({ entry }) => entry.player.name === 'Zico');
  expect(zico).toMatchObject({ number: 10, group: 'MF', goals: 4 });
});

it('knows the winners by their names at the time', () => {
  const winners = book.squads.filter(({ isWinner }) => isWinner).map(({ id }) => id);
  expect(winners).toHaveLength(Object.keys(file.winners).length);
  expect(winners).toEqual(expect.arrayContaining(['1974 West Germany', '1986 Argentina', '2018 France']));
});

it('knows a player’s World Cups in chronological order', () => {
  const appearances = book.appearances.get('index-diego-maradona-1960') ?? [];
  expect(appearances.map(({ squad, number, goals }) => [squad.year, number, goals])).toEqual([
    [1982, 10, 2],
    [1986, 10, 5],
    [1990, 10, 0],
    [1994, 10, 1],
  ]);
});

it('rejects files that do not match', () => {
  expect(() => atOnce(toSquadBook(file, everyone.slice(1_000)))).toThrow('do not fit');
  expect(() => readSquadFile({ ...file, version: SQUADS_VERSION + 1 })).toThrow('version');
});
