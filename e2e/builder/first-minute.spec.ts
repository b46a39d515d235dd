import { expect } from '@playwright/test';
import { test } from '#e2e/builder-page.ts';

test('a first visit starts from a great side or by surprise, and sees what comes after the eleventh player @every-size', async ({
  builder,
  page,
}) => {
  const start = page.getByRole('group', { name: 'Get started' });
  const finish = page.getByRole('region', { name: 'Your XI is complete' });
  await page.goto('/');
  await builder.untilAlive();

  await test.step('an empty pitch offers six great sides', async () => {
    const sides = start.getByRole('button', { name: /^Start from / });
    await expect(sides).toHaveCount(6);
    const side = await sides.first().getAttribute('aria-label');
    await sides.first().click();
    await expect(builder.lastChange).toHaveText(side?.replace('Start', 'Started') ?? '');
    await expect(start).toHaveCount(0);
  });
  await test.step('the finish can be closed and stays closed after an edit', async () => {
    await finish.getByRole('button', { name: 'Close' }).click();
    await expect(finish).toHaveCount(0);
    await builder.pitch
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(page.getByText('10 of 11 picked')).toBeVisible();
    await builder.button('Undo').click();
    await expect(page.getByText('11 of 11 picked')).toBeVisible();
    await expect(finish).toHaveCount(0);
  });
  await test.step('Undo brings the ways to start back, and a surprise is complete, too', async () => {
    await builder.button('Undo').click();
    await start.getByRole('button', { name: 'Surprise me' }).click();
    await expect(page.getByText('11 of 11 picked')).toBeVisible();
    await expect(finish.getByRole('link', { name: 'Play the World Cup' })).toHaveAttribute(
      'href',
      /^\/play#cup=\d{4}$/,
    );
    await finish.getByRole('button', { name: 'Challenge a friend' }).click();
    await expect(page.getByRole('dialog', { name: 'Challenge a friend' })).toBeVisible();
  });
});
