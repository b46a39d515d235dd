'use client';

import { useEffect, useState } from 'react';
import { useBuilder } from '#hooks/use-builder.tsx';
import { FINISH_KEY, readStored, removeStored, writeStored } from '#lib/platform/storage.ts';
import { startersOf } from '#lib/team/formation/formations.ts';
import { isEmpty } from '#lib/team/operations.ts';
import { STARTERS } from '#types/limits.ts';

/** Shown once per team, remembered in this browser. Later completions are only announced. */
export function useFinish(completion: number): { isShown: boolean; isAnnounced: boolean; close: () => void } {
  const isComplete = useBuilder(({ team }) => startersOf(team).length === STARTERS);
  const isNew = useBuilder(({ isRestored, team }) => isRestored && isEmpty(team));
  const [shown, setShown] = useState({ completion: 0, isOpen: false });

  useEffect(() => {
    if (completion === 0 || readStored(FINISH_KEY) !== null) return;
    setShown({ completion, isOpen: true });
    writeStored(FINISH_KEY, '1');
  }, [completion]);

  useEffect(() => {
    if (isNew) removeStored(FINISH_KEY);
  }, [isNew]);

  return {
    isShown: shown.isOpen && isComplete,
    isAnnounced: completion > shown.completion && !shown.isOpen,
    close: () => setShown({ ...shown, isOpen: false }),
  };
}
