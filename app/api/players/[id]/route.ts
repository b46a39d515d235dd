import { environment } from '#lib/env.ts';
import { readQuery, route } from '#lib/server/http.ts';
import { sportsDb } from '#lib/sports-db/client.ts';
import { fetchDetails } from '#lib/sports-db/details.ts';
import { noParametersSchema } from '#types/api.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    readQuery(request, noParametersSchema);
    return Response.json(await fetchDetails(id, sportsDb(), environment().sportsDb.images));
  },
});
