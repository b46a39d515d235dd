import * as z from 'zod/mini';
import { LOAD_FAILED } from '#lib/platform/messages/cloud.ts';
import { clamped } from '#lib/server/clamped.ts';
import { readQuery, route } from '#lib/server/http.ts';
import { withReader } from '#lib/server/with-user.ts';
import { findTeam, findTeams } from '#lib/supabase/team-repository.ts';

/** Only what the database accepts: no year 0, no offset of 16 hours or more. */
const databaseTime = z.iso
  .datetime({ offset: true })
  .check(z.maxLength(40), z.regex(/^(?!0000).*(?:Z|[+-](?:0\d|1[0-5]):\d\d)$/));

const query = z.strictObject({
  limit: z._default(clamped(1, 100), 20),
  before: z.optional(databaseTime),
  only: z.optional(z.literal('default')),
  id: z.optional(z.uuid()),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: withReader(
    async ({ userId, supabase, request }) => {
      const { limit, before, only, id } = readQuery(request, query);
      const teams =
        only || id
          ? [await findTeam(supabase, { userId, teamId: id ?? null })].filter((team) => team !== null)
          : await findTeams(supabase, { userId, limit, before });
      return Response.json({ success: true, teams });
    },
    { failed: LOAD_FAILED, fields: { success: false } },
  ),
});
