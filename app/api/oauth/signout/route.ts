import { sportsLogin } from '#lib/oauth/sports-login.ts';
import { readJson, route } from '#lib/server/http.ts';
import { emptyBodySchema } from '#types/sports-login.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: async (request) => {
    await readJson(request, emptyBodySchema);
    return sportsLogin().signOut();
  },
});
