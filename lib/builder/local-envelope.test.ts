import { ENVELOPE_VERSION } from '#lib/builder/envelope-version.ts';
import { type LocalEnvelope, readEnvelope } from '#lib/builder/read-envelope.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

const team = makeTeam('4-3-3', { ST: makePlayer({ id: 'p1' }) });
const envelope: LocalEnvelope = {
  v: ENVELOPE_VERSION,
  owner: 'anon',
  rev: 3,
  writer: 'tab-a',
  parent: '2:tab-a',
  savedAt: 1000,
  team,
  orientation: 'portrait',
  hasUnsavedChanges: true,
  lastSaved: null,
};

it.each([
  ['what it wrote', JSON.stringify(envelope), { kind: 'team', envelope }],
  ['empty storage', null, { kind: 'none' }],
  ['a newer version', JSON.stringify({ ...envelope, v: ENVELOPE_VERSION + 1, extra: true }), { kind: 'newer', team }],
  ['an unknown shape', '{"v":99,"team":{"shape":"of the future"}}', { kind: 'newer', team: null }],
])('reads %s', (_what, text, expected) => {
  expect(readEnvelope(text)).toEqual(expected);
});

it.each([
  ['an empty text', ''],
  ['half an envelope', JSON.stringify(envelope).slice(0, 50)],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '1'],
  ['an older version', JSON.stringify({ ...envelope, v: 0 })],
  ['a version that is text', JSON.stringify({ ...envelope, v: 'one' })],
  ['no team', JSON.stringify({ ...envelope, team: null })],
  ['an unknown formation', JSON.stringify({ ...envelope, team: { ...team, formation: '9-9-9' } })],
  ['a player twice', JSON.stringify({ ...envelope, team: { ...team, substitutes: [team.players.ST] } })],
  ['an invalid revision', JSON.stringify({ ...envelope, rev: 0 })],
  ['an unknown orientation', JSON.stringify({ ...envelope, orientation: 'diagonal' })],
])('is corrupt: %s', (_what, text) => {
  expect(readEnvelope(text)).toEqual({ kind: 'corrupt' });
});
