import { type AuthRule, refuse } from '#scripts/local/auth-rules/auth-rule.ts';

const PATH = /^\/auth\/v1\/admin\/users\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export const administerAccounts: AuthRule = async (request, answer, { serviceKey, query }) => {
  const id = PATH.exec(new URL(request.url).pathname)?.[1];
  if (id === undefined) return answer(request);
  if (request.headers.get('apikey') !== serviceKey) return refuse(403, 'not_admin', 'User not allowed');
  if (request.method !== 'GET' && request.method !== 'DELETE') return new Response(null, { status: 405 });
  const found = await query(
    request.method === 'DELETE'
      ? `delete from auth.users where id = '${id}' returning id, email`
      : `select id, email from auth.users where id = '${id}'`,
  );
  if (found.length === 0) return refuse(404, 'user_not_found', 'User not found');
  return Response.json(request.method === 'DELETE' ? {} : found[0]);
};
