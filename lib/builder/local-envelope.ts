import { type CloudRecords, cloudRecord, hasUnsavedChanges, lastSaved } from '#lib/builder/cloud-record.ts';
import type { LocalEnvelope } from '#lib/builder/read-envelope.ts';
import type { BuilderState } from '#lib/builder/state.ts';

export function writeId({ rev, writer }: Pick<LocalEnvelope, 'rev' | 'writer'>): string {
  return `${rev}:${writer}`;
}

export function isSameContent(a: LocalEnvelope, b: LocalEnvelope): boolean {
  const content = (one: LocalEnvelope) => JSON.stringify({ ...one, rev: 0, writer: '', parent: null, savedAt: 0 });
  return content(a) === content(b);
}

type Kept = Pick<BuilderState, 'team' | 'orientation' | 'owner' | 'cloud'>;

export function fromBuilder({ team, orientation, owner, cloud }: Kept) {
  const here = { team, cloud };
  const version = cloudRecord(here)?.version;
  return { owner, team, orientation, hasUnsavedChanges: hasUnsavedChanges(here), lastSaved: lastSaved(here), version };
}

/** What is already `known` about the same version of the team stays known. */
export function toBuilder(envelope: LocalEnvelope, known: CloudRecords): Kept {
  const { team, orientation, owner, lastSaved: savedAt, version } = envelope;
  if (team.id === null || version === undefined) return { team, orientation, owner, cloud: {} };
  const before = known[team.id];
  const saved = before?.version === version ? before.team : null;
  const record = {
    version,
    savedAt,
    team: envelope.hasUnsavedChanges ? saved : team,
    coach: before?.coach ?? null,
  };
  return { team, orientation, owner, cloud: { [team.id]: record } };
}
