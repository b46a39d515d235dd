import { expect } from '@playwright/test';
import { type AssistantPage, test, unique } from '#e2e/assistant/assistant-page.ts';
import { centreOf, Finger, type Point } from '#e2e/builder/touch.ts';
import { type BuilderPage, ELEVEN, SEVEN, teamOf } from '#e2e/builder-page.ts';

test('the button stays in its corner when the window is resized, and a drag moves it to the nearest one', async ({
  assistant,
  builder,
  page,
}) => {
  await builder.open();
  for (const size of [
    { width: 700, height: 600 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await assistant.restsAt('bottom-right');
  }
  const from = await centreOf(assistant.button);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(300, 260, { steps: 12 });
  await expect.poll(() => centreOf(assistant.button)).toEqual({ x: 300, y: 260 });
  await page.mouse.up();
  await assistant.restsAt('top-left');
  await expect(assistant.panel).toBeHidden();
  // A pointer passing over it doesn't move it.
  await page.mouse.move(40, 40);
  await page.mouse.move(60, 60, { steps: 3 });
  expect(await assistant.button.getAttribute('data-held')).toBeNull();
  await assistant.restsAt('top-left');
  // Screen readers click without a pointer.
  await assistant.button.evaluate((button) => (button as HTMLElement).click());
  await expect(assistant.panel).toBeVisible();
  await page.keyboard.press('Escape');
  await assistant.restsAt('top-left');
  await page.setViewportSize({ width: 1000, height: 700 });
  await assistant.restsAt('top-left');
  await page.reload();
  await assistant.restsAt('top-left');
  await assistant.expand();
  await expect.poll(() => assistant.panel.boundingBox()).toMatchObject({ x: 20, y: 20 });
});

/** Each is a fast drag away from the next. */
const ROUND = ['bottom-right', 'bottom-left', 'top-left', 'top-right'] as const;
type Corner = (typeof ROUND)[number];

/** Takes the button round the corners. Returns where a search result was behind it. */
async function takeRound(
  assistant: AssistantPage,
  drag: (from: Point, to: Point) => Promise<void>,
): Promise<readonly Corner[]> {
  const covering: Corner[] = [];
  for (const [at, corner] of ROUND.entries()) {
    await assistant.restsAt(corner);
    if (await assistant.button.evaluate(isOverResult)) covering.push(corner);
    const next = ROUND[(at + 1) % ROUND.length] ?? corner;
    const { width, height } = assistant.page.viewportSize() ?? { width: 0, height: 0 };
    const to = {
      x: next.endsWith('left') ? width * 0.25 : width * 0.75,
      y: next.startsWith('top') ? height * 0.25 : height * 0.75,
    };
    await drag(await centreOf(assistant.button), to);
    await assistant.restsAt(next);
  }
  return covering;
}

function isOverResult(button: Element): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
  const all = document.elementsFromPoint(left + width / 2, top + height / 2);
  return all.find((element) => !button.contains(element))?.closest('[aria-label="Search results"] li') != null;
}

/** A window in which the list of results reaches the corner at the bottom left. */
const RESULTS_IN_CORNER = { width: 1000, height: 700 };

async function openWithResults(builder: BuilderPage): Promise<() => Promise<void>> {
  const { ST: _, ...ten } = ELEVEN;
  await builder.openWith(teamOf(ten, SEVEN));
  await builder.searchField.fill('ma');
  await expect(builder.results.getByRole('listitem').nth(12)).toBeAttached();
  return () => builder.expectTeam(ten, SEVEN);
}

test('a fast drag of the button from any corner drags nothing behind it', async ({ assistant, builder, page }) => {
  const expectSameTeam = await openWithResults(builder);
  const dragged = await page.evaluateHandle(() => {
    const all: string[] = [];
    window.addEventListener('dragstart', ({ target }) => all.push((target as Element).textContent ?? ''), true);
    return all;
  });
  await page.setViewportSize(RESULTS_IN_CORNER);
  const covering = await takeRound(assistant, async (from, to) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.move(to.x + 1, to.y);
    await page.mouse.up();
  });
  expect(covering).toContain('bottom-left');
  expect(await dragged.jsonValue()).toEqual([]);
  await expectSameTeam();
});

test('arrow keys and the menu move the button, and Enter expands it', async ({ assistant, builder, page }) => {
  await builder.open();
  await assistant.button.focus();
  await page.keyboard.press('ArrowLeft');
  await assistant.restsAt('bottom-left');
  await page.keyboard.press('ArrowUp');
  await assistant.restsAt('top-left');
  await expect(builder.lastChange).toHaveText('Assistant moved to the top left');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await assistant.restsAt('top-right');
  await page.keyboard.press('ArrowDown');
  await assistant.restsAt('bottom-right');
  await page.keyboard.press('Enter');
  await expect(assistant.panel).toBeVisible();
  await assistant.menu.click();
  await assistant.panel.getByRole('button', { name: 'Move to next corner' }).click();
  await assistant.panel.getByRole('button', { name: 'Close assistant' }).click();
  await expect(assistant.panel).toBeHidden();
  await assistant.restsAt('bottom-left');
});

test.describe('on a phone @touch', () => {
  test('a finger drags the button without scrolling the page', async ({ assistant, builder, page }) => {
    await builder.open();
    const finger = await Finger.on(page);
    await finger.down(await centreOf(assistant.button));
    await finger.moveTo({ x: 120, y: 150 });
    await finger.up();
    await assistant.restsAt('top-left');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // The browser ignores a tap that comes too soon after a drag.
    await expect(async () => {
      if (await assistant.button.isVisible()) await assistant.button.tap();
      await expect(assistant.panel).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  test('a fast drag of a finger from any corner drags nothing behind it', async ({ assistant, builder, page }) => {
    const expectSameTeam = await openWithResults(builder);
    const finger = await Finger.on(page);
    await page.setViewportSize(RESULTS_IN_CORNER);
    const covering = await takeRound(assistant, async (from, to) => {
      await finger.down(from);
      await finger.rest();
      await finger.moveTo(to, 1);
      await expect(page.locator('[data-target]')).toHaveCount(0);
      await finger.up();
    });
    expect(covering).toContain('bottom-left');
    await expectSameTeam();
  });

  test('the sheet fills the screen down to the keyboard, and collapses if focus moves behind it', async ({
    account: _signedIn,
    assistant,
    builder,
    page,
  }) => {
    await builder.open();
    await assistant.expand();
    await assistant.ask(unique('Who?'));
    await expect(assistant.conversation.getByRole('button', { name: 'Show sources (3)' })).toBeVisible();
    // Simulates an on-screen keyboard of 330 px.
    await page.evaluate(() => {
      const { visualViewport } = window;
      Object.defineProperty(visualViewport, 'height', { configurable: true, value: window.innerHeight - 330 });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect.poll(() => assistant.panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 - 330 });
    const field = await assistant.field.boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(844 - 330);
    const close = assistant.panel.getByRole('button', { name: 'Close assistant' });
    await close.tap();
    await expect(assistant.panel).toBeHidden();
    await assistant.button.tap();
    await expect(assistant.panel).toBeVisible();
    await page.locator('main').focus();
    await expect(assistant.panel).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
  });
});
