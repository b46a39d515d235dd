import { ENVELOPE_VERSION, fromBuilder, toBuilder } from '#lib/builder/local-envelope.ts';
import { type LocalEnvelope, readEnvelope } from '#lib/builder/read-envelope.ts';
import { ANONYMOUS } from '#lib/builder/state.ts';
import type { BuilderStore } from '#lib/builder/store.ts';
import { readStored, recoveryKey, removeStored, writeStored } from '#lib/storage.ts';
import { newTeam } from '#lib/team/formations.ts';

/**
 * Takes a user's team off the screen and out of reach of whoever comes next; unsaved work is kept under its owner's name
 * and offered to that owner only (D23).
 * @param now ms since the epoch
 * @returns false, with the team left where it is, when the storage would not take the work
 */
export function putAside(store: BuilderStore, now: number): boolean {
  const builder = store.getState();
  if (builder.hasUnsavedChanges) {
    const envelope: LocalEnvelope = {
      v: ENVELOPE_VERSION,
      rev: 1,
      writer: 'recovery',
      parent: null,
      savedAt: now,
      ...fromBuilder(builder),
    };
    if (writeStored(recoveryKey(builder.owner), JSON.stringify(envelope)) !== 'ok') return false;
  }
  builder.adopt({
    team: newTeam(),
    orientation: null,
    owner: ANONYMOUS,
    hasUnsavedChanges: false,
    lastSaved: null,
    versions: {},
    coaches: {},
  });
  // The steps that led here show the team that was just put away.
  store.temporal.getState().clear();
  return true;
}

/** The work that this user left unsaved on this device; null where there is none. */
export function recoveryCopy(userId: string): LocalEnvelope | null {
  const stored = readEnvelope(readStored(recoveryKey(userId)));
  return stored.kind === 'team' && stored.envelope.owner === userId ? stored.envelope : null;
}

/** Takes the work back as one undoable step; the copy goes only when it is saved or given up. */
export function restoreRecoveryCopy(store: BuilderStore, copy: LocalEnvelope): void {
  const { versions } = store.getState();
  const kept = toBuilder(copy);
  store.getState().adopt({ ...kept, versions: { ...versions, ...kept.versions } });
}

export function forgetRecoveryCopy(userId: string): void {
  removeStored(recoveryKey(userId));
}
