import { ENVELOPE_VERSION } from '#lib/builder/envelope-version.ts';
import { fromBuilder, SIGNED_OUT, toBuilder } from '#lib/builder/local-envelope.ts';
import { type LocalEnvelope, readEnvelope } from '#lib/builder/read-envelope.ts';
import { MAX_COPIES } from '#lib/builder/rival-copies.ts';
import { ANONYMOUS } from '#lib/builder/state.ts';
import type { BuilderStore } from '#lib/builder/store.ts';
import { isSameTeam } from '#lib/cloud-team/join-team.ts';
import {
  migratedKey,
  readStored,
  recoveryKey,
  removeStored,
  type StorageOutcome,
  TEAM_KEY,
  writeStored,
} from '#lib/platform/storage.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import type { Team } from '#types/team.ts';

/** Keeps unsaved work for its owner only (D23). If storage is full, returns false and leaves the team in place. */
export function putAside(store: BuilderStore, now: number): boolean {
  const builder = store.getState();
  if (builder.hasUnsavedChanges && !builder.readOnly) {
    const copy: LocalEnvelope = {
      v: ENVELOPE_VERSION,
      rev: 1,
      writer: SIGNED_OUT,
      parent: null,
      savedAt: now,
      ...fromBuilder(builder),
    };
    const others = recoveryCopies(builder.owner).filter(({ team }) => !isSame(team, copy.team));
    if (writeCopies(builder.owner, [...others, copy].slice(-MAX_COPIES)) !== 'ok') return false;
  }
  takeOffScreen(store);
  return true;
}

/** Also clears the undo steps, which could bring the team back. */
export function takeOffScreen(store: BuilderStore): void {
  store.getState().adopt({
    team: newTeam(),
    orientation: null,
    owner: ANONYMOUS,
    hasUnsavedChanges: false,
    lastSaved: null,
    versions: {},
    inCloud: {},
    coaches: {},
  });
  store.temporal.getState().clear();
}

export function recoveryCopies(userId: string): LocalEnvelope[] {
  let stored: unknown;
  try {
    stored = JSON.parse(readStored(recoveryKey(userId)) ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((copy) => {
    const read = readEnvelope(JSON.stringify(copy));
    return read.kind === 'team' && read.envelope.owner === userId ? [read.envelope] : [];
  });
}

/** Removes copies of the team on screen, which are no longer needed. */
export function copiesToOffer(store: BuilderStore, owner: string): LocalEnvelope[] {
  const { team } = store.getState();
  return recoveryCopies(owner).filter((copy) => {
    if (!isSame(copy.team, team)) return true;
    forgetRecoveryCopy(copy);
    return false;
  });
}

export function restoreRecoveryCopy(store: BuilderStore, copy: LocalEnvelope): void {
  // Remove it first: the builder stores the team at once and may need the space.
  forgetRecoveryCopy(copy);
  const { versions, inCloud } = store.getState();
  const kept = toBuilder(copy);
  store.getState().adopt({ ...kept, versions: { ...versions, ...kept.versions }, inCloud });
}

export function forgetRecoveryCopy(copy: LocalEnvelope): void {
  const others = recoveryCopies(copy.owner).filter(
    ({ savedAt, team }) => savedAt !== copy.savedAt || !isSame(team, copy.team),
  );
  if (others.length === 0) removeStored(recoveryKey(copy.owner));
  else writeStored(recoveryKey(copy.owner), JSON.stringify(others));
}

export function forgetSavedWork(owner: string, saved: Team): void {
  for (const copy of recoveryCopies(owner)) if (isSameTeam(copy.team, saved)) forgetRecoveryCopy(copy);
}

/** After an account is deleted, its unsaved work on this device becomes a visitor's (D55). */
export function outliveAccount(store: BuilderStore, userId: string): void {
  store.getState().outliveAccount();
  const left = recoveryCopies(userId).map((copy) => ({
    ...copy,
    owner: ANONYMOUS,
    team: { ...copy.team, id: null },
    version: undefined,
  }));
  removeStored(migratedKey(userId));
  if (left.length === 0) return;
  const all = [...recoveryCopies(ANONYMOUS), ...left].slice(-MAX_COPIES);
  if (writeCopies(ANONYMOUS, all) === 'ok') removeStored(recoveryKey(userId));
}

function isSame(a: LocalEnvelope['team'], b: LocalEnvelope['team']): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** If storage is full, removes the stored team to make room for the copy. */
function writeCopies(owner: string, copies: LocalEnvelope[]): StorageOutcome {
  const text = JSON.stringify(copies);
  if (writeStored(recoveryKey(owner), text) === 'ok') return 'ok';
  const team = readStored(TEAM_KEY);
  if (team === null) return 'full';
  removeStored(TEAM_KEY);
  const outcome = writeStored(recoveryKey(owner), text);
  if (outcome !== 'ok') writeStored(TEAM_KEY, team);
  return outcome;
}
