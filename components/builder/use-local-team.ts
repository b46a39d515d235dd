'use client';

import { useEffect, useRef, useState } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { keepLocalTeam, type LocalTeam, type LocalTeamStatus } from '#lib/builder/local-team.ts';
import { randomId } from '#lib/platform/random-id.ts';

const NO_TROUBLE: LocalTeamStatus = { unreadable: null, rival: null };

export type LocalTeamControls = LocalTeamStatus & Pick<LocalTeam, 'takeRival' | 'keepOwn'>;

export function useLocalTeam(): LocalTeamControls {
  const store = useBuilderStore();
  const keeper = useRef<LocalTeam>(null);
  const [status, setStatus] = useState<LocalTeamStatus>(NO_TROUBLE);

  useEffect(() => {
    // After hydration, because the first storage read is slow on a slow phone.
    const begin = setTimeout(() => {
      keeper.current = keepLocalTeam(store, { newTabId: randomId, now: Date.now, onStatus: setStatus });
    });
    return () => {
      clearTimeout(begin);
      keeper.current?.stop();
      keeper.current = null;
    };
  }, [store]);

  return {
    ...status,
    takeRival: () => keeper.current?.takeRival(),
    keepOwn: () => keeper.current?.keepOwn(),
  };
}
