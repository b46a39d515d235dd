import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { environment } from '#lib/platform/env.ts';
import { makeGate } from '#lib/platform/gate.ts';
import { requestBackend } from '#lib/supabase/backend-request.ts';

/** spec §9: what a profile may take; every call of ours to the backend gets as long. */
const TIMEOUT_MS = 5000;

/**
 * Calls of one process that users wait for: so many are under way, and where so many wait for their turn, or the next has
 * waited a second, nobody else is let in. A backend that answers slower than it is asked is not helped by more questions
 * at once.
 */
const calls = makeGate(64, 256, 1000);

/** Whether whoever comes now would wait for long: better told at once (503) than after seconds. */
export const isBackendBusy = calls.isFull;

/** A client that acts as the owner of `token`, within row level security. A new one for each request (D21). */
export function createUserClient(token: string): SupabaseClient {
  const { supabase } = environment();
  if (supabase === null) throw new Error('Supabase is not configured');
  return createServerClient(supabase.url, supabase.anonKey, fetchInTurn(), { Authorization: `Bearer ${token}` });
}

/**
 * A client that may do everything: for the assistant's counter alone, which takes no turns, since whoever asks has had
 * one. Null without SUPABASE_SECRET_KEY.
 */
export function createSecretClient(): SupabaseClient | null {
  const { supabase, supabaseSecretKey } = environment();
  return supabase === null || supabaseSecretKey === null
    ? null
    : createServerClient(supabase.url, supabaseSecretKey, fetchInTime, {});
}

function createServerClient(
  url: string,
  key: string,
  fetcher: typeof fetch,
  headers: Record<string, string>,
): SupabaseClient {
  return createClient(url, key, {
    global: { headers, fetch: fetcher },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // By default reads are tried again for seven seconds, longer than anybody waits (spec §9).
    db: { retry: false },
  });
}

const fetchInTime: typeof fetch = (input, init = {}) => requestBackend(String(input), init, inTime(init));

/**
 * For the calls of one request. The first waits to be let in; the later ones go before all that wait for that, so that
 * what was begun is soon over, instead of waiting as long for each of its calls. A wait counts: nobody waits longer for
 * turn and answer than for an answer alone.
 */
function fetchInTurn(): typeof fetch {
  let isInside = false;
  return (input, init = {}) => {
    const signal = inTime(init);
    const call = () => {
      isInside = true;
      return requestBackend(String(input), init, signal);
    };
    return calls.wait(call, { isInside, signal });
  };
}

function inTime({ signal }: RequestInit): AbortSignal {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}
