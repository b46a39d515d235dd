import { processorTime } from '#lib/platform/processor-time.fixtures.ts';
import { namedRows, nameTable } from '#lib/players/index/named-players.ts';
import { indexOf, wholeIndex } from '#lib/players/index/whole-index.test.fixture.ts';

const whole = wholeIndex();
const table = nameTable(whole);
const named = (text: string, limit = 5) => namedRows(table, text, limit).map((row) => whole.names[row]);

it('finds full names in the order of the text, each once, accents and case aside', () => {
  expect(named('Roberto Carlos, then PAOLO MALDINI; Roberto Carlos again, and Mesut Ozil.')).toEqual([
    'Roberto Carlos',
    'Paolo Maldini',
    'Mesut Özil',
  ]);
});

it('takes the longest name', () => {
  expect(named('Cristiano Ronaldo [1] scored.')).toEqual(['Cristiano Ronaldo']);
});

it('takes a single word only where it is written as a name', () => {
  expect(named('Pelé and Cafu won it.')).toEqual(['Pelé', 'Cafu']);
  expect(named('pelé, cafu')).toEqual([]);
});

it('finds nobody in other words, and nothing in nothing', () => {
  expect(named('The best left back of the nineties was quick, strong and good in the air.')).toEqual([]);
  expect(named('')).toEqual([]);
});

it('stops at the limit', () => {
  expect(named('Paolo Maldini, Roberto Carlos, Bixente Lizarazu', 2)).toHaveLength(2);
});

it('takes the better known of two of one name', () => {
  const index = indexOf(
    { name: 'Luis Suárez', birthYear: 1935, positions: [] },
    { name: 'Luis Suárez', birthYear: 1987, positions: [] },
  );
  const [row = -1] = namedRows(nameTable(index), 'Luis Suarez', 5);
  expect(index.fame[row]).toBe(Math.max(...index.fame));
});

it('reads the longest answer without a pause that anybody would notice', () => {
  const text = 'Paolo Maldini and Roberto Carlos played for their clubs. '.repeat(280);
  namedRows(table, text, 5);
  const other = `${'Nobody at all. '.repeat(1060)} Paolo Maldini`;
  expect(processorTime(() => namedRows(table, other, 5))).toBeLessThan(100);
});
