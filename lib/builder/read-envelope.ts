import * as z from 'zod/mini';
import { ENVELOPE_VERSION } from '#lib/builder/envelope-version.ts';
import { checkTeam } from '#lib/team/file/check-team.ts';
import { PITCH_ORIENTATIONS, type Team } from '#types/team.ts';

const envelopeSchema = z.object({
  /** Version 1 had no captains and colours. */
  v: z.union([z.literal(1), z.literal(ENVELOPE_VERSION)]),
  owner: z.string(),
  rev: z.int().check(z.minimum(1)),
  /** The tab, and the write it is based on. A successor is based on the latest write, a rival on another one. */
  writer: z.string(),
  parent: z.nullable(z.string()),
  savedAt: z.number(),
  team: z.unknown(),
  orientation: z.nullable(z.enum(PITCH_ORIENTATIONS)),
  hasUnsavedChanges: z.boolean(),
  version: z.optional(z.int().check(z.minimum(0))),
  lastSaved: z.nullable(z.number()),
});

export type LocalEnvelope = Omit<z.infer<typeof envelopeSchema>, 'team'> & { team: Team };

export type StoredTeam =
  | { kind: 'none' }
  | { kind: 'team'; envelope: LocalEnvelope }
  /** Written by a newer version of the product. `team` is null if this version can't read it. */
  | { kind: 'newer'; team: Team | null }
  | { kind: 'corrupt' };

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
