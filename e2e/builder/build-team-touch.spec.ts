import { expect } from '@playwright/test';
import { nextFrames } from '#e2e/access/access.ts';
import { centreOf, Finger } from '#e2e/builder/touch.ts';
import { ELEVEN, SEVEN, samplePlayer, teamOf, test } from '#e2e/builder-page.ts';
import { BENCH_FULL } from '#lib/platform/messages/team.ts';

const { LW, ST, RW } = ELEVEN;

test.describe('with a finger @touch', () => {
  test('the search opens full screen; Back, Done and a swipe close it without losing typed text', async ({
    builder,
    page,
  }) => {
    await builder.openWith(teamOf({ ST }));
    const positions = builder.search.getByRole('region', { name: 'Positions' });
    await builder.openSearch();
    await page.setViewportSize({ width: 390, height: 508 });
    await page.keyboard.type('mar');
    const rows = builder.results.getByRole('listitem');
    for (const row of [0, 1, 2, 3]) await expect(rows.nth(row)).toBeInViewport({ ratio: 1 });
    await positions.getByRole('button', { name: 'LW, empty' }).tap();
    await expect(builder.searchField).toHaveAttribute('placeholder', 'Player for LW');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goBack();
    await expect(positions).toHaveCount(0);
    await builder.openSearch();
    await expect(builder.searchField).toHaveValue('mar');
    await builder.closeSearch();
    await builder.openSearch();
    const finger = await Finger.on(page);
    const from = await centreOf(positions.getByRole('button', { name: 'CM, empty', exact: true }));
    await finger.down(from);
    await finger.moveTo({ x: from.x, y: from.y + 90 });
    await finger.up();
    await expect(positions).toHaveCount(0);
    await expect(builder.searchField).toHaveValue('mar');
    await expect(builder.slot('LW')).toHaveAttribute('aria-pressed', 'true');
  });

  test('moving players by card and finger', async ({ builder, page }) => {
    const finger = await Finger.on(page);
    await builder.openWith(teamOf({ LW, ST }));
    await test.step('the card moves players without dragging: slot to slot, to the bench and back; Cancel ends a move', async () => {
      await builder.slot('LW', LW).tap();
      await builder.dialog(LW).getByRole('button', { name: 'Move', exact: true }).tap();
      await expect(builder.pitch.locator('[data-target]')).toHaveCount(10);
      await page.getByRole('button', { name: 'Cancel', exact: true }).tap();
      await expect(page.locator('[data-target]')).toHaveCount(0);
      await builder.expectTeam({ LW, ST });

      await builder.slot('LW', LW).tap();
      await builder.dialog(LW).getByRole('button', { name: 'Move', exact: true }).tap();
      await builder.slot('ST', ST).tap();
      await expect(builder.lastChange).toHaveText(`${LW} placed at ST`);
      await builder.expectTeam({ LW: ST, ST: LW });

      await builder.slot('ST', LW).tap();
      await builder.dialog(LW).getByRole('button', { name: 'Bench, to substitutes', exact: true }).tap();
      await builder.expectTeam({ LW: ST }, [LW]);

      await builder.substitute(1, LW).tap();
      await builder.dialog(LW).getByRole('button', { name: 'To field', exact: true }).tap();
      // The wing is taken, and a winger's next best position is striker.
      await builder.expectTeam({ LW: ST, ST: LW });
    });
    await test.step('a swipe that starts on a player scrolls the page instead of dragging', async () => {
      await builder.replaceTeam(teamOf({ GK: ELEVEN.GK, LW, RW }), 'A goalkeeper');
      const at = await centreOf(builder.slot('LW', LW));
      await finger.down(at);
      await finger.moveTo({ x: at.x, y: at.y - 250 });
      await finger.up();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
      await builder.expectTeam({ GK: ELEVEN.GK, LW, RW });
      await expect(page.locator('[data-target]')).toHaveCount(0);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    });
    await test.step('dragging slot to slot swaps, with legal targets highlighted', async () => {
      await builder.replaceTeam(teamOf({ LW, RW, ST }), 'Three forwards');
      await finger.down(await centreOf(builder.slot('LW', LW)));
      await finger.rest();
      await finger.moveTo(await centreOf(builder.slot('RW', RW)));
      await expect(builder.pitch.locator('[data-target]')).toHaveCount(10);
      await expect(builder.pitch.locator('[data-over]')).toHaveCount(1);
      // The shirt under the finger, besides the one on the pitch.
      await expect(page.locator(`[data-player="${samplePlayer(LW).id}"]`)).toHaveCount(2);
      // The 'Move' bar would cover the bench.
      await nextFrames(page);
      await nextFrames(page);
      await expect(page.getByRole('region', { name: 'Moving a player' })).toHaveCount(0);
      await finger.up();
      await expect(builder.lastChange).toHaveText(`${LW} placed at RW`);
      await builder.expectTeam({ LW: RW, RW: LW, ST });
    });
    await test.step('dragging slot to bench, bench to slot, result to slot', async () => {
      // Tall enough to show both ends of each drag.
      await page.setViewportSize({ width: 390, height: 2600 });
      await builder.replaceTeam(teamOf({ ST }, ['Marta']), 'One on the bench');
      await finger.drag(builder.slot('ST', ST), builder.substitute(1, 'Marta'));
      await expect(builder.slot('ST', 'Marta')).toBeVisible();
      await finger.drag(builder.substitute(1, ST), builder.slot('LW'));
      await expect(builder.slot('LW', ST)).toBeVisible();
      await builder.find(RW);
      await finger.drag(builder.result(RW), builder.slot('RW'));
      await builder.expectTeam({ ST: 'Marta', LW: ST, RW });
    });
    await test.step('dragging outside, onto itself or onto a full bench changes nothing', async () => {
      await builder.replaceTeam(teamOf({ ST, LW }, SEVEN), 'A full bench');
      await finger.drag(builder.slot('ST', ST), page.getByRole('heading', { level: 1 }));
      await finger.down(await centreOf(builder.slot('ST', ST)));
      await finger.rest();
      await finger.moveTo(await centreOf(builder.slot('LW', LW)));
      await finger.moveTo(await centreOf(builder.slot('ST', ST)));
      await finger.up();
      await expect(page.locator('[data-target]')).toHaveCount(0);
      await builder.searchField.fill('');
      await builder.find(RW);
      await finger.drag(builder.result(RW), builder.slot('ST', ST));
      await expect(builder.notification(BENCH_FULL)).toBeVisible();
      await builder.expectTeam({ ST, LW }, SEVEN);
    });
  });
});
