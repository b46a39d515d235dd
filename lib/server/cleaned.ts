import 'server-only';
import * as z from 'zod/mini';
import { cleanText } from '#lib/team/file/clean-text.ts';

/** Text from a request body, cleaned for storage (D11, D40). The limits apply to the cleaned text. */
export function cleaned({ least, most }: { least: number; most: number }) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => cleanText(text, Number.POSITIVE_INFINITY)),
    ),
    z.string().check(z.minLength(least), z.maxLength(most)),
  );
}
