import { migratedKey, readStored, writeStored } from '#lib/platform/storage.ts';

/** Whether a visitor's team already went to the cloud at a sign-in of this user: it does so once (spec §4). */
export function wasMigrated(userId: string): boolean {
  return readStored(migratedKey(userId)) !== null;
}

/** From now on `wasMigrated` of this user, on this device; not where nothing can be stored. */
export function markMigrated(userId: string): void {
  writeStored(migratedKey(userId), '1');
}
