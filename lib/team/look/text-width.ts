import { graphemes } from '#lib/team/file/clean-text.ts';

// Widths of Barlow Condensed SemiBold relative to the font size.
const NARROW = /[ilIjft.,:;'’|!()[\] -]/u;
const WIDE = /[mwMW@%&]/u;
const CAPITAL = /\p{Lu}|\d/u;
const LATIN = /[\p{Script=Latin}\p{Script=Common}]/u;

export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) {
    if (/\p{M}/u.test(character)) continue;
    if (!LATIN.test(character)) width += 0.66;
    else if (NARROW.test(character)) width += 0.27;
    else if (WIDE.test(character)) width += 0.72;
    else width += CAPITAL.test(character) ? 0.5 : 0.45;
  }
  return width * size;
}

export function fitText(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  const characters = graphemes(text);
  while (characters.length > 1 && textWidth(`${characters.join('')}…`, size) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** At most `max` lines. A word that is too long gets its own line. */
export function wrapText(text: string, size: number, width: number, max: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const kept = lines.length > max ? [...lines.slice(0, max - 1), lines.slice(max - 1).join(' ')] : lines;
  return kept.map((line) => fitText(line, size, width));
}
