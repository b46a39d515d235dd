import type { BuilderState } from '#lib/builder/state.ts';
import { exportTeam } from '#lib/team/file/team-file.ts';
import { isEmpty } from '#lib/team/operations.ts';
import type { CloudTeam } from '#types/cloud.ts';
import type { Team } from '#types/team.ts';

export type Joining =
  | 'nothing'
  /** The team here becomes the user's first cloud team, once per device. */
  | 'migrate'
  | 'open'
  | 'recognise'
  | 'keep'
  /** Two different teams with players in them: the user chooses (D22). */
  | 'ask';

type Here = Pick<BuilderState, 'team' | 'owner' | 'hasUnsavedChanges' | 'versions'>;

export function joinTeams(here: Here, cloud: CloudTeam | null, userId: string, wasMigrated: boolean): Joining {
  const { team, owner, hasUnsavedChanges, versions } = here;
  const isOwn = owner === userId;
  // A team with an id was in the cloud before and was deleted there.
  if (!cloud) return wasMigrated || team.id !== null || isEmpty(team) ? 'nothing' : 'migrate';
  if (isSameTeam(team, cloud)) return 'recognise';
  if (!isOwn) return isEmpty(team) ? 'open' : 'ask';
  if (!hasUnsavedChanges) return 'open';
  return team.id === cloud.id && versions[cloud.id] !== cloud.version ? 'ask' : 'keep';
}

export function isSameTeam(a: Team, b: Team): boolean {
  const text = (team: Team) => JSON.stringify(exportTeam(team, ''));
  return text(a) === text(b);
}
