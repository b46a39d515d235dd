import type { LocalEnvelope } from '#lib/builder/read-envelope.ts';

const lockOf = (tab: string) => `dream11.tab.${tab}`;

/** Until the returned function is called, or the tab is gone, other tabs know that this one still has its team. */
export function holdOpen(tab: string): () => void {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  if (navigator.locks) void navigator.locks.request(lockOf(tab), () => isReleased);
  return release;
}

/** The copies of tabs that don't hold themselves open. */
export async function fromClosedTabs(copies: readonly LocalEnvelope[]): Promise<LocalEnvelope[]> {
  if (copies.length === 0 || !navigator.locks) return [...copies];
  const { held = [] } = await navigator.locks.query();
  return copies.filter(({ writer }) => !held.some(({ name }) => name === lockOf(writer)));
}
