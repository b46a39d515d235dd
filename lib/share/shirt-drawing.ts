import { escapeMarkup } from '#lib/share/markup.ts';
import { initials } from '#lib/team/look/display.ts';
import {
  emptyShirtText,
  type Kit,
  SHIRT_OUTLINE,
  SHIRT_WIDTH,
  shirtLayers,
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

const BOLD = `x="${SHIRT_WIDTH / 2}" text-anchor="middle" font-weight="700"`;

/** The back of a shirt, `size` wide, with its top centre at 0, 0. */
export function drawShirt(kit: Kit, name: string, number: number | null, size: number, { shown }: Drawing): string {
  const layers = shirtLayers(kit).map(({ path, fill }) => `<path d="${path}" fill="${fill}"/>`);
  const texts = shirtTexts(shown(initials(name)), number).map(({ text, y, size: height }) => {
    const look = `${BOLD} y="${y}" font-size="${height}"`;
    const halo = kit.halo && `<text ${look} stroke="${kit.halo}" stroke-width="5">${escapeMarkup(text)}</text>`;
    return `${halo}<text ${look} fill="${kit.number}">${escapeMarkup(text)}</text>`;
  });
  return `<g transform="${placed(size)}"><path d="${SHIRT_OUTLINE}" fill="#fff" stroke="#fff" stroke-width="3" stroke-linejoin="round"/>${layers.join('')}${texts.join('')}</g>`;
}

export function drawEmptyShirt(size: number, code: string): string {
  const { text, y, size: height } = emptyShirtText(code);
  return `<g transform="${placed(size)}"><path d="${SHIRT_OUTLINE}" fill="#052816" fill-opacity=".45" stroke="#fff" stroke-opacity=".86" stroke-width="2" stroke-dasharray="5 4"/><text ${BOLD} y="${y}" font-size="${height}" fill="#fff">${escapeMarkup(text)}</text></g>`;
}

function placed(size: number): string {
  return `translate(${round(-size / 2)} 0) scale(${round(size / SHIRT_WIDTH)})`;
}
