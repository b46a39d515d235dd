import type { LocalEnvelope } from '#lib/builder/read-envelope.ts';
import type { BuilderState } from '#lib/builder/state.ts';

/** Raised whenever a stored team changes its shape. An older tab then stops writing (D10). */
export const ENVELOPE_VERSION = 2;

/** Names one write, for `parent`. */
export function writeId({ rev, writer }: Pick<LocalEnvelope, 'rev' | 'writer'>): string {
  return `${rev}:${writer}`;
}

/**
 * What a tab does about a team that another tab wrote (D10).
 * @param lastSeen the write that this tab made or took over last, null before any
 * @param hasOwnEdits whether that last write was this tab's own
 */
export function answerToOtherTab(
  incoming: LocalEnvelope,
  lastSeen: string | null,
  hasOwnEdits: boolean,
): 'follow' | 'keep' {
  // A successor of this tab's own write contains its edits; only a rival made from an older one lacks them.
  return incoming.parent === lastSeen || !hasOwnEdits ? 'follow' : 'keep';
}

type Kept = Pick<BuilderState, 'team' | 'orientation' | 'owner' | 'hasUnsavedChanges' | 'lastSaved' | 'versions'>;

/** The parts of an envelope that are the builder's. */
export function fromBuilder({ team, orientation, owner, hasUnsavedChanges, lastSaved, versions }: Kept) {
  const version = team.id === null ? undefined : versions[team.id];
  return { owner, team, orientation, hasUnsavedChanges, lastSaved, version };
}

/** What the builder takes over from an envelope. */
export function toBuilder({ team, orientation, owner, hasUnsavedChanges, lastSaved, version }: LocalEnvelope): Kept {
  const versions = team.id === null || version === undefined ? {} : { [team.id]: version };
  return { team, orientation, owner, hasUnsavedChanges, lastSaved, versions };
}
