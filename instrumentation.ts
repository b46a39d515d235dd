import { environment } from '#lib/env.ts';

/** Runs once when a server starts: a wrong setting stops it here, before anybody gets an answer. */
export function register(): void {
  environment();
}
