import { type Caller, callApi } from '#lib/api/call-api.ts';
import { mapResult, type Result } from '#lib/api/result.ts';
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
/** `cloud`: for a 'conflict', the team in the cloud (D24). */
export type SaveResult = Result<Saved, { cloud: CloudTeam | null }>;

/** `version` is the last one read, or 0. Without it, the save replaces any. All attempts share a `requestId`. */
export async function saveTeam(
  caller: Caller,
  save: { team: Team; version?: number; requestId: string; asNew?: boolean },
): Promise<SaveResult> {
  const path = '/api/teams/save';
  const result = await callApi({ ...caller, method: 'POST', path, body: save, schema: saveTeamAnswer });
  if (result.ok) return mapResult(result, toSaved);
  const conflict = result.code === 'conflict' ? saveConflictAnswer.safeParse(result.answer) : null;
  if (conflict?.success) return { ok: false, code: 'conflict', error: result.error, cloud: conflict.data.team };
  return { ok: false, code: conflict ? 'failed' : result.code, error: result.error, cloud: null };
}

/** Newest first. For the next page, pass the last team's `updatedAt`. */
export function loadTeams(
  caller: Caller,
  page: { limit?: number; before?: string } = {},
): Promise<Result<CloudTeam[]>> {
  return loaded(caller, page);
}

export async function loadDefaultTeam(caller: Caller): Promise<Result<CloudTeam | null>> {
  return mapResult(await loaded(caller, { only: 'default' }), ([team]) => team ?? null);
}

export async function loadTeam(caller: Caller, teamId: string): Promise<Result<CloudTeam | null>> {
  return mapResult(await loaded(caller, { id: teamId }), ([team]) => team ?? null);
}

async function loaded(caller: Caller, parameters: Record<string, string | number>): Promise<Result<CloudTeam[]>> {
  const query = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
  const path = query.size === 0 ? '/api/teams/load' : `/api/teams/load?${query}`;
  return mapResult(await callApi({ ...caller, method: 'GET', path, schema: loadTeamsAnswer }), ({ teams }) => teams);
}

export async function changeTeam(caller: Caller, teamId: string, body: ChangeTeamBody): Promise<Result<TeamHead>> {
  const path = teamPath(teamId);
  const result = await callApi({ ...caller, method: 'PATCH', path, body, schema: changeTeamAnswer });
  return mapResult(result, ({ team }) => team);
}

export async function duplicateTeam(caller: Caller, teamId: string, name?: string): Promise<Result<Saved>> {
  const path = teamPath(teamId);
  return mapResult(await callApi({ ...caller, method: 'POST', path, body: { name }, schema: saveTeamAnswer }), toSaved);
}

export async function deleteTeam(caller: Caller, teamId: string): Promise<Result<null>> {
  const path = teamPath(teamId);
  return mapResult(await callApi({ ...caller, method: 'DELETE', path, schema: deleteTeamAnswer }), () => null);
}

const teamPath = (teamId: string) => `/api/teams/${encodeURIComponent(teamId)}`;

const toSaved = ({ teamId, version }: Saved): Saved => ({ teamId, version });
