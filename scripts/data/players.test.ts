import { COLUMNS, parsePlayers } from '#scripts/data/players.ts';
import { parseTable } from '#scripts/data/table.ts';

const HEADER = COLUMNS.join('\t');
const KANTE =
  "N'Golo Kanté\t1991-03-29\tFrance\tCDM\tCM,RB\tAl-Ittihad\tChelsea|Leicester City\t\t7\t2011\t\tM\tgeneral";
const parse = (...lines: string[]) => parsePlayers(`${[HEADER, ...lines].join('\n')}\n`);
const changed = (column: (typeof COLUMNS)[number], value: string) =>
  KANTE.split('\t')
    .map((cell, at) => (COLUMNS[at] === column ? value : cell))
    .join('\t');

it('reads a row of the player table', () => {
  expect(parse(KANTE)).toEqual([
    {
      name: "N'Golo Kanté",
      born: '1991-03-29',
      birthYear: 1991,
      nation: 'France',
      position: 'CDM',
      positions: ['CM', 'RB'],
      clubs: ['Al-Ittihad', 'Chelsea', 'Leicester City'],
      now: '',
      number: 7,
      from: 2011,
      to: null,
      gender: 'M',
      source: 'general',
    },
  ]);
  expect(parse(changed('born', '1991'))).toMatchObject([{ born: '1991', birthYear: 1991 }]);
});

it.each<[(typeof COLUMNS)[number], string[]]>([
  ['born', ['1991-02-30', '29.3.1991']],
  ['position', ['DM']],
  ['positions', ['CM,']],
  ['number', ['0', '100', 'ten']],
  ['from', ['11']],
  ['to', ['now']],
  ['gender', ['']],
  ['name', ['']],
  ['nation', ['']],
  ['club', ['']],
])('rejects as %s %p', (column, values) => {
  for (const value of values) expect(() => parse(changed(column, value))).toThrow();
});

it.each([
  ['one column too many', `${HEADER}\n${KANTE}\t\n`, 'Line 2'],
  ['one column too few', `${HEADER}\n${KANTE}\n${KANTE.slice(0, -'\tgeneral'.length)}\n`, 'Line 3'],
  ['different columns', `${KANTE}\n`, 'columns are not'],
  ['a cut file', `${HEADER}\n${KANTE}`, 'last line'],
])('rejects a table with %s', (_, text, fault) => {
  expect(() => parseTable(text, COLUMNS)).toThrow(fault);
});
