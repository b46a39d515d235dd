export type AnswerRequest = (request: Request) => Promise<Response>;

/** A changed password ends the account's other sessions, as on the hosted service; @supabase/lite keeps them. */
export async function endingOtherSessions(request: Request, answer: AnswerRequest): Promise<Response> {
  const url = new URL(request.url);
  const isUserUpdate = request.method === 'PUT' && url.pathname === '/auth/v1/user';
  if (!isUserUpdate) return answer(request);
  const body = await request.text();
  const response = await answer(new Request(request, { body }));
  if (!response.ok || !changesPassword(body)) return response;
  url.pathname = '/auth/v1/logout';
  url.search = '?scope=others';
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const ended = await answer(new Request(url, { method: 'POST', headers }));
  if (!ended.ok) console.warn(`The other sessions were not ended: ${ended.status}`);
  return response;
}

function changesPassword(body: string): boolean {
  try {
    const fields: unknown = JSON.parse(body);
    return typeof fields === 'object' && fields !== null && 'password' in fields;
  } catch {
    return false;
  }
}
