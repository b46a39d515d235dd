const ALLOWED_HEADERS =
  'authorization, apikey, content-type, x-client-info, x-supabase-api-version, prefer, accept-profile, content-profile, range';
const EXPOSED_HEADERS = 'content-range, content-location, x-supabase-api-version';

function isOwnOrigin(origin: string, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const own = new URL(siteUrl);
  const asked = new URL(origin);
  const isLocal = (host: string) => host === 'localhost' || host === '127.0.0.1';
  const isSameHost = asked.hostname === own.hostname || (isLocal(asked.hostname) && isLocal(own.hostname));
  return isSameHost && asked.protocol === own.protocol && asked.port === own.port;
}

/** Only the app's own pages may call. The embedded server would allow any origin, but not the client library's headers. */
export async function withCrossOrigin(
  request: Request,
  siteUrl: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  const origin = request.headers.get('origin');
  const isOwn = origin !== null && isOwnOrigin(origin, siteUrl);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: isOwn ? allow(origin) : {} });
  const response = await answer();
  const headers = new Headers(response.headers);
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name);
  for (const [name, value] of Object.entries(isOwn ? allow(origin) : {})) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

function allow(origin: string): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': ALLOWED_HEADERS,
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'Access-Control-Expose-Headers': EXPOSED_HEADERS,
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  };
}
