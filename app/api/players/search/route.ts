import { environment } from '#lib/env.ts';
import { AppError } from '#lib/errors.ts';
import { SEARCH_CRITERIA_MISSING } from '#lib/messages.ts';
import { readQuery, route } from '#lib/server/http.ts';
import { sportsDb } from '#lib/sports-db/client.ts';
import { hasCriterion, NO_CRITERIA_CHOSEN } from '#lib/sports-db/filters.ts';
import { searchPlayers } from '#lib/sports-db/search.ts';
import { searchQuerySchema } from '#types/api.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const criteria = { ...NO_CRITERIA_CHOSEN, ...readQuery(request, searchQuerySchema) };
    if (!hasCriterion(criteria)) throw new AppError('bad-request', SEARCH_CRITERIA_MISSING);
    const { images } = environment().sportsDb;
    return Response.json(await searchPlayers(criteria, { db: sportsDb(), images }));
  },
});
