import * as fc from 'fast-check';
import { backupFileName, checkTeamFile, exportTeam, readTeamFile, teamFileName } from '#lib/team/file/team-file.ts';
import { emptyStarters, formationOf, newTeam } from '#lib/team/formation/formations.ts';
import { makePlayer, makePlayers, makeTeam, teamArbitrary } from '#lib/team/team.fixtures.ts';
import { runs } from '#scripts/test/runs.ts';
import { MAX_TEAM_FILE } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import type { Team } from '#types/team.ts';
import { teamSchema } from '#types/team-schema.ts';

const NOW = '2026-03-01T12:30:00.000Z';
const xavi = makePlayer({ id: 'xavi', name: 'Xavi', goals: 12, assists: 81 });

describe('a team file', () => {
  it('has the specified fields (D11)', () => {
    const team = { ...makeTeam('4-3-3', { CM: xavi }, makePlayers(1)), id: 'cloud', captain: 'xavi' };
    expect(exportTeam(team, NOW)).toEqual({
      version: '1.0',
      exportDate: NOW,
      appId: 'Dream 11',
      teamData: {
        name: 'Test Eleven',
        formation: '4-3-3',
        players: [{ ...xavi, slot: 'CM' }],
        substitutes: [makePlayer({ id: 'p1', isSubstitute: true })],
        captain: 'xavi',
        viceCaptain: null,
        shirt: 'national',
        pitch: 'grass',
      },
    });
  });

  it('restores any team, without the cloud id', () => {
    fc.assert(
      fc.property(teamArbitrary(), (team) => {
        const text = JSON.stringify(exportTeam({ ...team, id: 'cloud' }, NOW), null, 2);
        expect(readTeamFile(text)).toEqual({ ok: true, team: { ...team, id: null }, versionWarning: false });
      }),
      { numRuns: runs(100) },
    );
  });

  it('for the largest possible team stays below the limit', () => {
    const text = '名'.repeat(120);
    const big = (id: string) =>
      makePlayer({
        id: id.padEnd(64, 'x'),
        name: id.padEnd(120, '名'),
        nationality: text,
        team: text,
        country: text,
        imageUrl: `https://r2.thesportsdb.com/${'x'.repeat(2021)}`,
        apiId: id.padEnd(64, 'y'),
      });
    const starters = Object.fromEntries(Object.keys(newTeam().players).map((slot) => [slot, big(slot)]));
    const team = makeTeam('4-3-3', starters, Array.from('abcdefg', big));
    const file = JSON.stringify(exportTeam(team, NOW), null, 2);
    expect(Buffer.byteLength(file)).toBeLessThan(MAX_TEAM_FILE);
    expect(readTeamFile(file)).toMatchObject({ ok: true, team });
  });
});

describe('file names', () => {
  const named = (name: string) => ({ ...newTeam(), name });

  it('for a backup include the date', () => {
    expect(backupFileName(newTeam(), NOW)).toBe('My_Dream_Team_backup_2026-03-01.json');
  });

  it.each([
    ['My Dream Team', 'My_Dream_Team_dream11.json'],
    ['../../etc/passwd', '_._etc_passwd_dream11.json'],
    ['..', 'My_Dream_Team_dream11.json'],
    ['gnp.\u202Eexe', 'gnp.exe_dream11.json'],
    ['.hidden', 'hidden_dream11.json'],
    ['<b>"|?*', '_b______dream11.json'],
    ['⚽ فريق', '⚽_فريق_dream11.json'],
  ])('%j is saved as %s', (name, fileName) => {
    expect(teamFileName(named(name))).toBe(fileName);
  });

  it('are safe for any team name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const fileName = teamFileName(named(name));
        expect(fileName).toMatch(/^[^./\\:*?"<>|\s\p{Cc}][^/\\:*?"<>|\s\p{Cc}]*_dream11\.json$/u);
        expect(fileName).not.toContain('..');
      }),
      { numRuns: runs(100) },
    );
  });
});

it.each([
  ['', 10, 'wrong-type'],
  ['application/json5', 10, 'wrong-type'],
  ['application/json', MAX_TEAM_FILE, null],
  ['application/json', MAX_TEAM_FILE + 1, 'too-large'],
])('before reading, type %j and size %i result in %s', (type, size, refusal) => {
  expect(checkTeamFile({ type, size })).toBe(refusal);
});

const pele = makePlayer({ id: 'pele', name: 'Pelé' });
const eleven = formationOf('4-3-3').positions.map((slot) => ({ ...makePlayer({ id: slot }), slot }));

/** The text of a file with this `teamData`. */
const raw = (teamData: unknown, rest: object = {}) => JSON.stringify({ appId: 'Dream 11', teamData, ...rest });
const data = (part: object = {}) => ({ name: 'Eleven', formation: '4-3-3', players: [], substitutes: [], ...part });
/** The text of an otherwise valid file. */
const file = (part: object = {}, rest: object = {}) => raw(data(part), rest);
const starter = (part: object) => file({ players: [{ ...pele, ...part }] });
/** A file whose only substitute has one odd field. `json` is the value as written in the file. */
const field = (name: string, json: string) =>
  file({ substitutes: [{ ...pele, [name]: '@' }] }).replace('"@"', () => json);
const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);

describe.each([
  [
    'parse-failed',
    {
      'an empty file': '',
      'only a byte order mark': '\uFEFF',
      'UTF-16 read as UTF-8': [...file()].join('\u0000'),
      'a truncated file': file({ players: eleven }).slice(0, -20),
      'an error page': '<!doctype html><title>502</title>',
      'NaN as a number': field('goals', 'NaN'),
      'text after the object': `${file()};alert(1)`,
      '10 000 unclosed brackets': '['.repeat(10_000),
    },
  ],
  [
    'wrong-app',
    {
      null: 'null',
      'an array': '[]',
      'a number': '11',
      '130 000 nested arrays': nested(130_000),
      'no appId': raw(data(), { appId: undefined }),
      'an appId in lower case': file({}, { appId: 'dream 11' }),
      'an appId in an array': file({}, { appId: ['Dream 11'] }),
      'an appId on __proto__': '{"__proto__":{"appId":"Dream 11"}}',
    },
  ],
  [
    'invalid-team',
    {
      'no teamData': raw(undefined),
      'teamData as an array': raw([data()]),
      '10 000 nested arrays as players': file().replace('"players":[]', `"players":${nested(10_000)}`),
      '10 000 nested objects as a player': file().replace(
        '"substitutes":[]',
        `"substitutes":[${nested(10_000, '{"a":', '}').replace('{"a":}', '{}')}]`,
      ),
      'no formation': file({ formation: undefined }),
      'a formation object without id': file({ formation: {} }),
      'a formation object in an object': file({ formation: { id: { id: '4-3-3' } } }),
      'players as an object': file({ players: { GK: pele } }),
      'players with only a length': file({ players: { length: 3 } }),
      'substitutes as text': file({ substitutes: 'none' }),
      'numbers as players': file({ players: [1, 2, 3] }),
      '1000 players': file({ players: makePlayers(1000).map(({ id }) => ({ id, slot: 'GK' })) }),
      'twelve players': file({ players: [...eleven, { ...pele, slot: 'GK' }] }),
      'one player on eleven slots': file({ players: eleven.map(({ slot }) => ({ ...pele, slot })) }),
      'an id as number and as text': file({ substitutes: [7, '7'].map((id) => ({ ...pele, id })) }),
      'an id with and without an invisible character': file({ substitutes: [pele, { ...pele, id: 'pe\u200Ble' }] }),
      'two goalkeepers': file({ players: makePlayers(2).map((player) => ({ ...player, slot: 'GK' })) }),
      'a slot in an array': starter({ slot: ['GK'] }),
      'no slot and an unknown position': starter({ position: 'Goalkeeper' }),
      'an id with a toString': field('id', '{"toString":"x"}'),
      'an infinite id': field('id', '1e999'),
      'an empty id': field('id', '" "'),
      'an id of 65 characters': field('id', JSON.stringify('x'.repeat(65))),
      'no name': field('name', 'null'),
      'an invisible name': field('name', '"\\u200b\\u202e"'),
    },
  ],
  ['too-large', { '10 MB': file({ name: 'x'.repeat(10_000_000) }), '5 000 000 nested arrays': nested(5_000_000) }],
])('a file is rejected as %s', (reason, texts) => {
  it.each(Object.entries<string>(texts))('for %s', (_, text) => {
    expect(readTeamFile(text)).toEqual({ ok: false, reason });
  });
});

/** The team and its first substitute after reading. */
type Repair = [what: string, text: string, team: Partial<Omit<Team, 'substitutes'>>, substitute?: Partial<Player>];

it.each<Repair>([
  ['a byte order mark before the text', `\uFEFF${file()}`, { name: 'Eleven' }],
  ['markup in the name', file({ name: '<img onerror=alert(1)>' }), { name: '<img onerror=alert(1)>' }],
  ['a reversed name', file({ name: 'a\u202Eb\u0000c' }), { name: 'abc' }],
  ['emoji in the name', file({ name: '👨‍👩‍👧 FC' }), { name: '👨‍👩‍👧 FC' }],
  ['a team name of 100 KB', file({ name: 'n'.repeat(100_000) }), { name: 'n'.repeat(60) }],
  ['no team name', file({ name: undefined }), { name: 'My Dream Team' }],
  ['an object as the team name', file({ name: { toString: 'x' } }), { name: 'My Dream Team' }],
  ['a cloud id', file({ id: 'someone-elses' }), { id: null }],
  ['a formation by its id', file({ formation: { id: '5-3-2' } }), { players: emptyStarters('5-3-2') }],
  ['a formation by its name', file({ formation: { name: '4-4-2' } }), { players: emptyStarters('4-4-2') }],
  [
    'a player without slot',
    starter({ position: 'LCB' }),
    { players: { ...emptyStarters('4-3-3'), LCB: { ...pele, position: 'CB' } } },
  ],
  [
    'own keys named __proto__ and constructor',
    `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},${file().slice(1)}`,
    { name: 'Eleven' },
  ],
  ['appId twice, the second one right', `{"appId":"x",${file().slice(1)}`, { name: 'Eleven' }],
  ['a name of 100 KB', field('name', JSON.stringify('n'.repeat(100_000))), {}, { name: 'n'.repeat(120) }],
  ['a number as the id', field('id', '34145937'), {}, { id: '34145937' }],
  ['an infinite number', field('goals', '1e999'), {}, { goals: null }],
  ['a negative number', field('assists', '-1'), {}, { assists: null }],
  ['shirt number 100', field('jerseyNumber', '100'), {}, { jerseyNumber: null }],
  ['a year as text', field('year', '"1940"'), {}, { year: null }],
  ['half a year', field('year', '1940.5'), {}, { year: null }],
  ['a slot as the position', field('position', '"RCDM"'), {}, { position: 'CDM' }],
  ['an unknown position', field('position', '"Quarterback"'), {}, { position: '' }],
  ['an object as the club', field('team', '{"name":"Santos"}'), {}, { team: '' }],
  ['a substitute marked as a starter', field('isSubstitute', 'false'), {}, { isSubstitute: true }],
  ['an apiId of 65 characters', field('apiId', JSON.stringify('9'.repeat(65))), {}, { apiId: null }],
  ['an empty apiId', field('apiId', '""'), {}, { apiId: null }],
  ['a picture that is not allowed', field('imageUrl', '"javascript:alert(1)"'), {}, { imageUrl: null }],
])('%s is repaired', (...[, text, team, substitute]) => {
  const result = readTeamFile(text);
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  expect(result.team).toMatchObject(team);
  if (substitute) expect(result.team.substitutes[0]).toMatchObject(substitute);
  expect(teamSchema.safeParse(result.team).success).toBe(true);
  expect(Object.keys(result.team).toSorted()).toEqual(Object.keys(newTeam()).toSorted());
  expect('polluted' in {}).toBe(false);
});

it.each([
  ['1.0', false],
  ['1.1', true],
  [999, true],
  [1, false],
  [undefined, false],
  ['latest', false],
  [{}, false],
])('version %j is read, with a warning: %s', (version, versionWarning) => {
  expect(readTeamFile(file({}, { version }))).toMatchObject({ ok: true, versionWarning });
});

it('reads a file of exactly the size limit', () => {
  const short = file({ players: eleven, note: '' });
  const text = short.replace('"note":""', `"note":"${'x'.repeat(MAX_TEAM_FILE - short.length)}"`);
  expect(readTeamFile(text)).toMatchObject({ ok: true });
  expect(readTeamFile(`${text} `)).toEqual({ ok: false, reason: 'too-large' });
});
