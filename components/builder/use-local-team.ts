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
import { randomId } from '#lib/platform/random-id.ts';

let readEnvelope: EnvelopeReader | null = null;

const READER: ReaderSource = {
  loaded: () => readEnvelope,
  load: async () => {
    ({ readEnvelope } = await import('#lib/builder/read-envelope.ts'));
    return readEnvelope;
  },
};

const NO_TROUBLE: LocalTeamStatus = { unreadable: null, hasRival: false, hasFailed: false };

export type LocalTeamControls = LocalTeamStatus & Pick<LocalTeam, 'takeRival' | 'keepOwn' | 'retry'>;

export function useLocalTeam(): LocalTeamControls {
  const store = useBuilderStore();
  const keeper = useRef<LocalTeam>(null);
  const [status, setStatus] = useState<LocalTeamStatus>(NO_TROUBLE);

  useEffect(() => {
    // After hydration, because the first storage read is slow on a slow phone.
    const begin = setTimeout(() => {
      keeper.current = keepLocalTeam(store, { tab: randomId(), now: Date.now, reader: READER, onStatus: setStatus });
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
    retry: () => keeper.current?.retry(),
  };
}
