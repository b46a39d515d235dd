'use client';

import { useEffect, useState } from 'react';
import { isOtherScript } from '#lib/players/scripts/fold-script.ts';
import type { ScriptSearch } from '#lib/players/scripts/script-search.ts';

/** What finds names in other scripts (D52); `isLoading` while a typed name waits for it. */
export function useScriptSearch(query: string): { scripts: ScriptSearch | null; isLoading: boolean } {
  const [scripts, setScripts] = useState<ScriptSearch | null>(null);
  const [failed, setFailed] = useState('');
  const isWanted = isOtherScript(query) && scripts === null;

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const settle = (loaded: ScriptSearch | null) => {
      if (isGone) return;
      if (loaded) setScripts(() => loaded);
      // The next letter tries again.
      else setFailed(query);
    };
    import('#lib/players/scripts/load.ts')
      .then(({ loadScriptSearch }) => loadScriptSearch())
      .then(settle, (error) => {
        console.warn(error);
        settle(null);
      });
    return () => {
      isGone = true;
    };
  }, [isWanted, query]);

  return { scripts, isLoading: isWanted && failed !== query };
}
