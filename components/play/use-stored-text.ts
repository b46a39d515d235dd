'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#lib/platform/storage.ts';

const CHANGED = 'stored-text';
/** What couldn't be written, so that a browser without storage can still play. */
const unwritten = new Map<string, string>();

function subscribe(onChange: () => void): () => void {
  for (const name of ['storage', CHANGED]) window.addEventListener(name, onChange);
  return () => {
    for (const name of ['storage', CHANGED]) window.removeEventListener(name, onChange);
  };
}

export const readText = (key: string): string | null => unwritten.get(key) ?? readStored(key);

export function writeText(key: string, text: string): void {
  if (writeStored(key, text) === 'ok') unwritten.delete(key);
  else unwritten.set(key, text);
  window.dispatchEvent(new Event(CHANGED));
}

/** A text in the browser's storage, which other tabs may change too. */
export function useStoredText(key: string): string | null {
  const read = useCallback(() => readText(key), [key]);
  return useSyncExternalStore(subscribe, read, () => null);
}
