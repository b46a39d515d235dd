import 'server-only';
import * as z from 'zod/mini';

export function clamped(least: number, most: number) {
  return z.pipe(
    z.string().check(z.regex(/^-?\d{1,15}$/)),
    z.transform((text: string) => Math.min(most, Math.max(least, Number(text)))),
  );
}
