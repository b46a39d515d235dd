import { expect, type Page } from '@playwright/test';
import { cutParts, movements, partsByTab, smallTargets } from '#e2e/access.ts';
import { FULL, foundOn, VISIT_PROBLEMS, VISITS } from '#e2e/access-visits.ts';
import { enter } from '#e2e/accounts.ts';
import { AssistantPage } from '#e2e/assistant-page.ts';
import { ELEVEN, test } from '#e2e/builder-page.ts';
import { SAVED } from '#lib/platform/messages.ts';

const { LW } = ELEVEN;

test.describe.configure({ timeout: 120_000 });

const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

const LARGE = 'html { font-size: 200% }';

const DESK = { width: 1440, height: 900 };
/** By the width of the screen, the styles that somebody there may have of his own. */
const READERS = [
  { size: { width: 320, height: 640 }, styles: { '320 px': '', 'spaced text': SPACED } },
  { size: { width: 390, height: 844 }, styles: { 'text at 200 % on a phone': LARGE } },
  { size: { width: 1280, height: 900 }, styles: { 'text at 200 % on a desk': LARGE } },
];

/** Everything is in its new place at once, without the frames that even the shortest way takes. */
const AT_ONCE = '*, *::before, *::after { transition: none !important }';

async function setStyle(page: Page, style: string | null): Promise<void> {
  // By the style sheets' own interface: a content policy has nothing against that.
  await page.evaluate(
    (text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    },
    style === null ? '' : `${style} ${AT_ONCE}`,
  );
}

test.describe(() => {
  test.use({ expectedProblems: VISIT_PROBLEMS });

  for (const [who, visit] of Object.entries(VISITS)) {
    test(`on the phone of ${who} every target has 44 px and nothing hangs out @touch`, async ({
      builder,
      page,
      baseURL,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(
        await foundOn(visit, builder, baseURL, async () => [
          ...(await smallTargets(page, 44)),
          ...(await cutParts(page)),
        ]),
      ).toEqual([]);
    });

    test(`320 px, spaced text and text at 200 %: for ${who} nothing is cut and nothing hangs out; targets of 24 px, nothing moves`, async ({
      builder,
      page,
      baseURL,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const look = async () => {
        const faults = [...(await smallTargets(page, 24)), ...(await movements(page))];
        await setStyle(page, '');
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
});

/**
 * Whoever has the focus: what it is when nothing of it can be seen, or when nothing shows that it has it, whole and plainly;
 * else ''.
 */
function hiddenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return '';
    const what = element.outerHTML.slice(0, 140);
    const { left, top, width, height } = element.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        return hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label') !== null);
      }),
    );
    if (!isSeen) return `hidden: ${what}`;
    const parts = [element, ...element.querySelectorAll('*'), element.parentElement ?? element];
    const marked = parts.find((part) =>
      ['', '::before'].some((pseudo) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      }),
    );
    if (!marked) return `not marked: ${what}`;
    // Without motion a change is shown at once, and computed only with the next frame.
    for (const change of marked.getAnimations()) change.finish();
    const { outlineWidth, outlineOffset } = getComputedStyle(marked);
    const room = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 0.5;
    const line = marked.getBoundingClientRect();
    let seen = 1;
    for (let around: Element | null = marked; around; around = around.parentElement) {
      const { overflow, opacity } = getComputedStyle(around);
      seen *= Number(opacity);
      if (around === marked || overflow === 'visible' || around.matches('html, body')) continue;
      // At 320 px a place at the pitch's edge has no room for all of it.
      if (around.closest('[data-part="pitch"]')) continue;
      const edge = around.getBoundingClientRect();
      const isWhole =
        line.left - room >= edge.left &&
        line.top - room >= edge.top &&
        line.right + room <= edge.right &&
        line.bottom + room <= edge.bottom;
      if (!isWhole) return `its outline is cut off: ${what}`;
    }
    // Below this our colours of the focus have less than 3:1 on paper (WCAG 1.4.11).
    return seen < 0.72 ? `its outline is faded: ${what}` : '';
  });
}

/** Tabs once through the page: its parts as the focus came to them, and where it was not seen. */
async function walk(page: Page): Promise<{ order: string[]; faults: string[] }> {
  const faults: string[] = [];
  const order = await partsByTab(page, async () => {
    const fault = await hiddenFocus(page);
    if (fault) faults.push(fault);
  });
  return { order, faults };
}

test('the focus is seen wherever it goes, and leads through the page in its order', async ({
  builder,
  page,
  context,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(context, baseURL ?? '');
  await builder.openWith(FULL);
  await expect(builder.notification(SAVED)).toBeVisible();
  await builder.button(`Remove ${LW}`).click();
  const banner = page.getByRole('region', { name: 'Unsaved changes' });
  for (const size of [DESK, { width: 320, height: 640 }]) {
    await page.setViewportSize(size);
    // Back to the beginning; messages, which leave by themselves, are gone.
    await page.reload();
    await builder.untilAlive();
    await expect(banner).toBeVisible();
    const { order, faults } = await walk(page);
    expect(faults).toEqual([]);
    // The way of the work: formation, place, player, bench, file; at the end what floats over all of it.
    expect(order).toEqual([
      'header',
      'Formation',
      'main',
      'Pitch',
      'Player search',
      'Substitutes',
      // The team's panel, which has no heading.
      'section',
      'footer',
      'Unsaved changes',
      'Assistant',
    ]);
  }
});

test('the open assistant hides nobody who has the focus: a sheet lets the page scroll, elsewhere Escape takes it away', async ({
  builder,
  page,
  context,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const assistant = new AssistantPage(page);
  await enter(context, baseURL ?? '');
  await page.setViewportSize({ width: 390, height: 844 });
  await builder.openWith(FULL);
  await expect(builder.notification(SAVED)).toBeVisible();
  // Messages, which leave by themselves, are gone.
  await page.reload();
  await builder.untilAlive();
  await assistant.expand();
  await expect(assistant.field).toBeFocused();
  await page.locator('main').focus();
  expect((await walk(page)).faults).toEqual([]);

  await page.setViewportSize(DESK);
  const behind = page.getByRole('button', { name: 'Start New Team' });
  await behind.focus();
  await page.keyboard.press('Escape');
  await expect(assistant.panel).toBeHidden();
  await expect(behind).toBeFocused();
  expect(await hiddenFocus(page)).toBe('');
});
