import { expect } from '@playwright/test';
import { test, unique } from '#e2e/assistant/assistant-page.ts';
import { centreOf, Finger } from '#e2e/builder/touch.ts';

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
