import 'server-only';
import { unstable_cache } from 'next/cache';
import type * as z from 'zod/mini';
import { clientAddress, makeAddressShare } from '#lib/platform/address-share.ts';
import { environment } from '#lib/platform/env.ts';
import { createJoin } from '#lib/platform/join-calls.ts';
import { createCallGuard } from '#lib/players/live/call-guard.ts';
import { fetchAnswer } from '#lib/players/live/fetch-answer.ts';
import { ShareUsedError, SourceError } from '#lib/players/live/source-error.ts';
import {
  CLUB_ROOTS,
  type ClubRecord,
  clubRecord,
  LEAGUE_ROOTS,
  type LeagueRecord,
  leagueRecord,
  PLAYER_ROOTS,
  type PlayerDetailRecord,
  type PlayerRecord,
  playerDetailRecord,
  playerRecord,
  readRows,
} from '#lib/players/live/wire.ts';

const SOURCE = 'Sports database';

/** The provider allows 30 calls a minute with a free key and 100 with a paid one. */
const callsPerMinute = (key: string): number => (key === '123' || key === '3' ? 30 : 100);

/** The part of these calls that one visitor may cause, so that the others find some left. */
const SHARE = 0.5;
const MINUTE_MS = 60_000;

const CALL_TIMEOUT_MS = 5000;
export const LEAGUE_SQUAD_TIMEOUT_MS = 3000;

const DAY_SECONDS = 24 * 60 * 60;

/** Returns an empty list if nothing is found. Throws a `SourceError` on failure. */
export type SportsDb = {
  searchClubs(name: string): Promise<ClubRecord[]>;
  squadOf(clubId: string, timeoutMs?: number): Promise<PlayerRecord[]>;
  searchPlayers(name: string): Promise<PlayerRecord[]>;
  leaguesOf(country: string): Promise<LeagueRecord[]>;
  clubsOfLeague(league: string): Promise<ClubRecord[]>;
  lookupPlayer(id: string): Promise<PlayerDetailRecord | null>;
};

/** Failures are never cached. */
export type AnswerCache = <Answer>(key: readonly string[], load: () => Promise<Answer>) => Promise<Answer>;

type SportsDbOptions = {
  url: string;
  key: string;
  cache: AnswerCache;
  fetcher?: typeof fetch;
  now?: () => number;
};

/** The database for one visitor: each has a share of the calls, which cached answers do not use up. */
export function createSportsDb({
  url,
  key,
  cache,
  fetcher = fetch,
  now = () => performance.now(),
}: SportsDbOptions): (visitor: string) => SportsDb {
  const guard = createCallGuard({ source: SOURCE, limit: callsPerMinute(key), now });
  const takeTurn = makeAddressShare(callsPerMinute(key) * SHARE, MINUTE_MS, now);
  const join = createJoin((failure) => failure instanceof ShareUsedError);

  return (visitor) => {
    function ask<Row>(
      call: string,
      parameters: Record<string, string>,
      roots: readonly string[],
      row: z.ZodMiniType<Row>,
      timeoutMs = CALL_TIMEOUT_MS,
    ): Promise<Row[]> {
      const address = new URL(`${url}/${key}/${call}.php`);
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
      const identity = `${call}?${new URLSearchParams(parameters)}`;
      const load = async () => {
        if (!takeTurn(visitor)) throw new ShareUsedError(SOURCE, MINUTE_MS);
        const body = await guard(() => fetchAnswer({ source: SOURCE, address, timeoutMs, fetcher }));
        const rows = body === null ? [] : readRows(body, roots, row);
        if (rows === null) throw new SourceError(SOURCE, 'not-json', 'the answer has an unknown form');
        return rows;
      };
      return join(identity, () => cache([url, key, identity], load));
    }

    return {
      searchClubs: (name) => ask('searchteams', { t: toTerm(name) }, CLUB_ROOTS, clubRecord),
      squadOf: (clubId, timeoutMs) => ask('lookup_all_players', { id: clubId }, PLAYER_ROOTS, playerRecord, timeoutMs),
      searchPlayers: (name) => ask('searchplayers', { p: toTerm(name) }, PLAYER_ROOTS, playerRecord),
      leaguesOf: (country) => ask('search_all_leagues', { c: country, s: 'Soccer' }, LEAGUE_ROOTS, leagueRecord),
      clubsOfLeague: (league) => ask('search_all_teams', { l: league }, CLUB_ROOTS, clubRecord),
      lookupPlayer: async (id) => (await ask('lookupplayer', { id }, PLAYER_ROOTS, playerDetailRecord))[0] ?? null,
    };
  };
}

/** Queries that differ only in case and spaces share one cache entry. */
const toTerm = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Next's data cache (D16). `fetch`'s own cache would keep the error pages this database sends with status 200. */
const dataCache: AnswerCache = (key, load) =>
  unstable_cache(load, [...key], { revalidate: DAY_SECONDS, tags: ['sports-db'] })();

let shared: ReturnType<typeof createSportsDb> | undefined;

/** Only within a request, because the cache is Next's. */
export function sportsDb(request: Request): SportsDb {
  if (!shared) {
    const { url, key } = environment().sportsDb;
    shared = createSportsDb({ url, key, cache: dataCache });
  }
  return shared(clientAddress(request));
}
