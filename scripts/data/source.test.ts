import { COLUMNS, parseSource, parseSourceLine } from '#scripts/data/source.ts';

const GOOD = "N'Golo Kanté\t1991-03-29\tFrance\tCDM\tCM,RB\tAl-Ittihad\tChelsea|Leicester City\t7\t2011\t\tM";
const changed = (column: (typeof COLUMNS)[number], value: string) =>
  GOOD.split('\t')
    .map((cell, at) => (COLUMNS[at] === column ? value : cell))
    .join('\t');

describe('a line of the player data', () => {
  it('is read column by column', () => {
    expect(parseSourceLine(GOOD)).toEqual({
      ok: true,
      player: {
        name: "N'Golo Kanté",
        birthYear: 1991,
        birthMonth: 3,
        birthDay: 29,
        nation: 'France',
        position: 'CDM',
        positions: ['CM', 'RB'],
        clubs: ['Al-Ittihad', 'Chelsea', 'Leicester City'],
        number: 7,
        from: 2011,
        to: null,
        gender: 'M',
      },
    });
  });

  it('may know the year of birth alone', () => {
    expect(parseSourceLine(changed('born', '1991'))).toMatchObject({
      player: { birthYear: 1991, birthMonth: 0, birthDay: 0 },
    });
  });

  it.each([
    ['born', '1991-02-30'],
    ['born', '29.3.1991'],
    ['position', 'DM'],
    ['positions', 'CM,'],
    ['number', '0'],
    ['number', '100'],
    ['number', 'ten'],
    ['from', '11'],
    ['to', 'now'],
    ['gender', ''],
    ['name', ''],
    ['nation', ''],
    ['club', ''],
  ] as const)('is refused for its %s when that is %p', (column, value) => {
    expect(parseSourceLine(changed(column, value))).toEqual({ ok: false, reason: expect.any(String) });
  });

  it('is refused with a column too many or too few', () => {
    expect(parseSourceLine(`${GOOD}\t`)).toMatchObject({ ok: false });
    expect(parseSourceLine(GOOD.slice(0, -2))).toMatchObject({ ok: false });
  });
});

describe('the whole table', () => {
  const header = COLUMNS.join('\t');

  it('is its lines without the header', () => {
    expect(parseSource(`${header}\n${GOOD}\n${GOOD}\n`)).toHaveLength(2);
  });

  it('names the line that cannot be read', () => {
    expect(() => parseSource(`${header}\n${GOOD}\nnonsense\n`)).toThrow('line 3');
  });

  it('is refused with other columns', () => {
    expect(() => parseSource(`${GOOD}\n`)).toThrow('other columns');
  });
});
