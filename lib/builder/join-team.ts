import type { BuilderState } from '#lib/builder/state.ts';
import { isEmpty } from '#lib/team/operations.ts';
import { exportTeam } from '#lib/team/team-file.ts';
import type { CloudTeam } from '#types/cloud.ts';
import type { Team } from '#types/team.ts';

export type Joining =
  /** Nobody has a team: nothing to do. */
  | 'nothing'
  /** The team here becomes the user's first one in the cloud (spec §4: the one-time migration). */
  | 'migrate'
  /** The cloud's team takes the place of one that nobody worked on. */
  | 'open'
  /** Both are the same: only id and version are taken over. */
  | 'recognise'
  /** The work here is a later state of the cloud's team: it is simply not saved yet. */
  | 'keep'
  /** Two different teams with work in them: the person chooses (D22). */
  | 'ask';

type Here = Pick<BuilderState, 'team' | 'owner' | 'hasUnsavedChanges' | 'versions'>;

/** What becomes of the team here and the user's default team in the cloud at a sign-in. `userId` has just signed in. */
export function joinTeams(here: Here, cloud: CloudTeam | null, userId: string, wasMigrated: boolean): Joining {
  const { team, owner, hasUnsavedChanges, versions } = here;
  if (!cloud) return wasMigrated || isEmpty(team) ? 'nothing' : 'migrate';
  if (isSameTeam(team, cloud)) return 'recognise';
  const isOwn = owner === userId;
  const hasWork = isOwn ? hasUnsavedChanges : !isEmpty(team);
  if (!hasWork) return 'open';
  return isOwn && team.id === cloud.id && versions[cloud.id] === cloud.version ? 'keep' : 'ask';
}

/** The same to look at, whatever the ids. */
function isSameTeam(a: Team, b: Team): boolean {
  const text = (team: Team) => JSON.stringify(exportTeam(team, ''));
  return text(a) === text(b);
}
