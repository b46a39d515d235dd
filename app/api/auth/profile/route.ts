import * as z from 'zod/mini';
import { DELETION_FAILED, PROFILE_CHANGE_FAILED, PROFILE_FAILED } from '#lib/platform/messages/account.ts';
import { removeAccount } from '#lib/server/account-service.ts';
import { cleaned } from '#lib/server/cleaned.ts';
import { readJson, route } from '#lib/server/http.ts';
import { changeProfile, readProfile } from '#lib/server/profile-service.ts';
import { type UserContext, withReader, withUser } from '#lib/server/with-user.ts';
import { MAX_EMAIL, MAX_TEXT } from '#types/limits.ts';

/** PUT and POST accept every profile field and apply only this one (D25). */
const changeBody = z.object({ full_name: z.optional(cleaned({ least: 0, most: MAX_TEXT })) });

const deletionBody = z.object({ email: z.string().check(z.maxLength(MAX_EMAIL)) });

async function change({ user, supabase, request }: UserContext<unknown>): Promise<Response> {
  const { full_name } = await readJson(request, changeBody);
  return Response.json({ profile: await changeProfile(supabase, user, full_name) });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: withReader(async ({ userId, user, supabase }) => Response.json(await readProfile(supabase, { userId, user })), {
    failed: PROFILE_FAILED,
  }),
  PUT: withUser(change, { failed: PROFILE_CHANGE_FAILED }),
  POST: withUser(change, { failed: PROFILE_CHANGE_FAILED }),
  DELETE: withUser(
    async ({ user, request }) => {
      await removeAccount(user, (await readJson(request, deletionBody)).email);
      return Response.json({ success: true });
    },
    { failed: DELETION_FAILED },
  ),
});
