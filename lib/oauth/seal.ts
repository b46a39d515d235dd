import 'server-only';
import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type * as z from 'zod/mini';

export type Seal<Content> = {
  /** Valid for `seconds`. */
  close: (content: Content, seconds: number, now: number) => Promise<string>;
  /** Null if not sealed here for this purpose, or expired. */
  open: (text: string | null, now: number) => Promise<Content | null>;
};

/** Each purpose has its own key, so that one cookie can't stand in for another. */
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

/** Unused bits in the last character would let several texts open as one. Accept only the canonical text. */
function isAsWritten(text: string): boolean {
  return text.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}
