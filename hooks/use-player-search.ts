'use client';

import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useBuilder } from '#hooks/use-builder.tsx';
import { searchPlayers } from '#lib/api/players.ts';
import { NO_PLAYERS_FOUND, PLAYER_DATABASE_UNREACHABLE, SEARCH_CRITERIA_MISSING } from '#lib/messages.ts';
import { filterPlayers, mergeDuplicates, NO_CRITERIA_CHOSEN, rankPlayers } from '#lib/sports-db/filters.ts';
import { SAMPLE_PLAYERS } from '#lib/sports-db/sample-players.ts';
import { naturalPosition } from '#lib/team/formations.ts';
import type { SearchAnswer } from '#types/api.ts';
import type { Player } from '#types/player.ts';

/** ms, spec §9 */
const DEBOUNCE = 300;
/** Typed characters, spec §9 */
const MIN_QUERY = 3;

const NO_CLUBS: ReadonlySet<string> = new Set();

type Outside = { query: string; answer: SearchAnswer | 'failed' };

export type PlayerSearch = {
  query: string;
  setQuery: (query: string) => void;
  /** Searches at once, however short the query. */
  submit: () => void;
  isSearching: boolean;
  /** True where nothing but sample players could be used. */
  isOffline: boolean;
  message: string;
  players: readonly Player[];
};

/**
 * The search as one types: at once over the players that are here, and after a pause over the sports database, whose
 * answer merges in. A newer search cancels the older one.
 */
export function usePlayerSearch(): PlayerSearch {
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState<{ query: string; at: number } | null>(null);
  const [outside, setOutside] = useState<Outside | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [isCriterionMissing, setCriterionMissing] = useState(false);
  const asking = useRef<AbortController>(null);
  const position = useBuilder(({ selected }) => (selected?.kind === 'slot' ? naturalPosition(selected.slot) : ''));
  const typed = useDeferredValue(query.trim());

  useEffect(() => {
    const trimmed = query.trim();
    if (trimmed.length < MIN_QUERY) return;
    const timer = setTimeout(() => setAsked({ query: trimmed, at: Date.now() }), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [query]);

  useEffect(() => {
    if (!asked) return;
    const controller = new AbortController();
    asking.current = controller;
    setSearching(true);
    searchPlayers({ ...NO_CRITERIA_CHOSEN, query: asked.query }, { signal: controller.signal })
      .then(
        (answer) => setOutside({ query: asked.query, answer }),
        () => {
          if (!controller.signal.aborted) setOutside({ query: asked.query, answer: 'failed' });
        },
      )
      .finally(() => {
        if (!controller.signal.aborted) setSearching(false);
      });
    return () => controller.abort();
  }, [asked]);

  const found = outside?.query === query.trim() ? outside.answer : null;

  const players = useMemo(() => {
    if (typed === '') return rankPlayers(SAMPLE_PLAYERS, position);
    const here = filterPlayers(SAMPLE_PLAYERS, { ...NO_CRITERIA_CHOSEN, query: typed }, NO_CLUBS);
    const there = found && found !== 'failed' ? found.players : [];
    return rankPlayers(mergeDuplicates([...there, ...here]), position);
  }, [typed, found, position]);

  return {
    query,
    setQuery(text) {
      setQuery(text);
      setCriterionMissing(false);
      if (text.trim().length < MIN_QUERY) {
        asking.current?.abort();
        setSearching(false);
      }
    },
    submit() {
      const trimmed = query.trim();
      setCriterionMissing(trimmed === '');
      if (trimmed !== '') setAsked({ query: trimmed, at: Date.now() });
    },
    isSearching,
    isOffline: found === 'failed' || (found !== null && found.source === 'sample'),
    message: messageFor({ isCriterionMissing, found, isEmpty: players.length === 0 }),
    players,
  };
}

function messageFor(state: { isCriterionMissing: boolean; found: SearchAnswer | 'failed' | null; isEmpty: boolean }) {
  if (state.isCriterionMissing) return SEARCH_CRITERIA_MISSING;
  if (state.found === 'failed') return PLAYER_DATABASE_UNREACHABLE;
  if (state.found?.message) return state.found.message;
  return state.isEmpty ? NO_PLAYERS_FOUND : '';
}
