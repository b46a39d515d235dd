import { decodeInSteps, decodePlayerIndex } from '#lib/players/index/decode.ts';
import { FORMAT_VERSION, MAGIC, writeHeader } from '#lib/players/index/format.ts';
import { toDetails, toPlayer } from '#lib/players/index/row.ts';
import { decodeWell, encodeWhole, makeSource, readTable } from '#lib/players/index/whole-index.test.fixture.ts';
import { parseSource } from '#scripts/data/source.ts';

const players = parseSource(readTable());
const text = encodeWhole(players);
const reasonOf = (bad: string) => {
  const decoded = decodePlayerIndex(bad);
  return decoded.ok ? 'ok' : decoded.reason;
};

it('every player of the data is read back as he or she was written', () => {
  const index = decodeWell(text);
  expect(index.size).toBe(players.length);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const back = players.map((_, row) => ({ ...toPlayer(index, row), ...toDetails(index, row) }));
  for (const [row, player] of players.entries()) {
    const born = player.birthMonth
      ? `${player.birthYear}-${twoDigits(player.birthMonth)}-${twoDigits(player.birthDay)}`
      : `${player.birthYear}`;
    expect(back[row]).toMatchObject({
      name: player.name,
      born,
      year: player.birthYear,
      nationality: player.nation,
      position: player.position,
      positions: [player.position, ...player.positions],
      team: player.clubs[0] ?? '',
      clubs: player.clubs,
      jerseyNumber: player.number,
      from: player.from,
      to: player.to,
      gender: player.gender,
    });
  }
});

it('hands the thread back many times on the way', () => {
  expect([...decodeInSteps(new TextEncoder().encode(text))].length).toBeGreaterThan(10);
});

describe('a file that is not the one that was written is refused:', () => {
  it('cut anywhere', () => {
    for (let end = 0; end < text.length; end += 4_999) expect(reasonOf(text.slice(0, end))).toBe('cut');
    expect(reasonOf(text.slice(0, -1))).toBe('cut');
  });

  it('one character changed anywhere', () => {
    const start = text.indexOf('\n') + 1;
    for (let at = start; at < text.length; at += 9_973) {
      const other = text[at] === 'x' ? 'y' : 'x';
      expect(reasonOf(text.slice(0, at) + other + text.slice(at + 1))).toBe('corrupt');
    }
  });

  it('longer than it says', () => {
    expect(reasonOf(`${text}x`)).toBe('corrupt');
  });

  it('of another version, older or newer', () => {
    for (const version of [0, FORMAT_VERSION + 1]) {
      expect(reasonOf(text.replace(`${MAGIC} ${FORMAT_VERSION} `, `${MAGIC} ${version} `))).toBe('version');
    }
  });

  it.each([
    ['an error page', '<!DOCTYPE html>\n<title>404</title>'],
    ['an error page in one line', '<h1>Bad gateway</h1>'],
    ['JSON', '{"players":[]}\n'],
    ['a broken header', `${MAGIC} ${FORMAT_VERSION} many\n`],
    ['a header without version', `${MAGIC}\nx`],
  ])('%s', (_, bad) => {
    expect(reasonOf(bad)).toBe('corrupt');
  });

  it('columns that do not fit together, although the checksum does', () => {
    const lines = text.slice(text.indexOf('\n') + 1).split('\n');
    const withLine = (place: number, line: string) => {
      const body = lines.with(place, line).join('\n');
      return `${writeHeader(players.length, body)}\n${body}`;
    };
    for (const [place, line] of lines.entries()) {
      // One entry less where entries are separated, one digit less elsewhere; nations and clubs have no count of their own.
      const shorter = line.includes('\t') ? line.replace('\t', '') : line.slice(0, -1);
      const less = place < 2 ? '' : shorter;
      expect([place, reasonOf(withLine(place, less))]).toEqual([place, 'corrupt']);
    }
    expect(reasonOf(withLine(0, lines.slice(0, 2).join('\n')))).toBe('corrupt');
    expect(reasonOf(withLine(5, ''))).toBe('corrupt');
    expect(reasonOf(withLine(5, '\t'.repeat(players.length)))).toBe('corrupt');
    expect(reasonOf(withLine(6, '~'.repeat(lines[6]?.length ?? 0)))).toBe('corrupt');
    expect(reasonOf(withLine(6, ' '.repeat(lines[6]?.length ?? 0)))).toBe('corrupt');
  });
});

it('an index of one player without club, number and years is read', () => {
  const bare = makeSource({ clubs: [], number: null, from: null, to: null, birthMonth: 0, birthDay: 0 });
  const index = decodeWell(encodeWhole([bare, makeSource()]));
  expect(toPlayer(index, 0)).toMatchObject({ team: '', country: 'Norway', jerseyNumber: null });
  expect(toDetails(index, 0)).toMatchObject({ born: '1990', clubs: [], from: null, to: null });
});
