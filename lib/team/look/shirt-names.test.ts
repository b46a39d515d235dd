import * as fc from 'fast-check';
import { shirtNames, shirtNamesOf } from '#lib/team/look/shirt-names.ts';
import { everyone } from '#lib/team/operations.ts';
import { makePlayer, teamArbitrary } from '#lib/team/team.fixtures.ts';

const named = (name: string, more: { shirtName?: string; nationality?: string; year?: number | null } = {}) =>
  makePlayer({ id: name, name, shirtName: '', nationality: '', year: null, ...more });

it.each([
  ['Zinedine Zidane', 'Zidane'],
  ['Pelé', 'Pelé'],
  ['Marco van Basten', 'Van Basten'],
  ['Kevin De Bruyne', 'De Bruyne'],
  ['Willem van der Meer', 'Van der Meer'],
  ['Juan Román Riquelme', 'Riquelme'],
  ['Alexis Mac Allister', 'Mac Allister'],
  ['El Hadji Diouf', 'Diouf'],
  ['Ben White', 'White'],
  ['Derrick Etienne Jr.', 'Etienne Jr.'],
  ['Vinícius Júnior', 'Vinícius Júnior'],
  ['', ''],
])('%j is %j', (name, short) => {
  expect(shirtNamesOf([named(name)])).toEqual([short]);
});

it('is the name fans use, if there is one, and the family name where it comes first', () => {
  expect(shirtNamesOf([named('Ronaldo Nazário', { shirtName: 'Ronaldo' })])).toEqual(['Ronaldo']);
  expect(shirtNamesOf([named('Kim Min-jae', { nationality: 'South Korea' })])).toEqual(['Kim']);
});

it('has an initial for two who would share it, and the year of birth if even that is the same', () => {
  const ronaldo = named('Ronaldo Nazário', { shirtName: 'Ronaldo' });
  expect(shirtNamesOf([ronaldo, named('Cristiano Ronaldo'), named('Xavi')])).toEqual([
    'R. Nazário',
    'C. Ronaldo',
    'Xavi',
  ]);
  expect(shirtNamesOf([named('João Pinto', { year: 1961 }), named('José Pinto', { year: 1971 })])).toEqual([
    'J. Pinto (1961)',
    'J. Pinto (1971)',
  ]);
});

it('never leaves two with the same name in a team, unless nothing tells them apart', () => {
  fc.assert(
    fc.property(teamArbitrary(), (team) => {
      const players = everyone(team);
      const names = shirtNames(players);
      for (const one of players) {
        for (const other of players) {
          const isApart =
            one.name !== other.name && one.year !== null && other.year !== null && one.year !== other.year;
          if (one.id !== other.id && isApart) expect(names.get(one.id)).not.toBe(names.get(other.id));
        }
      }
    }),
  );
});
