import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { enterAt, newsIn, tabTo } from '#e2e/access/access.ts';
import { ELEVEN, teamOf, test } from '#e2e/builder-page.ts';
import { SEARCH_CRITERIA_MISSING } from '#lib/platform/messages/player.ts';
import { COPY_FAILED, LINK_COPIED } from '#lib/platform/messages/share.ts';
import { IMPORT_DONE } from '#lib/platform/messages/team.ts';

const { LW, ST } = ELEVEN;

// The browser logs the requests that the auth service rejects.
test.use({ expectedProblems: [/Failed to load resource.*\/auth\/v1\//] });

// Tab, arrows, Enter and Escape only. build-team-keyboard.spec.ts covers adding, moving and undoing.

test('search with every field, an era, and a result’s card, by keyboard', async ({ builder, page }) => {
  await builder.open();
  const status = builder.search.getByRole('status');
  const choice = (name: string) => builder.search.getByRole('combobox', { name, exact: true });
  await test.step('an empty position leads to the search field, a search without criteria is rejected, and an era lists its players', async () => {
    await enterAt(page, builder.slot('GK'));
    await expect(builder.searchField).toBeFocused();
    await enterAt(page, builder.search.getByRole('button', { name: 'Search', exact: true }));
    await expect(status).toHaveText(SEARCH_CRITERIA_MISSING);
    await tabTo(page, choice('Era'));
    await page.keyboard.type('1970');
    await expect(choice('Era')).toHaveValue('1970');
    await expect(builder.results.getByRole('button', { name: /^Add / }).first()).toHaveAccessibleName('Add Dino Zoff');
    await expect(choice('Era')).toBeFocused();
  });

  const toggle = builder.button('Advanced search');
  await test.step('the advanced fields follow each other, and each list can be chosen from by typing', async () => {
    await enterAt(page, toggle, 'Shift+Tab');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(choice('League')).toBeDisabled();
    await expect(choice('Country').locator('option', { hasText: 'Brazil' })).toHaveCount(1);
    await tabTo(page, choice('Position'));
    for (const [name, typed, value] of [
      ['Position', 'CF', 'CF'],
      ['Year of birth', '1986', '1986'],
      ['Country', 'Brazil', 'Brazil'],
      ['League', 'B', 'Brasileirão Série A'],
      ['Team', 'F', 'Flamengo'],
    ] as const) {
      await expect(choice(name)).toBeFocused();
      await page.keyboard.type(typed);
      await expect(choice(name)).toHaveValue(value);
      await page.keyboard.press('Tab');
    }
  });
  await test.step('choosing a country again clears its league and team and keeps focus', async () => {
    await tabTo(page, choice('Country'), 'Shift+Tab');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await expect(choice('Country')).toHaveValue('Brazil');
    await expect(choice('Country')).toBeFocused();
    await expect(choice('League')).toHaveValue('');
    await expect(choice('Team')).toBeDisabled();
  });
  await test.step('a result’s card opens, and Escape returns focus to the result', async () => {
    const marta = builder.result('Marta').getByRole('button', { name: /^Marta/ });
    await expect(marta).toBeVisible();
    await expect(status).toHaveText(/^\d+ players? found/, { timeout: 15_000 });
    await enterAt(page, marta);
    await expect(builder.dialog('Marta')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(marta).toBeFocused();
  });
  await test.step('closing the advanced search keeps focus on its button', async () => {
    await enterAt(page, toggle, 'Shift+Tab');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
  });
});

test('a team by keyboard', async ({ builder, page }) => {
  await test.step('formation, bench, captain and shirt number', async () => {
    await builder.openWith(teamOf({ LW, ST }));
    await enterAt(page, builder.button('4-4-2'));
    const question = builder.dialog('Change formation');
    await expect(question).toHaveAccessibleDescription(/^\d+ players? stays? on the pitch/);
    await expect(question.getByRole('button', { name: 'Keep Players', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(builder.lastChange).toHaveText('Formation 4-4-2');
    await expect(builder.button('4-4-2')).toBeFocused();
    await expect(builder.button('4-4-2')).toHaveAttribute('aria-pressed', 'true');

    await enterAt(page, builder.substitute(1));
    await expect(builder.searchField).toBeFocused();
    await page.keyboard.type('Marta');
    await expect(builder.add('Marta')).toBeVisible();
    await tabTo(page, builder.add('Marta'));
    await page.keyboard.press('Enter');
    await expect(builder.lastChange).toHaveText('Marta placed on the bench');

    await enterAt(page, builder.substitute(1, 'Marta'));
    const card = builder.dialog('Marta');
    const captain = card.getByRole('button', { name: 'Captain', exact: true });
    await enterAt(page, captain);
    await expect(captain).toHaveAttribute('aria-pressed', 'true');
    // Screen readers ignore the page behind a modal dialog, so the dialog announces changes.
    await expect(newsIn(card)).toHaveText('Marta is now captain');
    await tabTo(page, card.getByRole('textbox', { name: 'Shirt number' }));
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await expect(card.getByRole('alert')).toHaveText('Please enter a shirt number from 1 to 99');
    await enterAt(page, card.getByRole('button', { name: 'Dismiss', exact: true }));
    await expect(card.getByRole('alert')).toHaveCount(0);
    // Focus returns to where it came from.
    await tabTo(page, card.getByRole('textbox', { name: 'Shirt number' }), 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('88');
    await page.keyboard.press('Enter');
    await expect(newsIn(card)).toHaveText('Marta wears number 88');
    await expect(card.getByRole('textbox', { name: 'Shirt number' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(builder.substitute(1, 'Marta')).toBeFocused();
    await expect(builder.substitute(1, 'Marta')).toHaveAccessibleDescription(/^captain, /);
  });
  await test.step('during a move, illegal positions are disabled, and Cancel returns focus', async () => {
    await builder.replaceTeam(teamOf({ ST }, ['Marta']), 'One on the bench');
    await enterAt(page, builder.substitute(1, 'Marta'));
    await enterAt(page, builder.dialog('Marta').getByRole('button', { name: 'Move', exact: true }));
    await expect(builder.slot('ST', ST)).not.toHaveAttribute('aria-disabled');
    await expect(builder.substitute(7)).toHaveAttribute('aria-disabled', 'true');
    // Pressing the player's own position cancels the move.
    await expect(builder.substitute(1, 'Marta')).not.toHaveAttribute('aria-disabled');
    await enterAt(page, page.getByRole('region', { name: 'Moving a player' }).getByRole('button', { name: 'Cancel' }));
    await expect(builder.lastChange).toHaveText('Move cancelled');
    await expect(builder.substitute(1, 'Marta')).toBeFocused();
  });
  await test.step('repeating an action repeats its announcement', async () => {
    await builder.replaceTeam(teamOf({ LW, ST }), 'Two forwards');
    await builder.button(`Remove ${LW}`).press('Enter');
    await builder.button(`Remove ${ST}`).press('Enter');
    await page.keyboard.press('Control+Z');
    await expect(builder.lastChange).toHaveText('Undone');
    const first = await builder.lastChange.textContent();
    await page.keyboard.press('Control+Z');
    await expect(builder.slot('LW', LW)).toBeVisible();
    // A live region doesn't announce the same text twice.
    await expect.poll(() => builder.lastChange.textContent()).not.toBe(first);
    await expect(builder.lastChange).toHaveText('Undone');
  });
  await test.step('export, import, share and a new team', async () => {
    await enterAt(page, builder.button('Share'));
    const share = builder.dialog('Share');
    await expect(share.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/t\/1/);
    await enterAt(page, share.getByRole('button', { name: 'Copy link' }));
    await expect(share.getByRole('status')).toHaveText(new RegExp(`${LINK_COPIED}|${COPY_FAILED}`));
    const picture = share.getByRole('button', { name: 'Download picture' });
    const drawn = page.waitForEvent('download');
    await enterAt(page, picture);
    await drawn;
    await expect(picture).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(builder.button('Share')).toBeFocused();

    const download = page.waitForEvent('download');
    await enterAt(page, builder.button('Export team'));
    const path = await (await download).path();
    const chooser = page.waitForEvent('filechooser');
    await enterAt(page, builder.button('Import team'));
    await (await chooser).setFiles({ name: 'team.json', mimeType: 'application/json', buffer: await readFile(path) });
    await expect(page.getByRole('status').filter({ hasText: IMPORT_DONE })).toBeVisible();

    await enterAt(page, builder.button('Start New Team'));
    const question = builder.dialog('Start New Team');
    await expect(question).toHaveAccessibleDescription(/^Are you sure/);
    // The destructive button isn't the default.
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await enterAt(page, question.getByRole('button', { name: 'Start New Team' }), 'Shift+Tab');
    await expect(builder.lastChange).toHaveText('New team started');
    await expect(builder.button('Start New Team')).toBeFocused();
    await builder.expectTeam({});
  });
});
