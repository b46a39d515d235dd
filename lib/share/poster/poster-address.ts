import { canonicalQuery, type PlayAddress } from '#lib/match/play-address.ts';
import { ENGINE_VERSION } from '#lib/match/version.ts';
import { isPictureShape, type PictureShape } from '#lib/share/picture-shapes.ts';

/** Where the server draws a result. The result itself isn't in it. */
export function posterPath(code: string, shape: PictureShape, played: PlayAddress): string {
  return `/t/${code}/poster${canonicalQuery({ ...played, version: ENGINE_VERSION })}&shape=${shape}`;
}

/** Null for every other spelling, which would fill caches with copies. */
export function readPosterShape(code: string, path: string, played: PlayAddress): PictureShape | null {
  const shape = /&shape=(\w+)$/.exec(path)?.[1] ?? '';
  return isPictureShape(shape) && posterPath(code, shape, played) === path ? shape : null;
}
