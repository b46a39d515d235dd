import { expect } from '@playwright/test';
import { enterAt } from '#e2e/access/access.ts';
import { ELEVEN, teamOf, test } from '#e2e/builder-page.ts';
import { sharedTeamQuestion } from '#lib/platform/messages/share.ts';
import { teamToCode } from '#lib/share/team-code.ts';

const { ST } = ELEVEN;

// The browser logs a page's 404.
test.use({ expectedProblems: [/Failed to load resource.*404/] });

// Tab, arrows, Enter and Escape only.

test('a shared team asks before it replaces the team, is announced and moves focus to the team', async ({
  builder,
  page,
}) => {
  await builder.openWith(teamOf({}, ['Marta']));
  const main = page.getByRole('main');
  const shared = { ...teamOf({ ST }), name: 'Floodlight Eleven' };
  await page.goto(`/t/${await teamToCode(shared)}`);
  await expect(page).toHaveTitle(/Floodlight Eleven/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Dream 11 Team Builder' })).toBeFocused();
  await enterAt(page, page.getByRole('link', { name: 'Build on this team' }));
  const question = builder.dialog('Build on this team');
  await expect(question).toHaveAccessibleDescription(sharedTeamQuestion('Floodlight Eleven'));
  await expect(question.getByRole('button', { name: 'Build on this team' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(main).toBeFocused();
  await builder.expectTeam({}, ['Marta']);

  await page.goto(`/#team=${await teamToCode(shared)}`);
  await expect(question.getByRole('button', { name: 'Build on this team' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(builder.lastChange).toHaveText('Floodlight Eleven opened');
  await expect(main).toBeFocused();
  await builder.expectTeam({ ST });
});

test('a damaged link and a missing page link to the builder', async ({ page }) => {
  for (const [address, link] of [
    ['/t/1damaged', 'Open the team builder'],
    ['/no-such-page', 'Back to the team builder'],
  ] as const) {
    await page.goto(address);
    await enterAt(page, page.getByRole('link', { name: link, exact: true }));
    await expect(page).toHaveURL('/');
  }
});
