import { environment } from '#lib/platform/env.ts';
import { AppError } from '#lib/platform/errors.ts';
import { SEARCH_CRITERIA_MISSING } from '#lib/platform/messages/player.ts';
import { hasCriterion, NO_CRITERIA_CHOSEN } from '#lib/players/criteria.ts';
import { sportsDb } from '#lib/players/live/client.ts';
import { searchPlayers } from '#lib/players/live/search.ts';
import { searchQuerySchema } from '#lib/players/search-query.ts';
import { readQuery, route } from '#lib/server/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const criteria = { ...NO_CRITERIA_CHOSEN, ...readQuery(request, searchQuerySchema) };
    if (!hasCriterion(criteria)) throw new AppError('bad-request', SEARCH_CRITERIA_MISSING);
    return Response.json(await searchPlayers(criteria, sportsDb(request), environment().sportsDb.images));
  },
});
