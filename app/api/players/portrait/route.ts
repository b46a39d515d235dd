import { clientAddress } from '#lib/platform/address-share.ts';
import { readQuery, route } from '#lib/server/http.ts';
import { answerPortrait } from '#lib/server/portrait-service.ts';
import { portraitQuerySchema } from '#types/portrait.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) =>
    Response.json(await answerPortrait(readQuery(request, portraitQuerySchema), clientAddress(request))),
});
