import {
  type CloudRecord,
  type CloudRecords,
  cloudRecord,
  hasUnsavedChanges,
  isUntouched,
} from '#lib/builder/cloud-record.ts';
import { ANONYMOUS, type BuilderState } from '#lib/builder/state.ts';
import { checkTeam } from '#lib/team/file/check-team.ts';
import { isRecord } from '#lib/team/file/read-values.ts';
import { PITCH_ORIENTATIONS, type PitchOrientation, type Team } from '#types/team.ts';

/** Increases whenever the format of a draft changes. Older tabs then stop editing (D10). */
export const DRAFT_VERSION = 3;

/** One state of a tab's draft: times increase, also from one draft to another that contains it. */
export type DraftStamp = { tab: string; savedAt: number };

/** A tab's team in local storage, which no other tab writes (D10). */
export type Draft = DraftStamp & {
  owner: string;
  team: Team;
  orientation: PitchOrientation | null;
  hasUnsavedChanges: boolean;
  /** If the team is in the cloud. */
  cloud: Omit<CloudRecord, 'team'> | null;
  /** The other tabs' drafts that this one replaces, because its tab showed them: `savedAt` by tab. */
  contains: Readonly<Record<string, number>>;
};

export type Lineage = Pick<Draft, 'tab' | 'savedAt' | 'contains'>;

export type StoredDraft =
  | (Draft & { kind: 'draft' })
  /** Written by a newer version of the product. `team` is null if this version can't read it. */
  | (DraftStamp & { kind: 'newer'; team: Team | null; text: string })
  | { kind: 'corrupt'; tab: string };

export function writtenDraft({ owner, savedAt, team, orientation, hasUnsavedChanges, cloud, contains }: Draft): string {
  return JSON.stringify({
    v: DRAFT_VERSION,
    owner,
    savedAt,
    team,
    orientation,
    hasUnsavedChanges,
    cloud,
    contains,
  });
}

export function readDraft(tab: string, text: string): StoredDraft {
  const corrupt = { kind: 'corrupt', tab } as const;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return corrupt;
  }
  if (!isRecord(stored)) return corrupt;
  const { v, owner, savedAt, orientation, hasUnsavedChanges: isUnsaved } = stored;
  const team = checkTeam(stored.team);
  if (typeof v === 'number' && v > DRAFT_VERSION) {
    return { kind: 'newer', tab, savedAt: isNumber(savedAt) ? savedAt : Number.POSITIVE_INFINITY, team, text };
  }
  const known = PITCH_ORIENTATIONS.find((one) => one === orientation) ?? null;
  const contains = readContains(stored.contains);
  const cloud = readRecord(stored.cloud);
  const isWhole =
    v === DRAFT_VERSION &&
    team !== null &&
    contains !== null &&
    typeof owner === 'string' &&
    isNumber(savedAt) &&
    known === orientation &&
    typeof isUnsaved === 'boolean' &&
    cloud !== undefined;
  if (!isWhole) return corrupt;
  const work = { owner, team, orientation: known, hasUnsavedChanges: isUnsaved, cloud };
  return { kind: 'draft', tab, savedAt, ...work, contains };
}

function readContains(stored: unknown): Record<string, number> | null {
  if (!isRecord(stored)) return null;
  const stamps = Object.entries(stored).filter((stamp): stamp is [string, number] => isNumber(stamp[1]));
  return stamps.length === Object.keys(stored).length ? Object.fromEntries(stamps) : null;
}

function readRecord(stored: unknown): Draft['cloud'] | undefined {
  if (stored === null) return null;
  if (!isRecord(stored)) return undefined;
  const { version, savedAt, coach } = stored;
  const isWhole =
    isNumber(version) && (savedAt === null || isNumber(savedAt)) && (coach === null || typeof coach === 'string');
  return isWhole ? { version, savedAt, coach } : undefined;
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

/** A checked team has its fields in one order. */
export function isSameDraftTeam(a: Team, b: Team): boolean {
  return JSON.stringify(checkTeam(a)) === JSON.stringify(checkTeam(b));
}

export function isWork({ hasUnsavedChanges: isUnsaved, team }: Pick<Draft, 'hasUnsavedChanges' | 'team'>): boolean {
  return isUnsaved && !isUntouched(team);
}

type Kept = Pick<BuilderState, 'team' | 'orientation' | 'owner' | 'cloud'>;

type Work = Omit<Draft, keyof Lineage>;

export function fromBuilder({ team, orientation, owner, cloud }: Kept): Work {
  const record = cloudRecord({ team, cloud });
  const known = record ? { version: record.version, savedAt: record.savedAt, coach: record.coach } : null;
  return { owner, team, orientation, hasUnsavedChanges: hasUnsavedChanges({ team, cloud }), cloud: known };
}

/** What is already `known` about the same version of the team stays known. */
export function toBuilder(
  { team, orientation, owner, hasUnsavedChanges: isUnsaved, cloud }: Work,
  known: CloudRecords,
): Kept {
  if (team.id === null || cloud === null) return { team, orientation, owner, cloud: {} };
  const before = known[team.id];
  const saved = before?.version === cloud.version ? before.team : null;
  return { team, orientation, owner, cloud: { [team.id]: { ...cloud, team: isUnsaved ? saved : team } } };
}

export function isSameKept(a: Kept, b: Kept): boolean {
  return (
    a.team === b.team && a.orientation === b.orientation && a.owner === b.owner && cloudRecord(a) === cloudRecord(b)
  );
}

/** Another user's team was taken off the screen, for example at sign-out. */
export function isPutAway(state: BuilderState, before: BuilderState): boolean {
  return before.owner !== ANONYMOUS && state.owner === ANONYMOUS && state.generation !== before.generation;
}

export function isSameWork(a: Work, b: Work): boolean {
  const rest = ({ owner, orientation, hasUnsavedChanges: isUnsaved, cloud }: Work) =>
    JSON.stringify([owner, orientation, isUnsaved, cloud]);
  return isSameDraftTeam(a.team, b.team) && rest(a) === rest(b);
}
