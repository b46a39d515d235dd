import * as z from 'zod/mini';
import type { BuilderState } from '#lib/builder/state.ts';
import { checkTeam } from '#lib/team/team-file.ts';
import { FIELD_ORIENTATIONS, type Team } from '#types/team.ts';

/** Raised whenever a stored team changes its shape. An older tab then stops writing (D10). */
export const ENVELOPE_VERSION = 1;

const envelopeSchema = z.object({
  v: z.literal(ENVELOPE_VERSION),
  /** See `BuilderState.owner`. */
  owner: z.string(),
  /** Counts the writes. */
  rev: z.int().check(z.minimum(1)),
  /** The tab that wrote it, and the write it was made from: together they tell a successor from a rival. */
  writer: z.string(),
  parent: z.nullable(z.string()),
  /** ms since the epoch */
  savedAt: z.number(),
  team: z.unknown(),
  orientation: z.nullable(z.enum(FIELD_ORIENTATIONS)),
  hasUnsavedChanges: z.boolean(),
  /** The cloud's version of this very team; absent where it is not there (D24). */
  version: z.optional(z.int().check(z.minimum(0))),
  /** ms since the epoch */
  lastSaved: z.nullable(z.number()),
});

export type LocalEnvelope = Omit<z.infer<typeof envelopeSchema>, 'team'> & { team: Team };

export type StoredTeam =
  | { kind: 'none' }
  | { kind: 'team'; envelope: LocalEnvelope }
  /** Written by a newer version of the product; `team` is null where this one cannot read it. */
  | { kind: 'newer'; team: Team | null }
  | { kind: 'corrupt' };

/** Reads what storage holds, whatever that is. Never throws. */
export function readEnvelope(text: string | null): StoredTeam {
  if (text === null) return { kind: 'none' };
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return { kind: 'corrupt' };
  }
  if (isNewer(stored)) return { kind: 'newer', team: checkTeam(stored.team) };
  const envelope = z.safeParse(envelopeSchema, stored);
  if (!envelope.success) return { kind: 'corrupt' };
  const team = checkTeam(envelope.data.team);
  return team ? { kind: 'team', envelope: { ...envelope.data, team } } : { kind: 'corrupt' };
}

function isNewer(stored: unknown): stored is { v: number; team?: unknown } {
  return typeof stored === 'object' && stored !== null && 'v' in stored && Number(stored.v) > ENVELOPE_VERSION;
}

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
