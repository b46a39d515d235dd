'use client';

import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useBuilder } from '#hooks/use-builder.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { NO_PLAYERS_FOUND, PLAYER_DATABASE_UNREACHABLE, SEARCH_CRITERIA_MISSING } from '#lib/platform/messages.ts';
import { filterPlayers, hasCriterion, NO_CRITERIA_CHOSEN, rankPlayers } from '#lib/players/filters.ts';
import type { Era } from '#lib/players/index/eras.ts';
import { mergeResults } from '#lib/players/index/merge-results.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import { naturalPosition } from '#lib/team/formations.ts';
import { hasPlayer } from '#lib/team/operations.ts';
import type { SearchAnswer, SearchCriteria } from '#types/api.ts';
import type { Player } from '#types/player.ts';

/** ms, spec §9 */
const DEBOUNCE = 300;
/** Typed characters, spec §9 */
const MIN_QUERY = 3;
/** ms. Our own server answers within 13 s, whatever the sports database does; a connection that hangs does not. */
const TIMEOUT = 20_000;
/** Rows of the index shown at once; 'Show more' adds as many. */
const PAGE = 30;
const SUGGESTIONS = 20;

type Outside = { criteria: SearchCriteria; answer: SearchAnswer | 'failed' };

export type PlayerSearch = {
  criteria: SearchCriteria;
  change: (change: Partial<SearchCriteria>) => void;
  /** Asks the sports database at once, however short the query. */
  submit: () => void;
  isSearching: boolean;
  /** True where the sports database could not be reached, so that only players from here are shown. */
  isOffline: boolean;
  message: string;
  /** True while nothing is asked for, and `players` are suggestions for the selected place. */
  isSuggesting: boolean;
  era: Era | null;
  setEra: (era: Era | null) => void;
  players: readonly Player[];
  hasMore: boolean;
  showMore: () => void;
};

/** The folded club names of a league, for the players that are here; loaded with the advanced fields. */
export type ClubsOfLeague = (league: string) => ReadonlySet<string>;

const NO_CLUBS: ReadonlySet<string> = new Set();

/**
 * The search as one types: at once over the players that are here, and after a pause over the sports database, whose
 * answer merges in. A newer search cancels the older one.
 */
export function usePlayerSearch(clubsOfLeague: ClubsOfLeague | null): PlayerSearch {
  const { finder } = usePlayerFinder();
  // The pitch answers first; the list follows.
  const team = useDeferredValue(useBuilder((builder) => builder.team));
  const selected = useDeferredValue(useBuilder((builder) => builder.selected));
  const position = selected?.kind === 'slot' ? naturalPosition(selected.slot) : '';
  const [criteria, setCriteria] = useState(NO_CRITERIA_CHOSEN);
  const [era, setEra] = useState<Era | null>(null);
  const [pages, setPages] = useState(1);
  const [asked, setAsked] = useState<{ criteria: SearchCriteria } | null>(null);
  const [outside, setOutside] = useState<Outside | null>(null);
  const [isCriterionMissing, setCriterionMissing] = useState(false);
  // Typing comes first; the list follows when there is time.
  const shown = useDeferredValue(criteria);

  useEffect(() => {
    if (!isWorthAsking(criteria)) return;
    // Whoever pressed Enter meanwhile has asked already.
    const ask = () => setAsked((latest) => (latest?.criteria === criteria ? latest : { criteria }));
    const timer = setTimeout(ask, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [criteria]);

  useEffect(() => {
    // Whatever is changed gives up what was asked for before.
    if (asked?.criteria !== criteria) return;
    const controller = new AbortController();
    const settle = (answer: Outside['answer']) => {
      if (!controller.signal.aborted) setOutside({ criteria, answer });
    };
    search(criteria, AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT)])).then(settle, () =>
      settle('failed'),
    );
    return () => controller.abort();
  }, [asked, criteria]);

  const isSuggesting = !hasCriterion(shown);
  const isAnswered = outside?.criteria === criteria;
  // Of what is shown, so that the next letter is not kept waiting by a list without the old answer.
  const live = outside?.criteria === shown && outside.answer !== 'failed' ? outside.answer.players : null;

  const suggestions = useMemo(() => {
    if (!isSuggesting) return [];
    const isTaken = (player: Player) => hasPlayer(team, player);
    if (finder) return finder.suggest(position, { era, limit: SUGGESTIONS, isTaken });
    return rankPlayers(SAMPLE_PLAYERS, position).filter((player) => !isTaken(player));
  }, [isSuggesting, finder, position, era, team]);

  const { results, total } = useMemo(() => {
    if (isSuggesting) return { results: [], total: 0 };
    const index = finder?.find(shown, { selected: position, limit: pages * PAGE }) ?? { players: [], total: 0 };
    const samples = filterPlayers(SAMPLE_PLAYERS, shown, clubsOfLeague?.(shown.league) ?? NO_CLUBS);
    const sources = { index: index.players, live: live ?? [], samples };
    return { results: mergeResults(sources, shown.query, shown.position || position), total: index.total };
  }, [isSuggesting, finder, shown, position, pages, clubsOfLeague, live]);

  // What was so at the last answer is believed until the next one.
  const isOffline = !isSuggesting && outside !== null && isUnreachable(outside.answer);
  const isWaiting = !isAnswered && (asked?.criteria === criteria || isWorthAsking(criteria));

  return {
    criteria,
    change(change) {
      setCriteria((current) => ({ ...current, ...change }));
      setPages(1);
      setCriterionMissing(false);
    },
    submit() {
      const isMissing = !hasCriterion(criteria);
      setCriterionMissing(isMissing);
      if (isMissing) return;
      // Asked again after a failure, it is a new search.
      setOutside(null);
      setAsked({ criteria });
    },
    isSearching: isWaiting,
    isOffline,
    message: messageFor({
      isCriterionMissing,
      isOffline,
      hasNobody: !isSuggesting && !isWaiting && results.length === 0,
    }),
    isSuggesting,
    era,
    setEra,
    players: isSuggesting ? suggestions : results,
    hasMore: !isSuggesting && total > pages * PAGE,
    showMore: () => setPages(pages + 1),
  };
}

function isUnreachable(answer: SearchAnswer | 'failed'): boolean {
  return answer === 'failed' || answer.isUnreachable === true;
}

/** What calls our API and checks its answers is not part of the first load. */
async function search(criteria: SearchCriteria, signal: AbortSignal): Promise<SearchAnswer> {
  const { searchPlayers } = await import('#lib/api/players.ts');
  return searchPlayers(criteria, { signal });
}

/** Whether the sports database is asked without being told to: D16 has no call for a position or a year alone. */
function isWorthAsking({ query, country, league, team }: SearchCriteria): boolean {
  return query.trim().length >= MIN_QUERY || country !== '' || league !== '' || team !== '';
}

function messageFor(state: { isCriterionMissing: boolean; isOffline: boolean; hasNobody: boolean }): string {
  if (state.isCriterionMissing) return SEARCH_CRITERIA_MISSING;
  return [state.isOffline && PLAYER_DATABASE_UNREACHABLE, state.hasNobody && NO_PLAYERS_FOUND]
    .filter(Boolean)
    .join(' ');
}
