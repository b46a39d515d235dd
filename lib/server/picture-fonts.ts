import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Font, parse } from 'opentype.js';
import { graphemes } from '#lib/team/file/clean-text.ts';

/** In the order of `PICTURE_FONTS`. Included in the build by next.config.ts. */
const FILES = [
  'barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf',
  'barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf',
  'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
] as const;

export const FONT_FILES: readonly string[] = FILES.map((file) =>
  join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@expo-google-fonts', file),
);

const MARK = '•';

let parsed: Font[] | null = null;

/** One weight represents the whole first family. */
function fonts(): Font[] {
  parsed ??= FONT_FILES.slice(1).map((file) => {
    const { buffer, byteOffset, byteLength } = readFileSync(/* turbopackIgnore: true */ file);
    return parse(buffer.slice(byteOffset, byteOffset + byteLength), { lowMemory: true });
  });
  return parsed;
}

const fontOf = (character: string) => fonts().find((font) => font.hasChar(character));

/** Joiners and variation selectors need no glyph. */
const SILENT = /\u200C|\u200D|\uFE0E|\uFE0F/gu;

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;

/** Emoji are left out with the space beside them, and a mark stands for a letter that no font has. */
export function drawable(text: string): string {
  const drawn = graphemes(text).map((grapheme) => {
    const visible = grapheme.replace(SILENT, '');
    if (Array.from(visible).every((character) => fontOf(character) !== undefined)) return grapheme;
    return EMOJI.test(grapheme) ? '' : MARK;
  });
  return drawn.includes('') ? drawn.join('').replace(/\s+/gu, ' ').trim() : drawn.join('');
}

/** A drawable text's width in bold, in the unit of `size`. Overestimates joined Arabic letters. */
export function drawnWidth(text: string, size: number): number {
  const widths = Array.from(text.replace(SILENT, ''), (character) =>
    fontOf(character)?.getAdvanceWidth(character, size),
  );
  return widths.reduce<number>((sum, width) => sum + (width ?? size), 0);
}
