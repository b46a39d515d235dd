import { expect, type Page } from '@playwright/test';
import { cutParts, movements, setLook } from '#e2e/access/access.ts';
import { foundOn, VISIT_PROBLEMS, VISITS } from '#e2e/access/access-visits.ts';
import { test } from '#e2e/builder-page.ts';

test.use({ expectedProblems: VISIT_PROBLEMS });
test.describe.configure({ timeout: 120_000 });

const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

const LARGE = 'html { font-size: 200% }';

/** Reader styles by screen width. */
const READERS = [
  { size: { width: 320, height: 640 }, styles: { '320 px': '', 'spaced text': SPACED } },
  { size: { width: 390, height: 844 }, styles: { 'text at 200 % on a phone': LARGE } },
  { size: { width: 1280, height: 900 }, styles: { 'text at 200 % on a desk': LARGE } },
];

/** Skips transitions. */
const AT_ONCE = '*, *::before, *::after { transition: none !important }';

async function setStyle(page: Page, style: string | null): Promise<void> {
  // The content policy blocks inline styles but not constructed style sheets.
  await page.evaluate(
    (text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    },
    style === null ? '' : `${style} ${AT_ONCE}`,
  );
}

for (const [who, visit] of Object.entries(VISITS)) {
  test(`${who}: at 320 px, spaced and double-size text is not cut off, and nothing moves with reduced motion`, async ({
    builder,
    page,
    baseURL,
  }) => {
    const look = async () => {
      await setLook(page, 'light, desk');
      const faults = await movements(page);
      for (const { size, styles } of READERS) {
        await page.setViewportSize(size);
        for (const [reader, style] of Object.entries(styles)) {
          await setStyle(page, style);
          faults.push(...(await cutParts(page)).map((one) => `${reader}: ${one}`));
        }
      }
      await setStyle(page, null);
      return faults;
    };
    expect(await foundOn(visit, builder, baseURL, look)).toEqual([]);
  });
}
