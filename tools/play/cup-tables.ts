import { readFileSync } from 'node:fs';
import { CUP_FILE_ADDRESS } from '#lib/match/cup/cup-file.generated.ts';
import { type CupFile, type CupTables, cupTables } from '#lib/match/cup/cup-file.ts';

export const CUP_TABLES: CupTables = cupTables(
  JSON.parse(readFileSync(`public${CUP_FILE_ADDRESS}`, 'utf8')) as CupFile,
);
