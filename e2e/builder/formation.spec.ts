import { expect } from '@playwright/test';
import { type BuilderPage, ELEVEN, teamOf, test } from '#e2e/builder-page.ts';
import { FORMATION_IDS } from '#types/team.ts';

const { LW, ST, RW, LCM, CM, RCM } = ELEVEN;

const list = (builder: BuilderPage) => builder.page.getByRole('combobox', { name: 'Formation', exact: true });
const asked = (builder: BuilderPage) => builder.dialog('Change formation');
const answer = (builder: BuilderPage, name: string) =>
  asked(builder).getByRole('button', { name, exact: true }).click();

test('changing the formation and starting a new team', async ({ builder, page }) => {
  await test.step('a team without starters changes by list and preview; with substitutes, it asks', async () => {
    await builder.open();
    await expect(list(builder)).toHaveValue('4-3-3');
    await expect(list(builder).getByRole('option')).toHaveText([...FORMATION_IDS]);
    await list(builder).selectOption('3-5-2');
    await expect(builder.slot('CCM')).toBeVisible();
    await builder.button('5-3-2').click();
    await expect(builder.slot('LWB')).toBeVisible();
    await expect(builder.button('5-3-2')).toHaveAttribute('aria-pressed', 'true');
    await expect(asked(builder)).toBeHidden();

    await builder.importTeam(teamOf({}, ['Marta']));
    await expect(builder.substitute(1, 'Marta')).toBeVisible();
    await list(builder).selectOption('5-3-2');
    await answer(builder, 'Keep Players');
    await builder.expectTeam({}, ['Marta']);
    await expect(builder.slot('RWB')).toBeVisible();
  });
  await test.step('Keep Players keeps everyone, Cancel, Escape and the overlay change nothing, Start New keeps only the name', async () => {
    await builder.replaceTeam(teamOf(ELEVEN, ['Marta']), 'Floodlight Eleven');
    await list(builder).selectOption('4-4-2');
    await expect(asked(builder)).toBeVisible();
    await answer(builder, 'Keep Players');
    const { GK, LB, LCB, RCB, RB } = ELEVEN;
    await expect(builder.slot('LST', ST)).toBeVisible();
    await builder.expectTeam({ GK, LB, LCB, RCB, RB, LM: LW, LCM, RCM, RM: CM, LST: ST, RST: RW }, ['Marta']);
    await list(builder).selectOption('4-3-3');
    await answer(builder, 'Keep Players');
    await builder.expectTeam(ELEVEN, ['Marta']);
    await builder.button('Undo').click();
    await expect(list(builder)).toHaveValue('4-4-2');
    await builder.button('Undo').click();
    await expect(list(builder)).toHaveValue('4-3-3');
    await builder.expectTeam(ELEVEN, ['Marta']);

    const place = async () => (await builder.slot('ST', ST).boundingBox())?.y;
    const gliding = () => page.evaluate(() => document.getAnimations().filter(({ id }) => id === 'glide').length);
    await expect.poll(gliding).toBe(0);
    const before = await place();
    await builder.button('4-4-2').hover();
    await expect.poll(place).not.toBe(before);
    await page.mouse.move(5, 5);
    await expect.poll(place).toBe(before);
    await builder.expectTeam(ELEVEN, ['Marta']);

    await list(builder).selectOption('3-4-3');
    await answer(builder, 'Cancel');
    await expect(list(builder)).toHaveValue('4-3-3');
    await builder.button('3-4-3').click();
    await page.keyboard.press('Escape');
    await expect(asked(builder)).toBeHidden();
    await expect(builder.button('3-4-3')).toBeFocused();
    await builder.button('3-4-3').click();
    await expect(asked(builder)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(asked(builder)).toBeHidden();
    await builder.expectTeam(ELEVEN, ['Marta']);

    await builder.button('3-4-3').click();
    await answer(builder, 'Start New');
    await expect(list(builder)).toHaveValue('3-4-3');
    await builder.expectTeam({});
    await expect(builder.button('Rename Floodlight Eleven')).toBeVisible();
    await expect(page.getByText('0 of 11 picked')).toBeVisible();
  });
  await test.step('Start New Team asks, clears everything, and can be undone', async () => {
    await builder.replaceTeam(teamOf({ LW, ST }, ['Marta']), 'Floodlight Two');
    await builder.button('Portrait view').click();
    await builder.button('Start New Team').click();
    const dialog = builder.dialog('Start New Team');
    await expect(dialog).toContainText(
      'Are you sure you want to start a new team? This will clear all players, substitutes, and settings.',
    );
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await builder.expectTeam({ LW, ST }, ['Marta']);

    await builder.button('Start New Team').click();
    await dialog.getByRole('button', { name: 'Start New Team', exact: true }).click();
    await builder.expectTeam({});
    await expect(builder.button('Rename My Dream Team')).toBeVisible();
    await expect(builder.button('Portrait view')).toBeVisible();

    await page.keyboard.press('Control+Z');
    await builder.expectTeam({ LW, ST }, ['Marta']);
    await expect(builder.button('Rename Floodlight Two')).toBeVisible();
    await expect(builder.button('Landscape view')).toBeVisible();
  });
});
