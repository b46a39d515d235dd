import fc from 'fast-check';
import { filterPlayers, NO_CRITERIA_CHOSEN, type SearchCriteria } from '#lib/players/criteria.ts';
import { NO_SEARCH } from '#lib/players/filters.ts';
import type { SearchOptions } from '#lib/players/index/rank.ts';
import { searchPlayerIndex } from '#lib/players/index/search.ts';
import { indexOf, wholeIndex } from '#lib/players/index/whole-index.fixtures.ts';
import { foldText } from '#lib/team/fold-text.ts';
import type { Position } from '#types/position.ts';

const whole = wholeIndex();
const NO_OPTIONS = { selected: '', order: 'known' } as const;
const found = (query: string, index = whole, options: SearchOptions = NO_OPTIONS) =>
  searchPlayerIndex(index, { ...NO_SEARCH, query }, options);
const namesOf = (players: readonly { name: string }[]) => players.map(({ name }) => name);
const find = (query: string, index = whole, selected: Position | '' = '') =>
  namesOf(found(query, index, { ...NO_OPTIONS, selected }).ranked.map(({ player }) => player));
const close = (query: string, index = whole, selected: Position | '' = '') =>
  namesOf(found(query, index, { ...NO_OPTIONS, selected }).close);
const by = (criteria: Partial<SearchCriteria>, options: SearchOptions = NO_OPTIONS) =>
  searchPlayerIndex(whole, { ...NO_SEARCH, ...criteria }, options).ranked.map(({ player }) => player);

/** An index of these players. A name ending in ' 10' makes the player better known. */
const knownBy = (...players: string[]) =>
  indexOf(...players.map((player) => ({ name: player.replace(' 10', ''), fame: player.endsWith(' 10') ? 60 : 40 })));

describe('an index search finds', () => {
  it.each([
    ['Ozil', 'Mesut Özil', 'without accents (D14)'],
    ['ØDEGAARD', 'Martin Ødegaard', 'in any case'],
    ['iniesta andres', 'Andrés Iniesta', 'in any order'],
    ['CR7', 'Cristiano Ronaldo', 'by what fans say'],
    ['El Pibe', 'Carlos Valderrama', 'by an alias of two words'],
    ["n'golo", "N'Golo Kanté", 'with the apostrophe'],
    ['ngolo', "N'Golo Kanté", 'without it'],
    ['van-dijk', 'Virgil van Dijk', 'with other characters between'],
    ['  pirlo ', 'Andrea Pirlo', 'with spaces around'],
  ])('%s → %s, %s', (query, name) => {
    expect(find(query)[0]).toBe(name);
  });

  it('something at every letter of a name, and the player before the name is complete', () => {
    const typed = Array.from('ronaldinho', (_, end) => 'ronaldinho'.slice(0, end + 1));
    for (const query of typed) expect(find(query).length).toBeGreaterThan(0);
    expect(find('ronaldi')[0]).toBe('Ronaldinho');
  });
});

describe('D51: a typed name is matched in this order', () => {
  it.each<[string, string, string[], string[]]>([
    [
      'whole words, starts of words, parts of words, then any one word',
      'bo alpha',
      ['Bo Gamma', 'Bo Alphard', 'Bob Alphard', 'Zambo Alpha', 'Alpha Bo', 'Cy Delta'],
      ['Alpha Bo', 'Bo Alphard', 'Bob Alphard', 'Zambo Alpha', 'Bo Gamma'],
    ],
    ['more of the words before fewer', 'bo cy alpha', ['Anna Alpha 10', 'Bo Alpha'], ['Bo Alpha', 'Anna Alpha']],
    [
      'a part of a word last, however well known',
      'naldo',
      ['Bernaldo Alpha 10', 'Naldo Beta'],
      ['Naldo Beta', 'Bernaldo Alpha'],
    ],
    ['within one level the better known first', 'alpha', ['Bo Alpha', 'Cy Alpha 10'], ['Cy Alpha', 'Bo Alpha']],
  ])('%s: %s', (_, query, players, expected) => {
    expect(find(query, knownBy(...players))).toEqual(expected);
  });

  it('a word in an alias counts like a word in the name', () => {
    expect(find('pulga')[0]).toBe('Lionel Messi');
    expect(find('leo messi')[0]).toBe('Lionel Messi');
  });

  it('within a level, the selected position comes first, ST and CF together, but never before a better match', () => {
    const index = indexOf({ name: 'Bo Alpha', position: 'CB' }, { name: 'Cy Alpha', position: 'CF', number: null });
    expect(find('alpha', index, 'ST')).toEqual(['Cy Alpha', 'Bo Alpha']);
    expect(find('bo alpha', index, 'ST')).toEqual(['Bo Alpha', 'Cy Alpha']);
    expect(find('son', whole, 'CM')[0]).toBe('Son Heung-min');
  });

  it.each([
    ['marta', ['Marta', 'Marta Torrejón']],
    ['kante', ["N'Golo Kanté"]],
  ])('%s finds nobody who only sounds like it', (query, names) => {
    expect(find(query)).toEqual(names);
    expect(close(query)).toEqual([]);
  });

  it('close spellings only if nobody has the typed words or words starting with them', () => {
    const index = knownBy('Anna Fernandez 10', 'Bo Fernandes');
    expect(close('fernandes', index)).toEqual([]);
    expect(close('fernandis', index)).toEqual(['Bo Fernandes', 'Anna Fernandez']);
  });

  it('a close spelling comes before a partial match only if better known', () => {
    expect(close('alfaz', knownBy('Bo Alphaz 10', 'Cy Malfaz'))).toEqual(['Bo Alphaz']);
    expect(close('alfaz', knownBy('Bo Alphaz', 'Cy Malfaz 10'))).toEqual([]);
  });

  it('close spellings of all words come before matches of a single word', () => {
    const { close: closest, ranked } = found('bo alphq', knownBy('Bo Alpha', 'Bo Gamma 10'));
    expect(namesOf(closest)).toEqual(['Bo Alpha']);
    expect(ranked.map(({ player }) => player.name)).toEqual(['Bo Gamma']);
  });

  it.each([
    ['ibrahimovc', 'Zlatan Ibrahimović'],
    ['bekcham', 'David Beckham'],
    ['donaruma', 'Gianluigi Donnarumma'],
    ['gaza', 'Paul Gascoigne'],
    ['van dike', 'Virgil van Dijk'],
    ['van percy', 'Robin van Persie'],
  ])('the closest spelling of %s is %s', (query, name) => {
    expect(close(query)[0]).toBe(name);
  });

  it('at most five close spellings: closest first, then selected position, then better known', () => {
    const index = indexOf(
      { name: 'Alphardt' },
      { name: 'Alphart', number: 10 },
      ...['b', 'c', 'd', 'e'].map((letter) => ({ name: `Alph${letter}rd` })),
      { name: 'Alphjrd', position: 'GK' },
    );
    const [first, second, ...rest] = close('alphzrd', index, 'GK');
    expect([first, second]).toEqual(['Alphjrd', 'Alphbrd']);
    expect(rest).toHaveLength(3);
  });

  it('a list without a typed name: selected position first, then best known, or A–Z', () => {
    const criteria = { team: 'Barcelona' };
    const fameOf = new Map(whole.map(({ player, fame }) => [player, fame]));
    const known = by(criteria, { selected: 'GK', order: 'known' });
    const keepers = known.filter(({ position }) => position === 'GK');
    expect(known.slice(0, keepers.length)).toEqual(keepers);
    const fame = known.slice(keepers.length).map((player) => fameOf.get(player) ?? 0);
    expect(fame).toEqual(fame.toSorted((a, b) => b - a));
    const sorted = by(criteria, { selected: '', order: 'name' }).map(({ name }) => foldText(name));
    expect(sorted).toHaveLength(known.length);
    expect(sorted).toEqual(sorted.toSorted());
  });
});

it.each(['!!!', '…', '山田', '<%=>', '\u202e', 'x'.repeat(10_000)])('finds no one for %j', (query) => {
  expect(found(query)).toEqual({ ranked: [], close: [] });
});

describe('the result list', () => {
  it.each<[Partial<SearchCriteria>, string, string]>([
    [{ query: 'silva', country: 'Portugal', year: 1990 }, 'Bernardo Silva', 'Thiago Silva'],
    [{ league: 'Premier League' }, 'Mohamed Salah', 'Lionel Messi'],
    [{ league: 'Premier League' }, 'Alan Shearer', 'Bobby Moore'],
    [{ team: 'Tottenham Hotspur' }, 'Harry Kane', 'Lionel Messi'],
    [{ country: 'USA' }, 'Landon Donovan', 'Lev Yashin'],
    [{ country: 'England' }, 'Thierry Henry', 'Lionel Messi'],
  ])('for %j has %s and not %s', (criteria, found, missing) => {
    const names = namesOf(by(criteria));
    expect(names).toContain(found);
    expect(names).not.toContain(missing);
  });

  it('includes everyone with a typed word in the name', () => {
    const players = whole.map(({ player }) => player);
    const piece = fc
      .constantFrom(...players.filter((_, row) => row % 97 === 0))
      .chain(({ name }) => fc.tuple(fc.nat(name.length), fc.nat(name.length)).map((cut) => name.slice(...cut)));
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 3 }), (pieces) => {
        const criteria = { ...NO_CRITERIA_CHOSEN, query: pieces.join(' ') };
        fc.pre(/[a-z]/i.test(criteria.query));
        const shown = new Set([...by(criteria), ...found(criteria.query).close]);
        const missing = filterPlayers(players, criteria, new Set()).filter((player) => !shown.has(player));
        expect(missing.map((player) => player.name)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
