import fc from 'fast-check';
import { filterPlayers, NO_CRITERIA_CHOSEN } from '#lib/players/filters.ts';
import { searchPlayerIndex } from '#lib/players/index/search.ts';
import { indexOf, wholeIndex } from '#lib/players/index/whole-index.test.fixture.ts';
import type { SearchCriteria } from '#types/api.ts';

const whole = wholeIndex();
const find = (query: string, index = whole, options: Parameters<typeof searchPlayerIndex>[2] = {}) =>
  searchPlayerIndex(index, { ...NO_CRITERIA_CHOSEN, query }, options).players.map(({ name }) => name);
const by = (criteria: Partial<SearchCriteria>, options = {}) =>
  searchPlayerIndex(whole, { ...NO_CRITERIA_CHOSEN, ...criteria }, options);
const namesBy = (criteria: Partial<SearchCriteria>) =>
  by(criteria, { limit: whole.length }).players.map(({ name }) => name);

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

  it('everybody who has any word of the query, those with more of them first', () => {
    const index = indexOf({ name: 'Bo Gamma' }, { name: 'Anna Alpha' }, { name: 'Bo Alpha' }, { name: 'Cy Delta' });
    expect(find('bo alpha', index)).toEqual(['Bo Alpha', 'Anna Alpha', 'Bo Gamma']);
  });

  it('a part inside a word, after words that begin with it', () => {
    const index = indexOf({ name: 'Bernaldo Alpha', number: 10 }, { name: 'Naldo Beta' });
    expect(find('naldo', index)).toEqual(['Naldo Beta', 'Bernaldo Alpha']);
  });

  it('the mistaken after the exact, however well known', () => {
    const index = indexOf({ name: 'Anna Fernandez', clubs: ['A'], number: 10 }, { name: 'Bo Fernandes', number: null });
    expect(find('fernandes', index)).toEqual(['Bo Fernandes', 'Anna Fernandez']);
  });

  it('the better known of two who are met alike', () => {
    const index = indexOf({ name: 'Bo Alpha', number: null }, { name: 'Cy Alpha', number: 10 });
    expect(find('alpha', index)).toEqual(['Cy Alpha', 'Bo Alpha']);
  });

  it('players of the selected position first among those met alike', () => {
    const index = indexOf({ name: 'Bo Alpha', position: 'CB' }, { name: 'Cy Alpha', position: 'CF', number: null });
    expect(find('alpha', index, { selected: 'ST' })).toEqual(['Cy Alpha', 'Bo Alpha']);
    expect(find('bo alpha', index, { selected: 'ST' })).toEqual(['Bo Alpha', 'Cy Alpha']);
  });

  it('something at every letter on the way to a name, and the name before it is whole', () => {
    const typed = Array.from('ronaldinho', (_, end) => 'ronaldinho'.slice(0, end + 1));
    for (const query of typed) expect(find(query).length).toBeGreaterThan(0);
    expect(find('ronaldi')[0]).toBe('Ronaldinho');
  });
});

describe('a search finds no one', () => {
  it.each(['!!!', '…', '山田', '<script>', '\u202e', 'qqqqqqqq', 'x'.repeat(10_000)])('for %j', (query) => {
    expect(by({ query })).toEqual({ players: [], total: 0 });
  });

  it('for a word of four letters with a mistake', () => {
    expect(find('kqne')).toEqual([]);
  });
});

describe('the answer', () => {
  it('is cut at the limit and says how many there are', () => {
    const { players, total } = by({ query: 'a' }, { limit: 7 });
    expect(players).toHaveLength(7);
    expect(total).toBeGreaterThan(4_000);
  });

  it('without a query is everybody who meets the rest, best known first', () => {
    const { players, total } = by({ team: 'Barcelona', position: 'CM' });
    expect(players).toHaveLength(Math.min(total, 30));
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
    expect(namesBy(criteria)).toContain(found);
    expect(namesBy(criteria)).not.toContain(missing);
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
        const found = new Set(by(criteria, { limit: whole.length }).players);
        const missing = filterPlayers(players, criteria, new Set()).filter((player) => !found.has(player));
        expect(missing.map((player) => player.name)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
