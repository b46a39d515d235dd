import { writtenDraft } from '#lib/builder/drafts.ts';
import { ANONYMOUS } from '#lib/builder/state.ts';
import type { BuilderStore } from '#lib/builder/store.ts';
import { leftDrafts } from '#lib/cloud-team/recovery.ts';
import { draftKey, migratedKey, removeStored, writeStored } from '#lib/platform/storage.ts';

/** After an account is deleted, its unsaved work on this device becomes a visitor's (D55). */
export async function outliveAccount(store: BuilderStore, userId: string): Promise<void> {
  store.getState().detach();
  removeStored(migratedKey(userId));
  for (const draft of await leftDrafts(userId)) {
    const visitors = { ...draft, owner: ANONYMOUS, team: { ...draft.team, id: null }, cloud: null };
    writeStored(draftKey(draft.tab), writtenDraft(visitors));
  }
}
