import { readPlayAddress } from '#lib/match/play-address.ts';
import { isPictureShape, type PictureShape, PREVIEW_SHAPE } from '#lib/share/picture-shapes.ts';

/** `cup` and `against` are a preview's occasion. `against` is another team's code. */
export type PictureRequest = { shape: PictureShape; cup: number | null; against: string | null };

export function pictureQuery({ cup, against }: Pick<PictureRequest, 'cup' | 'against'>): string {
  if (against !== null) return `?against=${against}`;
  return cup === null ? '' : `?cup=${cup}`;
}

/** Exactly one of `?shape=…`, `?cup=…` and `?against=…`, or nothing: other spellings would fill caches with copies. */
export function readPictureRequest(search: string): PictureRequest | null {
  const shape = search.startsWith('?shape=') ? search.slice('?shape='.length) : PREVIEW_SHAPE;
  if (shape !== PREVIEW_SHAPE && isPictureShape(shape)) return { shape, cup: null, against: null };
  const { cup, against } = readPlayAddress(search);
  const asked = { cup: against === null ? cup : null, against };
  return pictureQuery(asked) === search ? { shape: PREVIEW_SHAPE, ...asked } : null;
}
