import { findPerson, toPeople } from '#lib/players/index/people.ts';
import { wholeFile } from '#lib/players/index/whole-index.fixtures.ts';

const people = toPeople(wholeFile());
const find = (name: string, born: string, nation = '') => findPerson(people, { name, born, nation });

it('finds a player in the table by name and year, with date of birth and other spellings', () => {
  expect(find('Xavi', '1980')).toEqual({
    name: 'Xavi',
    born: '1980-01-25',
    nations: ['Spain'],
    gender: 'M',
    aliases: ['Xavi Hernández', 'Xavier Hernández', 'El Maestro'],
  });
  expect(find('gianluigi BUFFON', '1978-01-28', 'Italy')?.name).toBe('Gianluigi Buffon');
});

it('knows a player of a dissolved state under both nations (D65)', () => {
  expect(find('Oleg Blokhin', '1952', 'Soviet Union')).toBe(find('Oleg Blokhin', '1952', 'Ukraine'));
  expect(find('Oleg Blokhin', '1952', 'Ukraine')?.nations).toEqual(['Soviet Union', 'Ukraine']);
});

it('distinguishes namesakes', () => {
  expect(find('João Pinto', '1961')?.born).toBe('1961-11-21');
  expect(find('João Pinto', '1971')?.born).toBe('1971-08-19');
});

it.each([
  ['Gianluigi Buffon', '1979', ''],
  ['Gianluigi Buffon', '1978-01-29', ''],
  ['Gianluigi Buffon', '1978', 'France'],
  ['Nobody Atall', '1978', ''],
  ['', '1978', ''],
])('does not find %s, %s, %s', (name, born, nation) => {
  expect(find(name, born, nation)).toBeNull();
});

it('rejects a file with another version', () => {
  expect(() => toPeople({ ...wholeFile(), version: 0 })).toThrow('version 0');
});
