import { expect, type Page } from '@playwright/test';
import { ELEVEN, samplePlayer, teamOf, test } from '#e2e/builder-page.ts';
import { expectAlive, FAULT_NAMES, type FaultName, faultAnswer, installFastClock, walkFaults } from '#e2e/faults.ts';
import { OFFLINE_DATABASE_BANNER, PLAYER_DATABASE_UNREACHABLE, SEARCH_FAILED } from '#lib/platform/messages/player.ts';
import { initials } from '#lib/team/look/display.ts';
import type { Player } from '#types/player.ts';
import type { Slot } from '#types/team.ts';

// The browser logs the requests that a test makes fail.
test.use({ expectedProblems: [/Failed to load resource.*\/api\/players\//], pictures: true });
test.setTimeout(90_000);

test('search: shows a banner, offers local players, and the card says what is missing', async ({ builder, page }) => {
  await installFastClock(page);
  await builder.openWith(teamOf({ ST: ELEVEN.ST }));
  const status = builder.search.getByRole('status');
  const banner = builder.search.getByText(OFFLINE_DATABASE_BANNER, { exact: true });
  const card = builder.dialog(ELEVEN.ST);
  const calls = /\/api\/players\//;
  await walkFaults({
    page,
    calls,
    limitMs: 20_000,
    act: (name) => builder.searchField.fill(`maradona ${name}`),
    see: async (name) => {
      await expect(banner).toBeVisible();
      await expect(status).toContainText(PLAYER_DATABASE_UNREACHABLE);
      await expect(status).not.toContainText('Searching');
      await expect(builder.add('Diego Maradona')).toBeEnabled();
      const asked = page.waitForRequest(calls);
      await builder.slot('ST', ELEVEN.ST).click();
      await asked;
      if (name === '30 s hang') await page.clock.fastForward(15_000);
      await expect(card).toContainText(SEARCH_FAILED);
      await card.getByRole('button', { name: 'Close' }).click();
      await builder.expectTeam({ ST: ELEVEN.ST });
    },
    after: () => expectAlive(builder),
  });
  await builder.searchField.fill('diego maradona');
  await expect(banner).toBeHidden();
  await builder.slot('LW').click();
  await builder.add('Diego Maradona').click();
  await builder.expectTeam({ ST: ELEVEN.ST, LW: 'Diego Maradona' });
});

/** Ten starters whose pictures fail in ten different ways, and one with a working picture. */
function teamOfPictures() {
  const team = teamOf(ELEVEN);
  const slots = Object.keys(ELEVEN) as (keyof typeof ELEVEN)[];
  const wayOf = new Map(slots.map((slot, index) => [slot, FAULT_NAMES[index] ?? 'none'] as const));
  for (const [slot, way] of wayOf) {
    const player: Player = samplePlayer(ELEVEN[slot]);
    team.players[slot] = { ...player, imageUrl: `https://r2.thesportsdb.com/${encodeURIComponent(way)}.png` };
  }
  return { team, wayOf };
}

const pictureOf = (page: Page, slot: Slot) =>
  page
    .getByRole('region', { name: 'Pitch' })
    .getByRole('button', { name: new RegExp(`^${slot}, `) })
    .locator('img');

test('images: initials replace every missing picture, and every player can still be removed', async ({
  builder,
  page,
}) => {
  await installFastClock(page);
  const { team, wayOf } = teamOfPictures();
  await page.route('https://r2.thesportsdb.com/**', async (route) => {
    const way = decodeURIComponent(new URL(route.request().url()).pathname.slice(1, -'.png'.length));
    if (way === 'none') await route.fallback();
    else await faultAnswer(way as FaultName)(route);
  });
  // Otherwise free pictures would replace the failing ones.
  await page.route('**/api/players/portrait?*', (route) => route.fulfill({ json: { image: null } }));
  await builder.openWith(team);
  // A picture gets 3 s after it scrolls into view.
  await expect(pictureOf(page, 'RW')).toHaveAttribute('data-loaded', 'true');
  await page.clock.fastForward(3000);
  for (const [slot, way] of [...wayOf].filter(([, faulty]) => faulty !== 'none')) {
    await test.step(way, async () => {
      await expect(pictureOf(page, slot)).toHaveCount(0);
      await expect(builder.slot(slot, ELEVEN[slot])).toContainText(initials(ELEVEN[slot]));
      await builder.button(`Remove ${ELEVEN[slot]}`).click();
      await expect(builder.slot(slot)).toBeVisible();
    });
  }
  await expect(pictureOf(page, 'RW')).toHaveCount(1);
  await builder.expectTeam({ RW: ELEVEN.RW });
  await expectAlive(builder);
});
