import type { ReactNode } from 'react';
import { BuilderProvider, useBuilderStore } from '#hooks/use-builder.tsx';
import type { BuilderStore } from '#lib/builder/store.ts';

/** The store of the latest `TestBuilder`. */
export let store: BuilderStore;

function Grab() {
  store = useBuilderStore();
  return null;
}

export function TestBuilder({ children }: { children: ReactNode }) {
  return (
    <BuilderProvider>
      <Grab />
      {children}
    </BuilderProvider>
  );
}
