import 'server-only';

/**
 * `__Host-` cookies are `Secure`, belong to this host alone and to the whole of it. Chromium and Firefox keep them on
 * http://localhost too; Safari does not, so there the sports login needs https even on one's own machine.
 */
export const TRANSACTION_COOKIE = '__Host-oauth_tx';
export const SESSION_COOKIE = '__Host-oauth';

type CookieName = typeof TRANSACTION_COOKIE | typeof SESSION_COOKIE;

/** Browsers drop a cookie whose name and value together are longer than 4096 bytes. */
export const MAX_COOKIE_VALUE = 4096 - TRANSACTION_COOKIE.length;

/** The value of a `Set-Cookie` header. Lax, because the provider's redirect comes from another site. */
export function setCookie(name: CookieName, value: string, maxAge: number): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Lax`;
}

/** The value of a `Set-Cookie` header that has the browser forget the cookie. */
export function clearCookie(name: CookieName): string {
  return setCookie(name, '', 0);
}

/** null where the request carries none. */
export function readCookie(request: Request, name: CookieName): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() === name) return value.join('=').trim() || null;
  }
  return null;
}
