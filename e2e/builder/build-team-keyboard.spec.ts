import { expect } from '@playwright/test';
import { enterAt } from '#e2e/access/access.ts';
import { ELEVEN, SEVEN, teamOf, test } from '#e2e/builder-page.ts';
import { BENCH_FULL } from '#lib/platform/messages/team.ts';
import { newTeam } from '#lib/team/formation/formations.ts';

const { LW, ST, RW } = ELEVEN;

test('a 4-3-3 can be filled by keyboard alone', async ({ builder, page }) => {
  await builder.open();
  await enterAt(page, builder.slot('GK'));
  await expect(builder.searchField).toBeFocused();

  for (const [slot, name] of Object.entries(ELEVEN)) {
    await expect(builder.search).toContainText(`for ${slot}`);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(name);
    await expect(builder.add(name)).toBeVisible();
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('ArrowDown');
      if (await builder.add(name).evaluate((button) => button === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await expect(builder.lastChange).toHaveText(`${name} placed at ${slot}`);
    await builder.searchField.focus();
  }
  await builder.expectTeam(ELEVEN);
});

test('moving, removing, undoing and renaming by keyboard', async ({ builder, page }) => {
  await test.step('Ctrl+Z, Shift+Ctrl+Z, Ctrl+Y and the buttons undo and redo, but the keys are ignored in a text field', async () => {
    await builder.openWith(teamOf({ LW, ST, RW }));
    await builder.button(`Remove ${ST}`).press('Enter');
    await builder.button(`Remove ${RW}`).press('Enter');
    await builder.expectTeam({ LW });
    await page.keyboard.press('Control+Z');
    await expect(builder.lastChange).toHaveText('Undone');
    await builder.expectTeam({ LW, RW });
    await page.keyboard.press('Control+Z');
    await builder.expectTeam({ LW, RW, ST });
    await page.keyboard.press('Shift+Control+Z');
    await expect(builder.lastChange).toHaveText('Redone');
    await builder.expectTeam({ LW, RW });
    await page.keyboard.press('Control+Y');
    await builder.expectTeam({ LW });

    const undo = builder.button('Undo');
    await undo.press('Enter');
    await undo.press('Enter');
    await builder.expectTeam({ LW, RW, ST });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await expect(undo).toBeFocused();
    await builder.button('Redo').press('Enter');
    await builder.button('Redo').press('Enter');
    await builder.expectTeam({ LW });

    await builder.searchField.focus();
    await page.keyboard.type('Mar');
    await page.keyboard.press('Control+Z');
    await expect(builder.searchField).not.toHaveValue('Mar');
    await builder.expectTeam({ LW });
  });
  await test.step('Move: Enter picks up and places, Escape cancels; each is announced, and focus returns', async () => {
    await builder.replaceTeam(teamOf({ LW, ST }, ['Marta']), 'Two forwards');
    await builder.slot('LW', LW).focus();
    await page.keyboard.press('Enter');
    await expect(builder.dialog(LW)).toBeVisible();
    await builder.dialog(LW).getByRole('button', { name: 'Move', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(builder.dialog(LW)).toBeHidden();
    await expect(builder.slot('LW', LW)).toBeFocused();
    await expect(builder.lastChange).toHaveText(
      `Moving ${LW}. Choose a highlighted position, or press Escape to cancel.`,
    );
    await expect(page.locator('[data-target]')).not.toHaveCount(0);

    await page.keyboard.press('Escape');
    await expect(page.locator('[data-target]')).toHaveCount(0);
    await expect(builder.lastChange).toHaveText('Move cancelled');
    await builder.expectTeam({ LW, ST }, ['Marta']);

    await page.keyboard.press('Enter');
    await builder.dialog(LW).getByRole('button', { name: 'Move', exact: true }).focus();
    await page.keyboard.press('Space');
    await builder.substitute(1, 'Marta').focus();
    await page.keyboard.press('Enter');
    await expect(builder.lastChange).toHaveText(`${LW} placed on the bench`);
    await builder.expectTeam({ LW: 'Marta', ST }, [LW]);
    await expect(builder.substitute(1, LW)).toBeFocused();
  });
  await test.step('To substitutes, To field and Remove are announced, rejected if the bench is full, and keep focus', async () => {
    await builder.replaceTeam(teamOf({ ST }, ['Marta']), 'A striker');
    const act = async (who: string, action: string) => {
      await builder.dialog(who).getByRole('button', { name: action, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await builder.slot('ST', ST).press('Enter');
    await act(ST, 'Bench, to substitutes');
    await expect(builder.lastChange).toHaveText(`${ST} placed on the bench`);
    await builder.substitute(1, 'Marta').press('Enter');
    await act('Marta', 'To field');
    await expect(builder.lastChange).toHaveText('Marta placed at ST');
    await builder.slot('ST', 'Marta').press('Enter');
    await act('Marta', 'Remove');
    await expect(builder.lastChange).toHaveText('Marta removed');
    await builder.expectTeam({}, [ST]);

    await builder.importTeam(teamOf({ ST }, SEVEN));
    await expect(builder.slot('ST', ST)).toBeVisible();
    await builder.slot('ST', ST).press('Enter');
    await act(ST, 'Bench, to substitutes');
    await expect(page.getByRole('alert').filter({ hasText: BENCH_FULL })).toBeVisible();
    await builder.expectTeam({ ST }, SEVEN);
    await page.keyboard.press('Escape');
    await builder.button(`Remove ${ST}`).press('Enter');
    await expect(builder.slot('ST')).toBeFocused();
    await builder.button(`Remove ${SEVEN[0]}`).press('Enter');
    await expect(builder.substitute(1, SEVEN[1])).toBeFocused();
  });
  await test.step('the team name: Enter opens and saves, Escape keeps the old one, an empty one is rejected', async () => {
    await builder.importTeam(newTeam());
    await builder.button('Rename My Dream Team').press('Enter');
    const field = page.getByRole('textbox', { name: 'Team name', exact: true });
    await expect(field).toBeFocused();
    await page.keyboard.type('  Floodlight Eleven ');
    await page.keyboard.press('Enter');
    await expect(builder.button('Rename Floodlight Eleven')).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.type('Never');
    await page.keyboard.press('Escape');
    await expect(builder.button('Rename Floodlight Eleven')).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.type('   ');
    await page.keyboard.press('Enter');
    await expect(builder.notification('Please enter a team name')).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(builder.button('Rename Floodlight Eleven')).toBeVisible();
  });
});
