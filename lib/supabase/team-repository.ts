import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { AppError } from '#lib/platform/errors.ts';
import {
  LOAD_FAILED,
  SAVE_FAILED,
  SAVE_WITHOUT_TEAM,
  TEAM_CHANGE_FAILED,
  TEAM_NOT_FOUND,
} from '#lib/platform/messages/cloud.ts';
import { columnsOf } from '#lib/supabase/columns-of.ts';
import { throwFailure, withRetry } from '#lib/supabase/failure.ts';
import { MEMBER_COLUMNS, toCloudTeam, toRows, toTeamHead } from '#lib/supabase/team-rows.ts';
import type { ChangeTeamBody, CloudTeam, TeamHead } from '#types/cloud.ts';
import {
  type SavedRow,
  savedRowSchema,
  type TeamRow,
  teamColumnsSchema,
  teamHeadRowSchema,
  teamRowSchema,
} from '#types/database.ts';
import type { Team } from '#types/team.ts';

const HEAD = columnsOf(teamHeadRowSchema);
const WHOLE = `${columnsOf(teamColumnsSchema)},team_players(${MEMBER_COLUMNS}),team_substitutes(slot,${MEMBER_COLUMNS}),team_coaches(coach_name)`;

const teamRows = z.array(teamRowSchema);

export type TeamToSave = {
  team: Team;
  version?: number | undefined;
  requestId?: string | undefined;
  asNew?: boolean | undefined;
};

/** One transaction (D24). Throws 'conflict' for a stale version, 'not-found' for an unknown team. */
export async function saveTeam(supabase: SupabaseClient, save: TeamToSave): Promise<SavedRow> {
  const call = supabase.rpc('save_team', {
    p_team: toRows(save.team),
    p_version: save.version ?? null,
    p_request_id: save.requestId ?? null,
    p_as_new: save.asNew ?? false,
  });
  const answer = await (save.requestId === undefined ? call : withRetry(call));
  throwFailure(answer, SAVE_FAILED);
  if (answer.data === null) throw new AppError('internal', SAVE_WITHOUT_TEAM);
  return savedRowSchema.parse(answer.data);
}

/** Newest first. Unreadable teams are replaced by the next ones, so that fewer than `limit` means there are no more. */
export async function findTeams(
  supabase: SupabaseClient,
  { userId, limit, before }: { userId: string; limit: number; before?: string | undefined },
): Promise<CloudTeam[]> {
  const all = supabase.from('dream_teams').select(WHOLE).eq('user_id', userId);
  const page = before === undefined ? all : all.lt('updated_at', before);
  const answer = await withRetry(page.order('updated_at', { ascending: false }).limit(limit));
  throwFailure(answer, LOAD_FAILED);
  const rows = teamRows.parse(answer.data);
  const teams = readable(rows);
  const missing = limit - teams.length;
  if (missing === 0 || rows.length !== limit) return teams;
  return [...teams, ...(await findTeams(supabase, { userId, limit: missing, before: rows.at(-1)?.updated_at }))];
}

export async function findTeam(
  supabase: SupabaseClient,
  { userId, teamId }: { userId: string; teamId: string | null },
): Promise<CloudTeam | null> {
  const own = supabase.from('dream_teams').select(WHOLE).eq('user_id', userId);
  const answer = await withRetry((teamId === null ? own.is('is_default', true) : own.eq('id', teamId)).limit(1));
  throwFailure(answer, LOAD_FAILED);
  return readable(teamRows.parse(answer.data))[0] ?? null;
}

function readable(rows: readonly TeamRow[]): CloudTeam[] {
  return rows.flatMap((row) => {
    const team = toCloudTeam(row);
    if (team === null) console.warn(`The stored team ${row.id} cannot be read and is left out.`);
    return team ?? [];
  });
}

export async function changeTeam(
  supabase: SupabaseClient,
  { userId, teamId, name, isDefault }: { userId: string; teamId: string } & ChangeTeamBody,
): Promise<TeamHead> {
  const change = { ...(name === undefined ? {} : { name }), ...(isDefault ? { is_default: true } : {}) };
  const answer = await supabase.from('dream_teams').update(change).eq('user_id', userId).eq('id', teamId).select(HEAD);
  throwFailure(answer, TEAM_CHANGE_FAILED);
  const row = z.array(teamHeadRowSchema).parse(answer.data)[0];
  if (row === undefined) throw new AppError('not-found', TEAM_NOT_FOUND);
  return toTeamHead(row);
}

export async function duplicateTeam(
  supabase: SupabaseClient,
  { teamId, name }: { teamId: string; name?: string | undefined },
): Promise<SavedRow> {
  const answer = await supabase.rpc('duplicate_team', { p_team_id: teamId, p_name: name ?? null });
  throwFailure(answer, answer.error?.code === 'PT404' ? TEAM_NOT_FOUND : TEAM_CHANGE_FAILED);
  return savedRowSchema.parse(answer.data);
}

export async function deleteTeam(
  supabase: SupabaseClient,
  { userId, teamId }: { userId: string; teamId: string },
): Promise<void> {
  const answer = await supabase.from('dream_teams').delete().eq('user_id', userId).eq('id', teamId).select('id');
  throwFailure(answer, TEAM_CHANGE_FAILED);
  if (answer.data?.length === 0) throw new AppError('not-found', TEAM_NOT_FOUND);
}
