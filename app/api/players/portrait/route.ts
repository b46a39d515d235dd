import { clientAddress, makeAddressShare } from '#lib/platform/address-share.ts';
import { readQuery, route } from '#lib/server/http.ts';
import { answerPortrait } from '#lib/server/portrait-service.ts';
import { portraitQuerySchema } from '#types/portrait.ts';

const MINUTE = 60_000;
/** Enough for several teams of eighteen. */
const takeTurn = makeAddressShare(120, MINUTE);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const asked = readQuery(request, portraitQuerySchema);
    if (!takeTurn(clientAddress(request), Date.now())) return Response.json({ image: null, retryAfter: 60 });
    return Response.json(await answerPortrait(asked));
  },
});
