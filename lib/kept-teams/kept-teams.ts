import { type Draft, isSameDraftTeam, readDraft, writtenDraft } from '#lib/builder/drafts.ts';
import { ANONYMOUS } from '#lib/builder/state.ts';
import { type Refusal, renameTeam } from '#lib/team/operations.ts';
import { MAX_KEPT_TEAMS, MAX_TEAM_NAME } from '#types/limits.ts';
import type { Team } from '#types/team.ts';

/** One of a visitor's teams in this browser (D72). Only saving or renaming it raises the version. */
export type KeptTeam = { id: string; version: number; savedAt: number; team: Team };

export type KeptRefusal = Refusal | 'too-many' | 'gone' | 'changed' | 'full' | 'blocked';

/** The one team to write, or why nothing changes. For 'changed', `current` is what another tab saved. */
export type KeptChange = { ok: true; kept: KeptTeam } | { ok: false; reason: KeptRefusal; current?: KeptTeam };

type Teams = readonly KeptTeam[];

/** `unreadable`: how many further teams this version can't read. They stay. */
type New = { id: string; now: number; unreadable: number };

/** What the team in the builder was made from. `team` is null if unknown. */
export type Base = { id: string; version: number; team: Team | null };

export function keepTeam(teams: Teams, team: Team, { id, now, unreadable }: New): KeptChange {
  if (teams.length + unreadable >= MAX_KEPT_TEAMS) return { ok: false, reason: 'too-many' };
  return written(teams, { id, version: 1, team }, now);
}

export function replaceTeam(teams: Teams, base: Base, team: Team, now: number): KeptChange {
  const current = find(teams, base.id);
  if (!current) return { ok: false, reason: 'gone' };
  // Two tabs that save at the same moment choose the same version.
  const isKnown = base.team === null || isSameDraftTeam(current.team, { ...base.team, id: base.id });
  const isBase = current.version === base.version && isKnown;
  if (!isBase) return { ok: false, reason: 'changed', current };
  return written(teams, { ...current, team }, now);
}

export function renameKept(teams: Teams, id: string, name: string, now: number): KeptChange {
  const current = find(teams, id);
  if (!current) return { ok: false, reason: 'gone' };
  const edit = renameTeam(current.team, name);
  return edit.ok ? written(teams, { ...current, team: edit.team }, now) : { ok: false, reason: edit.reason };
}

export function copyKept(teams: Teams, id: string, made: New): KeptChange {
  const current = find(teams, id);
  if (!current) return { ok: false, reason: 'gone' };
  return keepTeam(teams, { ...current.team, name: copyName(current.team.name) }, made);
}

function find(teams: Teams, id: string): KeptTeam | undefined {
  return teams.find((one) => one.id === id);
}

/** Times increase, so that the order is certain. */
function written(teams: Teams, { id, version, team }: Omit<KeptTeam, 'savedAt'>, now: number): KeptChange {
  const savedAt = Math.max(now, ...teams.map((one) => one.savedAt + 1));
  const next = find(teams, id) ? version + 1 : version;
  return { ok: true, kept: { id, version: next, savedAt, team: { ...team, id } } };
}

const COPY = ' (copy)';

/** As the database names the copy of a cloud team. */
function copyName(name: string): string {
  return `${name.slice(0, MAX_TEAM_NAME - COPY.length).trim()}${COPY}`;
}

/** It is stored like a draft without unsaved changes. */
export function keptText({ id, version, savedAt, team }: KeptTeam): string {
  const draft: Draft = {
    tab: id,
    owner: ANONYMOUS,
    savedAt,
    team,
    orientation: null,
    hasUnsavedChanges: false,
    cloud: { version, savedAt, coach: null },
    contains: {},
  };
  return writtenDraft(draft);
}

/** Null if this version can't read it. */
export function readKept(id: string, text: string): KeptTeam | null {
  const draft = readDraft(id, text);
  if (draft.kind !== 'draft' || draft.cloud === null) return null;
  const { savedAt, team, cloud } = draft;
  return { id, version: cloud.version, savedAt, team: { ...team, id } };
}
