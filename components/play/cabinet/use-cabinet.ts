'use client';

import { useEffect, useMemo } from 'react';
import { readText, useStoredText, writeText } from '#components/play/use-stored-text.ts';
import { type Cabinet, mergedCabinets, readCabinet } from '#lib/match/cup/cabinet.ts';
import { CUP_YEARS } from '#lib/match/cup/cup-format.ts';
import { CABINET_KEY, OFFERED_CABINET_KEY } from '#lib/platform/storage.ts';

export function useCabinet(): Cabinet {
  const text = useStoredText(CABINET_KEY);
  return useMemo(() => readCabinet(text), [text]);
}

/** Reads again before writing, because another tab may have won something since. */
function addToCabinet(more: Cabinet): void {
  const before = readCabinet(readText(CABINET_KEY));
  const after = JSON.stringify(mergedCabinets(before, more));
  if (after !== JSON.stringify(before)) writeText(CABINET_KEY, after);
}

/** The cups of an imported backup that this browser doesn't have, and the answer. Null if there is nothing to ask. */
export function useOfferedCabinet(): { cups: number; answer: (isAdded: boolean) => void } | null {
  const own = useCabinet();
  const text = useStoredText(OFFERED_CABINET_KEY);
  const offered = useMemo(() => readCabinet(text), [text]);
  const merged = mergedCabinets(own, offered);
  const cups = CUP_YEARS.filter((year) => merged[year] !== own[year]).length;
  if (cups === 0) return null;
  return {
    cups,
    answer: (isAdded) => {
      if (isAdded) addToCabinet(offered);
      writeText(OFFERED_CABINET_KEY, '{}');
    },
  };
}

/** Keeps how a cup ended, if it's this browser's own. */
export function useKeptEnd(year: number, end: Cabinet[number], isOwn: boolean): void {
  useEffect(() => {
    if (isOwn) addToCabinet({ [year]: end });
  }, [year, end, isOwn]);
}
