import { DRAFT_KEY } from '#lib/platform/storage.ts';

type Listener = {
  /** Another tab may have changed its draft. */
  onChange: () => void;
  /** The page is closed, or cached until the user comes back. */
  onHide: () => void;
  onShow: () => void;
};

/** Returns how to stop. */
export function listenToOtherTabs({ onChange, onHide, onShow }: Listener): () => void {
  const listening = new AbortController();
  window.addEventListener('storage', ({ key }) => (key === null || key.startsWith(DRAFT_KEY)) && onChange(), listening);
  // Frozen and cached pages get no storage events.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && onChange(), listening);
  window.addEventListener('pagehide', onHide, listening);
  window.addEventListener('pageshow', ({ persisted }) => persisted && onShow(), listening);
  return () => listening.abort();
}
