'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#lib/platform/when-idle.ts';

const DELAY_MS = 2000;

/** Loads the lines once there are players to link and the browser is idle. */
export function useLinkLines(hasPlayers: boolean): ComponentType | null {
  const [Lines, setLines] = useState<ComponentType | null>(null);
  const isMissing = hasPlayers && Lines === null;

  useEffect(() => {
    if (!isMissing) return;
    return whenIdle(async () => {
      const { LinkLines } = await import('#components/pitch/lines/link-lines.tsx');
      setLines(() => LinkLines);
    }, DELAY_MS);
  }, [isMissing]);

  return Lines;
}
