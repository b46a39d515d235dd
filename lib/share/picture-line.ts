import { escapeMarkup } from '#lib/share/markup.ts';
import { type Drawing, round } from '#lib/share/shirt-drawing.ts';

type Line = { x: number; y: number; size: number; fill?: string; anchor?: 'start' | 'middle' | 'end' };

/** One line of text. If it is too long, it gets smaller instead of being cut off. */
export function line(
  text: string,
  width: number,
  { x, y, size, fill = '#fff', anchor = 'start' }: Line,
  widthOf: Drawing['widthOf'],
  weight = 600,
) {
  const fitted = Math.min(size, width / Math.max(1, widthOf(text, 1)));
  return `<text x="${round(x)}" y="${y}" text-anchor="${anchor}" font-size="${round(fitted)}" font-weight="${weight}" fill="${fill}">${escapeMarkup(text)}</text>`;
}
