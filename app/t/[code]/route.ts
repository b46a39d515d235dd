import { environment } from '#lib/platform/env.ts';
import { KEPT_FOR_EVER } from '#lib/server/http.ts';
import { sharePageStyle } from '#lib/share/page-style.ts';
import { codeToTeam } from '#lib/share/team-code.ts';
import { damagedLinkPage, teamPage } from '#lib/share/team-page.ts';

type Context = { params: Promise<{ code: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { code } = await params;
  const team = await codeToTeam(code);
  if (!team) return html(damagedLinkPage(sharePageStyle()), 404, 'no-store');
  const { siteUrl, sportsDb } = environment();
  const options = { code, origin: siteUrl ?? '', style: sharePageStyle(), photos: sportsDb.images === 'all' };
  return html(teamPage(team, options), 200, KEPT_FOR_EVER);
}

function html(text: string, status: number, caching: string): Response {
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': caching, 'X-Robots-Tag': 'noindex' },
  });
}
