'use client';

import { useMemo } from 'react';
import { readText, useStoredText, writeText } from '#components/play/use-stored-text.ts';
import { type DraftSeed, dayOf } from '#lib/draft/draft-day.ts';
import { type DayResult, readDraftResults, withResult } from '#lib/draft/draft-results.ts';
import { scoreDraft } from '#lib/draft/draft-score.ts';
import { type DraftState, type DraftTurn, draftState } from '#lib/draft/draft-state.ts';
import { draftsToForget, newStoredDraft, readStoredDraft, storedDeal, withTurn } from '#lib/draft/stored-draft.ts';
import { ENGINE_VERSION } from '#lib/match/version.ts';
import {
  DRAFT_RESULTS_KEY,
  readStored,
  removeStored,
  STORED_DRAFT_KEY,
  storedDraftKey,
  storedKeys,
} from '#lib/platform/storage.ts';
import type { SquadBook } from '#lib/players/squads/squad-book.ts';

export type Draft = {
  /** Null until it is started. */
  state: DraftState | null;
  /** Whether its result counts. */
  counts: boolean;
  /** Whether it was dealt by the present rules, so that a friend would get the same squads. */
  isCurrent: boolean;
  start: (today: number) => void;
  /** Does nothing if the squad with this number has already been decided on, such as in another tab. */
  decide: (round: number, turn: DraftTurn) => void;
  keepResult: (result: DayResult) => void;
};

export const isUnfinished = ({ state, counts }: Draft): boolean => counts && state !== null && state.squad !== null;

export function useDraft(book: SquadBook, seed: DraftSeed): Draft {
  const key = storedDraftKey(seed);
  const text = useStoredText(key);
  return useMemo(() => {
    const stored = readStoredDraft(text);
    const deal = stored && storedDeal(book, stored);
    const day = dayOf(seed);
    const keepResult = (result: DayResult) => {
      if (!stored?.counts || day === null) return;
      const results = readDraftResults(readText(DRAFT_RESULTS_KEY));
      writeText(DRAFT_RESULTS_KEY, JSON.stringify(withResult(results, day, result)));
    };
    return {
      state: stored && deal && draftState(deal, stored.turns),
      counts: stored?.counts ?? false,
      isCurrent: stored?.version === ENGINE_VERSION,
      start: (today) => {
        const begun = readStoredDraft(readText(key));
        // Another tab may have started it.
        if (begun && storedDeal(book, begun)) return;
        const stored = storedKeys(STORED_DRAFT_KEY).map((one) => [one, readStored(one)] as const);
        for (const one of draftsToForget(stored)) removeStored(one);
        writeText(key, JSON.stringify(newStoredDraft(book, seed, day === today, Date.now())));
      },
      decide: (round, turn) => {
        const current = readStoredDraft(readText(key));
        const next = current && withTurn(book, current, round, turn);
        if (!next) return;
        writeText(key, JSON.stringify(next));
        const decided = deal && draftState(deal, next.turns);
        if (decided?.squad === null) keepResult({ percent: scoreDraft(decided.deal, decided.picks).percent });
      },
      keepResult,
    };
  }, [book, seed, key, text]);
}
