import { fileMessage } from '#lib/platform/messages.ts';
import { processorTime } from '#lib/platform/processor-time.fixtures.ts';
import { emptyStarters, FORMATIONS, newTeam } from '#lib/team/formations.ts';
import { makePlayer, makePlayers } from '#lib/team/team.fixtures.ts';
import { type FileRefusal, readTeamFile } from '#lib/team/team-file.ts';
import { MAX_TEAM_FILE } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import type { Team } from '#types/team.ts';
import { teamSchema } from '#types/team-schema.ts';

/** The sentences that spec §5 has for a file's content. */
const SENTENCES = [
  'This file is not a valid Dream 11 team export.',
  'The import file contains invalid team data.',
  'Failed to parse the import file. The file may be corrupted.',
  'Invalid file format. Please select a JSON file.',
];

const pele = makePlayer({ id: 'pele', name: 'Pelé' });
const eleven = FORMATIONS['4-3-3'].positions.map((slot) => ({ ...makePlayer({ id: slot }), slot }));

function file(teamData: unknown, rest: object = {}): string {
  return JSON.stringify({ version: '1.0', exportDate: '2026-03-01T00:00:00Z', appId: 'Dream 11', teamData, ...rest });
}

function data(rest: object = {}) {
  return { name: 'Eleven', formation: '4-3-3', players: [] as unknown[], substitutes: [] as unknown[], ...rest };
}

/** A file whose only substitute has one odd field; the text of the value is JSON. */
function oddField(field: string, json: string): string {
  const player = JSON.stringify({ ...pele, [field]: '@' }).replace('"@"', () => json);
  return file(data()).replace('"substitutes":[]', () => `"substitutes":[${player}]`);
}

function read(text: string) {
  expect(processorTime(() => readTeamFile(text))).toBeLessThan(200);
  return readTeamFile(text);
}

const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);

const refused: [what: string, text: string, reason: FileRefusal][] = [
  ['an empty file', '', 'parse-failed'],
  ['a byte order mark alone', '\uFEFF', 'parse-failed'],
  ['UTF-16 read as UTF-8', [...file(data())].join('\u0000'), 'parse-failed'],
  ['a truncated file', file(data({ players: eleven })).slice(0, -20), 'parse-failed'],
  ['an error page', '<!doctype html><title>502</title>', 'parse-failed'],
  ['NaN as a number', oddField('goals', 'NaN'), 'parse-failed'],
  ['text after the object', `${file(data())};alert(1)`, 'parse-failed'],
  ['brackets 10 000 deep, unclosed', '['.repeat(10_000), 'parse-failed'],
  ['null', 'null', 'wrong-app'],
  ['an array', '[]', 'wrong-app'],
  ['a text', '"x"', 'wrong-app'],
  ['a number', '11', 'wrong-app'],
  ['brackets 10 000 deep', nested(10_000), 'wrong-app'],
  ['brackets 130 000 deep', nested(130_000), 'wrong-app'],
  ['no appId', JSON.stringify({ version: '1.0', teamData: data() }), 'wrong-app'],
  ['appId in small letters', file(data(), { appId: 'dream 11' }), 'wrong-app'],
  ['appId with a blank', file(data(), { appId: 'Dream 11 ' }), 'wrong-app'],
  ['appId without the blank', file(data(), { appId: 'Dream11' }), 'wrong-app'],
  ['appId as an array', file(data(), { appId: ['Dream 11'] }), 'wrong-app'],
  ['appId only on the prototype', '{"__proto__":{"appId":"Dream 11"}}', 'wrong-app'],
  ['no teamData', file(undefined), 'invalid-team'],
  ['teamData null', file(null), 'invalid-team'],
  ['teamData an array', file([data()]), 'invalid-team'],
  ['teamData 10 000 deep', file(data()).replace('"players":[]', `"players":${nested(10_000)}`), 'invalid-team'],
  [
    'objects 10 000 deep as a player',
    oddField('x', nested(10_000, '{"a":', '}').replace('{}', '{"a":1}')),
    'parse-failed',
  ],
  ['no formation', file(data({ formation: undefined })), 'invalid-team'],
  ['formation null', file(data({ formation: null })), 'invalid-team'],
  ['formation 9-9-9', file(data({ formation: '9-9-9' })), 'invalid-team'],
  ['formation constructor', file(data({ formation: 'constructor' })), 'invalid-team'],
  ['formation an object without id', file(data({ formation: {} })), 'invalid-team'],
  ['formation an object in an object', file(data({ formation: { id: { id: '4-3-3' } } })), 'invalid-team'],
  ['players an object', file(data({ players: { GK: pele } })), 'invalid-team'],
  ['players with length alone', file(data({ players: { length: 3 } })), 'invalid-team'],
  ['no substitutes', file(data({ substitutes: undefined })), 'invalid-team'],
  ['substitutes a text', file(data({ substitutes: 'none' })), 'invalid-team'],
  ['players of numbers', file(data({ players: [1, 2, 3] })), 'invalid-team'],
  ['a substitute null', file(data({ substitutes: [null] })), 'invalid-team'],
  [
    '1000 players',
    file(data({ players: makePlayers(1000).map((player) => ({ id: player.id, slot: 'GK' })) })),
    'invalid-team',
  ],
  ['twelve players', file(data({ players: [...eleven, { ...pele, slot: 'GK' }] })), 'invalid-team'],
  ['eight substitutes', file(data({ substitutes: makePlayers(8) })), 'invalid-team'],
  [
    'the same player eleven times',
    file(data({ players: eleven.map(({ slot }) => ({ ...pele, slot })) })),
    'invalid-team',
  ],
  [
    'the same player on pitch and bench',
    file(data({ players: [{ ...pele, slot: 'GK' }], substitutes: [pele] })),
    'invalid-team',
  ],
  [
    'the same player, the id once a number',
    file(
      data({
        substitutes: [
          { ...pele, id: 7 },
          { ...pele, id: '7' },
        ],
      }),
    ),
    'invalid-team',
  ],
  [
    'the same player, the id once with invisible marks',
    file(data({ substitutes: [pele, { ...pele, id: 'pe\u200Ble' }] })),
    'invalid-team',
  ],
  [
    'two goalkeepers',
    file(data({ players: makePlayers(2).map((player) => ({ ...player, slot: 'GK' })) })),
    'invalid-team',
  ],
  ['a slot of another formation', file(data({ players: [{ ...pele, slot: 'CAM' }] })), 'invalid-team'],
  ['slot __proto__', file(data({ players: [{ ...pele, slot: '__proto__' }] })), 'invalid-team'],
  ['slot an array', file(data({ players: [{ ...pele, slot: ['GK'] }] })), 'invalid-team'],
  [
    'no slot and a position that is none',
    file(data({ players: [{ ...pele, position: 'Goalkeeper' }] })),
    'invalid-team',
  ],
  ['an id with a toString', oddField('id', '{"toString":"x"}'), 'invalid-team'],
  ['an endless id', oddField('id', '1e999'), 'invalid-team'],
  ['an empty id', oddField('id', '" "'), 'invalid-team'],
  ['an id of 65 characters', oddField('id', JSON.stringify('x'.repeat(65))), 'invalid-team'],
  ['no name', oddField('name', 'null'), 'invalid-team'],
  ['an invisible name', oddField('name', '"\\u200b\\u202e"'), 'invalid-team'],
  ['10 MB', file(data({ name: 'x'.repeat(10_000_000) })), 'too-large'],
  ['10 MB, 5 000 000 deep', nested(5_000_000), 'too-large'],
];

it.each(refused)('%s is refused', (_what, text, reason) => {
  const result = read(text);
  expect(result).toEqual({ ok: false, reason });
  expect(SENTENCES).toContain(fileMessage(reason));
});

/** What the team, and its first substitute where one is named, look like after the reading. */
type Repair = [what: string, text: string, team: Partial<Omit<Team, 'substitutes'>>, substitute?: Partial<Player>];
const link = (url: string) => oddField('imageUrl', JSON.stringify(url));

const repaired: Repair[] = [
  ['a byte order mark before the text', `\uFEFF${file(data())}`, { name: 'Eleven' }],
  [
    'markup in the name',
    file(data({ name: '<img src=x onerror=alert(1)>' })),
    { name: '<img src=x onerror=alert(1)>' },
  ],
  ['a name that turns round', file(data({ name: 'a\u202Eb\u0000c' })), { name: 'abc' }],
  ['emoji in the name', file(data({ name: '👨‍👩‍👧 FC' })), { name: '👨‍👩‍👧 FC' }],
  ['a team name of 100 KB', file(data({ name: 'n'.repeat(100_000) })), { name: 'n'.repeat(60) }],
  ['no team name', file(data({ name: undefined })), { name: 'My Dream Team' }],
  ['an object for a team name', file(data({ name: { toString: 'x' } })), { name: 'My Dream Team' }],
  ['an id of the team', file(data({ id: 'somebody-elses' })), { id: null }],
  [
    'a formation by object id',
    file(data({ formation: { id: '5-3-2' } })),
    { formation: '5-3-2', players: emptyStarters('5-3-2') },
  ],
  [
    'a formation by object name',
    file(data({ formation: { name: '4-4-2' } })),
    { formation: '4-4-2', players: emptyStarters('4-4-2') },
  ],
  [
    'a player without slot',
    file(data({ players: [{ ...pele, position: 'LCB' }] })),
    { players: { ...emptyStarters('4-3-3'), LCB: { ...pele, position: 'CB' } } },
  ],
  [
    'own keys named __proto__ and constructor',
    `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},${file(data()).slice(1)}`,
    { name: 'Eleven' },
  ],
  ['appId twice, the last one right', `{"appId":"x",${file(data()).slice(1)}`, { name: 'Eleven' }],
  ['a name of 100 KB', oddField('name', JSON.stringify('n'.repeat(100_000))), {}, { name: 'n'.repeat(120) }],
  ['a number for an id', oddField('id', '34145937'), {}, { id: '34145937' }],
  ['numbers without end', oddField('goals', '1e999'), {}, { goals: null }],
  ['numbers below zero', oddField('assists', '-1'), {}, { assists: null }],
  ['a shirt number 100', oddField('jerseyNumber', '100'), {}, { jerseyNumber: null }],
  ['a year as text', oddField('year', '"1940"'), {}, { year: null }],
  ['half a year', oddField('year', '1940.5'), {}, { year: null }],
  ['a slot as the position', oddField('position', '"RCDM"'), {}, { position: 'CDM' }],
  ['an unknown position', oddField('position', '"Quarterback"'), {}, { position: '' }],
  ['an object for a club', oddField('team', '{"name":"Santos"}'), {}, { team: '' }],
  ['no mark of the bench', oddField('isSubstitute', 'false'), {}, { isSubstitute: true }],
  ['an apiId of 65 characters', oddField('apiId', JSON.stringify('9'.repeat(65))), {}, { apiId: null }],
  ['an empty apiId', oddField('apiId', '""'), {}, { apiId: null }],
  ['a script for a picture', link('javascript:alert(1)'), {}, { imageUrl: null }],
  ['data for a picture', link('data:image/svg+xml,<svg onload=alert(1)>'), {}, { imageUrl: null }],
  ['a picture without encryption', link('http://r2.thesportsdb.com/a.png'), {}, { imageUrl: null }],
  ['a blob for a picture', link('blob:https://r2.thesportsdb.com/1'), {}, { imageUrl: null }],
  ['a local picture', link('file:///etc/passwd'), {}, { imageUrl: null }],
  ['a picture from elsewhere', link('https://r2.thesportsdb.com.evil.example/a.png'), {}, { imageUrl: null }],
  ['a picture behind a user part', link('https://r2.thesportsdb.com@evil.example/a.png'), {}, { imageUrl: null }],
  ['an endless picture address', link(`https://r2.thesportsdb.com/${'x'.repeat(2048)}`), {}, { imageUrl: null }],
  ['a picture address with blanks around it', link(' https://r2.thesportsdb.com/a.png '), {}, { imageUrl: null }],
  ['a picture address with a line break', link('https://r2.thesportsdb.com/a\n.png'), {}, { imageUrl: null }],
];

it.each(repaired)('%s is repaired', (...[, text, team, substitute]: Repair) => {
  const result = read(text);
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  expect(result.team).toMatchObject(team);
  if (substitute) expect(result.team.substitutes[0]).toMatchObject(substitute);
  expect(teamSchema.safeParse(result.team).success).toBe(true);
  expect(Object.keys(result.team).toSorted()).toEqual(Object.keys(newTeam()).toSorted());
  expect('polluted' in {}).toBe(false);
});

it.each([
  ['1.0', false],
  ['2.0', true],
  ['1.1', true],
  [999, true],
  [1, false],
  [undefined, false],
  [null, false],
  ['latest', false],
  [{}, false],
])('version %j is read; later than ours: %s (spec §5)', (version, versionWarning) => {
  expect(read(file(data(), { version }))).toMatchObject({ ok: true, versionWarning });
});

it('reads a full file up to the size limit quickly', () => {
  const padded = file(data({ players: eleven, note: '' }));
  const text = padded.replace('"note":""', `"note":"${'x'.repeat(MAX_TEAM_FILE - padded.length)}"`);
  expect(text).toHaveLength(MAX_TEAM_FILE);
  expect(read(text)).toMatchObject({ ok: true });
  expect(read(`${text} `)).toEqual({ ok: false, reason: 'too-large' });
});
