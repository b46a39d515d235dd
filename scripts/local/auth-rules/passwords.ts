import * as z from 'zod/mini';
import type { AnswerRequest, AuthRule } from '#scripts/local/auth-rules/auth-rule.ts';

const userAnswer = z.object({ id: z.guid() });

/** A changed password ends the account's other sessions, and a first one lets the account sign in by email. */
export const finishPasswordChange: AuthRule = async (request, answer, { query }) => {
  const { pathname } = new URL(request.url);
  if (request.method !== 'PUT' || pathname !== '/auth/v1/user') return answer(request);
  const body = await request.text();
  const response = await answer(new Request(request, { body }));
  if (!response.ok || !changesPassword(body)) return response;
  await endOthers(request, answer);
  const { id } = userAnswer.parse(await response.clone().json());
  await query(`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data)
    select gen_random_uuid(), 'email', u.id::text, u.id, jsonb_build_object('sub', u.id, 'email', u.email)
    from auth.users u where u.id = '${id}'
      and not exists (select from auth.identities i where i.user_id = u.id and i.provider = 'email')
  `);
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
