/** The sizes of a link preview, a post and a story, in px. */
export const PICTURE_SHAPES = { wide: [1200, 630], tall: [1080, 1350], story: [1080, 1920] } as const;
export type PictureShape = keyof typeof PICTURE_SHAPES;

export function isPictureShape(value: unknown): value is PictureShape {
  return typeof value === 'string' && Object.hasOwn(PICTURE_SHAPES, value);
}

/** The wide picture has no query, because every shared page uses that address. */
export function picturePath(code: string, shape: PictureShape): string {
  return `/t/${code}/picture${shape === 'wide' ? '' : `?shape=${shape}`}`;
}
