/** The cookies in which `@supabase/ssr` keeps a session, whole or in numbered pieces. */
const SESSION_COOKIE = /(?:^|;\s*)sb-[^=;]+-auth-token(?:\.\d+)?=/;

/** Whether somebody may be signed in: so that nothing of the auth library is loaded for those who never were. */
export function hasSessionCookie(cookies: string): boolean {
  return SESSION_COOKIE.test(cookies);
}
