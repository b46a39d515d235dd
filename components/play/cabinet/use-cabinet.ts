'use client';

import { useEffect, useMemo } from 'react';
import { readText, useStoredText, writeText } from '#components/play/use-stored-text.ts';
import { type Cabinet, mergedCabinets, readCabinet } from '#lib/match/cup/cabinet.ts';
import { CABINET_KEY } from '#lib/platform/storage.ts';

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

/** Keeps how a cup ended, if it's this browser's own. */
export function useKeptEnd(year: number, end: Cabinet[number], isOwn: boolean): void {
  useEffect(() => {
    if (isOwn) addToCabinet({ [year]: end });
  }, [year, end, isOwn]);
}
