import type { AnswerRequest, AuthRule } from '#scripts/local/auth-rules/auth-rule.ts';

/** Ends an account's other sessions after a password change, which @supabase/lite doesn't. */
export const endOtherSessions: AuthRule = async (request, answer) => {
  const { pathname } = new URL(request.url);
  if (request.method !== 'PUT' || pathname !== '/auth/v1/user') return answer(request);
  const body = await request.text();
  const response = await answer(new Request(request, { body }));
  if (response.ok && changesPassword(body)) await endOthers(request, answer);
  return response;
};

async function endOthers(request: Request, answer: AnswerRequest): Promise<void> {
  const url = new URL(request.url);
  url.pathname = '/auth/v1/logout';
  url.search = '?scope=others';
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const ended = await answer(new Request(url, { method: 'POST', headers }));
  if (!ended.ok) console.warn(`The other sessions were not ended: ${ended.status}`);
}

function changesPassword(body: string): boolean {
  try {
    const fields: unknown = JSON.parse(body);
    return typeof fields === 'object' && fields !== null && 'password' in fields;
  } catch {
    return false;
  }
}
