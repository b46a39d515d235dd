'use client';

import { useEffect, useState } from 'react';
import { loadCupTables } from '#components/play/cup/load-cup-tables.ts';
import type { CupTables } from '#lib/match/cup/cup-file.ts';

export function useCupTables(): { tables: CupTables | null; hasFailed: boolean; retry: () => void } {
  const [tables, setTables] = useState<CupTables | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    loadCupTables().then(setTables, (error: unknown) => {
      console.warn(error);
      setFailedAttempt(attempt);
    });
  }, [attempt]);

  return { tables, hasFailed: tables === null && failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}
