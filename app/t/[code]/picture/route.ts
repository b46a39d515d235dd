import { after } from 'next/server';
import { clientAddress, makeAddressShare } from '#lib/platform/address-share.ts';
import { cachingOf } from '#lib/server/http.ts';
import { refused } from '#lib/server/refused.ts';
import { siteHost } from '#lib/server/site-host.ts';
import { drawTeamPicture } from '#lib/server/team-picture.ts';
import { occasionOf } from '#lib/share/occasion.ts';
import { readPictureRequest } from '#lib/share/picture-request.ts';
import { codeToTeam } from '#lib/share/team-code.ts';

type Context = { params: Promise<{ code: string }> };

/** Pictures a minute. Drawing one keeps a whole CPU core busy; repeats come from a cache. */
const takeTurn = makeAddressShare(20, 60_000);

/** A shared team's picture. Cached forever if everything in it comes from the code. What it says comes from the team, never from the address. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { code } = await params;
  const { pathname, search } = new URL(request.url);
  const asked = readPictureRequest(code, pathname + search);
  const team = asked && (await codeToTeam(code));
  const other = asked?.against ? await codeToTeam(asked.against) : null;
  if (!team || !asked || (asked.against !== null && !other)) return refused(404, 'Picture not found.');
  const visitor = clientAddress(request);
  if (!takeTurn(visitor))
    return refused(429, 'Too many pictures. Please try again in a minute.', { 'Retry-After': '60' });
  const picture = await drawTeamPicture(team, asked.shape, {
    site: siteHost(request),
    visitor,
    later: after,
    signal: request.signal,
    occasion: occasionOf(asked.cup, other),
    extras: asked.extras,
  });
  if (!picture) return refused(503, 'The server is busy. Please try again in a few seconds.', { 'Retry-After': '5' });
  return new Response(picture.png, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': cachingOf(picture.lasts) },
  });
}
