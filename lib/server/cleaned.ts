import 'server-only';
import * as z from 'zod/mini';
import { cleanText } from '#lib/team/clean-text.ts';

/** A text in a body, as we store it (D11, D40): at most `most` UTF-16 units, and with `least` at least so many left of it. */
export function cleaned(most: number, least = 1) {
  return z.pipe(
    z.string().check(z.maxLength(most)),
    z.pipe(
      z.transform((text: string) => cleanText(text, most)),
      z.string().check(z.minLength(least)),
    ),
  );
}
