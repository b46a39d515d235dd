'use client';

import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { usePositionFirst } from '#components/finder/use-position-first.ts';
import { useScriptSearch } from '#components/finder/use-script-search.ts';
import { loadable, useLoaded } from '#components/ui/use-loaded.ts';
import { useBuilder, useBuilderStore } from '#hooks/use-builder.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { NO_PLAYERS_FOUND, SEARCH_CRITERIA_MISSING } from '#lib/platform/messages/player.ts';
import { TRY_AGAIN } from '#lib/platform/messages/session.ts';
import { hasCriterion, type SearchCriteria } from '#lib/players/criteria.ts';
import { isNarrowed, NO_SEARCH, type Search } from '#lib/players/filters.ts';
import { rankPlayers } from '#lib/players/folded-player.ts';
import type { Era } from '#lib/players/index/eras.ts';
import type { Order, SearchOptions } from '#lib/players/index/rank.ts';
import type { Understood } from '#lib/players/index/understood/understand.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import { NO_RESULTS } from '#lib/players/search-results.ts';
import { namesYear } from '#lib/players/squads/find-squad.ts';
import { hasPlayer, isEmpty as isEmptyTeam } from '#lib/team/operations.ts';
import type { SearchAnswer } from '#types/api.ts';
import type { Player } from '#types/player.ts';

const DEBOUNCE_MS = 300;
const MIN_QUERY = 3;
/** Our own server responds within 13 s. */
const TIMEOUT_MS = 20_000;
const PAGE = 30;
const SUGGESTIONS = 20;
const NO_CLUBS: ReadonlySet<string> = new Set();

const searchRules = loadable(() => import('#lib/players/merged-search.ts'));

export type PlayerSearch = ReturnType<typeof usePlayerSearch>;

/** Searches the browser's index at once and, after a pause, the sports database, whose results are merged in. */
export function usePlayerSearch(clubsOfLeague: ((league: string) => ReadonlySet<string>) | null) {
  const { finder, loadSquads } = usePlayerFinder();
  // Deferred, so that the pitch updates before the list.
  const team = useDeferredValue(useBuilder((builder) => builder.team));
  const selected = useDeferredValue(useBuilder((builder) => builder.selected));
  const [criteria, setCriteria] = useState(NO_SEARCH);
  const [era, setEra] = useState<Era | null>(null);
  const [order, setOrder] = useState<Order>('known');
  const [pages, setPages] = useState(1);
  const [isCriterionMissing, setCriterionMissing] = useState(false);
  const shown = useDeferredValue(criteria);
  const { latest, isWaiting, ask } = useLiveSearch(criteria);
  const { scripts, isLoading } = useScriptSearch(shown.query);
  const isSuggesting = !hasCriterion(shown);
  const { position, ...positionFirst } = usePositionFirst(selected, !isSuggesting);
  const { loaded: rules, hasFailed } = useLoaded(searchRules, finder !== null || !isSuggesting, shown);
  const isSearching = isWaiting || isLoading || (!isSuggesting && !rules && !hasFailed);
  const needsSquads = finder !== null && finder.squads === null && (namesYear(shown.query) || shown.cup !== null);
  useEffect(() => {
    if (needsSquads) loadSquads().catch((error: unknown) => console.warn(error));
  }, [needsSquads, loadSquads]);
  const live = latest?.criteria === shown ? (latest.answer?.players ?? null) : null;

  const suggestions = useMemo(() => {
    if (!isSuggesting) return [];
    const isTaken = (player: Player) => hasPlayer(team, player);
    if (finder) return finder.suggest(position, { era, limit: SUGGESTIONS, isTaken });
    return rankPlayers(SAMPLE_PLAYERS, position).filter((player) => !isTaken(player));
  }, [isSuggesting, finder, position, era, team]);

  const results = useMemo(() => {
    if (isSuggesting || !rules) return NO_RESULTS;
    const clubs = clubsOfLeague?.(shown.league) ?? NO_CLUBS;
    const options: SearchOptions = { selected: shown.position || position, order };
    return rules.searchAll(shown, { finder, scripts, live: live ?? [], clubs }, options);
  }, [isSuggesting, rules, finder, shown, position, order, clubsOfLeague, live, scripts]);
  // Sliced after sorting, so that 'Show more' never reorders earlier results.
  const page = useMemo(() => results.players.slice(0, pages * PAGE), [results, pages]);

  const change = useCallback((change: Partial<Search>) => {
    setCriteria((current) => ({ ...current, ...change }));
    setPages(1);
    setCriterionMissing(false);
  }, []);

  // Nobody in the tables has the typed name as words, but a legend has.
  const { legends, named, close, understood } = results;
  const isLegend = legends.isNamed && (named === 0 || close > 0) && understood.length === 0;
  const legend = isLegend ? (legends.players[0] ?? null) : null;

  const choose = useCallback((meant: Understood) => change({ ...meant.change, query: '' }), [change]);

  const store = useBuilderStore();
  useEffect(
    () =>
      store.subscribe(({ generation, team: next }, before) => {
        if (generation === before.generation || !isEmptyTeam(next)) return;
        setCriteria((current) => (isNarrowed(current) ? { ...NO_SEARCH, query: current.query } : current));
      }),
    [store],
  );

  // Keep the latest results until the next ones arrive.
  const isOffline = !isSuggesting && isUnreachable(latest);
  const isEmpty = !isSuggesting && !isSearching && results.players.length + results.legends.players.length === 0;

  return {
    criteria,
    change,
    /** Asks the sports database immediately, even for a short query. */
    submit() {
      setCriterionMissing(!hasCriterion(criteria));
      if (hasCriterion(criteria)) ask();
    },
    isCurrent: shown === criteria,
    /** Until then, only suggestions can be shown. */
    hasRules: rules !== null,
    isSearching,
    isOffline,
    message: messageFor({ isCriterionMissing, hasFailed, isEmpty }),
    /** Without criteria, `players` are suggestions for the selected slot. */
    isSuggesting,
    /** The selected slot. Its players come first unless the user wants all positions. */
    ...positionFirst,
    era,
    setEra,
    ...results,
    legend,
    choose,
    order,
    setOrder,
    players: isSuggesting ? suggestions : page,
    /** Everyone who meets the criteria. Empty without criteria. */
    found: results.players,
    hasMore: !isSuggesting && results.players.length > page.length,
    showMore: () => setPages(pages + 1),
  };
}

type Latest = { criteria: SearchCriteria; answer: SearchAnswer | null };

const isUnreachable = (latest: Latest | null) =>
  latest !== null && (latest.answer === null || latest.answer.isUnreachable === true);

function useLiveSearch(criteria: SearchCriteria) {
  const [asked, setAsked] = useState<{ criteria: SearchCriteria } | null>(null);
  const [latest, setLatest] = useState<Latest | null>(null);
  const isAsked = asked?.criteria === criteria;
  const isWanted = isAsked || isWorthAsking(criteria);

  // biome-ignore lint/correctness/useExhaustiveDependencies: repeating the same criteria is a new search
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    const settle = (answer: SearchAnswer | null) => {
      if (!controller.signal.aborted) setLatest({ criteria, answer });
    };
    const timer = setTimeout(
      () => {
        const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT_MS)]);
        search(criteria, signal).then(settle, () => settle(null));
      },
      isAsked ? 0 : DEBOUNCE_MS,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [criteria, isWanted, isAsked, asked]);

  return {
    latest,
    isWaiting: isWanted && latest?.criteria !== criteria,
    ask() {
      setLatest(null);
      setAsked({ criteria });
    },
  };
}

async function search(criteria: SearchCriteria, signal: AbortSignal): Promise<SearchAnswer> {
  const { searchPlayers } = await import('#lib/api/players.ts');
  return searchPlayers(criteria, { signal });
}

/** A position or year alone triggers no call (D16). */
function isWorthAsking({ query, country, league, team }: SearchCriteria): boolean {
  return query.trim().length >= MIN_QUERY || country !== '' || league !== '' || team !== '';
}

type Trouble = { isCriterionMissing: boolean; hasFailed: boolean; isEmpty: boolean };

function messageFor({ isCriterionMissing, hasFailed, isEmpty }: Trouble): string {
  if (isCriterionMissing) return SEARCH_CRITERIA_MISSING;
  if (hasFailed) return TRY_AGAIN;
  return isEmpty ? NO_PLAYERS_FOUND : '';
}
