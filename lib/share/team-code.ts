import { readCompactTeam, writeCompactTeam } from '#lib/share/compact-team.ts';
import { checkTeam } from '#lib/team/file/check-team.ts';
import type { Team } from '#types/team.ts';

const VERSION = '1';
export const MAX_CODE = 6 * 1024;
const MAX_EXPANDED = 64 * 1024;

const BASE64URL = /^[\w-]+$/;

/** Null if the team is too long for a link. */
export async function teamToCode(team: Team): Promise<string | null> {
  const clean = checkTeam({ ...team, id: null });
  if (!clean) return null;
  const plain = new TextEncoder().encode(writeCompactTeam(clean));
  const deflated = await readAll(streamOf(plain).pipeThrough(new CompressionStream('deflate-raw')), MAX_EXPANDED);
  const code = deflated && VERSION + toBase64Url(deflated);
  return code && code.length <= MAX_CODE ? code : null;
}

/** Null unless the code is complete and unedited. Stops inflating at 64 KB. */
export async function codeToTeam(code: string): Promise<Team | null> {
  if (code.length > MAX_CODE || !code.startsWith(VERSION) || !BASE64URL.test(code)) return null;
  try {
    const deflated = fromBase64Url(code.slice(VERSION.length));
    const plain = await readAll(streamOf(deflated).pipeThrough(new DecompressionStream('deflate-raw')), MAX_EXPANDED);
    return plain && readCompactTeam(new TextDecoder('utf-8', { fatal: true }).decode(plain));
  } catch {
    return null;
  }
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

async function readAll(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > limit) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
