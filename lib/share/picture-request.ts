import { readPlayAddress } from '#lib/match/play-address.ts';
import { EXTRA_NAMES, type PictureExtra } from '#lib/share/picture-extras.ts';
import { isPictureShape, type PictureShape, PREVIEW_SHAPE, picturePath } from '#lib/share/picture-shapes.ts';

type Occasion = {
  cup: number | null;
  /** Another team's code. */
  against: string | null;
};

/** A preview has an occasion or none. Other pictures have none. */
export type PictureRequest = Occasion & { shape: PictureShape; extras: readonly PictureExtra[] };

export function previewPath(code: string, { cup, against }: Occasion): string {
  const preview = picturePath(code, PREVIEW_SHAPE);
  if (against !== null) return `${preview}?against=${against}`;
  return cup === null ? preview : `${preview}?cup=${cup}`;
}

/** Null for an address that we wouldn't write: every other spelling would fill caches with copies. */
export function readPictureRequest(code: string, path: string): PictureRequest | null {
  const search = path.slice(path.indexOf('?') + 1 || path.length);
  const values = new URLSearchParams(search);
  const shape = values.get('shape') ?? PREVIEW_SHAPE;
  const extras = EXTRA_NAMES.filter((extra) => values.get('with')?.split('-').includes(extra));
  if (isPictureShape(shape) && picturePath(code, shape, extras) === path)
    return { shape, extras, cup: null, against: null };
  const { cup, against } = readPlayAddress(search);
  const occasion = { cup: against === null ? cup : null, against };
  return previewPath(code, occasion) === path ? { shape: PREVIEW_SHAPE, extras: [], ...occasion } : null;
}
