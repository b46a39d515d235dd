import { expect } from '@playwright/test';
import { centreOf, Finger } from '#e2e/builder/touch.ts';
import { ELEVEN, teamOf, test } from '#e2e/builder-page.ts';

const { ST } = ELEVEN;

test('dragging to the edge of the screen scrolls; a drag interrupted by the system moves no player @touch', async ({
  builder,
  page,
}) => {
  const finger = await Finger.on(page);
  await builder.openWith(teamOf({ GK: ELEVEN.GK, ST }, ['Marta']));
  const bench = builder.substitute(1, 'Marta');
  await finger.down(await centreOf(builder.slot('ST', ST)));
  await finger.rest();
  await finger.moveTo({ x: 195, y: 835 });
  await expect(bench).toBeInViewport({ ratio: 1 });
  await finger.moveTo({ x: 195, y: 400 });
  await finger.moveTo(await centreOf(bench));
  await finger.up();
  await builder.expectTeam({ GK: ELEVEN.GK, ST: 'Marta' }, [ST]);

  // Back up, from a position that scrolls away from under the finger.
  await builder.slot('ST', 'Marta').evaluate((slot) => window.scrollBy(0, slot.getBoundingClientRect().y - 20));
  await finger.down(await centreOf(builder.slot('GK', ELEVEN.GK)));
  await finger.rest();
  await finger.moveTo(await centreOf(builder.slot('ST', 'Marta')), 40);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('[data-over]')).toHaveCount(0);
  await finger.cancel();
  await expect(page.locator('[data-target]')).toHaveCount(0);
  await builder.expectTeam({ GK: ELEVEN.GK, ST: 'Marta' }, [ST]);
});
