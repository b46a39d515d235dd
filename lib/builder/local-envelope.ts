import type { LocalEnvelope } from '#lib/builder/read-envelope.ts';
import type { BuilderState } from '#lib/builder/state.ts';

export function writeId({ rev, writer }: Pick<LocalEnvelope, 'rev' | 'writer'>): string {
  return `${rev}:${writer}`;
}

export function isSameContent(a: LocalEnvelope, b: LocalEnvelope): boolean {
  const content = (one: LocalEnvelope) => JSON.stringify({ ...one, rev: 0, writer: '', parent: null, savedAt: 0 });
  return content(a) === content(b);
}

type Kept = Pick<BuilderState, 'team' | 'orientation' | 'owner' | 'hasUnsavedChanges' | 'lastSaved' | 'versions'>;
type Read = Kept & Pick<BuilderState, 'inCloud'>;

export function fromBuilder({ team, orientation, owner, hasUnsavedChanges, lastSaved, versions }: Kept) {
  const version = team.id === null ? undefined : versions[team.id];
  return { owner, team, orientation, hasUnsavedChanges, lastSaved, version };
}

export function toBuilder({ team, orientation, owner, hasUnsavedChanges, lastSaved, version }: LocalEnvelope): Read {
  const { id } = team;
  const versions = id === null || version === undefined ? {} : { [id]: version };
  const isSaved = id !== null && !hasUnsavedChanges && lastSaved !== null;
  const inCloud = isSaved ? { [id]: { team, savedAt: lastSaved } } : {};
  return { team, orientation, owner, hasUnsavedChanges, lastSaved, versions, inCloud };
}
