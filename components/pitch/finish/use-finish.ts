'use client';

import { useEffect, useState } from 'react';
import { useBuilder } from '#hooks/use-builder.tsx';
import { FINISH_KEY, readStored, removeStored, writeStored } from '#lib/platform/storage.ts';
import { startersOf } from '#lib/team/formation/formations.ts';
import { isEmpty } from '#lib/team/operations.ts';
import { STARTERS } from '#types/limits.ts';

/** Whether to show what comes after the eleventh player: once per team, remembered in this browser. */
export function useFinish(completion: number): { isShown: boolean; close: () => void } {
  const isComplete = useBuilder(({ team }) => startersOf(team).length === STARTERS);
  const isNew = useBuilder(({ isRestored, team }) => isRestored && isEmpty(team));
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (completion === 0 || readStored(FINISH_KEY) !== null) return;
    setShown(true);
    writeStored(FINISH_KEY, '1');
  }, [completion]);

  useEffect(() => {
    if (isNew) removeStored(FINISH_KEY);
  }, [isNew]);

  return { isShown: isShown && isComplete, close: () => setShown(false) };
}
