import { confirmEmail } from '#lib/server/confirm-email.ts';

/** Link scanners send HEAD first, which must not use up the token. */
export function HEAD(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

/** Target of the links in emails (D26). */
export function GET(request: Request): Promise<Response> {
  return confirmEmail(request);
}
