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
