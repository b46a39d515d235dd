import { confirmEmail } from '#lib/server/confirm-email.ts';

/** Programs that look at the links of a mail before its reader does must not use up the token; they ask for the head first. */
export function HEAD(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

/** Where the links of our mails lead (D26). */
export function GET(request: Request): Promise<Response> {
  return confirmEmail(request);
}
