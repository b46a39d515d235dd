/** `@supabase/ssr` stores the session in one cookie or in numbered parts. */
const SESSION_COOKIE = /(?:^|;\s*)sb-[^=;]+-auth-token(?:\.\d+)?=/;

/** False for most visitors, who then never load the auth library. */
export function hasSessionCookie(cookies: string): boolean {
  return SESSION_COOKIE.test(cookies);
}
