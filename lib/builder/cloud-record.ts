import { newTeam } from '#lib/team/formation/formations.ts';
import { isEmpty } from '#lib/team/operations.ts';
import type { CloudTeam } from '#types/cloud.ts';
import type { Team } from '#types/team.ts';

/** What this browser knows about a team in the cloud, or among a visitor's saved teams (D72). */
export type CloudRecord = {
  /** Last read or saved (D24). */
  version: number;
  /** Null if unknown. */
  savedAt: number | null;
  /** As the cloud holds it. Null if unknown. */
  team: Team | null;
  coach: string | null;
};

/** By team id. */
export type CloudRecords = Readonly<Record<string, CloudRecord>>;

/** Without what only the list of teams knows. */
export function teamIn({ version: _v, isDefault: _is, updatedAt: _at, coach: _coach, ...team }: CloudTeam): Team {
  return team;
}

type Here = { team: Team; cloud: CloudRecords };

export function cloudRecord({ team, cloud }: Here): CloudRecord | undefined {
  return team.id === null ? undefined : cloud[team.id];
}

/** Compares parts by reference: an edit keeps those that it leaves alone. */
export function isSameContent(a: Team, b: Team): boolean {
  const parts = Object.keys({ ...a, ...b }) as (keyof Team)[];
  return parts.every((part) => part === 'id' || a[part] === b[part]);
}

/** Still as `newTeam` made it: a renamed or reshaped team counts as work even without players (D22). */
export function isUntouched(team: Team): boolean {
  const { players, substitutes } = team;
  return isEmpty(team) && isSameContent(team, { ...newTeam(), players, substitutes });
}

export function hasUnsavedChanges(here: Here): boolean {
  const { team, cloud } = here;
  // A user who leaves a cloud team for a new one has changed something, even before the first player.
  if (team.id === null) return !isUntouched(team) || Object.keys(cloud).length > 0;
  const saved = cloudRecord(here)?.team;
  return !saved || !isSameContent(saved, team);
}

export function lastSaved(here: Here): number | null {
  return cloudRecord(here)?.savedAt ?? null;
}
