import { expect } from '@playwright/test';
import { createButton, fill, openSignUp } from '#e2e/account/account-forms.ts';
import { followMailLink, freshEmail, PASSWORD, saveBarButton, signIn, test } from '#e2e/account/accounts.ts';
import { ELEVEN } from '#e2e/builder-page.ts';
import { CHECK_EMAIL } from '#lib/platform/messages/account.ts';
import { LOADED, SAVED } from '#lib/platform/messages/cloud.ts';

const { LW, ST } = ELEVEN;

// The browser logs the 409 for a stale version.
test.use({ expectedProblems: [/Failed to load resource.*409.*\/api\/teams\/save/] });

test('from sign-up to edits on two devices', async ({ builder, page, elsewhere }) => {
  const person = { email: freshEmail(), password: PASSWORD };
  await builder.open();
  const dialog = await openSignUp(page);
  await fill(page, { fullName: 'Robin', ...person });
  await createButton(page).click();
  await expect(dialog.getByRole('status')).toHaveText(CHECK_EMAIL);
  await followMailLink(page, person.email);

  for (const [slot, name] of [['LW', LW] as const, ['ST', ST] as const]) {
    await builder.slot(slot).click();
    await builder.searchField.fill(name);
    await builder.add(name).click();
    await expect(builder.slot(slot, name)).toBeVisible();
  }
  await saveBarButton(page, 'Save').click();
  await expect(builder.notification(SAVED)).toBeVisible();

  await elsewhere.open();
  await signIn(elsewhere.page, person);
  await expect(elsewhere.notification(LOADED)).toBeVisible();
  await elsewhere.expectTeam({ LW, ST });
  await elsewhere.button(`Remove ${ST}`).click();
  await saveBarButton(elsewhere.page, 'Save').click();
  await expect(elsewhere.notification(SAVED)).toBeVisible();

  await builder.button(`Remove ${LW}`).click();
  await saveBarButton(page, 'Save').click();
  await builder.dialog('Team changed elsewhere').getByRole('button', { name: 'Load cloud team', exact: true }).click();
  await builder.expectTeam({ LW });
});
