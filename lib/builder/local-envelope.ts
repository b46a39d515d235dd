import type { LocalEnvelope } from '#lib/builder/read-envelope.ts';
import type { BuilderState } from '#lib/builder/state.ts';

/** Goes up whenever a stored team changes its shape. An older tab then stops writing (D10). */
export const ENVELOPE_VERSION = 2;

export function writeId({ rev, writer }: Pick<LocalEnvelope, 'rev' | 'writer'>): string {
  return `${rev}:${writer}`;
}

type Kept = Pick<BuilderState, 'team' | 'orientation' | 'owner' | 'hasUnsavedChanges' | 'lastSaved' | 'versions'>;

export function fromBuilder({ team, orientation, owner, hasUnsavedChanges, lastSaved, versions }: Kept) {
  const version = team.id === null ? undefined : versions[team.id];
  return { owner, team, orientation, hasUnsavedChanges, lastSaved, version };
}

export function toBuilder({ team, orientation, owner, hasUnsavedChanges, lastSaved, version }: LocalEnvelope): Kept {
  const versions = team.id === null || version === undefined ? {} : { [team.id]: version };
  return { team, orientation, owner, hasUnsavedChanges, lastSaved, versions };
}
