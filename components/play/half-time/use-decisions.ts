'use client';

import { useEffect } from 'react';
import { useLastPlan } from '#components/play/half-time/use-last-plan.ts';
import type { Decisions } from '#components/play/match/match-view.tsx';
import { FULL_TIME, HALF_TIME } from '#lib/match/match-events.ts';
import type { PlayAddress } from '#lib/match/play-address.ts';
import { withChoice } from '#lib/match/with-choice.ts';

type Options = {
  address: PlayAddress;
  /** The number of the match among one's own. */
  match: number;
  /** Tells this cup from others. Null outside a cup. */
  cup: string | null;
  goTo: (change: Partial<PlayAddress>, how: 'replace') => void;
};

/** Half-time plans, which become part of the address and so of the result and its link (D60). */
export function useDecisions({ address, match, cup, goTo }: Options): Decisions | null {
  const { plan, keptIn, keepPlan } = useLastPlan();
  const isBefore = address.step === 0 && address.minute === null;
  // A cup that starts again asks again.
  useEffect(() => {
    if (isBefore && cup !== null && keptIn === cup) keepPlan({ keptIn: null });
  }, [isBefore, cup, keptIn, keepPlan]);
  if (address.isWatched) return null;
  return {
    lastPlan: address.choices[match]?.halfTime.plan ?? plan,
    keptPlan: cup !== null && keptIn === cup ? plan : null,
    onKeep: cup === null ? null : (kept) => keepPlan({ plan: kept, keptIn: cup }),
    onDecide: (time, choice) => {
      keepPlan({ plan: choice.plan });
      const minute = (time === 'halfTime' ? HALF_TIME : FULL_TIME) + 1;
      goTo({ choices: withChoice(address.choices, match, time, choice), minute }, 'replace');
    },
    onSkip: (time, choice) => {
      keepPlan({ plan: choice.plan });
      const choices = withChoice(address.choices, match, time, choice);
      goTo({ choices, step: address.step + 1, minute: null }, 'replace');
    },
  };
}
