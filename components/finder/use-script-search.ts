'use client';

import { useModule } from '#components/finder/use-module.ts';
import { isOtherScript } from '#lib/players/scripts/other-script.ts';
import type { ScriptSearch } from '#lib/players/scripts/script-search.ts';

async function load(): Promise<ScriptSearch> {
  const { loadScriptSearch } = await import('#lib/players/scripts/load.ts');
  const scripts = await loadScriptSearch();
  if (!scripts) throw new Error('The names in other scripts failed to load.');
  return scripts;
}

/** Finds names in other scripts (D52). `isLoading` is true while a typed name waits for it. */
export function useScriptSearch(query: string): { scripts: ScriptSearch | null; isLoading: boolean } {
  const isWanted = isOtherScript(query);
  // After a failure, the next letter retries.
  const { module: scripts, hasFailed } = useModule(load, isWanted, query);
  return { scripts, isLoading: isWanted && scripts === null && !hasFailed };
}
