import { EXTRA_NAMES, type PictureExtra } from '#lib/share/picture-extras.ts';
import type { Box } from '#lib/share/pitch-drawing.ts';
import type { PitchOrientation } from '#types/team.ts';

/** Where the parts of a picture go, in px. */
export type PictureLayout = {
  label: string;
  width: number;
  height: number;
  orientation: PitchOrientation;
  edge: number;
  /** The pitch lines. They are cut off at the edge of the picture. */
  field: Box;
  box: Box;
  shirt: number;
  title: { y: number; size: number };
  /** The line with formation and captain. `y` is its baseline. */
  subtitle: { y: number; size: number };
  shade: number;
  /** Without substitutes, the pitch gets `room` more height. */
  bench: { y: number; shirt: number; size: number; room: number };
  /** The brand's baseline. If null, the brand is beside the bench, and the subtitle beside the title. */
  foot: number | null;
  poster: PosterLayout;
};

/** A result's picture. Its pitch lines are the picture's. Lines are given by their baselines. */
type PosterLayout = {
  box: Box;
  shirt: number;
  name: { y: number; size: number };
  title: { y: number; size: number };
  subtitle: { y: number; size: number };
  trophy: { x: number; y: number; width: number };
  cells: { y: number; height: number };
  scorer: { y: number; size: number };
  foot: number;
};

/** In the order of the share dialog, which starts with the first. */
export const PICTURE_SHAPES = {
  tall: {
    label: 'Post',
    width: 1080,
    height: 1350,
    orientation: 'portrait',
    edge: 56,
    field: { x: 34, y: -60, width: 1012, height: 1156 },
    box: { x: 0, y: 172, width: 1080, height: 900 },
    shirt: 128,
    title: { y: 124, size: 92 },
    subtitle: { y: 178, size: 38 },
    shade: 990,
    bench: { y: 1106, shirt: 76, size: 24, room: 96 },
    foot: 1256,
    poster: {
      box: { x: 0, y: 236, width: 1080, height: 810 },
      shirt: 112,
      name: { y: 92, size: 44 },
      title: { y: 186, size: 100 },
      subtitle: { y: 240, size: 38 },
      trophy: { x: 850, y: 44, width: 166 },
      cells: { y: 1084, height: 126 },
      scorer: { y: 1256, size: 34 },
      foot: 1318,
    },
  },
  square: {
    label: 'Square',
    width: 1080,
    height: 1080,
    orientation: 'portrait',
    edge: 48,
    field: { x: 34, y: -70, width: 1012, height: 930 },
    box: { x: 0, y: 136, width: 1080, height: 704 },
    shirt: 104,
    title: { y: 98, size: 78 },
    subtitle: { y: 144, size: 34 },
    shade: 770,
    bench: { y: 868, shirt: 60, size: 22, room: 84 },
    foot: 1006,
    poster: {
      box: { x: 0, y: 180, width: 1080, height: 640 },
      shirt: 92,
      name: { y: 70, size: 38 },
      title: { y: 152, size: 84 },
      subtitle: { y: 200, size: 34 },
      trophy: { x: 880, y: 30, width: 140 },
      cells: { y: 850, height: 110 },
      scorer: { y: 1002, size: 30 },
      foot: 1054,
    },
  },
  story: {
    label: 'Story',
    width: 1080,
    height: 1920,
    orientation: 'portrait',
    edge: 64,
    field: { x: 34, y: 60, width: 1012, height: 1480 },
    box: { x: 0, y: 330, width: 1080, height: 1180 },
    shirt: 146,
    title: { y: 250, size: 104 },
    subtitle: { y: 310, size: 42 },
    shade: 1450,
    bench: { y: 1570, shirt: 92, size: 27, room: 120 },
    foot: 1770,
    poster: {
      box: { x: 0, y: 390, width: 1080, height: 1040 },
      shirt: 124,
      name: { y: 196, size: 48 },
      title: { y: 300, size: 112 },
      subtitle: { y: 360, size: 42 },
      trophy: { x: 830, y: 140, width: 186 },
      cells: { y: 1458, height: 132 },
      scorer: { y: 1644, size: 38 },
      foot: 1714,
    },
  },
  wide: {
    label: 'Preview',
    width: 1200,
    height: 630,
    orientation: 'landscape',
    edge: 40,
    field: { x: 24, y: 20, width: 1152, height: 478 },
    box: { x: 20, y: 76, width: 1160, height: 406 },
    shirt: 60,
    title: { y: 62, size: 54 },
    subtitle: { y: 60, size: 26 },
    shade: 460,
    bench: { y: 492, shirt: 42, size: 16, room: 66 },
    foot: null,
    poster: {
      box: { x: 20, y: 104, width: 1160, height: 380 },
      shirt: 56,
      name: { y: 44, size: 28 },
      title: { y: 100, size: 60 },
      subtitle: { y: 132, size: 24 },
      trophy: { x: 1072, y: 20, width: 84 },
      cells: { y: 492, height: 80 },
      scorer: { y: 610, size: 26 },
      foot: 610,
    },
  },
} as const satisfies Record<string, PictureLayout>;

export type PictureShape = keyof typeof PICTURE_SHAPES;
export const SHAPE_NAMES = Object.keys(PICTURE_SHAPES) as readonly PictureShape[];
export const SHAPE_OPTIONS = SHAPE_NAMES.map((value) => ({ value, label: PICTURE_SHAPES[value].label }));
export const FIRST_SHAPE: PictureShape = 'tall';
/** What other sites show beside a link. Its address has no query, because every shared page uses it. */
export const PREVIEW_SHAPE: PictureShape = 'wide';

export function isPictureShape(value: string): value is PictureShape {
  return Object.hasOwn(PICTURE_SHAPES, value);
}

/** Extras are in their own order, whatever the order given. */
export function picturePath(code: string, shape: PictureShape, extras: readonly PictureExtra[] = []): string {
  const wanted = EXTRA_NAMES.filter((extra) => extras.includes(extra));
  const query = [shape !== PREVIEW_SHAPE && `shape=${shape}`, wanted.length > 0 && `with=${wanted.join('-')}`].filter(
    Boolean,
  );
  return `/t/${code}/picture${query.length === 0 ? '' : `?${query.join('&')}`}`;
}
