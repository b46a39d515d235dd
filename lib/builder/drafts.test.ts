import { DRAFT_VERSION, type Draft, readDraft, writtenDraft } from '#lib/builder/drafts.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

const team = makeTeam('4-3-3', { ST: makePlayer({ id: 'p1' }) });
const draft: Draft = {
  tab: 'a',
  owner: 'anon',
  savedAt: 1000,
  team,
  orientation: 'portrait',
  hasUnsavedChanges: true,
  cloud: { version: 3, savedAt: 500, coach: null },
  contains: { b: 900 },
};
const text = writtenDraft(draft);
const changed = (change: object) => JSON.stringify({ ...JSON.parse(text), ...change });

it.each([
  ['what it wrote', text, { kind: 'draft', ...draft }],
  ['a newer version', changed({ v: DRAFT_VERSION + 1, extra: true }), { kind: 'newer', tab: 'a', savedAt: 1000, team }],
  ['an unknown shape', '{"v":99,"team":{"shape":"of the future"}}', { kind: 'newer', team: null, savedAt: Infinity }],
])('reads %s', (_what, stored, expected) => {
  expect(readDraft('a', stored)).toMatchObject(expected);
});

it.each([
  ['an empty text', ''],
  ['half a draft', text.slice(0, 50)],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '1'],
  ['an older version', changed({ v: 0 })],
  ['a version that is text', changed({ v: 'one' })],
  ['no team', changed({ team: null })],
  ['an unknown formation', changed({ team: { ...team, formation: '9-9-9' } })],
  ['a player twice', changed({ team: { ...team, substitutes: [team.players.ST] } })],
  ['a time that is text', changed({ savedAt: 'now' })],
  ['an unknown orientation', changed({ orientation: 'diagonal' })],
  ['a cloud record without a version', changed({ cloud: { savedAt: 1, coach: null } })],
  ['no list of what it contains', changed({ contains: undefined })],
  ['a text among what it contains', changed({ contains: { b: 'x' } })],
])('is corrupt: %s', (_what, stored) => {
  expect(readDraft('a', stored)).toEqual({ kind: 'corrupt', tab: 'a' });
});
