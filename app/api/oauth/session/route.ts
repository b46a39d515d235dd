import { sportsLogin } from '#lib/oauth/sports-login.ts';
import { readQuery, route } from '#lib/server/http.ts';
import { noParametersSchema } from '#types/api.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: (request) => {
    readQuery(request, noParametersSchema);
    return sportsLogin().session(request);
  },
});
