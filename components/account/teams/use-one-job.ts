'use client';

import { useRef, useState } from 'react';
import { useSession } from '#hooks/use-session.tsx';
import type { Caller } from '#lib/api/call-api.ts';
import { SIGN_IN_FIRST } from '#lib/platform/messages/session.ts';

type Outcome = { ok: true } | { ok: false; error: string };

/** Runs one job at a time, so that a double click acts once. `report` gets its error, and '' at its start. */
export function useOneJob(report: (error: string) => void) {
  const { accessToken } = useSession();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  async function run(failed: string, job: (caller: Caller) => Promise<Outcome>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    report('');
    try {
      const token = await accessToken();
      const outcome: Outcome = token === null ? { ok: false, error: SIGN_IN_FIRST } : await job({ token });
      if (!outcome.ok) report(outcome.error);
      return outcome.ok;
    } catch (cause) {
      console.warn(cause);
      report(failed);
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { run, isBusy };
}
