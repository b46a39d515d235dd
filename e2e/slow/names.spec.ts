import { expect } from '@playwright/test';
import { samplePlayer, teamOf, test } from '#e2e/builder-page.ts';
import { expectNoOverflow } from '#e2e/layout.ts';
import { MAX_TEXT } from '#types/limits.ts';
import type { Team } from '#types/team.ts';

const WIDEST = 'W'.repeat(60);
const NAMES: readonly [what: string, name: string][] = [
  ['one character', 'X'],
  ['sixty characters', 'Ab '.repeat(20).trim().padEnd(60, 'c')],
  ['sixty characters without a gap', WIDEST],
  ['accents', 'Łukasz Fabiański-Nedvěd Ñoño'],
  ['right to left', 'محمد صلاح حامد محروس غالي'],
  ['emoji', '👩‍👩‍👧‍👦 Família Ronaldo ⚽️🇧🇷'],
  ['HTML', '<script>alert(1)</script><b>Bold</b>'],
];

const teamNamed = (name: string): Team => ({
  ...teamOf({}),
  name,
  players: { ...teamOf({}).players, ST: { ...samplePlayer('Thierry Henry'), name } },
  substitutes: [{ ...samplePlayer('Marta'), name, isSubstitute: true }],
});

test('names are cut at their limits, shown in full on the card, and never break the page', async ({
  builder,
  page,
}) => {
  await builder.open();
  await builder.button('Rename My Dream Team').click();
  await page.keyboard.insertText('z'.repeat(60));
  await page.keyboard.type('yyy');
  await page.keyboard.press('Enter');
  await expect(builder.button(`Rename ${'z'.repeat(60)}`)).toBeVisible();
  await builder.importTeam(teamNamed('n'.repeat(200)));
  await expect(builder.slot('ST', 'n'.repeat(MAX_TEXT))).toBeVisible();
  await expect(builder.button(`Rename ${'n'.repeat(60)}`)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [what, name] of NAMES) {
    await test.step(what, async () => {
      await builder.importTeam(teamNamed(name));
      await expect(builder.slot('ST', name)).toBeVisible();
      await expect(builder.slot('ST', name)).toHaveAttribute('title', name);
      await expect(builder.substitute(1, name)).toBeVisible();
      await expect(builder.button(`Rename ${name}`)).toBeVisible();
      await expectNoOverflow(page);
      await builder.slot('ST', name).click();
      await expect(builder.dialog(name).getByRole('heading', { name })).toBeVisible();
      await expectNoOverflow(page);
      await page.keyboard.press('Escape');
    });
  }
  await test.step('the widest name on a desktop', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await builder.importTeam(teamNamed(WIDEST));
    await expect(builder.slot('ST', WIDEST)).toBeVisible();
    await expectNoOverflow(page);
  });
  await test.step('two names that would look the same when shortened are shown in full', async () => {
    const team = teamOf({ ST: 'Cristiano Ronaldo', LW: 'Thierry Henry' });
    team.players.RW = { ...samplePlayer('Marta'), name: 'Cristiano Rivaldinho' };
    await builder.replaceTeam(team, 'Two of a name');
    await expect(builder.slot('ST', 'Cristiano Ronaldo')).toContainText('Cristiano Ronaldo');
    await expect(builder.slot('RW', 'Cristiano Rivaldinho')).toContainText('Cristiano Rivaldinho');
    await builder.button('Remove Cristiano Rivaldinho').click();
    await expect(builder.slot('ST', 'Cristiano Ronaldo')).toContainText('Cristiano R.');
  });
});
