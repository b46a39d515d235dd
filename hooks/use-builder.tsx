'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import { useStore } from 'zustand';
import { type Builder, type BuilderStore, createBuilderStore } from '#lib/builder/store.ts';

const BuilderContext = createContext<BuilderStore | null>(null);

export function BuilderProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => createBuilderStore(Date.now));
  return <BuilderContext value={store}>{children}</BuilderContext>;
}

export function useBuilderStore(): BuilderStore {
  const store = useContext(BuilderContext);
  if (!store) throw new Error('useBuilder needs a BuilderProvider above it');
  return store;
}

export function useBuilder<Part>(part: (builder: Builder) => Part): Part {
  return useStore(useBuilderStore(), part);
}

export function useHistory(): { canUndo: boolean; canRedo: boolean } {
  const { temporal } = useBuilderStore();
  const canUndo = useStore(temporal, (history) => history.pastStates.length > 0);
  const canRedo = useStore(temporal, (history) => history.futureStates.length > 0);
  return { canUndo, canRedo };
}
