import { DRAFT_KEY } from '#lib/platform/storage.ts';

type Listener = {
  onChange: () => void;
  /** The page is closed, or cached until the user comes back. */
  onHide: () => void;
  onShow: () => void;
};

/** Another tab may have changed what is stored under keys that start with `prefix`. */
export function listenToStorage(prefix: string, onChange: () => void, until: { signal: AbortSignal }): void {
  window.addEventListener('storage', ({ key }) => (key === null || key.startsWith(prefix)) && onChange(), until);
  // Frozen and cached pages get no storage events.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && onChange(), until);
}

/** Returns how to stop. */
export function listenToOtherTabs({ onChange, onHide, onShow }: Listener): () => void {
  const listening = new AbortController();
  listenToStorage(DRAFT_KEY, onChange, listening);
  window.addEventListener('pagehide', onHide, listening);
  window.addEventListener('pageshow', ({ persisted }) => persisted && onShow(), listening);
  return () => listening.abort();
}
