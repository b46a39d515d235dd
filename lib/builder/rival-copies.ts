import type { LocalEnvelope } from '#lib/builder/read-envelope.ts';
import { readStored, recoveryKey, removeStored, writeStored } from '#lib/platform/storage.ts';

export const MAX_COPIES = 5;

type Rival = Pick<LocalEnvelope, 'owner' | 'writer'>;

/**
 * Two tabs that edit at the same moment overwrite each other. Until the user chooses, the latest team of each tab is
 * also kept as a recovery copy, so that closing both loses neither.
 */
export function keepRivals(rivals: readonly LocalEnvelope[]): void {
  for (const rival of rivals) {
    // Without edits, there is nothing to lose.
    if (rival.hasUnsavedChanges) change(rival, (others) => [...others, rival].slice(-MAX_COPIES));
  }
}

export function dropRivals(rivals: readonly Rival[]): void {
  for (const rival of rivals) change(rival, (others) => others);
}

/** Doesn't validate the other copies, which would need the schemas. They are validated when read. */
function change({ owner, writer }: Rival, next: (others: unknown[]) => unknown[]): void {
  const key = recoveryKey(owner);
  const text = readStored(key);
  const copies = text === null ? [] : listIn(text);
  const kept = next(copies.filter((copy) => !isBy(copy, writer)));
  if (kept.length > 0) writeStored(key, JSON.stringify(kept));
  else if (text !== null) removeStored(key);
}

function isBy(copy: unknown, writer: string): boolean {
  return typeof copy === 'object' && copy !== null && 'writer' in copy && copy.writer === writer;
}

function listIn(text: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
