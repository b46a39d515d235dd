import { type ApiFailure, type ApiResult, type Caller, callApi } from '#lib/api/call-api.ts';
import {
  type ChangeTeamBody,
  type CloudTeam,
  changeTeamAnswer,
  deleteTeamAnswer,
  loadTeamsAnswer,
  saveConflictAnswer,
  saveTeamAnswer,
  type TeamHead,
} from '#types/cloud.ts';
import type { Team } from '#types/team.ts';

export type Saved = { teamId: string; version: number };
export type SaveResult =
  | { ok: true; value: Saved }
  /** Somebody, perhaps the same person on another device, saved since `version`: the cloud's team (D24). */
  | { ok: false; conflict: CloudTeam }
  | (ApiFailure & { conflict: null });

/**
 * Saves a team; without an id it is the user's default team. Give the version last read, 0 where none was read, and one
 * `requestId` for all tries of one save. Without a version whatever is in the cloud is replaced.
 */
export async function saveTeam(
  caller: Caller,
  save: { team: Team; version?: number; requestId: string; asNew?: boolean },
): Promise<SaveResult> {
  const result = await callApi({
    ...caller,
    method: 'POST',
    path: '/api/teams/save',
    body: save,
    schema: saveTeamAnswer,
  });
  if (result.ok) return { ok: true, value: { teamId: result.value.teamId, version: result.value.version } };
  const conflict = result.status === 409 ? saveConflictAnswer.safeParse(result.answer) : null;
  return conflict?.success ? { ok: false, conflict: conflict.data.team } : { ...result, conflict: null };
}

/** Newest first. The next page is before the `updatedAt` of the last team. */
export async function loadTeams(
  caller: Caller,
  { limit, before }: { limit?: number; before?: string } = {},
): Promise<ApiResult<CloudTeam[]>> {
  const query = new URLSearchParams();
  if (limit !== undefined) query.set('limit', String(limit));
  if (before !== undefined) query.set('before', before);
  return loaded(caller, query);
}

/** What a sign-in opens; null when the user has no team in the cloud. */
export async function loadDefaultTeam(caller: Caller): Promise<ApiResult<CloudTeam | null>> {
  const result = await loaded(caller, new URLSearchParams({ only: 'default' }));
  return result.ok ? { ok: true, value: result.value[0] ?? null } : result;
}

/** null when the user has no such team any more. */
export async function loadTeam(caller: Caller, teamId: string): Promise<ApiResult<CloudTeam | null>> {
  const result = await loaded(caller, new URLSearchParams({ id: teamId }));
  return result.ok ? { ok: true, value: result.value[0] ?? null } : result;
}

async function loaded(caller: Caller, query: URLSearchParams): Promise<ApiResult<CloudTeam[]>> {
  const path = query.size === 0 ? '/api/teams/load' : `/api/teams/load?${query}`;
  const result = await callApi({ ...caller, method: 'GET', path, schema: loadTeamsAnswer });
  return result.ok ? { ok: true, value: result.value.teams } : result;
}

/** Renames a team or makes it the default one. A rename is a change of the team: its version grows. */
export async function changeTeam(caller: Caller, teamId: string, change: ChangeTeamBody): Promise<ApiResult<TeamHead>> {
  const result = await callApi({
    ...caller,
    method: 'PATCH',
    path: teamPath(teamId),
    body: change,
    schema: changeTeamAnswer,
  });
  return result.ok ? { ok: true, value: result.value.team } : result;
}

/** Under `name`, or as '{name} (copy)'. */
export async function duplicateTeam(caller: Caller, teamId: string, name?: string): Promise<ApiResult<Saved>> {
  const result = await callApi({
    ...caller,
    method: 'POST',
    path: teamPath(teamId),
    body: { name },
    schema: saveTeamAnswer,
  });
  return result.ok ? { ok: true, value: { teamId: result.value.teamId, version: result.value.version } } : result;
}

/** Deleting the default team makes the newest other one the default. */
export async function deleteTeam(caller: Caller, teamId: string): Promise<ApiResult<null>> {
  const result = await callApi({ ...caller, method: 'DELETE', path: teamPath(teamId), schema: deleteTeamAnswer });
  return result.ok ? { ok: true, value: null } : result;
}

const teamPath = (teamId: string) => `/api/teams/${encodeURIComponent(teamId)}`;
