'use client';

import { useMemo } from 'react';
import { readText, useStoredText, writeText } from '#components/play/use-stored-text.ts';
import { PLANS, type Plan } from '#lib/match/plans.ts';
import { MATCH_PLAN_KEY } from '#lib/platform/storage.ts';

type LastPlan = {
  plan: Plan;
  keptIn: string | null;
};

function readPlan(text: string | null): LastPlan {
  try {
    const { plan, keptIn } = JSON.parse(text ?? '{}') as { plan?: unknown; keptIn?: unknown };
    const known = PLANS.find((one) => one === plan) ?? 'steady';
    return { plan: known, keptIn: typeof keptIn === 'string' ? keptIn : null };
  } catch {
    return { plan: 'steady', keptIn: null };
  }
}

function keepPlan(change: Partial<LastPlan>): void {
  writeText(MATCH_PLAN_KEY, JSON.stringify({ ...readPlan(readText(MATCH_PLAN_KEY)), ...change }));
}

export function useLastPlan(): LastPlan & { keepPlan: typeof keepPlan } {
  const text = useStoredText(MATCH_PLAN_KEY);
  return useMemo(() => ({ ...readPlan(text), keepPlan }), [text]);
}
