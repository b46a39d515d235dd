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
  /** The work here is the user's own and simply not saved yet: the page was loaded anew, say. */
  | 'keep'
  /** Two different teams with work in them: the person chooses (D22). */
  | 'ask';

type Here = Pick<BuilderState, 'team' | 'owner' | 'hasUnsavedChanges' | 'versions'>;

/**
 * What becomes of the team here and the user's team in the cloud at a sign-in. `userId` has just signed in; the team here
 * is that user's or a visitor's.
 */
export function joinTeams(here: Here, cloud: CloudTeam | null, userId: string, wasMigrated: boolean): Joining {
  const { team, owner, hasUnsavedChanges, versions } = here;
  const isOwn = owner === userId;
  // A team with an id was in the cloud already, and somebody has deleted it there.
  if (!cloud) return wasMigrated || team.id !== null || isEmpty(team) ? 'nothing' : 'migrate';
  if (isSameTeam(team, cloud)) return 'recognise';
  if (!isOwn) return isEmpty(team) ? 'open' : 'ask';
  if (!hasUnsavedChanges) return 'open';
  return team.id === cloud.id && versions[cloud.id] !== cloud.version ? 'ask' : 'keep';
}

/** The same to look at, whatever the ids. */
export function isSameTeam(a: Team, b: Team): boolean {
  const text = (team: Team) => JSON.stringify(exportTeam(team, ''));
  return text(a) === text(b);
}
