const LOCK = 'dream11.tab.';

/** Until they are released, or the page is gone, other tabs know that drafts have an open tab. */
export function tabLocks() {
  let releases: (() => void)[] = [];
  return {
    hold(tab: string): void {
      const isReleased = new Promise<void>((resolve) => releases.push(resolve));
      navigator.locks?.request(`${LOCK}${tab}`, () => isReleased).catch(console.warn);
    },
    release(): void {
      for (const release of releases) release();
      releases = [];
    },
  };
}

/** Without locks, nobody knows, and all tabs count as closed. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
  } catch (error) {
    console.warn(error);
    return new Set();
  }
}
