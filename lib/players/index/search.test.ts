import fc from 'fast-check';
import { filterPlayers, NO_CRITERIA_CHOSEN } from '#lib/players/filters.ts';
import { toPlayer } from '#lib/players/index/row.ts';
import { searchPlayerIndex } from '#lib/players/index/search.ts';
import { indexOf, wholeIndex } from '#lib/players/index/whole-index.test.fixture.ts';
import type { SearchCriteria } from '#types/api.ts';

const whole = wholeIndex();
const find = (query: string, index = whole, options: Parameters<typeof searchPlayerIndex>[2] = {}) =>
  searchPlayerIndex(index, { ...NO_CRITERIA_CHOSEN, query }, options).rows.map((row) => index.names[row]);
const by = (criteria: Partial<SearchCriteria>, options = {}) =>
  searchPlayerIndex(whole, { ...NO_CRITERIA_CHOSEN, ...criteria }, options);

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

  it('everybody who has any word of the query, those with more of them first (spec §5)', () => {
    const index = indexOf({ name: 'Bo Gamma' }, { name: 'Anna Alpha' }, { name: 'Bo Alpha' }, { name: 'Cy Delta' });
    expect(find('bo alpha', index)).toEqual(['Bo Alpha', 'Anna Alpha', 'Bo Gamma']);
  });

  it('a part inside a word (spec §5), after words that begin with it', () => {
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

  it('players of the selected position first among those met alike (spec §9)', () => {
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

describe('a search finds nobody', () => {
  it.each(['!!!', '…', '山田', '<script>', '\u202e', 'qqqqqqqq', 'x'.repeat(10_000)])('for %j', (query) => {
    expect(by({ query })).toEqual({ rows: [], total: 0 });
  });

  it('for a word of four letters with a mistake', () => {
    expect(find('kqne')).toEqual([]);
  });
});

describe('the answer', () => {
  it('is cut at the limit and says how many there are', () => {
    const { rows, total } = by({ query: 'a' }, { limit: 7 });
    expect(rows).toHaveLength(7);
    expect(total).toBeGreaterThan(4_000);
  });

  it('without a query is everybody who meets the rest, best known first', () => {
    const { rows, total } = by({ team: 'Barcelona', position: 'CM' });
    expect(rows.length).toBe(Math.min(total, 30));
    const fame = rows.map((row) => whole.fame[row] ?? 0);
    expect(fame).toEqual([...fame].sort((a, b) => b - a));
    expect(rows.map((row) => whole.names[row])).toEqual(expect.arrayContaining(['Andrés Iniesta', 'Xavi']));
  });

  it('has the query and all other criteria met together', () => {
    const { rows } = by({ query: 'silva', country: 'Portugal', year: 1990 });
    expect(rows.map((row) => whole.names[row])).toContain('Bernardo Silva');
    expect(rows.map((row) => whole.names[row])).not.toContain('Thiago Silva');
  });

  it('leaves out nobody whom the rule of the specification finds, whatever is typed', () => {
    const players = whole.names.map((_, row) => toPlayer(whole, row));
    const piece = fc
      .constantFrom(...whole.names.filter((_, row) => row % 97 === 0))
      .chain((name) => fc.tuple(fc.nat(name.length), fc.nat(name.length)).map(([from, to]) => name.slice(from, to)));
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 3 }), (pieces) => {
        const criteria = { ...NO_CRITERIA_CHOSEN, query: pieces.join(' ') };
        fc.pre(/[a-z]/i.test(criteria.query));
        const found = new Set(searchPlayerIndex(whole, criteria, { limit: whole.size }).rows);
        const expected = filterPlayers(players, criteria, new Set());
        const missing = expected.filter((player) => !found.has(players.indexOf(player)));
        expect(missing.map((player) => player.name)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
