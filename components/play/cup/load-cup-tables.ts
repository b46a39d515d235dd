import { loadable } from '#components/ui/use-loaded.ts';
import { CUP_FILE_ADDRESS } from '#lib/match/cup/cup-file.generated.ts';
import { type CupFile, type CupTables, cupTables as tablesOf } from '#lib/match/cup/cup-file.ts';

const TIMEOUT_MS = 20_000;

let tables: Promise<CupTables> | null = null;

async function attempt(cache: RequestCache): Promise<CupTables> {
  const response = await fetch(CUP_FILE_ADDRESS, { cache, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The World Cup file returned ${response.status}.`);
  return tablesOf((await response.json()) as CupFile);
}

/** After a failure, the next call retries. */
function loadCupTables(): Promise<CupTables> {
  // The file is cached forever, so only the second attempt, which bypasses caches, replaces a damaged copy.
  tables ??= attempt('default')
    .catch(() => attempt('reload'))
    .catch((error: unknown) => {
      tables = null;
      throw error;
    });
  return tables;
}

export const cupTables = loadable(loadCupTables);
