import 'server-only';
import { isAllowedImageUrl } from '#types/image-url.ts';

/** For all photos together. */
const TIME_LIMIT_MS = 1500;
const MAX_PHOTO = 512 * 1024;
/** In pixels: a small file can contain a picture too large for memory. */
const MAX_SIDE = 2000;

type Sized = { type: 'image/png' | 'image/jpeg'; width: number; height: number };

export type Photos = {
  /** `data:` URLs by player id. */
  faces: ReadonlyMap<string, string>;
  /** False if a missing photo may be available later: its host was slow, busy or down. */
  isComplete: boolean;
};

/** Only from the allowed hosts (D40). Never rejects. */
export async function fetchPhotos(
  players: readonly { id: string; imageUrl: string | null }[],
  userAgent?: string,
): Promise<Photos> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const faces = new Map<string, string>();
  const outcomes = await Promise.allSettled(
    players.map(async ({ id, imageUrl }) => {
      if (imageUrl === null || !isPhoto(imageUrl)) return;
      const photo = await fetchPhoto(imageUrl, signal, userAgent);
      if (photo !== null) faces.set(id, photo);
    }),
  );
  return { faces, isComplete: outcomes.every(({ status }) => status === 'fulfilled') };
}

/** A shared link may name any address of these hosts: not the sports database's own API, whose calls are counted. */
function isPhoto(url: string): boolean {
  if (!isAllowedImageUrl(url)) return false;
  const { hostname, pathname } = new URL(url);
  return !hostname.endsWith('.thesportsdb.com') || pathname.startsWith('/images/');
}

/** Null for what will never be a photo; throws for what may be one later. */
async function fetchPhoto(url: string, signal: AbortSignal, userAgent?: string): Promise<string | null> {
  // A redirect could lead to another host.
  const headers = new Headers(userAgent === undefined ? [] : [['User-Agent', userAgent]]);
  const response = await fetch(url, { signal, redirect: 'error', cache: 'no-store', headers });
  if (response.status === 429 || response.status >= 500) throw new Error(`${response.status}`);
  const bytes = response.ok && response.body ? await readAtMost(response.body, MAX_PHOTO) : null;
  const sized = bytes && sizeOf(bytes);
  if (!sized || sized.width > MAX_SIDE || sized.height > MAX_SIDE) return null;
  return `data:${sized.type};base64,${bytes.toString('base64')}`;
}

async function readAtMost(body: ReadableStream<Uint8Array>, limit: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Type and size read from the bytes. Null for anything but PNG and JPEG. */
export function sizeOf(bytes: Buffer): Sized | null {
  if (bytes.length > 24 && bytes.readUInt32BE(0) === 0x89504e47) {
    return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  return bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8 ? jpegSize(bytes) : null;
}

/** Walks the segments up to the frame header (SOF0–SOF15 without DHT, JPG and DAC). */
function jpegSize(bytes: Buffer): Sized | null {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    if (marker < 0xffc0 || marker > 0xfffe) return null;
    const isFrame = marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { type: 'image/jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return null;
}
