import { cloudRecord } from '#lib/builder/cloud-record.ts';
import { isSameDraftTeam } from '#lib/builder/drafts.ts';
import { ANONYMOUS } from '#lib/builder/state.ts';
import type { BuilderStore } from '#lib/builder/store.ts';
import type { SaveChoice } from '#lib/cloud-team/save-team.ts';
import { keptTeams, storeKept } from '#lib/kept-teams/kept-storage.ts';
import { type Base, type KeptChange, keepTeam, replaceTeam } from '#lib/kept-teams/kept-teams.ts';
import { listedTeam } from '#lib/kept-teams/listed-team.ts';

type World = { newId: () => string; now: () => number };

/** Saves the team on screen among the visitor's, as the one it was opened from if there is one (D72). */
export function saveKept(store: BuilderStore, { newId, now }: World, { over, asNew }: SaveChoice = {}): KeptChange {
  const { team, generation, cloud, markSaved } = store.getState();
  const { teams, unreadable } = keptTeams();
  const record = cloudRecord({ team, cloud });
  const own: Base | null = team.id === null || !record ? null : { ...record, id: team.id };
  const base = over ? { ...over, team: over } : own;
  const keptAsNew = () => keepTeam(teams, team, { id: newId(), now: now(), unreadable });
  const replaced = base && !asNew ? replaceTeam(teams, base, team, now()) : keptAsNew();
  // Deleted elsewhere, but still open here.
  const isGone = !replaced.ok && replaced.reason === 'gone';
  const change = storeKept(isGone ? keptAsNew() : replaced);
  if (change.ok) markSaved(team, generation, { teamId: change.kept.id, version: change.kept.version }, null);
  return change;
}

/** A team without an id may be saved already: it was opened before its visitor signed in and out. */
export function linkToKept(store: BuilderStore): void {
  const { team, owner, linkToCloud } = store.getState();
  if (owner !== ANONYMOUS || team.id !== null) return;
  const same = keptTeams().teams.find((kept) => isSameDraftTeam({ ...kept.team, id: null }, team));
  if (same) linkToCloud(listedTeam(same), ANONYMOUS);
}
