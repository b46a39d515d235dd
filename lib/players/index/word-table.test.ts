import { indexOf, wholeIndex } from '#lib/players/index/whole-index.test.fixture.ts';
import {
  ALIAS,
  buildWordTable,
  JOINED,
  LAST_NAME,
  NAME,
  nameWords,
  type WordTable,
} from '#lib/players/index/word-table.ts';

describe('the words of a name', () => {
  it.each([
    ['Lionel Messi', ['lionel', 'messi'], []],
    ['Kaká', ['kaka'], []],
    ["Samuel Eto'o", ['samuel', 'eto', 'o'], ['etoo']],
    ['Son Heung-min', ['son', 'heung', 'min'], ['heungmin']],
    ['Virgil van Dijk', ['virgil', 'van', 'dijk'], ['vandijk']],
    ['Edwin van der Sar', ['edwin', 'van', 'der', 'sar'], ['vandersar']],
    ['Trent Alexander-Arnold', ['trent', 'alexander', 'arnold'], ['alexanderarnold']],
    ['Jerzy Dudek', ['jerzy', 'dudek'], []],
  ])('%s', (name, own, joined) => {
    expect(nameWords(name)).toEqual({ own, joined });
  });
});

function entriesOf({ words, start, rows, kinds }: WordTable, word: string): [row: number, kind: number][] {
  const place = words.indexOf(word);
  if (place < 0) return [];
  const [from, to] = [start[place], start[place + 1]];
  return Array.from(rows.slice(from, to), (row, at) => [row, kinds[(from ?? 0) + at] ?? -1]);
}

describe('the table of words', () => {
  const { words } = indexOf({ name: 'Lionel Messi', birthYear: 1987 }, { name: 'Virgil van Dijk' }, { name: 'Lionel' });

  it('has each word once, with the rows it stands in and what it is there', () => {
    expect(new Set(words.words).size).toBe(words.words.length);
    expect(entriesOf(words, 'lionel')).toEqual([
      [0, NAME],
      [2, LAST_NAME],
    ]);
    expect(entriesOf(words, 'dijk')).toEqual([[1, LAST_NAME]]);
    expect(entriesOf(words, 'vandijk')).toEqual([[1, JOINED]]);
  });

  it('knows the aliases of the person, and not of a namesake', () => {
    expect(entriesOf(words, 'pulga')).toEqual([[0, ALIAS]]);
    expect(words.rowsOfAlias.get('la pulga')).toEqual([0]);
    expect(indexOf({ name: 'Lionel Messi', birthYear: 1900 + 99 }).words.rowsOfAlias.size).toBe(0);
  });

  it('counts the words of a name without the joined ones', () => {
    expect([...words.wordsInName]).toEqual([2, 3, 1]);
  });

  it('is built with a pause after so many rows', () => {
    const index = wholeIndex();
    expect([...buildWordTable(index, 1_000)]).toHaveLength(Math.floor(index.size / 1_000));
  });
});
