import { hasUnsavedChanges, isUntouched } from '#lib/builder/cloud-record.ts';
import { isSameDraftTeam } from '#lib/builder/drafts.ts';
import type { BuilderState } from '#lib/builder/state.ts';
import type { CloudTeam } from '#types/cloud.ts';
import type { Team } from '#types/team.ts';

export type Joining =
  | 'nothing'
  /** The team here becomes the user's first cloud team, once per device. */
  | 'migrate'
  | 'open'
  | 'recognise'
  | 'keep'
  /** Two different teams that took work: the user chooses (D22). */
  | 'ask';

type Here = Pick<BuilderState, 'team' | 'owner' | 'cloud'>;

export function joinTeams(here: Here, cloud: CloudTeam | null, userId: string, wasMigrated: boolean): Joining {
  const { team, owner } = here;
  const isOwn = owner === userId;
  // A team with an id was in the cloud before and was deleted there.
  if (!cloud) return wasMigrated || team.id !== null || isUntouched(team) ? 'nothing' : 'migrate';
  if (isSameTeam(team, cloud)) return 'recognise';
  if (!isOwn) return isUntouched(team) ? 'open' : 'ask';
  if (!hasUnsavedChanges(here)) return 'open';
  return team.id === cloud.id && here.cloud[cloud.id]?.version !== cloud.version ? 'ask' : 'keep';
}

/** Whatever their ids. */
export function isSameTeam(a: Team, b: Team): boolean {
  return isSameDraftTeam({ ...a, id: null }, { ...b, id: null });
}
