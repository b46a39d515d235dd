import 'server-only';
import * as z from 'zod/mini';
import { cleanText } from '#lib/team/clean-text.ts';

/** A text in a body, as we store it (D11, D40). What counts is the length that is left of it, in UTF-16 units. */
export function cleaned({ least, most }: { least: number; most: number }) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => cleanText(text, Number.POSITIVE_INFINITY)),
    ),
    z.string().check(z.minLength(least), z.maxLength(most)),
  );
}
