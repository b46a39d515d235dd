import { expect, type Locator } from '@playwright/test';
import { expectSoundInBothSchemes } from '#e2e/access.ts';
import { complaint, createButton, fill, openSignUp, signInButton } from '#e2e/account-forms.ts';
import { accountMenu, createAccount, freshEmail, openSignIn, PASSWORD, signIn, test } from '#e2e/accounts.ts';
import type { BuilderPage } from '#e2e/builder-page.ts';
import { CHECK_EMAIL } from '#lib/platform/messages.ts';

// What the auth service refuses, and what a test makes fail, the browser reports as well.
test.use({ expectedProblems: [/Failed to load resource.*\/auth\/v1\//] });

test.describe('every account screen', { tag: '@every-size' }, () => {
  type Look = (shown: Locator) => Promise<void>;
  const VISITS: Readonly<Record<string, (builder: BuilderPage, look: Look) => Promise<void>>> = {
    'sign-in with an error, and a sign-up that waits for its mail': async ({ page }, look) => {
      const dialog = await openSignIn(page);
      await signInButton(page).click();
      await expect(complaint(page)).toBeVisible();
      await look(dialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await openSignUp(page);
      await fill(page, { fullName: 'Robin', email: freshEmail(), password: PASSWORD });
      await createButton(page).click();
      await expect(dialog.getByRole('status')).toHaveText(CHECK_EMAIL);
      await look(dialog);
    },
    'user menu, and change name': async ({ page }, look) => {
      await signIn(page, await createAccount('A Name of Very Many Words That No Button Holds'));
      await accountMenu(page).click();
      await look(page.locator('[popover]').filter({ hasText: 'Member since' }));
      await page.getByRole('button', { name: 'Change name', exact: true }).click();
      await look(page.getByRole('dialog', { name: 'Change name' }));
    },
    'new password': async ({ page }, look) => {
      // As the link does, from another address: within one page a fragment alone loads nothing.
      await page.goto('/icon.svg');
      await page.goto('/#new-password');
      await look(page.getByRole('dialog', { name: 'New password' }));
    },
  };
  for (const [name, visit] of Object.entries(VISITS)) {
    test(`${name}: sound and within the screen, light and dark`, async ({ builder, page }) => {
      await builder.open();
      await visit(builder, async (shown) => {
        await expect(shown).toBeInViewport({ ratio: 1 });
        await expectSoundInBothSchemes(page);
      });
    });
  }
});
