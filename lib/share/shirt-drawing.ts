import { escapeMarkup } from '#lib/share/markup.ts';
import { initials } from '#lib/team/look/display.ts';
import {
  type Kit,
  PATTERN_PATHS,
  SHIRT_BODY,
  SHIRT_OUTLINE,
  SHIRT_TRIM,
  SHIRT_WIDTH,
  shirtTexts,
} from '#lib/team/look/shirt-parts.ts';

export type Drawing = {
  faces: ReadonlyMap<string, string>;
  /** Replaces characters missing from the fonts. */
  shown: (text: string) => string;
  /** A bold text's width, in the unit of `size`. */
  widthOf: (text: string, size: number) => number;
};

export const round = (value: number) => Math.round(value * 100) / 100;

/** The back of a shirt, `size` wide, with its top centre at 0, 0. */
export function drawShirt(kit: Kit, name: string, number: number | null, size: number, { shown }: Drawing): string {
  const texts = shirtTexts(shown(initials(name)), number).map(({ text, y, size: height }) => {
    const look = `x="36" y="${y}" text-anchor="middle" font-size="${height}" font-weight="700"`;
    const halo = kit.halo && `<text ${look} stroke="${kit.halo}" stroke-width="5">${escapeMarkup(text)}</text>`;
    return `${halo}<text ${look} fill="${kit.number}">${escapeMarkup(text)}</text>`;
  });
  const pattern = PATTERN_PATHS[kit.pattern];
  return `<g transform="${placed(size)}"><path d="${SHIRT_OUTLINE}" fill="#fff" stroke="#fff" stroke-width="3" stroke-linejoin="round"/><path d="${SHIRT_OUTLINE}" fill="${kit.sleeve}"/><path d="${SHIRT_BODY}" fill="${kit.body}"/>${pattern && `<path d="${pattern}" fill="${kit.second}"/>`}<path d="${SHIRT_TRIM}" fill="${kit.trim}"/>${texts.join('')}</g>`;
}

export function drawEmptyShirt(size: number, text: string): string {
  return `<g transform="${placed(size)}"><path d="${SHIRT_OUTLINE}" fill="#052816" fill-opacity=".45" stroke="#fff" stroke-opacity=".86" stroke-width="2" stroke-dasharray="5 4"/><text x="36" y="44" text-anchor="middle" font-size="19" font-weight="700" fill="#fff">${escapeMarkup(text)}</text></g>`;
}

function placed(size: number): string {
  return `translate(${round(-size / 2)} 0) scale(${round(size / SHIRT_WIDTH)})`;
}
