import { hasUnsavedChanges } from '#lib/builder/cloud-record.ts';
import { ENVELOPE_VERSION } from '#lib/builder/envelope-version.ts';
import { fromBuilder, toBuilder } from '#lib/builder/local-envelope.ts';
import { tabLock } from '#lib/builder/other-tabs.ts';
import { type LocalEnvelope, readEnvelope } from '#lib/builder/read-envelope.ts';
import { ANONYMOUS, SIGNED_OUT } from '#lib/builder/state.ts';
import type { BuilderStore } from '#lib/builder/store.ts';
import { isSameTeam } from '#lib/cloud-team/join-team.ts';
import { randomId } from '#lib/platform/random-id.ts';
import {
  copyKey,
  migratedKey,
  readStored,
  recoveryKeys,
  removeStored,
  type StorageOutcome,
  TEAM_KEY,
  writeStored,
} from '#lib/platform/storage.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import type { Team } from '#types/team.ts';

const MAX_COPIES = 5;

/** Keeps unsaved work for its owner only (D23). If storage is full, returns false and leaves the team in place. */
export function putAside(store: BuilderStore, now: number): boolean {
  const builder = store.getState();
  if (hasUnsavedChanges(builder) && !builder.readOnly) {
    const copy: LocalEnvelope = {
      v: ENVELOPE_VERSION,
      rev: 1,
      writer: SIGNED_OUT,
      parent: null,
      savedAt: now,
      ...fromBuilder(builder),
    };
    if (writeCopy(copy) !== 'ok') return false;
    latestCopies(builder.owner);
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
    cloud: {},
  });
  store.temporal.getState().clear();
}

/** Oldest first. Of equal teams, only the latest. */
export function recoveryCopies(owner: string): LocalEnvelope[] {
  const copies = recoveryKeys(owner)
    .flatMap((key) => copiesIn(key, owner))
    .toSorted((a, b) => a.savedAt - b.savedAt);
  return copies.filter(({ team }, index) => copies.findLastIndex((other) => isSame(other.team, team)) === index);
}

/** A list from an earlier version, or one copy. */
function copiesIn(key: string, owner: string): LocalEnvelope[] {
  let stored: unknown;
  try {
    stored = JSON.parse(readStored(key) ?? '[]');
  } catch {
    return [];
  }
  return [stored].flat().flatMap((copy) => {
    const read = readEnvelope(JSON.stringify(copy));
    return read.kind === 'team' && read.envelope.owner === owner ? [read.envelope] : [];
  });
}

function latestCopies(owner: string): LocalEnvelope[] {
  const copies = recoveryCopies(owner);
  for (const old of copies.slice(0, -MAX_COPIES)) forgetRecoveryCopy(old);
  return copies.slice(-MAX_COPIES);
}

/** Without those of tabs that are still open. Removes copies of the team on screen, which are no longer needed. */
export async function copiesToOffer(store: BuilderStore, owner: string): Promise<LocalEnvelope[]> {
  const { team, readOnly } = store.getState();
  // A restored team could not be stored.
  if (readOnly) return [];
  const others = latestCopies(owner).filter((copy) => {
    if (!isSame(copy.team, team)) return true;
    forgetRecoveryCopy(copy);
    return false;
  });
  return fromClosedTabs(others);
}

/** Copies of tabs that don't hold themselves open. */
async function fromClosedTabs(copies: readonly LocalEnvelope[]): Promise<LocalEnvelope[]> {
  if (copies.length === 0 || !navigator.locks) return [...copies];
  const { held = [] } = await navigator.locks.query();
  return copies.filter(({ writer }) => !held.some(({ name }) => name === tabLock(writer)));
}

export function restoreRecoveryCopy(store: BuilderStore, copy: LocalEnvelope): void {
  // Remove it first: the builder stores the team at once and may need the space.
  forgetRecoveryCopy(copy);
  const { cloud, adopt } = store.getState();
  const kept = toBuilder(copy, cloud);
  adopt({ ...kept, cloud: { ...cloud, ...kept.cloud } });
}

export function forgetRecoveryCopy({ owner, team }: LocalEnvelope): void {
  for (const key of recoveryKeys(owner)) {
    const copies = copiesIn(key, owner);
    const others = copies.filter((copy) => !isSame(copy.team, team));
    if (others.length === copies.length) continue;
    if (others.length === 0) removeStored(key);
    else writeStored(key, JSON.stringify(others));
  }
}

export function forgetSavedWork(owner: string, saved: Team): void {
  for (const copy of recoveryCopies(owner)) if (isSameTeam(copy.team, saved)) forgetRecoveryCopy(copy);
}

/** After an account is deleted, its unsaved work on this device becomes a visitor's (D55). */
export function outliveAccount(store: BuilderStore, userId: string): void {
  store.getState().outliveAccount();
  for (const copy of recoveryCopies(userId)) {
    const left = { ...copy, owner: ANONYMOUS, team: { ...copy.team, id: null }, version: undefined };
    if (writeCopy(left) === 'ok') forgetRecoveryCopy(copy);
  }
  removeStored(migratedKey(userId));
}

function isSame(a: LocalEnvelope['team'], b: LocalEnvelope['team']): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** If storage is full, removes the stored team to make room for the copy. */
function writeCopy(copy: LocalEnvelope): StorageOutcome {
  const key = copyKey(copy.owner, randomId());
  const text = JSON.stringify(copy);
  if (writeStored(key, text) === 'ok') return 'ok';
  const team = readStored(TEAM_KEY);
  if (team === null) return 'full';
  removeStored(TEAM_KEY);
  const outcome = writeStored(key, text);
  if (outcome !== 'ok') writeStored(TEAM_KEY, team);
  return outcome;
}
