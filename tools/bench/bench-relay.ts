/**
 * The least that a server between a browser and the backend can do: it sends the requests it was told, one after the
 * other, and passes the last answer on. tools/bench/bench-routes.ts compares our routes with it. A request's id is new each time.
 */
import { requestBackend } from '#lib/supabase/backend-request.ts';
import { serveRequests } from '#scripts/local/serve-requests.ts';

export type RelayedCall = { url: string; method: string; headers: Record<string, string>; body: string | null };

export const NEVER = new AbortController().signal;
const REQUEST_ID = /"p_request_id":"[^"]*"/;
const known = new Map<string, RelayedCall[]>();

export async function sendAll(calls: readonly RelayedCall[]): Promise<string> {
  let answer = '';
  for (const { url, method, headers, body } of calls) {
    const fresh = body?.replace(REQUEST_ID, `"p_request_id":"${crypto.randomUUID()}"`) ?? null;
    const response = await requestBackend(url, { method, headers, body: fresh }, NEVER);
    answer = await response.text();
    if (!response.ok) throw new Error(`${url}: ${response.status} ${answer}`);
  }
  return answer;
}

if (import.meta.main) {
  await serveRequests(Number(process.argv[2]), async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'PUT') {
      known.set(pathname, (await request.json()) as RelayedCall[]);
      return new Response(null, { status: 204 });
    }
    const answer = await sendAll(known.get(pathname) ?? []);
    return new Response(answer || '{}', { headers: { 'Content-Type': 'application/json' } });
  });
}
