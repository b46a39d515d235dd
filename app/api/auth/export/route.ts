import { EXPORT_DATA_FAILED } from '#lib/platform/messages/account.ts';
import { accountData } from '#lib/server/account-service.ts';
import { route } from '#lib/server/http.ts';
import { withReader } from '#lib/server/with-user.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: withReader(
    async ({ supabase, userId }) => {
      const now = new Date();
      const text = JSON.stringify(await accountData(supabase, userId, now), null, 2);
      // Streamed, because Vercel limits other responses to 4.5 MB.
      return new Response(new Blob([text]).stream(), {
        headers: {
          'Content-Type': 'application/json',
          'Content-Disposition': `attachment; filename="dream11_account_${now.toISOString().slice(0, 10)}.json"`,
        },
      });
    },
    { failed: EXPORT_DATA_FAILED },
  ),
});
