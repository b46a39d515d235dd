import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { AppError } from '#lib/platform/errors.ts';
import { TEAM_CHANGED_ELSEWHERE } from '#lib/platform/messages/cloud.ts';
import { findTeam, saveTeam } from '#lib/supabase/team-repository.ts';
import { checkTeam } from '#lib/team/file/check-team.ts';
import type { CloudTeam, SaveTeamBody } from '#types/cloud.ts';
import type { SavedRow } from '#types/database.ts';

export async function saveCheckedTeam(
  supabase: SupabaseClient,
  userId: string,
  { team: sent, version, requestId, asNew }: SaveTeamBody,
): Promise<SavedRow> {
  const team = checkTeam({ ...sent, id: sent.id ?? null });
  if (team === null) throw new AppError('bad-request', 'Invalid field: team.');
  return saveTeam(supabase, { team, version, requestId, asNew }).catch((error: unknown) =>
    explainConflict(error, () => findTeam(supabase, { userId, teamId: team.id })),
  );
}

async function explainConflict(error: unknown, findCurrent: () => Promise<CloudTeam | null>): Promise<never> {
  if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
  const current = await findCurrent();
  if (current === null) throw error;
  throw new AppError('conflict', TEAM_CHANGED_ELSEWHERE, { cause: error, fields: { conflict: true, team: current } });
}
