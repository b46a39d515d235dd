import { ANONYMOUS } from '#lib/builder/state.ts';
import { joinTeams } from '#lib/cloud-team/join-team.ts';
import { newTeam } from '#lib/team/formations.ts';
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
  hasUnsavedChanges: true,
  versions: {},
  ...overrides,
});
const own = (team: Team, overrides: Partial<Here> = {}) => here(team, { owner: 'me', ...overrides });
const known = { versions: { cloud: 3 } };
const stale = { versions: { cloud: 2 } };
const saved = { hasUnsavedChanges: false };

it.each<[string, Here, CloudTeam | null, boolean, ReturnType<typeof joinTeams>]>([
  ['a visitor’s team and an empty cloud', here(FULL), null, false, 'migrate'],
  ['a visitor’s team, but it was migrated before', here(FULL), null, true, 'nothing'],
  ['no players anywhere', here(EMPTY), null, false, 'nothing'],
  ['a migration that had failed', own(FULL), null, false, 'migrate'],
  ['an own team that was deleted in the cloud', own({ ...FULL, id: 'cloud' }, saved), null, false, 'nothing'],
  ['an empty visitor’s team, even a renamed one', here({ ...EMPTY, name: 'Mine' }), inCloud(OTHER), false, 'open'],
  ['a visitor’s work and a cloud team', here(FULL), inCloud(OTHER), false, 'ask'],
  ['a visitor’s work and a cloud team, after a migration', here(FULL), inCloud(OTHER), true, 'ask'],
  ['the same team here and there', here(FULL), inCloud(FULL), false, 'recognise'],
  ['the same team with unsaved marks', own({ ...FULL, id: 'cloud' }, stale), inCloud(FULL), false, 'recognise'],
  ['an own saved team, changed elsewhere', own({ ...FULL, id: 'cloud' }, saved), inCloud(OTHER), true, 'open'],
  ['own edits of the version that is there', own({ ...FULL, id: 'cloud' }, known), inCloud(OTHER), true, 'keep'],
  ['own edits of an older version', own({ ...FULL, id: 'cloud' }, stale), inCloud(OTHER), true, 'ask'],
  ['own edits of a version that is not known', own({ ...FULL, id: 'cloud' }), inCloud(OTHER), true, 'ask'],
  ['an own new team that was never saved', own(FULL), inCloud(OTHER), true, 'keep'],
  ['own edits of a team that is gone', own({ ...FULL, id: 'gone' }), inCloud(OTHER), true, 'keep'],
])('%s', (_name, now, cloud, wasMigrated, outcome) => {
  expect(joinTeams(now, cloud, 'me', wasMigrated)).toBe(outcome);
});
