import { expect, type Locator, type Page } from '@playwright/test';
import { nextFrames, tabTo } from '#e2e/access/access.ts';
import { complaint, fill, signInButton } from '#e2e/account/account-forms.ts';
import {
  accountMenu,
  createAccount,
  enter,
  freshEmail,
  openSignIn,
  openWithCloudTeam,
  signOut,
} from '#e2e/account/accounts.ts';
import { AssistantPage, unique } from '#e2e/assistant/assistant-page.ts';
import { ELEVEN, SEVEN, teamOf, test } from '#e2e/builder-page.ts';
import { holdMessages } from '#e2e/builder-trouble.ts';
import { RECOVERY_SENT } from '#lib/platform/messages/account.ts';
import { LOADED, SAVED } from '#lib/platform/messages/cloud.ts';

const { LW, ST } = ELEVEN;

// The browser logs the requests that a test makes fail.
test.use({ expectedProblems: [/Failed to load resource.*\/api\/ai\/chat/] });

/** How an element looks with forced colours, which remove shadows and background colours. */
function lookOf(element: Locator, pseudo = ''): Promise<string> {
  return element.evaluate((one, part) => {
    const { borderTop, borderLeft, outline, color, opacity, backgroundImage } = getComputedStyle(one, part);
    const lines = [borderTop, borderLeft, outline].map((line) => (/\bnone\b/.test(line) ? 'no line' : line));
    return [...lines, color, opacity, backgroundImage].join(' | ');
  }, pseudo);
}

async function expectTold(elements: Readonly<Record<string, Locator>>, pseudo?: string): Promise<void> {
  const looks = await Promise.all(Object.values(elements).map((element) => lookOf(element, pseudo)));
  expect(new Set(looks).size, `${Object.keys(elements).join(', ')}:\n${looks.join('\n')}`).toBe(looks.length);
}

async function expectEdge(...elements: Locator[]): Promise<void> {
  for (const element of elements) {
    await expect(element).not.toHaveCSS('border-top-width', '0px');
    await expect(element).not.toHaveCSS('border-top-style', 'none');
    await expect(element).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  }
}

const force = (page: Page) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });

test('with forced colours, chosen, possible and disabled items and focus are still visible', async ({
  builder,
  page,
}) => {
  await force(page);
  await builder.openWith(teamOf({ ST }, SEVEN.slice(0, 5)));
  const button = (name: string) => builder.button(name);
  const disc = (...where: Parameters<typeof builder.slot>) =>
    builder
      .slot(...where)
      .locator('span')
      .first();
  const seat = (number: number) =>
    builder.bench
      .getByRole('listitem')
      .nth(number - 1)
      .locator('> div');
  await test.step('chosen and disabled items differ from the others', async () => {
    await expectTold({ chosen: button('4-3-3'), other: button('4-4-2') });
    await expectTold({ disabled: button('Undo'), enabled: button('Share') });
    await button('Advanced search').click();
    const choice = (name: string) => builder.search.getByRole('combobox', { name, exact: true });
    await expectTold({ disabled: choice('League'), enabled: choice('Country') });
  });
  await test.step('swatches keep their colours, and the chosen one is marked', async () => {
    await page.getByText('Colours', { exact: true }).click();
    await page.getByRole('radio', { name: 'Team', exact: true }).check();
    const swatches = page.getByRole('group', { name: 'Team colour', exact: true }).locator('label');
    const all = Object.fromEntries((await swatches.all()).map((swatch, index) => [`shirt ${index + 1}`, swatch]));
    await expectTold(all, '::before');
    await expect(swatches.filter({ has: page.locator('svg') })).toHaveCount(1);
  });
  await test.step('letters replace background images', async () => {
    const letterOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one, '::before').content);
    expect(await letterOf(button(`Remove ${ST}`))).toBe('"×"');
  });
  await test.step('a pressed button differs from the others', async () => {
    await button('Start New Team').hover();
    await page.mouse.down();
    await expectTold({ pressed: button('Start New Team'), other: button('Export team') });
    await page.mouse.move(0, 0);
    await page.mouse.up();
  });
  await test.step('what has focus differs from its neighbour', async () => {
    for (const [focused, other] of [
      [button('Share'), button('Start New Team')],
      [builder.slot('LW'), builder.slot('RW')],
      [builder.substitute(6), builder.substitute(7)],
    ] as const) {
      await tabTo(page, focused);
      await expectTold({ focused, other });
    }
  });
  await test.step('a selected position and a pressed button differ from the others, and the card has an edge', async () => {
    await builder.substitute(6).click();
    await expectTold({ selected: seat(6), other: seat(7) });
    await builder.slot('ST', ST).click();
    const captain = builder.dialog(ST).getByRole('button', { name: 'Captain', exact: true });
    await captain.click();
    await expectTold({ pressed: captain, other: builder.dialog(ST).getByRole('button', { name: 'Vice-captain' }) });
    await expectEdge(builder.dialog(ST));
  });
  await test.step('while a player on the pitch moves, the origin and its targets differ, and floating parts have an edge', async () => {
    const plain = await lookOf(disc('LW'));
    await builder.dialog(ST).getByRole('button', { name: 'Move', exact: true }).click();
    // Focus has its own mark.
    await page.locator('main').focus();
    await expectTold({ origin: disc('ST', ST), target: disc('LW') });
    expect(await lookOf(disc('LW'))).not.toBe(plain);
    await expectEdge(page.getByRole('region', { name: 'Moving a player' }), button('AI, Soccer Assistant'));
    await page.keyboard.press('Escape');
  });
  await test.step('while a substitute moves, the origin, a target and a barred position differ', async () => {
    await builder.substitute(5, SEVEN[4]).click();
    await builder.dialog(SEVEN[4]).getByRole('button', { name: 'Move', exact: true }).click();
    await expectTold({ origin: seat(5), target: seat(2), barred: seat(7) });
    await page.keyboard.press('Escape');
  });
  await test.step('while a player is dragged, the position under the pointer differs from the other targets', async () => {
    for (const [below, beside] of [
      [disc('LW'), disc('RW')],
      [seat(2), seat(3)],
    ] as const) {
      await builder.slot('ST', ST).hover();
      await page.mouse.down();
      await below.hover();
      await below.hover();
      await expect(page.locator('[data-over]')).toHaveCount(1);
      await expectTold({ 'where it would drop': below, 'where it may': beside });
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await expect(page.locator('[data-over]')).toHaveCount(0);
    }
  });
});

test('with forced colours, errors differ from success, and floating parts have an edge', async ({ builder, page }) => {
  await force(page);
  await openWithCloudTeam(builder, await createAccount(), teamOf({ ST: ELEVEN.ST }));
  await holdMessages(builder, 1);
  await builder.untilAlive();
  await builder.find(ST);
  await builder.add(ST).click();
  await holdMessages(builder, 2);
  const [good, bad] = [builder.notification(LOADED), builder.notification(`${ST} is already in your team`)];
  await expectTold({ good, bad });
  await expectEdge(good, bad);

  await signOut(page);
  const dialog = await openSignIn(page);
  await expectEdge(dialog);
  await fill(page, { email: freshEmail() });
  await signInButton(page).click();
  await expectTold({ faulty: dialog.getByLabel('Password'), faultless: dialog.getByLabel('Email') });
  await nextFrames(page);
  const fault = await lookOf(complaint(page));
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  const success = dialog.getByRole('status').filter({ hasText: RECOVERY_SENT });
  await expect(success).toBeVisible();
  expect(await lookOf(success)).not.toBe(fault);
  await page.keyboard.press('Escape');
  const assistant = new AssistantPage(page);
  await assistant.expand();
  await expectTold({ disabled: assistant.send, enabled: assistant.menu });
});

test('with forced colours, it is clear who said what, what failed, and where menus and banners end', async ({
  builder,
  page,
  context,
  baseURL,
}) => {
  await force(page);
  const assistant = new AssistantPage(page);
  await enter(context, baseURL ?? '');
  await builder.openWith(teamOf({ LW, ST }));
  await expect(builder.notification(SAVED)).toBeVisible();
  await builder.button(`Remove ${LW}`).click();
  await expectEdge(page.getByRole('region', { name: 'Unsaved changes' }));
  await accountMenu(page).click();
  await expectEdge(page.locator('[popover]:popover-open'));
  await page.keyboard.press('Escape');
  await assistant.expand();
  await expectEdge(assistant.panel);
  await page.route('**/api/ai/chat', (route) => route.fulfill({ status: 503, json: { error: 'no' } }));
  await assistant.ask(unique('Who?'));
  const said = assistant.conversation.locator(':scope > *');
  await expect(said.last().getByRole('alert')).toBeVisible();
  const [greeting, question, answer] = [said.nth(0), said.nth(1), said.nth(2)];
  await expectEdge(greeting, question, answer);
  await expectTold({ greeting, failed: answer });
});
