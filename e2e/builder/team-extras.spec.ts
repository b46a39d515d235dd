import { expect } from '@playwright/test';
import { ELEVEN, SEVEN, teamOf, test } from '#e2e/builder-page.ts';

test('captain, Auto-fill, team facts and colours', async ({ builder, page }) => {
  await test.step('a captain survives a formation change, undo and a reload, and the armband goes with the player', async () => {
    await builder.openWith(teamOf(ELEVEN, SEVEN));
    await builder.slot('CM', ELEVEN.CM).click();
    await builder.dialog(ELEVEN.CM).getByRole('button', { name: 'Captain', exact: true }).click();
    await builder.dialog(ELEVEN.CM).getByRole('button', { name: 'Close' }).click();
    const captain = builder.pitch.locator('button[aria-description*="captain"]');
    await expect(captain).toHaveAccessibleName(`CM, ${ELEVEN.CM}`);
    await page.reload();
    await expect(captain).toHaveAccessibleName(`CM, ${ELEVEN.CM}`);
    await builder.pitch.getByRole('button', { name: `Remove ${ELEVEN.CM}`, exact: true }).click();
    await expect(captain).toHaveCount(0);
    await builder.button('Undo').click();
    await expect(captain).toHaveAccessibleName(`CM, ${ELEVEN.CM}`);
    await page.getByRole('combobox', { name: 'Formation' }).selectOption('4-4-2');
    await page.getByRole('button', { name: 'Keep Players', exact: true }).click();
    await expect(captain.or(builder.bench.getByText('C', { exact: true }))).toHaveCount(1);
    await builder.button('Undo').click();
    await expect(captain).toHaveAccessibleName(`CM, ${ELEVEN.CM}`);
  });
  await test.step('empty positions can be filled in one tap and emptied again with one undo', async () => {
    await builder.replaceTeam(teamOf({ ST: 'Thierry Henry' }), 'A striker');
    await page.getByRole('button', { name: 'Auto-fill' }).click();
    await expect(builder.pitch.getByRole('button', { name: /, empty$/ })).toHaveCount(0);
    await expect(builder.slot('ST', 'Thierry Henry')).toBeVisible();
    await expect(page.getByText('11 of 11 picked')).toBeVisible();
    await builder.button('Undo').click();
    await expect(builder.slot('GK')).toBeVisible();
    await builder.expectTeam({ ST: 'Thierry Henry' }, []);
  });
  await test.step('the facts name players out of position, whom Arrange puts right in one undoable step; colours apply to the team', async () => {
    await builder.replaceTeam(teamOf({ GK: ELEVEN.GK, ST: 'Lionel Messi' }), 'Two players');
    const facts = page.getByRole('region', { name: 'Team facts' });
    await facts.getByText('1 out of position').click();
    await expect(facts.getByRole('listitem')).toHaveText('Lionel Messi: ST → RW');
    await expect(facts).toContainText('1978–1987');
    await facts.getByRole('button', { name: 'Arrange' }).click();
    const arrange = builder.dialog('Arrange');
    await expect(arrange).toHaveAccessibleDescription(/Lionel Messi moves from ST to RW/);
    await arrange.getByRole('button', { name: 'Cancel' }).click();
    await builder.expectTeam({ GK: ELEVEN.GK, ST: 'Lionel Messi' });
    await facts.getByRole('button', { name: 'Arrange' }).click();
    await arrange.getByRole('button', { name: 'Apply' }).click();
    await builder.expectTeam({ GK: ELEVEN.GK, RW: 'Lionel Messi' });
    await expect(facts).not.toContainText('out of position');
    await builder.button('Undo').click();
    await builder.expectTeam({ GK: ELEVEN.GK, ST: 'Lionel Messi' });
    await page.getByText('Colours', { exact: true }).click();
    await page.getByRole('radio', { name: 'Claret' }).check();
    await page.getByRole('radio', { name: 'Night' }).check();
    await expect(page.getByRole('radio', { name: 'Claret' })).toBeChecked();
    await builder.button('Undo').click();
    await expect(page.getByRole('radio', { name: 'Grass' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Claret' })).toBeChecked();
  });
});
