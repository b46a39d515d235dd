import fc from 'fast-check';
import { filterPlayers, NO_CRITERIA_CHOSEN } from '#lib/players/filters.ts';
import { searchPlayerIndex } from '#lib/players/index/search.ts';
import { indexOf, wholeIndex } from '#lib/players/index/whole-index.test.fixture.ts';
import type { SearchCriteria } from '#types/api.ts';
import type { Position } from '#types/position.ts';

const whole = wholeIndex();
const find = (query: string, index = whole, selected: Position | '' = '') =>
  searchPlayerIndex(index, { ...NO_CRITERIA_CHOSEN, query }, { limit: 30, selected }).players.map(({ name }) => name);
const by = (criteria: Partial<SearchCriteria>, limit = whole.length) =>
  searchPlayerIndex(whole, { ...NO_CRITERIA_CHOSEN, ...criteria }, { limit, selected: '' });

describe('a search in the index finds', () => {
  it.each([
    ['Ozil', 'Mesut Özil', 'without accents (D14)'],
    ['ØDEGAARD', 'Martin Ødegaard', 'in any case'],
    ['iniesta andres', 'Andrés Iniesta', 'in any order'],
    ['ibrahimovc', 'Zlatan Ibrahimović', 'with a letter missing'],
    ['bekcham', 'David Beckham', 'with two letters swapped'],
    ['CR7', 'Cristiano Ronaldo', 'by what fans say'],
    ['El Pibe', 'Carlos Valderrama', 'by an alias of two words'],
    ["n'golo", "N'Golo Kanté", 'with the apostrophe'],
    ['ngolo', "N'Golo Kanté", 'without it'],
    ['van-dijk', 'Virgil van Dijk', 'with other characters between'],
    ['  pirlo ', 'Andrea Pirlo', 'with spaces around'],
  ])('%s → %s, %s', (query, name) => {
    expect(find(query)[0]).toBe(name);
  });

  it.each<[string, string, string[], string[]]>([
    [
      'more words first',
      'bo alpha',
      ['Bo Gamma', 'Anna Alpha', 'Bo Alpha', 'Cy Delta'],
      ['Bo Alpha', 'Anna Alpha', 'Bo Gamma'],
    ],
    ['a part inside a word last', 'naldo', ['Bernaldo Alpha 10', 'Naldo Beta'], ['Naldo Beta', 'Bernaldo Alpha']],
    ['the mistaken last', 'fernandes', ['Anna Fernandez 10', 'Bo Fernandes'], ['Bo Fernandes', 'Anna Fernandez']],
    ['the better known first', 'alpha', ['Bo Alpha', 'Cy Alpha 10'], ['Cy Alpha', 'Bo Alpha']],
  ])('%s: %s', (_, query, players, found) => {
    const isTen = (player: string) => player.endsWith(' 10');
    const index = indexOf(
      ...players.map((player) => ({ name: player.replace(' 10', ''), number: isTen(player) ? 10 : null })),
    );
    expect(find(query, index)).toEqual(found);
  });

  it('players of the selected position first among those met alike', () => {
    const index = indexOf({ name: 'Bo Alpha', position: 'CB' }, { name: 'Cy Alpha', position: 'CF', number: null });
    expect(find('alpha', index, 'ST')).toEqual(['Cy Alpha', 'Bo Alpha']);
    expect(find('bo alpha', index, 'ST')).toEqual(['Bo Alpha', 'Cy Alpha']);
  });

  it('something at every letter on the way to a name, and the name before it is whole', () => {
    const typed = Array.from('ronaldinho', (_, end) => 'ronaldinho'.slice(0, end + 1));
    for (const query of typed) expect(find(query).length).toBeGreaterThan(0);
    expect(find('ronaldi')[0]).toBe('Ronaldinho');
  });
});

it.each(['!!!', '…', '山田', '<script>', '\u202e', 'kqne', 'x'.repeat(10_000)])('finds no one for %j', (query) => {
  expect(by({ query })).toEqual({ players: [], total: 0 });
});

describe('the answer', () => {
  it('is cut at the limit and says how many there are', () => {
    const { players, total } = by({ query: 'a' }, 7);
    expect(players).toHaveLength(7);
    expect(total).toBeGreaterThan(4_000);
  });

  it('without a query is everybody who meets the rest, best known first', () => {
    const { players } = by({ team: 'Barcelona', position: 'CM' });
    const fame = players.map((player) => whole.find((entry) => entry.player === player)?.fame ?? 0);
    expect(fame).toEqual(fame.toSorted((a, b) => b - a));
    expect(players.map(({ name }) => name)).toEqual(expect.arrayContaining(['Andrés Iniesta', 'Xavi']));
  });

  it.each<[Partial<SearchCriteria>, string, string]>([
    [{ query: 'silva', country: 'Portugal', year: 1990 }, 'Bernardo Silva', 'Thiago Silva'],
    [{ league: 'Premier League' }, 'Mohamed Salah', 'Lionel Messi'],
    [{ team: 'tottenham' }, 'Harry Kane', 'Lionel Messi'],
    [{ country: 'USA' }, 'Landon Donovan', 'Lev Yashin'],
    [{ country: 'England' }, 'Thierry Henry', 'Lionel Messi'],
  ])('to %j has %s and not %s', (criteria, found, missing) => {
    const names = by(criteria).players.map(({ name }) => name);
    expect(names).toContain(found);
    expect(names).not.toContain(missing);
  });

  it('includes everyone who has a typed word in the name', () => {
    const players = whole.map(({ player }) => player);
    const piece = fc
      .constantFrom(...players.filter((_, row) => row % 97 === 0))
      .chain(({ name }) => fc.tuple(fc.nat(name.length), fc.nat(name.length)).map((cut) => name.slice(...cut)));
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 3 }), (pieces) => {
        const criteria = { ...NO_CRITERIA_CHOSEN, query: pieces.join(' ') };
        fc.pre(/[a-z]/i.test(criteria.query));
        const found = new Set(by(criteria).players);
        const missing = filterPlayers(players, criteria, new Set()).filter((player) => !found.has(player));
        expect(missing.map((player) => player.name)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
