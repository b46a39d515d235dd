'use client';

import { useEffect, useState } from 'react';
import { draftNumber } from '#lib/draft/draft-day.ts';

const CHANGES = ['visibilitychange', 'hashchange', 'popstate', 'play-address'];

/** The number of today's draft (D66), looked up again whenever the page is shown or moves on. For the browser only. */
export function useToday(): number {
  const [today, setToday] = useState(() => draftNumber(Date.now()));
  useEffect(() => {
    const update = () => setToday(draftNumber(Date.now()));
    for (const name of CHANGES) window.addEventListener(name, update);
    return () => {
      for (const name of CHANGES) window.removeEventListener(name, update);
    };
  }, []);
  return today;
}
