import { CREDIT_WIDTH, creditable, drawCredits } from '#lib/share/picture-credits.ts';
import type { PictureCredit } from '#types/portrait.ts';

const credit = (author: string, licence = 'CC BY-SA 4.0'): PictureCredit => ({
  author,
  licence,
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0',
  source: 'https://commons.wikimedia.org/wiki/File:X.jpg',
  isRequired: !licence.startsWith('CC0'),
});

const CORNER = { right: 1160, bottom: 610, width: CREDIT_WIDTH };
const drawn = (...credits: PictureCredit[]) =>
  drawCredits(credits, CORNER, { fill: '#fff', shown: (text) => text })
    .replace(/<[^>]*>/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

it('names every author whose licence requires it, once', () => {
  expect(
    drawn(credit('Anna'), credit('Ben', 'CC0 1.0'), credit('Carl'), credit('Anna'), credit('Anna', 'CC BY 2.0')),
  ).toBe('Pictures from Wikimedia Commons: Anna, Carl (CC BY-SA 4.0) · Anna (CC BY 2.0)');
});

it('draws nothing if no licence requires credit', () => {
  expect(drawn(credit('Ben', 'CC0 1.0'))).toBe('');
});

it('escapes names', () => {
  expect(drawCredits([credit('<image href="x"/>')], CORNER, { fill: '#fff', shown: String })).not.toContain('<image');
});

it('fits eleven authors with long names, without cutting any off', () => {
  const eleven = Array.from({ length: 11 }, (_, at) => ({ credit: credit(`Photographer number ${at} of the agency`) }));
  expect(creditable(eleven)).toHaveLength(11);
  const note = drawn(...eleven.map((one) => one.credit));
  for (let at = 0; at < 11; at++) expect(note).toContain(`number ${at} `);
});

it('leaves out pictures whose credits do not fit, and keeps those that need none', () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ credit: credit(`WWWWWWWWWWWW ${at} MMMMMMMMMMMMMMM`) }));
  const kept = creditable(many);
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.length).toBeLessThan(60);
  const free = Array.from({ length: 60 }, () => ({ credit: credit('Ben', 'CC0 1.0') }));
  expect(creditable(free)).toHaveLength(60);
});
