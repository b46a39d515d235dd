'use client';

import { useEffect, useRef, useState } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { keepLocalTeam, type LocalTeam, type LocalTeamStatus } from '#lib/builder/local-team.ts';

/** Keeps the team on this device while the calling component is shown; see `keepLocalTeam`. */
export function useLocalTeam(): LocalTeamStatus & Pick<LocalTeam, 'takeRival' | 'keepOwn'> {
  const store = useBuilderStore();
  const keeper = useRef<LocalTeam>(null);
  const [status, setStatus] = useState<LocalTeamStatus>({ isLoaded: false, unreadable: null, hasRival: false });

  useEffect(() => {
    // randomUUID is missing where the page is served over plain HTTP by another machine.
    const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');
    const local = keepLocalTeam(store, { tab, now: Date.now, onStatus: setStatus });
    keeper.current = local;
    return local.stop;
  }, [store]);

  return {
    ...status,
    takeRival: () => keeper.current?.takeRival(),
    keepOwn: () => keeper.current?.keepOwn(),
  };
}
