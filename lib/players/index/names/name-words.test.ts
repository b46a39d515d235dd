import { nameWords } from '#lib/players/index/names/name-words.ts';
import { indexOf } from '#lib/players/index/whole-index.fixtures.ts';
import { foldText } from '#lib/team/fold-text.ts';

it.each([
  ['Lionel Messi', 'lionel messi', ''],
  ['Kaká', 'kaka', ''],
  ["Samuel Eto'o", 'samuel eto o', 'etoo'],
  ['Son Heung-min', 'son heung min', 'heungmin'],
  ['Virgil van Dijk', 'virgil van dijk', 'vandijk'],
  ['Edwin van der Sar', 'edwin van der sar', 'vandersar'],
  ['Trent Alexander-Arnold', 'trent alexander arnold', 'alexanderarnold'],
])('%s has the words %p, joined as %p', (name, own, joined) => {
  const words = nameWords(name, foldText(name), []);
  const texts = (isJoined: boolean) =>
    words.flatMap(({ text, kind }) => ((kind === 'joined') === isJoined ? [text] : [])).join(' ');
  expect([texts(false), texts(true)]).toEqual([own, joined]);
});

it('adds aliases for the right person, not for a namesake', () => {
  const [messi, namesake] = indexOf({ name: 'Lionel Messi', born: '1987' }, { name: 'Lionel Messi', born: '1999' });
  expect(messi?.words).toContainEqual({ text: 'pulga', kind: 'alias' });
  expect(messi?.words).toContainEqual({ text: 'messi', kind: 'lastName' });
  expect(namesake?.aliases).toEqual([]);
});
