import { expect } from '@playwright/test';
import { enterAt, escapeFrom, tabTo } from '#e2e/access/access.ts';
import { ELEVEN, teamOf, test } from '#e2e/builder-page.ts';
import { changeInAnotherTab } from '#e2e/builder-trouble.ts';
import { sharedTeamQuestion } from '#lib/platform/messages/share.ts';
import { OTHER_TAB_FOLLOWED, OTHER_TAB_KEPT, OWN_TEAM_KEPT } from '#lib/platform/messages/team.ts';
import { teamToCode } from '#lib/share/team-code.ts';

const { LW, ST } = ELEVEN;

// Tab, arrows, Enter and Escape only.

test('a team’s formation, view, colours and empty positions by keyboard', async ({ builder, page }) => {
  await builder.openWith(teamOf({ LW, ST }));
  await test.step('the formation list asks about the players, and each change is announced and keeps focus', async () => {
    const formation = page.getByRole('combobox', { name: 'Formation', exact: true });
    const question = builder.dialog('Change formation');
    await tabTo(page, formation);
    await page.keyboard.type('5');
    await expect(question.getByRole('button', { name: 'Keep Players', exact: true })).toBeFocused();
    await escapeFrom(page, 'Change formation');
    await expect(formation).toBeFocused();
    await expect(formation).toHaveValue('4-3-3');
    await page.keyboard.type('5');
    await enterAt(page, question.getByRole('button', { name: 'Start New' }));
    await expect(builder.lastChange).toHaveText('Formation 5-3-2, without players');
    await expect(formation).toBeFocused();
    await expect(formation).toHaveValue('5-3-2');
    await page.keyboard.press('Control+Z');
    await expect(builder.lastChange).toHaveText('Undone');
    await expect(formation).toHaveValue('4-3-3');
    await expect(formation).toBeFocused();
  });
  await test.step('turning the pitch and undoing it are announced and keep focus', async () => {
    await enterAt(page, builder.button('Portrait view'));
    await expect(builder.lastChange).toHaveText('Portrait view');
    await expect(builder.button('Landscape view')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(builder.lastChange).toHaveText('Landscape view');
    await expect(builder.button('Portrait view')).toBeFocused();
    await page.keyboard.press('Control+Z');
    await expect(builder.lastChange).toHaveText('Undone');
    await expect(builder.button('Landscape view')).toBeFocused();
  });
  await test.step('colours are announced, can be undone and keep focus', async () => {
    await enterAt(page, page.getByText('Colours', { exact: true }));
    await expect(page.getByRole('group', { name: 'Shirts' })).toBeVisible();
    for (const [group, first, next, words] of [
      ['Shirts', 'National', 'Team', 'Black shirts'],
      ['Team colour', 'Black', 'White', 'White shirts'],
      ['Pattern', 'Plain', 'Two-tone', 'White and black shirts, two-tone'],
      ['Second colour', 'Black', 'White', 'Black and white shirts, two-tone'],
      ['Pitch', 'Grass', 'Meadow', 'Meadow pitch'],
    ] as const) {
      const colour = (name: string) =>
        page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true });
      await page.keyboard.press('Tab');
      await expect(colour(first)).toBeFocused();
      await expect(colour(first)).toBeChecked();
      await page.keyboard.press('ArrowRight');
      await expect(builder.lastChange).toHaveText(words);
      await expect(colour(next)).toBeFocused();
      await expect(colour(next)).toBeChecked();
      // Undo works here, unlike in a text field.
      await page.keyboard.press('Control+Z');
      await expect(colour(first)).toBeChecked();
      await page.keyboard.press('Control+Y');
      await expect(colour(next)).toBeChecked();
      await expect(colour(next)).toBeFocused();
    }
  });
  await test.step('filling the empty positions is announced and keeps focus, and so does a rejected attempt', async () => {
    const fill = builder.search.getByRole('button', { name: 'Auto-fill' });
    await enterAt(page, fill);
    await expect(builder.lastChange).toHaveText('Starting eleven filled');
    await expect(builder.pitch.getByRole('button', { name: /, empty$/ })).toHaveCount(0);
    await expect(fill).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Your starting eleven is full' })).toBeVisible();
    await expect(fill).toBeFocused();
  });
});

test('another tab’s team: the banner asks, announces the result and moves focus to the team', async ({
  builder,
  page,
}) => {
  await builder.openWith(teamOf({ LW, ST, RW: ELEVEN.RW }));
  const main = page.getByRole('main');
  const banner = page.getByRole('alert').filter({ has: page.getByRole('button') });
  for (const [removed, answer, words] of [
    [LW, 'Keep this tab’s team', OWN_TEAM_KEPT],
    [ST, 'Use the other tab’s team', OTHER_TAB_FOLLOWED],
  ] as const) {
    await enterAt(page, builder.button(`Remove ${removed}`));
    await changeInAnotherTab(page, teamOf({}, ['Marta']));
    await expect(banner).toContainText(OTHER_TAB_KEPT);
    await enterAt(page, banner.getByRole('button', { name: answer }), 'Shift+Tab');
    await expect(banner).toHaveCount(0);
    await expect(builder.lastChange).toHaveText(words);
    await expect(main).toBeFocused();
  }
  await builder.expectTeam({}, ['Marta']);
});

test.describe('links', () => {
  // The browser logs a page's 404.
  test.use({ expectedProblems: [/Failed to load resource.*404/] });

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
});
