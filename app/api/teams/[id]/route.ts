import * as z from 'zod/mini';
import { AppError } from '#lib/platform/errors.ts';
import { TEAM_CHANGE_FAILED, TEAM_NOT_FOUND } from '#lib/platform/messages/cloud.ts';
import { cleaned } from '#lib/server/cleaned.ts';
import { readJson, route } from '#lib/server/http.ts';
import { withUser } from '#lib/server/with-user.ts';
import { changeTeam, deleteTeam, duplicateTeam } from '#lib/supabase/team-repository.ts';
import type { ChangeTeamBody } from '#types/cloud.ts';
import { MAX_TEAM_NAME } from '#types/limits.ts';

type Params = { id: string };
const options = { failed: TEAM_CHANGE_FAILED, fields: { success: false }, inTurn: true };

const name = z.optional(cleaned({ least: 1, most: MAX_TEAM_NAME }));
const changeBody: z.ZodMiniType<ChangeTeamBody> = z
  .object({ name, isDefault: z.optional(z.literal(true)) })
  .check(z.refine((change) => change.name !== undefined || change.isDefault !== undefined, { path: ['name'] }));
const duplicateBody = z.object({ name });

function teamIdOf({ id }: Params): string {
  if (!z.uuid().safeParse(id).success) throw new AppError('not-found', TEAM_NOT_FOUND);
  return id;
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Params>({
  POST: withUser<Params>(async ({ supabase, request, params }) => {
    const teamId = teamIdOf(params);
    const { name } = await readJson(request, duplicateBody);
    return Response.json({ success: true, ...(await duplicateTeam(supabase, { teamId, name })) });
  }, options),

  PATCH: withUser<Params>(async ({ user, supabase, request, params }) => {
    const teamId = teamIdOf(params);
    const change = await readJson(request, changeBody);
    return Response.json({ success: true, team: await changeTeam(supabase, { userId: user.id, teamId, ...change }) });
  }, options),

  DELETE: withUser<Params>(async ({ user, supabase, params }) => {
    await deleteTeam(supabase, { userId: user.id, teamId: teamIdOf(params) });
    return Response.json({ success: true });
  }, options),
});
