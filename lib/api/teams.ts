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
/** `cloud`: the team in the cloud of a 'conflict', saved by someone else since `version` (D24). */
export type SaveResult = Result<Saved, { cloud: CloudTeam | null }>;

/**
 * Saves a team; without an id it is the user's default team. `version` is the one last read, 0 if none was; without it
 * the save replaces whatever is there. All attempts of one save share a `requestId`.
 */
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

/** Newest first. The next page is before the `updatedAt` of the last team. */
export function loadTeams(
  caller: Caller,
  page: { limit?: number; before?: string } = {},
): Promise<Result<CloudTeam[]>> {
  return loaded(
    caller,
    Object.entries(page).map(([name, value]) => [name, String(value)]),
  );
}

/** null when the user has no team in the cloud. */
export async function loadDefaultTeam(caller: Caller): Promise<Result<CloudTeam | null>> {
  return mapResult(await loaded(caller, [['only', 'default']]), ([team]) => team ?? null);
}

/** null when the team no longer exists. */
export async function loadTeam(caller: Caller, teamId: string): Promise<Result<CloudTeam | null>> {
  return mapResult(await loaded(caller, [['id', teamId]]), ([team]) => team ?? null);
}

async function loaded(caller: Caller, parameters: string[][]): Promise<Result<CloudTeam[]>> {
  const query = new URLSearchParams(parameters);
  const path = query.size === 0 ? '/api/teams/load' : `/api/teams/load?${query}`;
  return mapResult(await callApi({ ...caller, method: 'GET', path, schema: loadTeamsAnswer }), ({ teams }) => teams);
}

/** Renames a team, which raises its version, or makes it the default one. */
export async function changeTeam(caller: Caller, teamId: string, change: ChangeTeamBody): Promise<Result<TeamHead>> {
  const path = teamPath(teamId);
  const result = await callApi({ ...caller, method: 'PATCH', path, body: change, schema: changeTeamAnswer });
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
