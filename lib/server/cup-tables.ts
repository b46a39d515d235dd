import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CUP_FILE_ADDRESS } from '#lib/match/cup/cup-file.generated.ts';
import { type CupFile, type CupTables, cupTables } from '#lib/match/cup/cup-file.ts';

let tables: Promise<CupTables> | null = null;

/** The browser's own file. After a failure, the next call retries. */
export function readCupTables(): Promise<CupTables> {
  tables ??= readFile(join(/* turbopackIgnore: true */ process.cwd(), 'public', CUP_FILE_ADDRESS), 'utf8')
    .then((text) => cupTables(JSON.parse(text) as CupFile))
    .catch((error: unknown) => {
      tables = null;
      throw error;
    });
  return tables;
}
