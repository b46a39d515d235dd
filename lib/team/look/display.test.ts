import { displayNames, initials, shortName } from '#lib/team/look/display.ts';
import { makePlayer } from '#lib/team/team.fixtures.ts';

it.each<[string, string]>([
  ['Marco van Basten', 'Marco B.'],
  ['Cristiano Ronaldo', 'Cristiano R.'],
  ['Kylian  Mbappé Lottin', 'Kylian L.'],
  ['Sokratis Éderzito', 'Sokratis É.'],
  ['Player Called 👨‍👩‍👧 👨‍👩‍👧son', 'Player 👨‍👩‍👧.'],
  ...['Zinedine Zidane', 'Pelé', '', '👨‍👩‍👧👨‍👩‍👧 Eleven', 'Alexander-Arnold', 'x'.repeat(200)].map(
    (name): [string, string] => [name, name],
  ),
])('%j is shown as %j', (name, short) => {
  expect(shortName(name)).toBe(short);
});

it('shows names in full if they would be the same when shortened (D9)', () => {
  const named = (...names: string[]) => names.map((name) => makePlayer({ id: name, name }));
  const alike = [
    'Ronaldo Nazário de Lima',
    'Ronaldo Guiaro Longname',
    'Marco van Basten',
    'Marco Bartolomei',
    'Marco B.',
  ];
  expect([...displayNames(named(...alike)).values()]).toEqual(alike);
  expect(Object.fromEntries(displayNames(named('Marco van Basten', 'Xavi')))).toEqual({
    'Marco van Basten': 'Marco B.',
    Xavi: 'Xavi',
  });
});

it.each([
  ['Marco van Basten', 'MV'],
  ['Cafu', 'C'],
  ['lionel messi', 'LM'],
  ['  éric   cantona ', 'ÉC'],
  ['e\u0301ric cantona', 'E\u0301C'],
  ['👨‍👩‍👧 ⚽ Club', '👨‍👩‍👧⚽'],
  ['محمد صلاح', 'مص'],
  ['', ''],
])('%j has the initials %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
