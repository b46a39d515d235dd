import { confirmEmail } from '#lib/server/confirm-email.ts';

/** Where the links of our mails lead (D26). */
export function GET(request: Request): Promise<Response> {
  return confirmEmail(request);
}
