import type { KeptTeam } from '#lib/kept-teams/kept-teams.ts';
import type { CloudTeam } from '#types/cloud.ts';

/** What a cloud team has, so that the builder and the list treat both alike. */
export function listedTeam({ id, version, savedAt, team }: KeptTeam): CloudTeam {
  return { ...team, id, version, isDefault: false, updatedAt: new Date(savedAt).toISOString(), coach: null };
}
