import { readSharedLink } from '#lib/share/shared-link.ts';
import { damagedLinkPage, teamPage } from '#lib/share/team-page.ts';

/** Built into the worker, so that the page looks as if it came from the server. */
export type SharedLook = { style: string; policy: string };

/** A shared team's page, from its address alone: nothing is stored, so no address can show another's team. */
export async function drawSharedPage(url: string, { style, policy }: SharedLook): Promise<Response> {
  const { pathname, search } = new URL(url);
  const code = pathname.replace(/^\/t\//, '');
  const shared = await readSharedLink(code, search);
  const page = { code, origin: '', style, photos: false, portraits: new Map(), isOffline: true };
  return new Response(shared ? teamPage(shared.team, { ...page, ...shared }) : damagedLinkPage(style), {
    status: shared ? 200 : 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
    },
  });
}
