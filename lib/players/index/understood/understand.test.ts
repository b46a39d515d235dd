import { NO_SEARCH, type Search } from '#lib/players/filters.ts';
import { meets } from '#lib/players/index/meets.ts';
import { chipsOf } from '#lib/players/index/understood/chips.ts';
import { understand } from '#lib/players/index/understood/understand.ts';
import { wholeSquads } from '#lib/players/index/whole-index.fixtures.ts';

const { everyone, book } = wholeSquads();
const read = (query: string, search: Partial<Search> = {}) =>
  understand({ ...NO_SEARCH, ...search, query }, everyone, book);
const texts = (query: string, search: Partial<Search> = {}) => read(query, search).map(({ text }) => text);
const meantBy = (query: string) => {
  const isMet = meets({ ...NO_SEARCH, ...read(query)[0]?.change }, book);
  return everyone.filter(isMet);
};
const namesOf = (query: string) => meantBy(query).map(({ player }) => player.name);

describe('typed words are understood (D62)', () => {
  it.each([
    ['liverpool', 'Liverpool', 'club'],
    ['Liverpool FC', 'Liverpool', 'club'],
    ['man utd', 'Manchester United', 'club'],
    ['bayern', 'Bayern Munich', 'club'],
    ['nottingham', 'Nottingham Forest', 'club'],
    ['brazil', 'Brazil', 'nation'],
    ['dutch players', 'Netherlands', 'nation'],
    ['african', 'Africa', 'nation'],
    ['left backs', 'Left backs', ''],
    ['goalkeeper', 'Goalkeepers', ''],
    ['strikers', 'Strikers', ''],
    ['defenders', 'Defenders', ''],
    ['wingers', 'Wingers', ''],
    ['1990s', '1990s', ''],
    ['the nineties', '1990s', ''],
    ['brazil left back', 'Brazil, Left backs', ''],
    ['left backs from Brazil', 'Brazil, Left backs', ''],
    ['liverpool 2000s', 'Liverpool, 2000s', ''],
    ['liverpool 2005', 'Liverpool, 2005', ''],
    ['english strikers of the 90s', 'England, Strikers, 1990s', ''],
    ['brazil santos', 'Brazil, Santos', ''],
    ['brazil 1982', 'Brazil 1982', 'World Cup squad'],
    ["brazil '82", 'Brazil 1982', 'World Cup squad'],
    ['1982 Bra', 'Brazil 1982', 'World Cup squad'],
    ['world cup 1990 cameroon', 'Cameroon 1990', 'World Cup squad'],
    ['germany 1974', 'West Germany 1974', 'World Cup squad'],
    ['west germany 1974', 'West Germany 1974', 'World Cup squad'],
    ['holland 1974', 'Netherlands 1974', 'World Cup squad'],
    ['usa 1994', 'USA 1994', 'World Cup squad'],
    ['brazil 1982 defenders', 'Brazil 1982, Defenders', ''],
    ['brazil 1981', 'Brazil, 1981', ''],
    ['world cup 1982', 'World Cup 1982', ''],
    ['1982', 'World Cup 1982', ''],
  ])('%s means %s', (query, text, kind) => {
    expect(read(query)[0]).toMatchObject({ text, kind });
  });

  it('may mean several', () => {
    expect(texts('manchester').sort()).toEqual(['Manchester City', 'Manchester United']);
  });

  it.each([
    '',
    'the',
    'zidane',
    'liverpool gerrard',
    'br 1982',
    'atlantis 1982',
    'constructor 1982',
    'constructor',
    'world cup',
    '1983',
    'brazil germany',
    'x '.repeat(60),
  ])('%j means nothing but a name', (query) => {
    expect(read(query)).toEqual([]);
  });

  it('with the number of players, whom choosing it lists', () => {
    for (const query of ['liverpool', 'brazil left back', 'brazil 1982', 'liverpool 2000s'])
      expect(read(query)[0]?.count).toBe(meantBy(query).length);
    expect(namesOf('liverpool')).toEqual(
      expect.arrayContaining(['Steven Gerrard', 'Kenny Dalglish', 'Fernando Torres']),
    );
    expect(namesOf('liverpool 2000s')).toContain('Fernando Torres');
    expect(namesOf('liverpool 2000s')).not.toContain('Kenny Dalglish');
    expect(namesOf('brazil left back')).toEqual(expect.arrayContaining(['Roberto Carlos', 'Marcelo', 'Júnior']));
    expect(meantBy('brazil 1982')).toHaveLength(22);
    expect(namesOf('inter miami')).toContain('Lionel Messi');
  });

  it('adds to the chosen filters, replaces one of its kind, and offers none that is chosen', () => {
    const brazil = { ...read('brazil')[0]?.change };
    expect(read('left back', brazil)[0]?.count).toBe(read('brazil left back')[0]?.count);
    expect(read('germany', brazil)[0]?.count).toBe(read('germany')[0]?.count);
    expect(texts('brazil', brazil)).toEqual([]);
  });
});

describe('chips', () => {
  const textsOf = (search: Partial<Search>) => chipsOf({ ...NO_SEARCH, ...search }, book).map(({ text }) => text);

  it.each<[Partial<Search>, string[]]>([
    [{ cup: 1982, country: 'Brazil' }, ['Brazil 1982']],
    [{ cup: 1982 }, ['World Cup 1982']],
    [{ cup: 2018, nation: { label: 'Italy', nations: ['Italy'] } }, ['Italy', 'World Cup 2018']],
    [{ country: 'England', league: 'Premier League', team: 'Arsenal', position: 'CF' }, ['Arsenal', 'Centre forwards']],
    [{ country: 'England', league: 'Premier League' }, ['Premier League']],
    [{ year: 1985 }, ['Born around 1985']],
    [{ year: 1974 }, ['Born before 1975']],
  ])('of %j: %j; removing all of them clears everything', (search, expected) => {
    expect(textsOf(search)).toEqual(expected);
    const chips = chipsOf({ ...NO_SEARCH, ...search }, book);
    expect(Object.assign({ ...NO_SEARCH, ...search }, ...chips.map(({ clear }) => clear))).toEqual(NO_SEARCH);
  });
});
