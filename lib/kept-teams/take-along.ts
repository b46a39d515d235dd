import type { Caller } from '#lib/api/call-api.ts';
import type { loadTeams, saveTeam } from '#lib/api/teams.ts';
import { isSameTeam } from '#lib/cloud-team/join-team.ts';
import { inTurn } from '#lib/cloud-team/save-team.ts';
import { keptTeams, removeUnchanged } from '#lib/kept-teams/kept-storage.ts';
import type { KeptTeam } from '#lib/kept-teams/kept-teams.ts';
import { MAX_CLOUD_TEAMS } from '#types/limits.ts';

type TeamsApi = { loadTeams: typeof loadTeams; saveTeam: typeof saveTeam };

/** `error`: why the others are still in this browser. */
export type TakenAlong = { taken: number; error: string | null };

/** Copies a visitor's teams to the cloud, oldest first. Each leaves this browser once it is there (D72). */
export function takeAlong(api: TeamsApi, caller: Caller): Promise<TakenAlong> {
  return inTurn(async () => {
    const loaded = await api.loadTeams(caller, { limit: MAX_CLOUD_TEAMS });
    if (!loaded.ok) return { taken: 0, error: loaded.error };
    let taken = 0;
    for (const kept of keptTeams().teams.toReversed()) {
      // It may have arrived earlier, though the response did not.
      const isThere = loaded.value.some((team) => isSameTeam(team, kept.team));
      if (!isThere) {
        const team = { ...kept.team, id: null };
        const saved = await api.saveTeam(caller, { team, version: 0, requestId: requestIdOf(kept), asNew: true });
        if (!saved.ok) return { taken, error: saved.error };
      }
      removeUnchanged(kept);
      taken += 1;
    }
    return { taken, error: null };
  });
}

/** The same for each attempt to save this version, which the server saves once (D24). */
function requestIdOf({ id, version }: KeptTeam): string {
  const node = (Number.parseInt(id.slice(-12), 16) + version) % 2 ** 48;
  return `${id.slice(0, -12)}${node.toString(16).padStart(12, '0')}`;
}
