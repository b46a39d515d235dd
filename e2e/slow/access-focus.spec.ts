import { expect, type Page } from '@playwright/test';
import { nextFrames, partsByTab } from '#e2e/access/access.ts';
import { FULL } from '#e2e/access/access-visits.ts';
import { enter } from '#e2e/account/accounts.ts';
import { AssistantPage } from '#e2e/assistant/assistant-page.ts';
import { ELEVEN, test } from '#e2e/builder-page.ts';
import { SAVED } from '#lib/platform/messages/cloud.ts';

const { LW } = ELEVEN;

test.describe.configure({ timeout: 120_000 });

const DESK = { width: 1440, height: 900 };

/** Describes the focused element if it is hidden or its outline is missing, cut off or faded, or returns ''. */
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
    for (const change of marked.getAnimations()) change.finish();
    const { outlineWidth, outlineOffset } = getComputedStyle(marked);
    const room = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 0.5;
    const line = marked.getBoundingClientRect();
    let seen = 1;
    for (let around: Element | null = marked; around; around = around.parentElement) {
      const { overflow, opacity } = getComputedStyle(around);
      seen *= Number(opacity);
      if (around === marked || overflow === 'visible' || around.matches('html, body')) continue;
      // At 320 px, there is no room for the whole outline of a position at the edge of the pitch.
      if (around.closest('[aria-label="Pitch"]')) continue;
      const edge = around.getBoundingClientRect();
      const isWhole =
        line.left - room >= edge.left &&
        line.top - room >= edge.top &&
        line.right + room <= edge.right &&
        line.bottom + room <= edge.bottom;
      if (!isWhole) return `its outline is cut off: ${what}`;
    }
    // At a lower opacity, the focus colour has less than 3:1 contrast on paper (WCAG 1.4.11).
    return seen < 0.72 ? `its outline is faded: ${what}` : '';
  });
}

/** Tabs once through the page, or until `look` returns false. Returns the parts in order and any faulty outlines. */
async function walk(page: Page, look = async () => true): Promise<{ order: string[]; faults: string[] }> {
  const faults: string[] = [];
  const order = await partsByTab(page, async () => {
    const goesOn = await look();
    const fault = await hiddenFocus(page);
    if (fault) faults.push(fault);
    return goesOn;
  });
  return { order, faults };
}

test('focus is always visible and follows the page’s order', async ({ builder, page, context, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(context, baseURL ?? '');
  await builder.openWith(FULL);
  await expect(builder.notification(SAVED)).toBeVisible();
  await builder.button(`Remove ${LW}`).click();
  const banner = page.getByRole('region', { name: 'Unsaved changes' });
  // Reset focus, with no notification left.
  await page.reload();
  await builder.untilAlive();
  await expect(banner).toBeVisible();
  for (const size of [{ width: 320, height: 640 }, DESK]) {
    await page.setViewportSize(size);
    const { order, faults } = await walk(page);
    expect(faults).toEqual([]);
    expect(order).toEqual([
      'header',
      'Unsaved changes',
      'header',
      'main',
      'Formation',
      'Pitch',
      'Substitutes',
      // 'Fix' handles duplicate shirt numbers.
      'main',
      'Player search',
      'Team',
      'footer',
      'Assistant',
    ]);
  }
  await test.step('the open assistant never hides it: it closes if focus moves behind it', async () => {
    const assistant = new AssistantPage(page);
    await assistant.expand();
    await expect(assistant.field).toBeFocused();
    await builder.slot('GK', ELEVEN.GK).focus();
    await nextFrames(page);
    await expect(assistant.panel).toBeVisible();
    await page.locator('main').focus();
    const { faults } = await walk(page, async () => {
      await nextFrames(page);
      return assistant.panel.isVisible();
    });
    expect(faults).toEqual([]);
    await expect(assistant.panel).toBeHidden();
  });
});
