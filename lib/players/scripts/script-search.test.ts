import { NO_SEARCH } from '#lib/players/filters.ts';
import { wholeIndex, wholeScriptSearch } from '#lib/players/index/whole-index.fixtures.ts';

const index = wholeIndex();
const scripts = wholeScriptSearch();
const search = (query: string, criteria = {}) =>
  scripts(index, { ...NO_SEARCH, ...criteria, query }, { selected: '', order: 'known' });
const first = (query: string) => {
  const { ranked, close } = search(query);
  return (close[0] ?? ranked[0]?.player)?.name;
};

it.each(['Месси', 'ميسي', '메시', 'メッシ', '梅西', 'Μέσι', 'מסי', 'मेसी'])('D52: %s finds Lionel Messi', (query) => {
  expect(first(query)).toBe('Lionel Messi');
});

it.each([
  ['محمد صلاح', 'Mohamed Salah', 'Arabic'],
  ['손흥민', 'Son Heung-min', 'Korean'],
  ['中田英寿', 'Hidetoshi Nakata', 'Japanese'],
  ['Роналду', 'Cristiano Ronaldo', 'Russian'],
  ['Мес', 'Lionel Messi', 'the start of a name'],
  ['Месии', 'Lionel Messi', 'a typo'],
  ['МЕССИ', 'Lionel Messi', 'capitals'],
  ['Μεσι', 'Lionel Messi', 'a missing accent'],
  ['ﾒｯｼ', 'Lionel Messi', 'narrow letters'],
  ['中田 英寿', 'Hidetoshi Nakata', 'a space too many'],
  ['リオネルメッシ', 'Lionel Messi', 'no space'],
  ['أحمد حسن', 'Ahmed Hassan', 'Arabic with a hamza'],
])('%s finds %s: %s', (query, name) => {
  expect(first(query)).toBe(name);
});

it.each([
  ['Горан Пандев', 'Goran Pandev', 'letter by letter, from Cyrillic'],
  ['Симунич', 'Josip Šimunić', 'by sound, from Cyrillic'],
  ['יוסי בניון', 'Yossi Benayoun', 'by consonants, from Hebrew'],
])('beyond the table, %s finds %s: %s', (query, name) => {
  expect(first(query)).toBe(name);
});

it('keeps the other criteria, and offers at most five close spellings', () => {
  expect(search('Роналду', { country: 'Brazil' }).ranked.map(({ player }) => player.name)).not.toContain(
    'Cristiano Ronaldo',
  );
  for (const query of ['מרטין', 'Мартинс', 'بنيون']) expect(search(query).close.length).toBeLessThanOrEqual(5);
});

it.each(['ՀՀՀՀ', 'ъъъъ', '龘龘'])('finds nobody for %s', (query) => {
  const { ranked, close } = search(query);
  expect([...ranked, ...close]).toEqual([]);
});
