import { expect } from '@playwright/test';
import { enterAt, escapeFrom, newsIn, tabTo } from '#e2e/access/access.ts';
import {
  accountMenu,
  createAccount,
  enter,
  menuEntry,
  named,
  PASSWORD,
  saveBarButton,
  saveFromElsewhere,
  saveStatusOf,
  teamsInCloud,
  test,
  unsavedBanner,
} from '#e2e/account/accounts.ts';
import { draftOf, ELEVEN, teamOf } from '#e2e/builder-page.ts';
import { writtenDraft } from '#lib/builder/drafts.ts';
import { BACKUP_DONE } from '#lib/builder/team-files.ts';
import { SAVED, UNSAVED_WORK_KEPT } from '#lib/platform/messages/cloud.ts';

const { LW, ST, RW } = ELEVEN;

// The browser logs the 409 for a stale version.
test.use({ expectedProblems: [/Failed to load resource.*(409.*\/api\/teams\/save|\/auth\/v1\/)/] });

// Tab, arrows, Enter and Escape only.

test('dialogs about two teams: the question, the announcements and where focus goes', async ({
  builder,
  page,
  context,
  baseURL,
  account,
}) => {
  await saveFromElsewhere(account, named('Cloud Nine', teamOf({ LW })));
  await enter(context, baseURL ?? '', account.email);
  await builder.stored(writtenDraft(draftOf(named('Own Eleven', teamOf({ ST, RW })))));
  await builder.open();
  const main = page.getByRole('main');
  const press = (dialog: string, name: string) => builder.dialog(dialog).getByRole('button', { name, exact: true });
  await test.step('with a team here and one in the cloud, a question opens; after the answer, focus is on the team', async () => {
    const which = 'Which team do you want to open?';
    await expect(press(which, 'Load cloud team')).toBeFocused();
    await expect(builder.dialog(which)).toHaveAccessibleDescription(
      /“Cloud Nine” in the cloud\. You won’t lose either one/,
    );
    await enterAt(page, press(which, 'Keep this team'));
    await expect(builder.dialog(which)).toHaveCount(0);
    // The dialog opened on its own, so there is no focus to restore.
    await expect(main).toBeFocused();
  });

  const save = saveBarButton(page, 'Save');
  await test.step('saving asks before it adds a second team, is announced, and keeps focus', async () => {
    const another = 'Save as a new team?';
    await enterAt(page, save, 'Shift+Tab');
    await expect(press(another, 'Save as a new team')).toBeFocused();
    await expect(builder.dialog(another)).toHaveAccessibleDescription('You also have “Cloud Nine” in the cloud.');
    await escapeFrom(page, another);
    await expect(save).toBeFocused();
    await expect(saveStatusOf(page)).toHaveText('Unsaved changes');
    await page.keyboard.press('Enter');
    await enterAt(page, press(another, 'Save as a new team'));
    await expect(page.getByRole('status').filter({ hasText: SAVED })).toBeAttached();
    await expect(saveStatusOf(page)).toHaveText('Last saved: Just now');
    await expect(save).toBeFocused();
  });
  await test.step('a backup is announced; dismissing notifications moves focus to the next one, then to what follows', async () => {
    const backup = saveBarButton(page, 'Backup');
    await enterAt(page, backup);
    await expect(page.getByRole('status').filter({ hasText: BACKUP_DONE })).toBeAttached();
    await expect(backup).toBeFocused();
    await builder.notification(SAVED).hover();
    const dismiss = builder.notifications.getByRole('button', { name: 'Dismiss', exact: true });
    await tabTo(page, dismiss.first());
    await expect(dismiss.first()).toHaveAccessibleDescription(SAVED);
    await page.keyboard.press('Enter');
    await expect(builder.notifications).toHaveCount(1);
    await expect(dismiss).toBeFocused();
    await expect(dismiss).toHaveAccessibleDescription(BACKUP_DONE);
    await page.keyboard.press('Space');
    await expect(builder.notifications).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'AI, Soccer Assistant' })).toBeFocused();
  });
  const bannerSave = unsavedBanner(page).getByRole('button', { name: 'Save', exact: true });
  await test.step('saving over a change from elsewhere asks; loading the cloud team is announced, and focus is on the team', async () => {
    const [own] = (await teamsInCloud(account)).filter(({ name }) => name === 'Own Eleven');
    await saveFromElsewhere(account, { ...named('Own Eleven', teamOf({ LW, ST })), id: own?.id ?? null });
    await enterAt(page, builder.button(`Remove ${RW}`));
    await expect(unsavedBanner(page)).toContainText('You have unsaved changes');
    const elsewhere = 'Team changed elsewhere';
    await enterAt(page, bannerSave, 'Shift+Tab');
    await expect(press(elsewhere, 'Load cloud team')).toBeFocused();
    await expect(builder.dialog(elsewhere)).toHaveAccessibleDescription(/was saved somewhere else/);
    await escapeFrom(page, elsewhere);
    await expect(bannerSave).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(press(elsewhere, 'Load cloud team')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(unsavedBanner(page)).toHaveCount(0);
    await expect(builder.lastChange).toHaveText('Own Eleven opened');
    await expect(main).toBeFocused();
    await builder.expectTeam({ LW, ST });
  });
  await test.step('when the banner has saved, it disappears, and focus is on the team', async () => {
    await enterAt(page, builder.button(`Remove ${ST}`));
    await enterAt(page, bannerSave, 'Shift+Tab');
    await expect(saveStatusOf(page)).toHaveText('Last saved: Just now');
    await expect(unsavedBanner(page)).toHaveCount(0);
    await expect(main).toBeFocused();
  });
  await test.step('opening another team asks about unsaved changes; Escape returns focus, and opening is announced', async () => {
    await enterAt(page, builder.button(`Remove ${LW}`));
    await enterAt(page, accountMenu(page), 'Shift+Tab');
    await enterAt(page, menuEntry(page, 'My teams'));
    const open = builder.button('Open Cloud Nine');
    const leaving = 'You have unsaved changes';
    await enterAt(page, open);
    await expect(press(leaving, 'Save first')).toBeFocused();
    await expect(builder.dialog(leaving)).toHaveAccessibleDescription(/^If you don’t save, you can still undo/);
    await escapeFrom(page, leaving);
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await enterAt(page, press(leaving, 'Continue without saving'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(builder.lastChange).toHaveText('Cloud Nine opened');
    await expect(accountMenu(page)).toBeFocused();
  });
  await test.step('unsaved changes survive signing out, and are offered and restored after the next sign-in', async () => {
    await enterAt(page, builder.button(`Remove ${LW}`));
    await enterAt(page, accountMenu(page), 'Shift+Tab');
    await enterAt(page, builder.button('Sign Out'));
    await expect(page.getByRole('alert').filter({ hasText: UNSAVED_WORK_KEPT })).toBeVisible();
    await expect(builder.button('Sign in').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, builder.dialog('Sign in').getByLabel('Email'));
    await page.keyboard.insertText(account.email);
    await tabTo(page, builder.dialog('Sign in').getByLabel('Password'));
    await page.keyboard.insertText(PASSWORD);
    await page.keyboard.press('Enter');
    const found = 'Unsaved changes found';
    await expect(press(found, 'Restore')).toBeFocused();
    await expect(builder.dialog(found)).toHaveAccessibleDescription(/you left “Cloud Nine” with unsaved changes\./);
    await page.keyboard.press('Enter');
    await expect(builder.lastChange).toHaveText('Cloud Nine restored');
    await expect(accountMenu(page)).toBeFocused();
    await builder.expectTeam({});
  });
});

test('my teams by keyboard: rename, duplicate, delete, make default, open, save', async ({
  builder,
  page,
  context,
  baseURL,
}) => {
  const account = await createAccount();
  await saveFromElsewhere(account, named('First', teamOf({ LW })));
  await saveFromElsewhere(account, named('Second', teamOf({ ST })), true);
  await enter(context, baseURL ?? '', account.email);
  await builder.open();
  await expect(builder.slot('LW', LW)).toBeVisible();
  const dialog = builder.dialog('My teams');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  await test.step('renaming rejects an empty name at its field, is announced, and returns focus', async () => {
    await enterAt(page, accountMenu(page));
    await enterAt(page, menuEntry(page, 'My teams'));
    await enterAt(page, button('Rename Second'));
    const name = dialog.getByRole('textbox', { name: 'New name' });
    await expect(name).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription('Please enter a team name');
    await page.keyboard.type('Two');
    await page.keyboard.press('Enter');
    await expect(button('Rename Two')).toBeFocused();
    await expect(newsIn(dialog)).toHaveText('Second renamed to Two');
  });
  await test.step('a copy is announced; deleting it asks first and moves focus to the list', async () => {
    await enterAt(page, button('Duplicate Two'));
    await expect(button('Open Two (copy)')).toBeVisible();
    await expect(newsIn(dialog)).toHaveText('Two duplicated');
    await enterAt(page, button('Delete Two (copy)'));
    const question = builder.dialog('Delete “Two (copy)”?');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await enterAt(page, question.getByRole('button', { name: 'Delete team' }), 'Shift+Tab');
    await expect(button('Open Two (copy)')).toHaveCount(0);
    await expect(dialog.getByRole('list', { name: 'Saved teams' })).toBeFocused();
  });
  await test.step('a new default team is announced, and focus is on the list', async () => {
    await enterAt(page, button('Make default: Two'));
    await expect(newsIn(dialog)).toHaveText('Two is now your default team');
    await expect(button('Make default: First')).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Saved teams' })).toBeFocused();
  });
  await test.step('opening a team closes the dialog and returns focus to the account menu', async () => {
    await enterAt(page, button('Open Two'));
    await expect(builder.slot('ST', ST)).toBeVisible();
    await expect(accountMenu(page)).toBeFocused();
  });
  await test.step('the opened team can be changed and saved', async () => {
    await enterAt(page, builder.button(`Remove ${ST}`));
    await expect(builder.slot('ST')).toBeFocused();
    await enterAt(page, page.getByRole('contentinfo').getByRole('button', { name: 'Save', exact: true }));
    await expect(builder.notification(SAVED)).toBeVisible();
  });
});
