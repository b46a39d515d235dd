import { readStored, TEAM_KEY } from '#lib/platform/storage.ts';

/** Calls `catchUp` with the stored team whenever another tab may have changed it. Returns how to stop. */
export function listenToOtherTabs(catchUp: (text: string | null) => void): () => void {
  const listening = new AbortController();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === TEAM_KEY) catchUp(newValue);
  };
  // Frozen and cached pages get no storage events.
  const onReturn = () => {
    if (document.visibilityState === 'visible') catchUp(readStored(TEAM_KEY));
  };
  window.addEventListener('storage', onStorage, listening);
  window.addEventListener('pageshow', onReturn, listening);
  document.addEventListener('visibilitychange', onReturn, listening);
  return () => listening.abort();
}

export const tabLock = (tab: string) => `dream11.tab.${tab}`;

/** Until the returned function is called, or the tab is gone, other tabs know that this one still has its team. */
export function holdOpen(tab: string): () => void {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  if (navigator.locks) void navigator.locks.request(tabLock(tab), () => isReleased);
  return release;
}
