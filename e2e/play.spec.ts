import { expect, type Page } from '@playwright/test';
import { expectSound } from '#e2e/access/access.ts';
import { draftOf, ELEVEN, teamOf, test } from '#e2e/builder-page.ts';
import { stepToHalfTime } from '#e2e/match-page.ts';
import { writtenDraft } from '#lib/builder/drafts.ts';
import { readChoices } from '#lib/match/choices-text.ts';
import { pathOf } from '#lib/match/cup/cup-path.ts';
import { ownCup, playOwnCup, weakestTeam } from '#lib/match/cup/own-cup.ts';
import { readPlayAddress, sharedAddress } from '#lib/match/play-address.ts';
import { resultText } from '#lib/match/story.ts';
import { elevenOf } from '#lib/match/strength/team-eleven.ts';
import { codeToTeam, teamToCode } from '#lib/share/team-code.ts';
import { CUP_TABLES } from '#tools/play/cup-tables.ts';
import type { Team } from '#types/team.ts';

/** The same cup's results, computed in this process. */
async function pathWithoutBrowser(link: string, year: number): Promise<string[]> {
  const team = await codeToTeam(/\/t\/([\w-]+)/.exec(link)?.[1] ?? '');
  const cup = CUP_TABLES.cup(year);
  const { choices } = readPlayAddress(new URL(link).search);
  const own = team && cup && ownCup(cup, elevenOf(team, CUP_TABLES), weakestTeam(cup), choices);
  if (!own) throw new Error(`${link} is no cup of ${year}.`);
  const { teams } = own.sides.format;
  return pathOf(playOwnCup(own), own.own).steps.map((step) => `${resultText(step)} against ${teams[step.opponent]}`);
}

const matches = (page: Page) => page.getByRole('list', { name: 'Your matches' }).getByRole('listitem');
const link = (page: Page) => page.getByLabel('Link to this result');

/** Notes on each page whether it faded in. */
function watchFades(): void {
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    sessionStorage.setItem('test-faded', String(viewTransition !== null));
  });
}

test('an eleven plays a World Cup, which ends as computed without a browser', async ({ builder, page }) => {
  await page.addInitScript(watchFades);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const hasFaded = () => page.evaluate(() => sessionStorage.getItem('test-faded'));
  await test.step('a team with a gap can be filled to play', async () => {
    await builder.openWith(teamOf(Object.fromEntries(Object.entries(ELEVEN).filter(([slot]) => slot !== 'ST'))));
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('link', { name: 'World Cup', exact: true })).toBeVisible();
    expect(await hasFaded()).toBe('true');
    await page.getByRole('link', { name: 'World Cup', exact: true }).click();
    await expect(page.getByText('missing: ST')).toBeVisible();
    await page.getByRole('button', { name: 'Auto-fill the rest' }).click();
    await expect(page.getByRole('heading', { name: 'Can your eleven win the World Cup?' })).toBeVisible();
  });
  await test.step('a worker computes the chance to win the chosen cup', async () => {
    await page.getByRole('combobox', { name: 'World Cup' }).selectOption('1998');
    // 2,000 cups take 1.5 seconds, or longer on a busy machine.
    await expect(page.getByTestId('cup-chance')).toHaveText(/Chance to win the cup: \d+%/, { timeout: 20_000 });
    // Without the worker, the page simulates on its own.
    expect(page.workers()).toHaveLength(1);
  });
  await test.step('the strength is explained player by player', async () => {
    await page.getByText('How strong is my team?').click();
    await expect(page.getByText(/Lionel Messi at RW: natural/)).toBeVisible();
    await expectSound(page, 'body', 'light, desk');
  });
  await test.step('a reload does not restart the match', async () => {
    await page.getByRole('button', { name: 'Play the World Cup 1998' }).click();
    await page.getByRole('button', { name: 'Watch' }).click();
    // The address keeps the minute, so a reload doesn't restart the match.
    await expect(page).toHaveURL(/minute=[1-9]/);
    await page.reload();
    await expect(page.getByTestId('match-score')).toBeVisible();
  });
  await test.step('the score and Skip fit on a phone, held either way', async () => {
    for (const size of [
      { width: 844, height: 390 },
      { width: 390, height: 664 },
    ]) {
      await page.setViewportSize(size);
      await page.reload();
      await expect(page.getByTestId('match-score')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Skip to the result' })).toBeInViewport({ ratio: 1 });
    }
    await expectSound(page, 'body', 'dark, phone');
  });
  await test.step('with the keyboard, from event to event to half-time, where a plan becomes part of the link', async () => {
    const { plans } = await stepToHalfTime(page);
    await expectSound(page, 'body', 'dark, phone');
    await expect(plans.getByRole('radio', { name: 'As we are' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(plans.getByRole('radio', { name: 'Attack' })).toBeChecked();
    await page.getByRole('button', { name: 'Second half' }).click();
    await expect(page).toHaveURL(/plans=a/);
  });
  await test.step('the cup ends as computed without a browser', async () => {
    await page.getByRole('button', { name: 'Skip to the result' }).click();
    await expect(matches(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Skip to the end' }).click();
    await expect(link(page)).toHaveValue(/\/t\/1[\w-]+\?cup=1998&.*plans=a/);
    await expect(page.getByRole('img', { name: /^Poster: / })).toBeVisible({ timeout: 15_000 });
    const cabinet = page.getByRole('list', { name: 'Cabinet' }).getByRole('button');
    await expect(cabinet).toHaveCount(14);
    await expect(cabinet.filter({ hasText: '1998' })).not.toHaveAccessibleName(/not played/);
    await expectSound(page, 'body', 'dark, phone');
    await expect(matches(page)).toContainText(await pathWithoutBrowser(await link(page).inputValue(), 1998));
  });
  await test.step('another cup keeps the year, and Forward returns from the builder', async () => {
    await page.getByRole('button', { name: 'Another World Cup' }).click();
    await expect(page.getByRole('combobox', { name: 'World Cup' })).toHaveValue('1998');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    await builder.untilAlive();
    expect(await hasFaded()).toBe('false');
    // The builder is restored, not opened again.
    await page.goForward();
    await expect(page.getByRole('link', { name: 'World Cup', exact: true })).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(page.getByText(/ in \d{4}: wins it (\d+ in \d+|rarely)$/)).toBeVisible({ timeout: 20_000 });
  });
});

const codeOf = async (team: Team) => (await teamToCode(team)) ?? '';

test('a visitor sees a shared cup as it went, and the link of a match against its team shows the same result', async ({
  builder,
  page,
}) => {
  const shared = sharedAddress({ team: await codeOf(teamOf(ELEVEN)), cup: 1998, choices: readChoices('a') });
  await test.step('the cup ends as computed without a browser', async () => {
    await builder.stored(writtenDraft(draftOf(teamOf({ ...ELEVEN, GK: 'Peter Schmeichel' }))));
    await page.goto(shared);
    await page.getByRole('link', { name: 'Watch its World Cup 1998' }).click();
    await page.getByRole('button', { name: 'Skip to the end' }).click();
    await expect(matches(page)).toContainText(await pathWithoutBrowser(new URL(shared, page.url()).href, 1998));
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Watch' })).toBeVisible();
  });
  await test.step('the match', async () => {
    await page.goto(shared.replace(/\?.*/, ''));
    await page.getByRole('link', { name: 'Play against it' }).click();
    await page.getByRole('button', { name: 'Skip to the result' }).click();
    await expect(link(page)).toHaveValue(/[?&]against=1[\w-]+/);
    const result = await page.getByRole('heading', { level: 1 }).textContent();
    await page.goto(await link(page).inputValue());
    await page.getByRole('link', { name: 'Watch the match' }).click();
    await page.getByRole('button', { name: 'Skip to the result' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(result ?? '');
  });
});

test('a visitor without a team drafts one against a shared one, and the challenge waits in a banner until then', async ({
  page,
}) => {
  await page.goto(`/t/${await codeOf(teamOf(ELEVEN))}`);
  await page.getByRole('link', { name: 'Play against it' }).click();
  await expect(page.getByRole('button', { name: 'Quick draft' })).toBeVisible();
  await page.goto('/play');
  const banner = page.getByRole('complementary', { name: 'Waiting challenge' });
  await banner.getByRole('link', { name: 'Play the challenge' }).click();
  await page.getByRole('button', { name: 'Quick draft' }).click();
  for (let pick = 1; pick <= 5; pick++) {
    await expect(page.getByRole('status', { name: `Pick ${pick} of 5` })).toBeVisible();
    await page.getByRole('list', { name: 'Players' }).getByRole('button').first().click();
    await page.getByRole('button', { name: /^Take .+, [A-Z]+$/ }).click();
  }
  await page.getByRole('button', { name: 'Skip to the result' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Quick draft \d+–\d+/);
  await page.goto('/play');
  await expect(page.getByRole('link', { name: 'World Cup', exact: true })).toBeVisible();
  await expect(banner).toHaveCount(0);
});
