import 'server-only';
import { cachingOf, type Lasts } from '#lib/server/http.ts';
import { refused } from '#lib/server/refused.ts';

/** Pictures a minute and visitor, and as many posters. Drawing one keeps a CPU core busy; repeats come from a cache. */
export const PICTURE_SHARE = [20, 60_000] as const;

export const pictureNotFound = () => refused(404, 'Picture not found.');

export const tooManyPictures = () =>
  refused(429, 'Too many pictures. Please try again in a minute.', { 'Retry-After': '60' });

export const tooBusyToDraw = () =>
  refused(503, 'The server is busy. Please try again in a few seconds.', { 'Retry-After': '5' });

export const pictureAnswer = (png: Uint8Array<ArrayBuffer>, lasts: Lasts) =>
  new Response(png, { headers: { 'Content-Type': 'image/png', 'Cache-Control': cachingOf(lasts) } });
