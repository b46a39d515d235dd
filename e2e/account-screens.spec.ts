import { expect, type Locator, type Page } from '@playwright/test';
import { expectSoundInBothSchemes } from '#e2e/access.ts';
import { complaint, createButton, fill, openSignUp, signInButton } from '#e2e/account-forms.ts';
import { accountMenu, createAccount, freshEmail, fromMenu, openSignIn, PASSWORD, signIn, test } from '#e2e/accounts.ts';
import { CHECK_EMAIL } from '#lib/messages.ts';

// What the auth service refuses, and what a test makes fail, the browser reports as well.
test.use({ expectedProblems: [/Failed to load resource.*\/auth\/v1\//] });

test.describe('every account screen', { tag: '@every-size' }, () => {
  const SCREENS: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
    'sign-in with an error': async (page) => {
      await openSignIn(page);
      await signInButton(page).click();
      await expect(complaint(page)).toBeVisible();
      return page.getByRole('dialog');
    },
    'sign-up that waits for its mail': async (page) => {
      await openSignUp(page);
      await fill(page, { fullName: 'Robin', email: freshEmail(), password: PASSWORD });
      await createButton(page).click();
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(CHECK_EMAIL);
      return page.getByRole('dialog');
    },
    'user menu': async (page) => {
      await signIn(page, await createAccount('A Name of Very Many Words That No Button Holds'));
      await accountMenu(page).click();
      return page.locator('[popover]').filter({ hasText: 'Member since' });
    },
    'change name': async (page) => {
      await signIn(page, await createAccount());
      await fromMenu(page, 'Change name');
      return page.getByRole('dialog', { name: 'Change name' });
    },
    'new password': async (page) => {
      // As the link does, from another address: within one page a fragment alone loads nothing.
      await page.goto('/icon.svg');
      await page.goto('/#new-password');
      return page.getByRole('dialog', { name: 'New password' });
    },
  };
  for (const [name, show] of Object.entries(SCREENS)) {
    test(`${name}: sound and within the screen, light and dark`, async ({ builder, page }) => {
      await builder.open();
      const shown = await show(page);
      await expect(shown).toBeInViewport({ ratio: 1 });
      await expectSoundInBothSchemes(page);
    });
  }
});
