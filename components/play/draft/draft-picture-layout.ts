import type { PictureShape } from '#lib/share/picture-shapes.ts';

type Box = { x: number; y: number; width: number; height: number };

/** Where the parts of a draft's picture go, in px. Lines are given by their baselines. */
export type DraftPictureLayout = {
  edge: number;
  title: { y: number; size: number };
  percent: { y: number; size: number };
  words: { y: number; size: number };
  /** Six to a row. */
  marks: { x: number; y: number; size: number };
  pitch: Box;
  above: number;
  below: number;
  shirt: number;
  plate: number;
  /** How the cup went. In a narrow one, squares and words stand under its name. */
  cup: Box & { isNarrow: boolean };
  foot: { y: number; right: number };
};

const TALL = {
  edge: 56,
  title: { y: 88, size: 44 },
  percent: { y: 222, size: 140 },
  words: { y: 278, size: 40 },
  marks: { x: 604, y: 94, size: 60 },
  pitch: { x: 0, y: 128, width: 1080, height: 932 },
  above: 112,
  below: 20,
  shirt: 116,
  plate: 30,
  cup: { x: 56, y: 1128, width: 968, height: 104, isNarrow: false },
  foot: { y: 1308, right: 1024 },
} as const satisfies DraftPictureLayout;

/** A story's top is covered by other things. */
const STORY_TOP = 124;

export const DRAFT_PICTURE_LAYOUTS: Readonly<Record<PictureShape, DraftPictureLayout>> = {
  tall: TALL,
  square: {
    ...TALL,
    pitch: { ...TALL.pitch, height: 736 },
    shirt: 80,
    plate: 24,
    cup: { ...TALL.cup, y: 900, height: 88 },
    foot: { y: 1048, right: 1024 },
  },
  story: {
    ...TALL,
    title: { y: TALL.title.y + STORY_TOP, size: 44 },
    percent: { y: TALL.percent.y + STORY_TOP, size: 140 },
    words: { y: TALL.words.y + STORY_TOP, size: 40 },
    marks: { x: 604, y: TALL.marks.y + STORY_TOP, size: 60 },
    pitch: { x: 0, y: 128 + STORY_TOP, width: 1080, height: 1270 },
    shirt: 124,
    cup: { ...TALL.cup, y: 1552 },
    foot: { y: 1708, right: 1024 },
  },
  wide: {
    edge: 40,
    title: { y: 76, size: 40 },
    percent: { y: 188, size: 120 },
    words: { y: 232, size: 32 },
    marks: { x: 40, y: 262, size: 56 },
    pitch: { x: 520, y: 0, width: 680, height: 630 },
    above: 44,
    below: 16,
    shirt: 66,
    plate: 19,
    cup: { x: 40, y: 412, width: 444, height: 132, isNarrow: true },
    foot: { y: 602, right: 484 },
  },
};
