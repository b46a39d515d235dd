import { expect } from '@playwright/test';
import { Effort } from '#e2e/builder/effort.ts';
import { test } from '#e2e/builder-page.ts';

// The counts are in docs/measured.md. Eleven typed names are counted in effort.spec.ts.

test('a first visit starts from a great side or by surprise, sees what comes after the eleventh player, plays a cup and posts a picture, in a few taps @touch', async ({
  builder,
  page,
  hasTouch,
}) => {
  const start = page.getByRole('group', { name: 'Get started' });
  const finish = page.getByRole('region', { name: 'Your XI is complete' });
  const effort = new Effort(page, hasTouch);
  await page.goto('/');
  await builder.untilAlive();

  await test.step('the keyboard comes to the ways to start before the positions behind them', async () => {
    await builder.button('5-3-2').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(start.getByRole('button', { name: 'Pick your heroes' })).toBeFocused();
    await builder.slot('CM').press('Shift');
    await expect(start).toHaveCSS('opacity', '0');
    await start.getByRole('button', { name: 'Surprise me' }).focus();
    await expect(start).toHaveCSS('opacity', '1');
  });
  await test.step('one tap on one of six great sides makes an eleven', async () => {
    const sides = start.getByRole('button', { name: /^Start from / });
    await expect(sides).toHaveCount(6);
    const side = await sides.first().getAttribute('aria-label');
    await effort.press(sides.first());
    await expect(builder.lastChange).toHaveText(side?.replace('Start', 'Started') ?? '');
    await expect(start).toHaveCount(0);
    expect([effort.take().presses, await effort.scrolled()]).toEqual([1, 0]);
  });
  await test.step('the finish can be closed and stays closed after an edit', async () => {
    await finish.getByRole('button', { name: 'Close' }).click();
    await expect(finish).toHaveCount(0);
    // Until it goes, the message about the side covers Undo, and each try to press that would scroll.
    const message = builder.notifications.getByRole('button', { name: 'Dismiss' });
    await message.click({ timeout: 1000 }).catch(() => undefined);
    await expect(builder.notifications).toHaveCount(0);
    await builder.pitch
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(page.getByText('10 of 11 picked')).toBeVisible();
    await builder.button('Undo').click();
    await expect(page.getByText('11 of 11 picked')).toBeVisible();
    await expect(finish).toHaveCount(0);
  });
  await test.step('Undo brings the ways to start back, and one tap makes a surprise, complete too', async () => {
    await builder.button('Undo').click();
    await effort.press(start.getByRole('button', { name: 'Surprise me' }));
    await expect(page.getByText('11 of 11 picked')).toBeVisible();
    expect([effort.take().presses, await effort.scrolled()]).toEqual([1, 0]);
  });
  await test.step('a friend can be challenged', async () => {
    await finish.getByRole('button', { name: 'Challenge a friend' }).click();
    await expect(page.getByRole('dialog', { name: 'Challenge a friend' })).toBeVisible();
    await page.keyboard.press('Escape');
    await builder.button('Undo').click();
    await start.getByRole('button', { name: 'Surprise me' }).click();
  });
  await test.step('three more taps play a whole World Cup', async () => {
    await effort.press(finish.getByRole('link', { name: 'Play the World Cup' }));
    const play = page.getByRole('button', { name: /^Play the World Cup \d{4}$/ });
    // The page and the tables load first.
    await expect(play).toBeVisible({ timeout: 15_000 });
    await effort.press(play);
    await effort.press(page.getByRole('button', { name: 'Skip to the end' }));
    await expect(page.getByRole('list', { name: 'Your matches' })).toBeVisible();
    expect(effort.take().presses).toBe(3);
  });
  await test.step('two taps make a picture to post', async () => {
    await page.goto('/');
    await builder.untilAlive();
    await effort.press(builder.button('Share'));
    const picture = page.waitForEvent('download');
    await effort.press(page.getByRole('button', { name: 'Download picture' }));
    expect((await picture).suggestedFilename()).toMatch(/\.png$/);
    expect([effort.take().presses, await effort.scrolled()]).toEqual([2, 0]);
  });
});
