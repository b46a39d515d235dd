import 'server-only';

/** `__Host-` ties cookies to this host. Safari rejects them on http://localhost, so use https there. */
export const TRANSACTION_COOKIE = '__Host-oauth_tx';
export const SESSION_COOKIE = '__Host-oauth';

type CookieName = typeof TRANSACTION_COOKIE | typeof SESSION_COOKIE;

/** Browsers drop cookies whose name and value exceed 4096 bytes. */
export const MAX_COOKIE_VALUE = 4096 - TRANSACTION_COOKIE.length;

/** Lax, because the provider redirects from another site. */
export function setCookie(name: CookieName, value: string, maxAge: number): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Lax`;
}

export function clearCookie(name: CookieName): string {
  return setCookie(name, '', 0);
}

export function readCookie(request: Request, name: CookieName): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() === name) return value.join('=').trim() || null;
  }
  return null;
}
