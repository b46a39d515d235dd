import { displayNames, initials, shortName } from '#lib/team/display.ts';
import { makePlayer } from '#lib/team/team.fixtures.ts';

describe('shortName', () => {
  it.each([
    ['Marco van Basten', 'Marco B.'],
    ['Cristiano Ronaldo', 'Cristiano R.'],
    ['Gianluigi Buffon', 'Gianluigi B.'],
    ['Kylian  Mbappé Lottin', 'Kylian L.'],
    ['Sokratis Éderzito', 'Sokratis É.'],
    ['Player Called 👨‍👩‍👧 👨‍👩‍👧son', 'Player 👨‍👩‍👧.'],
  ])('%s becomes %s', (name, short) => {
    expect(shortName(name)).toBe(short);
  });

  it.each(['Zinedine Zidane', 'Pelé', '', '👨‍👩‍👧👨‍👩‍👧 Eleven', 'Alexander-Arnold', 'x'.repeat(200)])(
    '%s is short enough as a reader counts, or a single word',
    (name) => {
      expect(shortName(name)).toBe(name);
    },
  );
});

describe('displayNames', () => {
  const named = (id: string, name: string) => makePlayer({ id, name });

  it('shortens by player id', () => {
    const names = displayNames([named('a', 'Marco van Basten'), named('b', 'Xavi')]);
    expect(Object.fromEntries(names)).toEqual({ a: 'Marco B.', b: 'Xavi' });
  });

  it('shows names in full that would read the same when shortened (D9)', () => {
    const names = displayNames([
      named('a', 'Ronaldo Nazário de Lima'),
      named('b', 'Ronaldo Guiaro Longname'),
      named('c', 'Marco van Basten'),
      named('d', 'Marco Bartolomei'),
      named('e', 'Marco B.'),
    ]);
    expect(Object.fromEntries(names)).toEqual({
      a: 'Ronaldo Nazário de Lima',
      b: 'Ronaldo Guiaro Longname',
      c: 'Marco van Basten',
      d: 'Marco Bartolomei',
      e: 'Marco B.',
    });
  });
});

describe('initials', () => {
  it.each([
    ['Marco van Basten', 'MV'],
    ['Cafu', 'C'],
    ['lionel messi', 'LM'],
    ['  éric   cantona ', 'ÉC'],
    ['e\u0301ric cantona', 'E\u0301C'],
    ['👨‍👩‍👧 ⚽ Club', '👨‍👩‍👧⚽'],
    ['محمد صلاح', 'مص'],
    ['', ''],
  ])('%j → %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
