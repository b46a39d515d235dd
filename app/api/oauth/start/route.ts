import { sportsLogin } from '#lib/oauth/sports-login.ts';
import { route } from '#lib/server/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: () => sportsLogin().start(),
});
