import { readPlayAddress } from '#lib/match/play-address.ts';
import { clientAddress, makeAddressShare } from '#lib/platform/address-share.ts';
import { readCupTables } from '#lib/server/cup-tables.ts';
import { cachingOf } from '#lib/server/http.ts';
import { refused } from '#lib/server/refused.ts';
import { siteHost } from '#lib/server/site-host.ts';
import { drawPoster } from '#lib/server/team-picture.ts';
import { readPosterShape } from '#lib/share/poster/poster-address.ts';
import { resultTexts } from '#lib/share/poster/result-texts.ts';
import { codeToTeam } from '#lib/share/team-code.ts';

type Context = { params: Promise<{ code: string }> };

/** Posters a minute. Playing a cup and drawing it keeps a CPU core busy; repeats come from a cache. */
const takeTurn = makeAddressShare(20, 60_000);

/** A result's picture. The server plays the match or cup again: what the address says about it doesn't count. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { code } = await params;
  const { pathname, search } = new URL(request.url);
  const played = readPlayAddress(search);
  const shape = readPosterShape(code, pathname + search, played);
  const team = shape && (await codeToTeam(code));
  const against = played.against === null ? null : await codeToTeam(played.against);
  if (!shape || !team || (played.against !== null && !against)) return refused(404, 'Picture not found.');
  const visitor = clientAddress(request);
  if (!takeTurn(visitor))
    return refused(429, 'Too many pictures. Please try again in a minute.', { 'Retry-After': '60' });
  const texts = resultTexts(await readCupTables(), team, played, against);
  if (!texts) return refused(404, 'Picture not found.');
  const png = await drawPoster(team, shape, {
    texts,
    site: `${siteHost(request)}/play`,
    visitor,
    signal: request.signal,
  });
  if (!png) return refused(503, 'The server is busy. Please try again in a few seconds.', { 'Retry-After': '5' });
  return new Response(png, { headers: { 'Content-Type': 'image/png', 'Cache-Control': cachingOf('a day') } });
}
