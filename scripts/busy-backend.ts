import type { RequestListener } from 'node:http';
import { API_HEADERS } from '#lib/platform/security-headers.ts';
import { backendCalls } from '#lib/supabase/backend-calls.ts';
import { bearerToken } from '#lib/supabase/bearer-token.ts';
import { backendBusy } from '#lib/supabase/failure.ts';

/** Whose users' calls go to Supabase. The others under `/api` answer without it. */
const OF_USERS = /^\/api\/(?:ai|auth|teams)\//;

/** While the backend is busy, refuses before compression and Next.js run, which leaves the one thread to the others. */
export function withBackendInMind(answer: RequestListener): RequestListener {
  return (request, response) => {
    const { method, url = '', headers } = request;
    const isRefused =
      backendCalls.isFull() &&
      OF_USERS.test(url) &&
      method !== 'OPTIONS' &&
      bearerToken(headers.authorization) !== null;
    if (!isRefused) return void answer(request, response);
    const busy = backendBusy();
    const fields = url.startsWith('/api/teams/') ? { success: false, ...busy.fields } : busy.fields;
    response.setHeaders(
      new Map(Object.entries({ ...API_HEADERS, ...busy.headers, 'Content-Type': 'application/json' })),
    );
    response.writeHead(busy.status).end(JSON.stringify({ ...fields, error: busy.message }));
  };
}
