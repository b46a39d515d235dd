import 'server-only';
import { readCapped } from '#lib/platform/capped-body.ts';
import { isAllowedImageUrl } from '#types/image-url.ts';

/** For all photos together. */
const TIME_LIMIT_MS = 1500;
const MAX_PHOTO = 512 * 1024;
/** In pixels: a small file can contain a picture too large for memory. */
const MAX_SIDE = 1024;
/** Decoding goes over the whole picture once for each. Those made for the web have about ten. */
const MAX_SCANS = 64;
const START_OF_SCAN = Buffer.from([0xff, 0xda]);

type Sized = { type: 'image/png' | 'image/jpeg'; width: number; height: number };

export type Photos = {
  /** `data:` URLs by player id. */
  faces: ReadonlyMap<string, string>;
  /** False if a missing photo may be available later: its host was slow, busy or down. */
  isComplete: boolean;
};

/** Only from the allowed hosts (D40), and each for one player only: drawing decodes a photo every time it is used. Never rejects. */
export async function fetchPhotos(
  players: readonly { id: string; imageUrl: string | null }[],
  userAgent?: string,
): Promise<Photos> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const faces = new Map<string, string>();
  const wanted = new Map<string, string>();
  for (const { id, imageUrl } of players) {
    if (imageUrl !== null && !wanted.has(imageUrl) && isPhoto(imageUrl)) wanted.set(imageUrl, id);
  }
  const outcomes = await Promise.allSettled(
    [...wanted].map(async ([imageUrl, id]) => {
      const photo = await fetchPhoto(imageUrl, signal, userAgent);
      if (photo !== null) faces.set(id, photo);
    }),
  );
  return { faces, isComplete: outcomes.every(({ status }) => status === 'fulfilled') };
}

/** A link may name any address of these hosts, but calls of a host's API are limited, and originals may be large. */
function isPhoto(url: string): boolean {
  if (!isAllowedImageUrl(url)) return false;
  const { hostname, pathname } = new URL(url);
  return hostname.endsWith('.thesportsdb.com') ? pathname.startsWith('/images/') : pathname.includes('/thumb/');
}

/** Null if there is no photo at this address. Throws if the request failed and may work later. */
async function fetchPhoto(url: string, signal: AbortSignal, userAgent?: string): Promise<string | null> {
  // A redirect could lead to another host.
  const headers = new Headers(userAgent === undefined ? [] : [['User-Agent', userAgent]]);
  const response = await fetch(url, { signal, redirect: 'error', cache: 'no-store', headers });
  if (response.status === 429 || response.status >= 500) throw new Error(`${response.status}`);
  const bytes = response.ok ? await readCapped(response, MAX_PHOTO) : null;
  const sized = bytes && sizeOf(bytes);
  if (
    !sized ||
    sized.width > MAX_SIDE ||
    sized.height > MAX_SIDE ||
    (sized.type === 'image/jpeg' && scansOf(bytes) > MAX_SCANS)
  )
    return null;
  return `data:${sized.type};base64,${bytes.toString('base64')}`;
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

/** Counts a few too many if metadata contains a preview, which has few itself. */
function scansOf(bytes: Buffer): number {
  let scans = 0;
  for (let at = bytes.indexOf(START_OF_SCAN); at >= 0; at = bytes.indexOf(START_OF_SCAN, at + 2)) scans += 1;
  return scans;
}
