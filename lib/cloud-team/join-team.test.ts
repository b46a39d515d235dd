import { ANONYMOUS } from '#lib/builder/state.ts';
import { joinTeams } from '#lib/cloud-team/join-team.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import { makeCloudTeam, makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';
import type { CloudTeam } from '#types/cloud.ts';
import type { Team } from '#types/team.ts';

const FULL = makeTeam('4-3-3', {}, [makePlayer({ id: 'here' })]);
const OTHER = makeTeam('4-3-3', {}, [makePlayer({ id: 'there' })]);
const EMPTY = newTeam();

const inCloud = (team: Team) => makeCloudTeam({ ...team, id: 'cloud', version: 3 });

type Here = Parameters<typeof joinTeams>[0];
const here = (team: Team, overrides: Partial<Here> = {}): Here => ({
  team,
  owner: ANONYMOUS,
  cloud: {},
  ...overrides,
});
const own = (team: Team, overrides: Partial<Here> = {}) => here(team, { owner: 'me', ...overrides });
const record = (version: number, team: Team | null) => ({
  cloud: { cloud: { version, savedAt: 1, team, coach: null } },
});
const known = record(3, null);
const stale = record(2, null);
const saved = record(2, FULL);

it.each<[string, Here, CloudTeam | null, boolean, ReturnType<typeof joinTeams>]>([
  ['a visitor’s team and an empty cloud', here(FULL), null, false, 'migrate'],
  ['a visitor’s team, but it was migrated before', here(FULL), null, true, 'nothing'],
  ['nothing anywhere', here(EMPTY), null, false, 'nothing'],
  ['a failed migration', own(FULL), null, false, 'migrate'],
  ['the user’s own team, deleted in the cloud', own({ ...FULL, id: 'cloud' }, saved), null, false, 'nothing'],
  ['an untouched team here', here(EMPTY), inCloud(OTHER), false, 'open'],
  ['only a name here', here({ ...EMPTY, name: 'Mine' }), inCloud(OTHER), false, 'ask'],
  ['only a formation here', here(makeTeam('4-4-2', {})), inCloud(OTHER), false, 'ask'],
  ['only colours here', here({ ...EMPTY, shirt: 'red' }), inCloud(OTHER), false, 'ask'],
  ['only a pitch here', here({ ...EMPTY, pitch: 'night' }), inCloud(OTHER), false, 'ask'],
  ['only a captain here', here({ ...EMPTY, captain: 'gone' }), inCloud(OTHER), false, 'ask'],
  ['only a name here, and an empty cloud', here({ ...EMPTY, name: 'Mine' }), null, false, 'migrate'],
  ['a visitor’s work and a cloud team', here(FULL), inCloud(OTHER), false, 'ask'],
  ['a visitor’s work and a cloud team, after a migration', here(FULL), inCloud(OTHER), true, 'ask'],
  ['the same team here and in the cloud', here(FULL), inCloud(FULL), false, 'recognise'],
  ['the same team, marked unsaved', own({ ...FULL, id: 'cloud' }, stale), inCloud(FULL), false, 'recognise'],
  ['the user’s own saved team, changed elsewhere', own({ ...FULL, id: 'cloud' }, saved), inCloud(OTHER), true, 'open'],
  ['the user’s own edits of the cloud’s version', own({ ...FULL, id: 'cloud' }, known), inCloud(OTHER), true, 'keep'],
  ['the user’s own edits of an older version', own({ ...FULL, id: 'cloud' }, stale), inCloud(OTHER), true, 'ask'],
  ['the user’s own edits of an unknown version', own({ ...FULL, id: 'cloud' }), inCloud(OTHER), true, 'ask'],
  ['the user’s own new team, never saved', own(FULL), inCloud(OTHER), true, 'keep'],
  ['the user’s own edits of a deleted team', own({ ...FULL, id: 'gone' }), inCloud(OTHER), true, 'keep'],
])('%s', (_name, now, cloud, wasMigrated, outcome) => {
  expect(joinTeams(now, cloud, 'me', wasMigrated)).toBe(outcome);
});
