import { SAVE_FAILED } from '#lib/platform/messages/cloud.ts';
import { readJson, route } from '#lib/server/http.ts';
import { saveCheckedTeam } from '#lib/server/team-service.ts';
import { withUser } from '#lib/server/with-user.ts';
import { saveTeamBody } from '#types/cloud.ts';

const MAX_BODY = 64 * 1024;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: withUser(
    async ({ user, supabase, request }) => {
      const body = await readJson(request, saveTeamBody, MAX_BODY);
      return Response.json({ success: true, ...(await saveCheckedTeam(supabase, user.id, body)) });
    },
    { failed: SAVE_FAILED, fields: { success: false }, inTurn: true },
  ),
});
