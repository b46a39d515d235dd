import { answerToOtherTab, ENVELOPE_VERSION, writeId } from '#lib/builder/local-envelope.ts';
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

it('reads back what was written', () => {
  expect(readEnvelope(JSON.stringify(envelope))).toEqual({ kind: 'team', envelope });
});

it('finds nothing where nothing is', () => {
  expect(readEnvelope(null)).toEqual({ kind: 'none' });
});

it('keeps a newer version apart, with the team where it can still be read', () => {
  expect(readEnvelope(JSON.stringify({ ...envelope, v: ENVELOPE_VERSION + 1, extra: true }))).toEqual({
    kind: 'newer',
    team,
  });
  expect(readEnvelope('{"v":99,"team":{"shape":"of the future"}}')).toEqual({ kind: 'newer', team: null });
});

it.each([
  ['an empty text', ''],
  ['half an envelope', JSON.stringify(envelope).slice(0, 50)],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '1'],
  ['an older version', JSON.stringify({ ...envelope, v: 0 })],
  ['a version that is a word', JSON.stringify({ ...envelope, v: 'one' })],
  ['no team', JSON.stringify({ ...envelope, team: null })],
  ['an unknown formation', JSON.stringify({ ...envelope, team: { ...team, formation: '9-9-9' } })],
  ['somebody twice', JSON.stringify({ ...envelope, team: { ...team, substitutes: [team.players.ST] } })],
  ['a revision that is no count', JSON.stringify({ ...envelope, rev: 0 })],
  ['an orientation that does not exist', JSON.stringify({ ...envelope, orientation: 'diagonal' })],
])('takes %s for corrupt', (_what, text) => {
  expect(readEnvelope(text)).toEqual({ kind: 'corrupt' });
});

it('follows a successor always, and a rival only without edits of its own', () => {
  const ours = writeId(envelope);
  const successor = { ...envelope, rev: 4, writer: 'tab-b', parent: ours };
  const rival = { ...envelope, rev: 3, writer: 'tab-b', parent: '2:tab-a' };
  expect(answerToOtherTab(successor, ours, true)).toBe('follow');
  expect(answerToOtherTab(rival, ours, false)).toBe('follow');
  expect(answerToOtherTab(rival, ours, true)).toBe('keep');
});
