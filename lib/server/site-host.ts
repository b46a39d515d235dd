import 'server-only';
import { environment } from '#lib/platform/env.ts';

/** The site's name as people type it: the configured one, or else the one that was asked. */
export function siteHost(request: Request): string {
  return new URL(environment().siteUrl ?? request.url).host;
}
