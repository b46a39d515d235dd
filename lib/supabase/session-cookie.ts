/** `@supabase/ssr` stores the session in one cookie or in several numbered ones. */
const NAME = /^sb-[^=;]+-auth-token(?:\.\d+)?$/;

export const isSessionCookie = (name: string): boolean => NAME.test(name);

/** False for most visitors, who never load the auth library. */
export function hasSessionCookie(cookies: string): boolean {
  return cookies.split(/;\s*/).some((cookie) => isSessionCookie(cookie.slice(0, cookie.indexOf('='))));
}
