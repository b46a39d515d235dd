import { readPeople } from '#scripts/data/people.ts';
import type { SourcePlayer } from '#scripts/data/players.ts';
import { PAIR_COLUMNS, undecidedPairs } from '#scripts/data/same-person.ts';
import { readTable } from '#scripts/data/table.ts';

const person = (name: string, born: string, nation = 'Norway') =>
  ({ name, born, birthYear: Number(born.slice(0, 4)), nation, gender: 'M' }) as SourcePlayer;

it('nobody is in the table twice: every pair born on the same day with a shared name has been checked', () => {
  expect(undecidedPairs(readPeople(), readTable('different-people.tsv', PAIR_COLUMNS))).toEqual([]);
});

it.each([
  [
    'the same day and a shared name',
    person('Bo Berg', '1990-01-02'),
    person('Bo Alfred Berg', '1990-01-02', 'Sweden'),
    1,
  ],
  ['the same year and nation, if one day is unknown', person('Bo Berg', '1990'), person('B. Berg', '1990-01-02'), 1],
  ['the same day, but no shared name', person('Bo Berg', '1990-01-02'), person('Jan Dahl', '1990-01-02'), 0],
  ['a particle alone', person('Jan van Dahl', '1990-01-02'), person('Bo van Berg', '1990-01-02'), 0],
  ['the same year, but two nations', person('Bo Berg', '1990'), person('Bo Berg', '1990-01-02', 'Sweden'), 0],
  ['two days', person('Bo Berg', '1990-01-03'), person('Bo Berg', '1990-01-02'), 0],
])('%s: pairs to check', (_, one, other, count) => {
  expect(undecidedPairs([one, other], [])).toHaveLength(count);
  const [first, second] = [one.name, other.name].sort();
  const decided = { born: one.born, name: first ?? '', other: second ?? '', because: 'twins' };
  expect(undecidedPairs([one, other], [decided])).toEqual([]);
});
