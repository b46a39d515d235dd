import { hasUnsavedChanges } from '#lib/builder/cloud-record.ts';
import { ANONYMOUS } from '#lib/builder/state.ts';
import type { BuilderStore } from '#lib/builder/store.ts';
import type { CloudQuestion } from '#lib/cloud-team/cloud-question.ts';
import { draftsToOffer, putAside } from '#lib/cloud-team/recovery.ts';
import { UNSAVED_WORK_KEPT } from '#lib/platform/messages/cloud.ts';
import { STORAGE_FULL } from '#lib/platform/messages/team.ts';
import { KEPT_LEFT_KEY, removeStored } from '#lib/platform/storage.ts';

type Leaving = { wasSignedIn: boolean; signal: AbortSignal; ask: (question: CloudQuestion) => void };

/** Puts a user's team aside at once (D23). A visitor is offered unsaved work of an earlier visit. */
export async function signOut(store: BuilderStore, { wasSignedIn, signal, ask }: Leaving): Promise<void> {
  const { owner, notify } = store.getState();
  removeStored(KEPT_LEFT_KEY);
  if (owner !== ANONYMOUS) {
    const isUnsaved = hasUnsavedChanges(store.getState());
    if (!putAside(store)) notify('warning', STORAGE_FULL);
    else if (isUnsaved) notify('warning', UNSAVED_WORK_KEPT);
    return;
  }
  // Another tab has already cleared the team; only its undo steps remain here.
  if (wasSignedIn) store.temporal.getState().clear();
  const drafts = await draftsToOffer(store, ANONYMOUS);
  if (signal.aborted) return;
  for (const draft of drafts) ask({ kind: 'draft', draft });
}
