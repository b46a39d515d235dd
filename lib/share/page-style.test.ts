import { offlinePageStyle, sharePageStyle } from '#lib/share/page-style.ts';

const facesOf = (style: string) => style.match(/@font-face\{[^}]+\}/g) ?? [];
const rulesOf = (style: string) => style.replaceAll(/@font-face\{[^}]+\}/g, '');

it('brings its fonts along, or takes the ones stored for the other pages', () => {
  const media = '/_next/static/media/';
  const [display, text] = [
    `${media}barlow_condensed_latin_600_normal.2x.woff2`,
    `${media}barlow_latin_500_normal.1x.woff2`,
  ];
  const stored = offlinePageStyle([`${media}barlow_latin_600_normal.3x.woff2`, text, display]);
  expect(facesOf(stored).map((face) => face.match(/url\(([^)]+)\)/)?.[1])).toEqual([display, text]);
  expect(facesOf(sharePageStyle())).toHaveLength(2);
  expect(sharePageStyle()).toContain('url(data:font/woff2;base64,');
  expect(rulesOf(stored)).toBe(rulesOf(sharePageStyle()));
});
