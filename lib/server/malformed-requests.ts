import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { NO_PAGE_POLICY } from '#lib/platform/content-policy.ts';
import { SECURITY_HEADERS } from '#lib/platform/security-headers.ts';

type Incoming = {
  method?: string | undefined;
  url?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
};
type Answer = { setHeaders: (headers: Map<string, string>) => unknown };

/** Something of ours that nobody can do anything to but look at it. */
const LOOKED_AT = '/icon.svg';

/** All that can be done to what is not a route of /api. */
const LOOKS: readonly (string | undefined)[] = ['GET', 'HEAD'];

/** Conditions that the files of a build need not meet, because their names change with their content (RFC 9110, 13 and 14). */
const CONDITIONS = ['range', 'if-match', 'if-unmodified-since'];

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const pathOf = ({ url = '' }: Incoming) => url.split('?', 1)[0] ?? '';

/**
 * Next answers 500, with a trace in the log, to the method TRACE, which the platform's `Request` does not take; to an
 * address whose escapes are none; and to a file that is asked for in a way that files refuse. They become what it refuses by
 * itself, 405 or an address that leads nowhere; a condition on a file is left out.
 */
export function makeRefusable(request: Incoming): void {
  const path = pathOf(request);
  const isRoute = path.startsWith('/api/');
  if (!isDecodable(path)) request.url = isRoute ? '/api/malformed/address' : '/malformed/address';
  if (request.method === 'TRACE' || (!isRoute && !LOOKS.includes(request.method))) request.url = LOOKED_AT;
  if (!isRoute) for (const name of CONDITIONS) delete request.headers[name];
}

/** What Next redirects to the address that it takes as meant: a doubled slash, a slash at the end. */
const SLASHES = /\\|\/\/|.\/$/;

/** Next's server leaves the headers of next.config.ts out of every redirect of its own, so they are put on here. */
function secureRedirect(request: Incoming, answer: Answer): void {
  if (!SLASHES.test(pathOf(request))) return;
  answer.setHeaders(new Map(Object.entries({ ...SECURITY_HEADERS, 'Content-Security-Policy': NO_PAGE_POLICY })));
}

/** From now on every request of this process is seen before Next sees it. */
export function watchRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: Incoming; response: Answer };
    makeRefusable(request);
    secureRedirect(request, response);
  });
}
