'use client';

import { loadable, useLoaded } from '#components/ui/use-loaded.ts';
import { isOtherScript } from '#lib/players/scripts/other-script.ts';
import type { ScriptSearch } from '#lib/players/scripts/script-search.ts';

const scriptSearch = loadable(async (): Promise<ScriptSearch> => {
  const { loadScriptSearch } = await import('#lib/players/scripts/load.ts');
  const scripts = await loadScriptSearch();
  if (!scripts) throw new Error('The names in other scripts failed to load.');
  return scripts;
});

/** Finds names in other scripts (D52). `isLoading` is true while a typed name waits for it. */
export function useScriptSearch(query: string): { scripts: ScriptSearch | null; isLoading: boolean } {
  const isWanted = isOtherScript(query);
  // After a failure, the next letter retries.
  const { loaded: scripts, hasFailed } = useLoaded(scriptSearch, isWanted, query);
  return { scripts, isLoading: isWanted && scripts === null && !hasFailed };
}
