'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { useSessionStore } from '#hooks/use-session.tsx';
import { type CloudTeamControls, createCloudTeamStore } from '#lib/cloud-team/cloud-team-store.ts';

const CloudTeamContext = createContext<StoreApi<CloudTeamControls> | null>(null);

export function useCloudTeam(): CloudTeamControls {
  const store = useContext(CloudTeamContext);
  if (!store) throw new Error('useCloudTeam needs a CloudTeamProvider above it');
  return useStore(store);
}

export function CloudTeamProvider({ children }: { children: ReactNode }) {
  const builder = useBuilderStore();
  const session = useSessionStore();
  const [store] = useState(() => createCloudTeamStore(builder, session));
  useEffect(() => store.getState().start(), [store]);
  return <CloudTeamContext value={store}>{children}</CloudTeamContext>;
}
