import { nameTable, playersNamedIn } from '#lib/players/index/names/named-players.ts';
import { indexOf, wholeIndex } from '#lib/players/index/whole-index.fixtures.ts';

const table = nameTable(wholeIndex());
const named = (text: string, limit = 5) => playersNamedIn(text, table, limit).map(({ name }) => name);

it.each([
  [
    'in the order of the text, once, whatever the accents and case',
    'Roberto Carlos, then PAOLO MALDINI; Roberto Carlos again, and Mesut Ozil.',
    ['Roberto Carlos', 'Paolo Maldini', 'Mesut Özil'],
  ],
  ['by the longest name', 'Cristiano Ronaldo [1] scored.', ['Cristiano Ronaldo']],
  ['by a single capitalised word', 'Pelé and Cafu won it.', ['Pelé', 'Cafu']],
  ['but not by a single word in lower case', 'pelé, cafu', []],
  ['but not in other words', 'The best left back of the nineties was quick, strong and good in the air.', []],
  ['but not in an empty text', '', []],
])('finds players %s', (_, text, names) => {
  expect(named(text)).toEqual(names);
});

it('stops at the limit', () => {
  expect(named('Paolo Maldini, Roberto Carlos, Bixente Lizarazu', 2)).toHaveLength(2);
});

it('picks the better known of two players with the same name', () => {
  const index = indexOf({ name: 'Luis Suárez', born: '1935' }, { name: 'Luis Suárez', born: '1987' });
  const [known] = index.toSorted((a, b) => b.fame - a.fame);
  expect(playersNamedIn('Luis Suarez', nameTable(index), 5)).toEqual([known?.player]);
});
