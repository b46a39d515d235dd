import { after } from 'next/server';
import { canonicalQuery } from '#lib/match/play-address.ts';
import { clientAddress } from '#lib/platform/address-share.ts';
import { environment } from '#lib/platform/env.ts';
import { cachingOf } from '#lib/server/http.ts';
import { portraitsOf } from '#lib/server/portrait-service.ts';
import { sharePageStyle } from '#lib/share/page-style.ts';
import { readSharedLink } from '#lib/share/shared-link.ts';
import { damagedLinkPage, teamPage } from '#lib/share/team-page.ts';
import { startersOf } from '#lib/team/formation/formations.ts';

/** How long to wait for uncached pictures. Those that arrive later are there for the next visitor. */
const PICTURE_LIMIT_MS = 300;

type Context = { params: Promise<{ code: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { code } = await params;
  const { pathname, search } = new URL(request.url);
  const shared = await readSharedLink(code, search);
  if (!shared) return html(damagedLinkPage(sharePageStyle()), 404, 'no-store');
  const { team, play, opponent } = shared;
  const query = canonicalQuery(play);
  if (pathname !== `/t/${code}` || `${new URLSearchParams(search)}` !== query.slice(1)) {
    return new Response(null, {
      status: 308,
      headers: { Location: `/t/${code}${query}`, 'Cache-Control': 'no-store' },
    });
  }
  const { siteUrl, sportsDb } = environment();
  const starters = startersOf(team).map(({ player }) => player);
  const { portraits, lasts } = await portraitsOf(starters, {
    visitor: clientAddress(request),
    limitMs: PICTURE_LIMIT_MS,
    later: after,
  });
  const photos = sportsDb.images === 'all';
  const options = { code, origin: siteUrl ?? '', style: sharePageStyle(), photos, portraits, play, opponent };
  return html(teamPage(team, options), 200, cachingOf(lasts));
}

function html(text: string, status: number, caching: string): Response {
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': caching, 'X-Robots-Tag': 'noindex' },
  });
}
