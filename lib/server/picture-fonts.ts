import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coveredBy } from '#lib/share/font-coverage.ts';

/** In the order of `PICTURE_FONTS`. Traced into the build by next.config.ts. */
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

let covered: ((codePoint: number) => boolean)[] | null = null;

function isCovered(codePoint: number): boolean {
  covered ??= FONT_FILES.map((file) => {
    const { buffer, byteOffset, byteLength } = readFileSync(/* turbopackIgnore: true */ file);
    return coveredBy(new DataView(buffer, byteOffset, byteLength));
  });
  return covered.some((has) => has(codePoint));
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Joiners and variation selectors need no glyph. */
const SILENT = /\u200C|\u200D|\uFE0E|\uFE0F/gu;

export function drawable(text: string): string {
  return Array.from(graphemes.segment(text), ({ segment }) => {
    const visible = segment.replace(SILENT, '');
    return Array.from(visible).every((character) => isCovered(character.codePointAt(0) ?? 0)) ? segment : MARK;
  }).join('');
}
