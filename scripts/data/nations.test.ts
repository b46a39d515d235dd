import { NO_SEARCH } from '#lib/players/filters.ts';
import { foldCountry } from '#lib/players/folded-player.ts';
import { searchPlayerIndex } from '#lib/players/index/search.ts';
import { wholeSquads } from '#lib/players/index/whole-index.fixtures.ts';
import { kitOf, nationCode } from '#lib/team/look/kits.ts';
import { createStateOf } from '#scripts/data/nations.ts';

const STATES = ['Soviet Union', 'Yugoslavia', 'Czechoslovakia', 'East Germany', 'Serbia and Montenegro'];

const { book, everyone } = wholeSquads();
const from = (country: string, query = '') =>
  searchPlayerIndex(everyone, { ...NO_SEARCH, query, country }, { selected: '', order: 'known' }).ranked.map(
    ({ player }) => player,
  );
const find = (name: string) => everyone.find(({ player }) => player.name === name);

it('shows a player under the dissolved state that all of his World Cup squads belonged to, and nobody else (D65)', () => {
  for (const { player, details } of everyone) {
    const teams = (book.appearances.get(player.id) ?? []).map(({ squad }) => squad.team);
    const isOfTheTime = teams.length > 0 && teams.every((team) => STATES.includes(team));
    const today = details.nations.at(-1);
    expect([player.name, player.nationality]).toEqual([player.name, isOfTheTime ? teams.at(-1) : today]);
  }
});

it.each([
  ['Oleg Blokhin', 'Soviet Union', 'Ukraine'],
  ['Safet Sušić', 'Yugoslavia', 'Bosnia and Herzegovina'],
  ['Antonín Panenka', 'Czechoslovakia', 'Czech Republic'],
  ['Jürgen Sparwasser', 'East Germany', 'Germany'],
  ['Mateja Kežman', 'Serbia and Montenegro', 'Serbia'],
])('finds %s under %s and %s', (name, state, today) => {
  expect(find(name)?.details.nations).toEqual([state, today]);
  for (const country of [state, today]) {
    expect(from(country).map((player) => player.name)).toContain(name);
    expect(from(country, name)[0]?.name).toBe(name);
  }
  expect(from('Brazil').map((player) => player.name)).not.toContain(name);
});

it.each([
  ['Davor Šuker', 'Croatia'],
  ['Franz Beckenbauer', 'Germany'],
  ['Matthias Sammer', 'Germany'],
  ['Dejan Stanković', 'Serbia'],
])('shows %s under %s', (name, nation) => {
  expect(find(name)?.details.nations).toEqual([nation]);
});

it('takes the last of two dissolved states', () => {
  const stateOf = createStateOf();
  const squads = [
    { year: 2006, team: 'Serbia and Montenegro' },
    { year: 1998, team: 'Yugoslavia' },
  ];
  expect(stateOf(squads)).toBe('Serbia and Montenegro');
  expect(stateOf([...squads, { year: 2010, team: 'Serbia' }])).toBe('');
  expect(stateOf([])).toBe('');
});

it.each(STATES)('%s has a code and a shirt of its own', (state) => {
  expect(nationCode(state)).toMatch(/^[A-Z]{3}$/);
  const shirt = (nationality: string) => kitOf('national', { nationality, position: 'CM' });
  expect(shirt(state)).not.toEqual(shirt('Atlantis'));
});

it('knows other names of these states', () => {
  expect(foldCountry('USSR')).toBe(foldCountry('Soviet Union'));
  expect(foldCountry('West Germany')).toBe(foldCountry('Germany'));
});
