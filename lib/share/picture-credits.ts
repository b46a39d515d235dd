import { escapeMarkup } from '#lib/share/markup.ts';
import { fitText, textWidth, wrapText } from '#lib/team/look/text-width.ts';
import type { PictureCredit } from '#types/portrait.ts';

const SIZES = [14, 13, 12, 11];
const LINES = 5;
const AUTHOR = 26;

type Corner = {
  /** The lower right corner of the lines, and their maximum width. */
  right: number;
  bottom: number;
  width: number;
};

/** Each author once per licence, if the licence requires credit. */
function noteOf(credits: readonly PictureCredit[]): string {
  const authors = new Map<string, Set<string>>();
  for (const { author, licence, isRequired } of credits) {
    if (isRequired) authors.set(licence, (authors.get(licence) ?? new Set()).add(fitText(author, 1, AUTHOR)));
  }
  const names = [...authors].map(([licence, group]) => `${[...group].join(', ')} (${licence})`);
  return names.length === 0 ? '' : `Pictures from Wikimedia Commons: ${names.join(' · ')}`;
}

function layOut(note: string, width: number): { size: number; lines: string[] } | null {
  for (const size of SIZES) {
    const lines = wrapText(note, size, width, 99);
    if (lines.length <= LINES && lines.every((line) => textWidth(line, size) <= width && !line.endsWith('…'))) {
      return { size, lines };
    }
  }
  return null;
}

export const CREDIT_WIDTH = 560;

/** The portraits whose credits fit: a picture must not be shown without its credit. */
export function creditable<Credited extends { credit: PictureCredit }>(portraits: readonly Credited[]): Credited[] {
  const kept = [...portraits];
  while (layOut(noteOf(kept.map(({ credit }) => credit)), CREDIT_WIDTH) === null && kept.length > 0) kept.pop();
  return kept;
}

/** SVG text, or '' if no licence requires credit. */
export function drawCredits(
  credits: readonly PictureCredit[],
  { right, bottom, width }: Corner,
  { fill, shown }: { fill: string; shown: (text: string) => string },
): string {
  const note = noteOf(credits);
  const { size, lines } = layOut(shown(note), width) ?? { size: SIZES.at(-1) ?? 11, lines: [note] };
  if (note === '') return '';
  const top = bottom - (lines.length - 1) * (size + 2);
  return lines
    .map(
      (text, index) =>
        `<text x="${right}" y="${top + index * (size + 2)}" text-anchor="end" font-size="${size}" font-weight="600" fill="${fill}">${escapeMarkup(text)}</text>`,
    )
    .join('');
}
