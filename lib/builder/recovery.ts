import { ENVELOPE_VERSION, fromBuilder, type LocalEnvelope, readEnvelope } from '#lib/builder/local-envelope.ts';
import type { BuilderState } from '#lib/builder/state.ts';
import { readStored, recoveryKey, removeStored, type StorageOutcome, writeStored } from '#lib/storage.ts';

/** Puts unsaved work of a user aside when the user goes; it is offered to the same user only (D23). */
export function keepRecoveryCopy(builder: BuilderState, now: number): StorageOutcome {
  const envelope: LocalEnvelope = {
    v: ENVELOPE_VERSION,
    rev: 1,
    writer: 'recovery',
    parent: null,
    savedAt: now,
    ...fromBuilder(builder),
  };
  return writeStored(recoveryKey(builder.owner), JSON.stringify(envelope));
}

/** The work that this user left unsaved on this device; null where there is none. */
export function recoveryCopy(userId: string): LocalEnvelope | null {
  const stored = readEnvelope(readStored(recoveryKey(userId)));
  return stored.kind === 'team' && stored.envelope.owner === userId ? stored.envelope : null;
}

export function forgetRecoveryCopy(userId: string): void {
  removeStored(recoveryKey(userId));
}
