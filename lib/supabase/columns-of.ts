import type * as z from 'zod/mini';

/** What a query selects: the columns that its rows are checked for. */
export function columnsOf({ shape }: z.ZodMiniObject): string {
  return Object.keys(shape).join(',');
}
