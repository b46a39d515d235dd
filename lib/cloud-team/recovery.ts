import { hasUnsavedChanges } from '#lib/builder/cloud-record.ts';
import { covers } from '#lib/builder/draft-choice.ts';
import { readableDrafts, removeDraft } from '#lib/builder/draft-storage.ts';
import { type Draft, isSameDraftTeam, isWork, toBuilder } from '#lib/builder/drafts.ts';
import { ANONYMOUS } from '#lib/builder/state.ts';
import type { BuilderStore } from '#lib/builder/store.ts';
import { openTabs } from '#lib/builder/tab-locks.ts';
import { isSameTeam } from '#lib/cloud-team/join-team.ts';
import { draftKey, readStored, writeStored } from '#lib/platform/storage.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import type { Team } from '#types/team.ts';

const MAX_OFFERS = 10;

/** Unsaved work stays as a draft of its owner (D23). If it couldn't be stored, returns false and leaves the team. */
export function putAside(store: BuilderStore): boolean {
  const { isKept, readOnly } = store.getState();
  if (hasUnsavedChanges(store.getState()) && !isKept && !readOnly) return false;
  takeOffScreen(store);
  return true;
}

/** Also clears the undo steps, which could bring the team back. */
export function takeOffScreen(store: BuilderStore): void {
  store.getState().adopt({ team: newTeam(), orientation: null, owner: ANONYMOUS, cloud: {} });
  store.temporal.getState().clear();
}

/** Drafts of closed tabs. Nobody writes them any more. */
export async function leftDrafts(owner: string): Promise<Draft[]> {
  const open = await openTabs();
  return readableDrafts().filter((draft) => draft.owner === owner && !open.has(draft.tab));
}

/** Work that closed tabs left and no draft contains, newest first. More than ten wait until others are gone. */
export async function draftsToOffer(store: BuilderStore, owner: string): Promise<Draft[]> {
  const left = await leftDrafts(owner);
  const { team, readOnly } = store.getState();
  // A restored team could not be stored.
  if (readOnly) return [];
  const drafts = readableDrafts();
  return left
    .filter((draft) => isWork(draft) && !isSameDraftTeam(draft.team, team))
    .filter((draft) => !drafts.some((one) => one.tab !== draft.tab && covers(one, draft)))
    .toSorted((a, b) => b.savedAt - a.savedAt)
    .filter(({ team: one }, index, all) => all.findIndex((other) => isSameDraftTeam(other.team, one)) === index)
    .slice(0, MAX_OFFERS);
}

export function restoreDraft(store: BuilderStore, draft: Draft): void {
  const text = readStored(draftKey(draft.tab));
  // Removed first: the tab stores the team at once and may need the space.
  removeDraft(draft.tab);
  const { cloud, adopt } = store.getState();
  const kept = toBuilder(draft, cloud);
  adopt({ ...kept, cloud: { ...cloud, ...kept.cloud } });
  if (text !== null && !store.getState().isKept) writeStored(draftKey(draft.tab), text);
}

/** With its equals. */
export async function discardDraft({ owner, team }: Draft): Promise<void> {
  for (const draft of await leftDrafts(owner)) if (isSameDraftTeam(draft.team, team)) removeDraft(draft.tab);
}

export async function forgetSavedWork(owner: string, saved: Team): Promise<void> {
  for (const draft of await leftDrafts(owner)) if (isSameTeam(draft.team, saved)) removeDraft(draft.tab);
}
