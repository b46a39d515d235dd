import { environment } from '#lib/platform/env.ts';
import { sportsDb } from '#lib/players/live/client.ts';
import { fetchDetails } from '#lib/players/live/details.ts';
import { readQuery, route } from '#lib/server/http.ts';
import { noParametersSchema } from '#types/api.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    readQuery(request, noParametersSchema);
    return Response.json(await fetchDetails(id, sportsDb(request), environment().sportsDb.images));
  },
});
