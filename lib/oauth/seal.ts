import 'server-only';
import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type * as z from 'zod/mini';

/** What one of our cookies holds, readable and writable by this server only. */
export type Seal<Content> = {
  /** Sealed for `seconds` from `now` (milliseconds). */
  close: (content: Content, seconds: number, now: number) => Promise<string>;
  /** null for anything that we did not seal for this purpose with this secret, or whose time is over. */
  open: (text: string | null, now: number) => Promise<Content | null>;
};

/** Each purpose has a key of its own, so that one cookie cannot stand in for another. */
export function createSeal<Content extends Record<string, unknown>>(
  secret: string,
  purpose: string,
  schema: z.ZodMiniType<Content>,
): Seal<Content> {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    close: (content, seconds, now) =>
      new EncryptJWT(content)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(Math.floor(now / 1000) + seconds)
        .encrypt(key),
    open: async (text, now) => {
      if (text === null || !isAsWritten(text)) return null;
      try {
        const { payload } = await jwtDecrypt(text, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          currentDate: new Date(now),
        });
        const parsed = schema.safeParse(payload);
        return parsed.success ? parsed.data : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

/** The last letter of a part may have bits that mean nothing, so that several texts would open as the one we wrote. */
function isAsWritten(text: string): boolean {
  return text.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}
