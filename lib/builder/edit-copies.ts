import { writeId } from '#lib/builder/local-envelope.ts';
import type { LocalEnvelope } from '#lib/builder/read-envelope.ts';
import { copyKey, removeStored, type StorageOutcome, TEAM_KEY, writeStored } from '#lib/platform/storage.ts';

type Edit = { envelope: LocalEnvelope; text: string };

/**
 * Two tabs can overwrite each other's team without ever seeing it. So each unsaved edit is also stored under a key of its
 * own until an edit based on it is stored. What is left when no tab is open was lost, and is offered on the next visit.
 */
export function keepCopy({ envelope, text }: Edit): void {
  if (envelope.hasUnsavedChanges) writeStored(keyOf(envelope), text);
}

export function dropCopies(envelopes: readonly LocalEnvelope[]): void {
  for (const envelope of envelopes) removeStored(keyOf(envelope));
}

const keyOf = (envelope: LocalEnvelope) => copyKey(envelope.owner, writeId(envelope));

/** If storage is full, the team comes first: its copy and the `spare` ones make room for it. */
export function storeEdit(
  edit: Edit,
  based: readonly LocalEnvelope[],
  spare: readonly LocalEnvelope[],
): StorageOutcome {
  keepCopy(edit);
  let outcome = writeStored(TEAM_KEY, edit.text);
  if (outcome === 'full') {
    dropCopies([edit.envelope, ...spare]);
    outcome = writeStored(TEAM_KEY, edit.text);
  }
  if (outcome === 'ok') {
    dropCopies(based);
    // Again, in case there was no space before.
    keepCopy(edit);
  }
  return outcome;
}
