import { toNativeNames } from '#lib/players/scripts/native-names.ts';
import { nativeNameFaults, readNativeNames, toNativeNameFile } from '#scripts/data/native-names.ts';
import { readPeople } from '#scripts/data/people.ts';

const people = readPeople();
const rows = readNativeNames();
const file = toNativeNameFile(rows, people);

it('every spelling belongs to a player, and the browser gets each once', () => {
  expect(nativeNameFaults(rows, people)).toEqual([]);
  const messi = people.findIndex(({ name, birthYear }) => name === 'Lionel Messi' && birthYear === 1987);
  const { spellings = [], words = [] } = toNativeNames(file).get(messi) ?? {};
  expect(new Set(spellings).size).toBe(spellings.length);
  expect(words).toEqual(expect.arrayContaining([{ text: 'месси', kind: 'alias' }]));
  expect(() => toNativeNames({ ...file, version: 0 })).toThrow('version');
});

it.each([
  ['a stranger', { name: 'Nobody' }, 'not in players.tsv'],
  ['a Latin spelling', { written: 'Messi' }, 'written in Latin letters'],
  ['a separator', { written: 'Месси|Messi' }, "a '|' in it"],
])('the check finds %s', (_, change, fault) => {
  const row = { name: 'Lionel Messi', born: '1987-06-24', lang: 'ru', written: 'Месси', ...change };
  expect(nativeNameFaults([row], people).join()).toContain(fault);
});
