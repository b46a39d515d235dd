import { LINK_FAILED, LINK_UNUSABLE, SOCIAL_EXPIRED } from '#lib/platform/messages/session.ts';

/** How the user got here, if from an email or a sign-in with a provider. `error` is for them. */
export type Arrival = { isRecovering: true } | { error: string };

/** `/auth/confirm` redirects to #new-password (D26). Codes and tokens in the address are never used: anyone can send them. */
export function readArrival({ hash, search }: Pick<Location, 'hash' | 'search'>): Arrival | null {
  if (hash === '#new-password') return { isRecovering: true };
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const code = fragment.get('error_code') ?? query.get('error_code');
  // The service comes here if it no longer knows where a sign-in with a provider began.
  if (/^(?:bad_oauth|flow_state)_/.test(code ?? '')) return { error: SOCIAL_EXPIRED };
  if (code !== null || fragment.has('error')) return { error: LINK_FAILED };
  return fragment.has('access_token') || query.has('code') ? { error: LINK_UNUSABLE } : null;
}
