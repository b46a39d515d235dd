import { expect } from '@playwright/test';
import { enterAt, expectSound } from '#e2e/access/access.ts';
import { ELEVEN, SEVEN, teamOf, test } from '#e2e/builder-page.ts';

const FULL = teamOf(ELEVEN, SEVEN);
const { ST } = ELEVEN;

test.describe('a part that fails to load', () => {
  test.use({ expectedProblems: [/ERR_FAILED|Failed to load|ChunkLoadError/] });

  test('says so, leaves the team alone, and loads with Try again', async ({ builder, page }) => {
    await builder.openWith(FULL);
    const held = Promise.withResolvers<void>();
    await page.route('**/_next/static/**', (route) => held.promise.then(() => route.abort()));
    const opener = page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true });
    await enterAt(page, opener);
    const dialog = builder.dialog('The sign-in form');
    await expect(dialog.getByRole('status')).toHaveText('Loading…');
    await expectSound(page, 'dialog', 'light, desk');
    held.resolve();
    const alert = dialog.getByRole('alert');
    await expect(alert).toHaveText('The sign-in form didn’t load. Your team is safe.');
    await expectSound(page, 'dialog', 'dark, phone');
    await alert.evaluate((element) => element.setAttribute('data-first', ''));
    await enterAt(page, builder.button('Try again'));
    await expect(dialog.locator('[role=alert]:not([data-first])')).toHaveText(/didn’t load/);
    await expect(dialog).toBeFocused();
    await page.unroute('**/_next/static/**');
    await enterAt(page, builder.button('Try again'));
    await expect(builder.dialog('Sign in').getByLabel('Email')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await builder.expectTeam(ELEVEN, SEVEN);
  });
});

test.describe('a screen that fails to render', () => {
  test.use({ expectedProblems: [/drawn no more/] });

  test('says that the team is safe, on an accessible page, and recovers with Try again', async ({ builder, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await builder.openWith(FULL);
    await expect(builder.slot('ST', ST)).toBeVisible();
    // Every part of the screen renders lists with `map`.
    await page.evaluate(() => {
      const { map } = Array.prototype;
      Object.assign(window, { mend: () => Object.assign(Array.prototype, { map }) });
      Object.assign(Array.prototype, {
        map: () => {
          throw new Error('drawn no more');
        },
      });
      // At once, because a part that loads later would fail first.
      document.querySelector<HTMLElement>('[aria-label^="Remove "]')?.click();
    });
    await expect(page.getByRole('heading', { name: 'Something went wrong', level: 1 })).toBeVisible();
    await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
    await expect(page.getByText('Your team is safe. It’s saved in this browser.')).toBeVisible();
    await expectSound(page, 'body', 'light, desk');
    await builder.button('Try again').click();
    await expect(builder.slot('ST', ST)).toBeVisible();
  });

  test('leaves an accessible link to reload the builder if the error page fails too', async ({ builder, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await builder.openWith(FULL);
    await expect(builder.slot('ST', ST)).toBeVisible();
    // Breaks the error page too, because it has a button.
    await builder.button('4-4-2').evaluate((button) => {
      const create = document.createElement.bind(document);
      document.createElement = (name: string) => {
        if (name === 'button') throw new Error('drawn no more');
        return create(name);
      };
      // Synchronous, so that it happens before any other render.
      (button as HTMLButtonElement).click();
    });
    const back = page.getByRole('link', { name: 'Reload the team builder' });
    await expect(back).toBeVisible();
    await expect(page).toHaveTitle('Something went wrong');
    await expectSound(page, 'body', 'dark, phone');
    await back.click();
    await expect(builder.slot('ST', ST)).toBeVisible();
  });
});
