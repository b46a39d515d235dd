import { type Draft, readDraft, type StoredDraft, writtenDraft } from '#lib/builder/drafts.ts';
import {
  DRAFT_KEY,
  draftKey,
  readStored,
  removeStored,
  type StorageOutcome,
  storedKeys,
  writeStored,
} from '#lib/platform/storage.ts';

export function storedDrafts(): StoredDraft[] {
  return storedKeys(DRAFT_KEY).flatMap((key) => {
    const text = readStored(key);
    return text === null ? [] : [readDraft(key.slice(DRAFT_KEY.length), text)];
  });
}

/** A corrupt draft is set aside when the page opens. */
export function intactDrafts(stored: readonly StoredDraft[] = storedDrafts()) {
  return stored.filter((one) => one.kind !== 'corrupt');
}

export function readableDrafts(stored: readonly StoredDraft[] = storedDrafts()): Draft[] {
  return stored.filter((one) => one.kind === 'draft');
}

/** If storage is full, the draft of a closed tab that this one replaces makes room for it. */
export function storeDraft(draft: Draft, replaced: string | null): StorageOutcome {
  const write = () => writeStored(draftKey(draft.tab), writtenDraft(draft));
  const outcome = write();
  const text = outcome === 'full' && replaced !== null ? readStored(draftKey(replaced)) : null;
  if (replaced === null || text === null) return outcome;
  removeDraft(replaced);
  const second = write();
  if (second !== 'ok') writeStored(draftKey(replaced), text);
  return second;
}

/** Only for a tab's own draft, and for those of closed tabs, which nobody writes any more. */
export function removeDraft(tab: string): void {
  removeStored(draftKey(tab));
}
