import { expect, type Page } from '@playwright/test';
import { Effort } from '#e2e/builder/effort.ts';
import { type BuilderPage, ELEVEN, teamOf, test } from '#e2e/builder-page.ts';
import type { Slot } from '#types/team.ts';

// These figures are in docs/measured.md.

const { LW, ST } = ELEVEN;
/** As a fan thinks of them. Where each belongs is up to the builder (D61). */
const FAVOURITES = {
  'Lionel Messi': 'RW',
  'Gianluigi Buffon': 'GK',
  'Paolo Maldini': 'LB',
  'Zinedine Zidane': 'LCM',
  'Thierry Henry': 'ST',
  'Franz Beckenbauer': 'LCB',
  Cafu: 'RB',
  'Cristiano Ronaldo': 'LW',
  'Andrés Iniesta': 'CM',
  'Virgil van Dijk': 'RCB',
  'Luka Modrić': 'RCM',
} as const satisfies Record<string, Slot>;
const NAMED = Object.entries(FAVOURITES) as [string, Slot][];
const ARRANGED = Object.fromEntries(NAMED.map(([name, slot]) => [slot, name]));

/** Swapping, captain, bench and link, all without dragging. */
async function smallTasks(builder: BuilderPage, page: Page, isTouch: boolean): Promise<Record<string, number>> {
  const effort = new Effort(page, isTouch);
  const card = (who: string, action: string) => builder.dialog(who).getByRole('button', { name: action, exact: true });
  await builder.replaceTeam(teamOf(ELEVEN), 'Small Tasks');

  await effort.press(builder.slot('LW', LW));
  await effort.press(card(LW, 'Move'));
  await effort.press(builder.slot('ST', ST));
  await expect(builder.slot('ST', LW)).toBeVisible();
  const swap = effort.take().presses;

  await effort.press(builder.slot('ST', LW));
  await effort.press(card(LW, 'Captain'));
  await expect(builder.lastChange).toHaveText(`${LW} is now captain`);
  const captain = effort.take().presses;

  await effort.press(card(LW, 'Bench, to substitutes'));
  await expect(builder.substitute(1, LW)).toBeVisible();
  // The card was open.
  const bench = effort.take().presses + 1;

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await effort.press(builder.button('Share'));
  await effort.press(builder.button('Copy link'));
  await expect(builder.dialog('Share').getByRole('status')).toHaveText('Link copied');
  const link = effort.take().presses;
  expect(await effort.scrolled()).toBe(0);
  return { swap, captain, bench, link };
}

const SMALL_TASKS = { swap: 3, captain: 2, bench: 2, link: 2 };

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
