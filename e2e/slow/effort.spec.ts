import { expect } from '@playwright/test';
import { ARRANGED, Effort, NAMED, SMALL_TASKS, smallTasks } from '#e2e/builder/effort.ts';
import { test } from '#e2e/builder-page.ts';

// These figures are in docs/measured.md.

test('on a desktop, eleven named players in any order take one click and eleven presses of Enter; other tasks take as few clicks as taps', async ({
  builder,
  page,
}) => {
  await builder.open();
  const effort = new Effort(page, false);
  await effort.press(builder.searchField);
  for (const [name, slot] of NAMED) {
    await expect(builder.searchField).toBeFocused();
    await builder.find(name);
    await expect(builder.result(name)).toContainText(`→ ${slot}`);
    await expect(builder.slot(slot)).toHaveAccessibleDescription(`suggested for ${name}`);
    await effort.key('Enter');
    await expect(builder.lastChange).toHaveText(`${name} placed at ${slot}`);
  }
  await builder.expectTeam(ARRANGED);
  expect([effort.take(), await effort.scrolled()]).toEqual([{ presses: 1, keys: 11 }, 0]);
  expect(await smallTasks(builder, page, false)).toEqual(SMALL_TASKS);
});

test.describe('on a phone @touch', () => {
  test('eleven named players in any order take twelve taps, no scrolling and no choice of position; swap, captain, bench and link take two or three each', async ({
    builder,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await builder.open();
    const effort = new Effort(page, true);
    await effort.press(builder.searchField);
    // The height left above a 336 px keyboard.
    await page.setViewportSize({ width: 390, height: 328 });
    const positions = builder.search.getByRole('region', { name: 'Positions' });
    for (const [name, slot] of NAMED) {
      await expect(builder.searchField).toBeFocused();
      await expect(builder.searchField).toHaveValue('');
      await builder.find(name);
      await expect(builder.result(name)).toContainText(`→ ${slot}`);
      await effort.press(builder.add(name));
      await expect(builder.lastChange).toHaveText(`${name} placed at ${slot}`);
    }
    // After the eleventh player, the search closes on its own.
    await expect(positions).toHaveCount(0);
    await builder.expectTeam(ARRANGED);
    expect([effort.presses, await effort.scrolled()]).toEqual([12, 0]);
    await expect(page.getByText('11 of 11 picked')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 664 });
    expect(await smallTasks(builder, page, true)).toEqual(SMALL_TASKS);
  });
});
