import { isSameDraftTeam } from '#lib/builder/drafts.ts';
import { type KeptChange, type KeptTeam, keptText, readKept } from '#lib/kept-teams/kept-teams.ts';
import {
  KEPT_TEAM_KEY,
  keptTeamKey,
  readStored,
  removeStored,
  storedKeys,
  writeStored,
} from '#lib/platform/storage.ts';

/** Newest first. */
export type KeptList = { teams: readonly KeptTeam[]; unreadable: number };

export function keptTeams(): KeptList {
  const ids = storedKeys(KEPT_TEAM_KEY).map((key) => key.slice(KEPT_TEAM_KEY.length));
  const read = ids.map(keptTeam);
  const teams = read.filter((one) => one !== null).toSorted((a, b) => b.savedAt - a.savedAt);
  return { teams, unreadable: read.length - teams.length };
}

export function keptTeam(id: string): KeptTeam | null {
  const text = readStored(keptTeamKey(id));
  return text === null ? null : readKept(id, text);
}

/** Each team has a key of its own, so that no tab can overwrite another team. */
export function storeKept(change: KeptChange): KeptChange {
  if (!change.ok) return change;
  const outcome = writeStored(keptTeamKey(change.kept.id), keptText(change.kept));
  return outcome === 'ok' ? change : { ok: false, reason: outcome };
}

export function removeKept(id: string): void {
  removeStored(keptTeamKey(id));
}

/** Unless another tab has saved it since. */
export function removeUnchanged(kept: KeptTeam): void {
  const current = keptTeam(kept.id);
  if (current?.version === kept.version && isSameDraftTeam(current.team, kept.team)) removeKept(kept.id);
}
