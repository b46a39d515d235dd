import { environment } from '#lib/platform/env.ts';
import { AppError } from '#lib/platform/errors.ts';
import { SEARCH_CRITERIA_MISSING } from '#lib/platform/messages/player.ts';
import { hasCriterion, NO_CRITERIA_CHOSEN } from '#lib/players/criteria.ts';
import { sportsDb } from '#lib/players/live/client.ts';
import { searchPlayers } from '#lib/players/live/search.ts';
import { clientAddress, makeAddressShare } from '#lib/server/address-share.ts';
import { readQuery, route } from '#lib/server/http.ts';
import { searchQuerySchema } from '#types/api.ts';

/** The free key allows 30 calls a minute, shared by all visitors. */
const FREE_KEY = '123';
const MINUTE = 60_000;
const takeFreeTurn = makeAddressShare(12, MINUTE);
const takeTurn = makeAddressShare(120, MINUTE);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const criteria = { ...NO_CRITERIA_CHOSEN, ...readQuery(request, searchQuerySchema) };
    if (!hasCriterion(criteria)) throw new AppError('bad-request', SEARCH_CRITERIA_MISSING);
    const { images, key } = environment().sportsDb;
    const isLive = (key === FREE_KEY ? takeFreeTurn : takeTurn)(clientAddress(request), Date.now());
    return Response.json(await searchPlayers(criteria, { db: sportsDb(), images, isLive }));
  },
});
