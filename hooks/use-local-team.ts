'use client';

import { useEffect, useRef, useState } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import {
  type EnvelopeReader,
  keepLocalTeam,
  type LocalTeam,
  type LocalTeamStatus,
  type ReaderSource,
} from '#lib/builder/local-team.ts';

let readEnvelope: EnvelopeReader | null = null;

const READER: ReaderSource = {
  loaded: () => readEnvelope,
  load: async () => {
    ({ readEnvelope } = await import('#lib/builder/read-envelope.ts'));
    return readEnvelope;
  },
};

const FINE: LocalTeamStatus = { unreadable: null, hasRival: false, hasFailed: false };

/** Keeps the team on this device while the calling component is shown; see `keepLocalTeam`. */
export function useLocalTeam(): LocalTeamStatus & Pick<LocalTeam, 'takeRival' | 'keepOwn' | 'retry'> {
  const store = useBuilderStore();
  const keeper = useRef<LocalTeam>(null);
  const [status, setStatus] = useState<LocalTeamStatus>(FINE);

  useEffect(() => {
    // randomUUID is missing where the page is served over plain HTTP by another machine.
    const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');
    const local = keepLocalTeam(store, { tab, now: Date.now, reader: READER, onStatus: setStatus });
    keeper.current = local;
    return local.stop;
  }, [store]);

  return {
    ...status,
    takeRival: () => keeper.current?.takeRival(),
    keepOwn: () => keeper.current?.keepOwn(),
    retry: () => keeper.current?.retry(),
  };
}
