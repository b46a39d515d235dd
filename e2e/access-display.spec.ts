import { expect, type Page } from '@playwright/test';
import { cutParts, movements, smallTargets } from '#e2e/access.ts';
import { accountMenu, createAccount, enter, fromMenu, named, openSignIn, saveFromElsewhere } from '#e2e/accounts.ts';
import { AssistantPage, unique } from '#e2e/assistant-page.ts';
import { type BuilderPage, ELEVEN, SEVEN, samplePlayer, teamOf, test } from '#e2e/builder-page.ts';
import { expectNoOverflow } from '#e2e/layout.ts';
import { SAVED } from '#lib/messages.ts';

const { CM, LW, ST } = ELEVEN;
const FULL = { ...teamOf(ELEVEN, SEVEN), captain: samplePlayer(CM).id };

test.describe.configure({ timeout: 60_000 });

/** Looks at the main states one after the other, signed in, with unsaved changes. */
async function inEachState(
  builder: BuilderPage,
  baseURL: string,
  look: (state: string) => Promise<void>,
): Promise<void> {
  const { page } = builder;
  const assistant = new AssistantPage(page);
  const account = await createAccount('A Fan of a Middling Name');
  await saveFromElsewhere(account, named('First', FULL));
  await builder.open();
  await openSignIn(page);
  await look('sign-in');
  await page.keyboard.press('Escape');
  await enter(page.context(), baseURL, account.email);
  await builder.open();
  await expect(builder.slot('ST', ST)).toBeVisible();
  await builder.button('Advanced search').click();
  await builder.button(`Remove ${LW}`).click();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
  await page.getByText('Colours', { exact: true }).click();
  await look('the builder');
  await builder.slot('ST', ST).click();
  await expect(builder.dialog(ST).getByRole('region', { name: 'Biography' })).toBeVisible();
  await look('the card');
  await page.keyboard.press('Escape');
  await fromMenu(page, 'My teams');
  await expect(builder.dialog('My teams').getByRole('listitem')).toHaveCount(1);
  await look('my teams');
  await builder.button('Delete First').click();
  await look('a question');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await accountMenu(page).click();
  await look('the account menu');
  await page.keyboard.press('Escape');
  await builder.button('Share').click();
  await expect(builder.dialog('Share').getByRole('textbox', { name: 'Link' })).toHaveValue(/\/t\/1/);
  await look('share');
  await page.keyboard.press('Escape');
  await assistant.expand();
  await assistant.ask(unique('Who?'));
  await assistant.conversation.getByRole('button', { name: 'Show sources (3)' }).click();
  await expect(assistant.field).toBeEnabled();
  await look('the assistant');
  await assistant.menu.click();
  await look('the assistant’s menu');
}

/** In each state, what `look` finds; nothing, if all is well. */
async function found(builder: BuilderPage, baseURL: string, look: () => Promise<string[]>): Promise<string[]> {
  const all: string[] = [];
  await inEachState(builder, baseURL, async (state) => {
    await expectNoOverflow(builder.page);
    all.push(...(await look()).map((one) => `${state}: ${one}`));
  });
  return [...new Set(all)];
}

test('on a phone every target has 44 px @touch', async ({ builder, page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await found(builder, baseURL ?? '', () => smallTargets(page, 44))).toEqual([]);
});

const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

const DESK = { width: 1440, height: 900 };
const READERS = {
  '320 px': { width: 320, height: 640, style: '' },
  'spaced text': { width: 320, height: 640, style: SPACED },
  'text at 200 % on a phone': { width: 390, height: 844, style: 'html { font-size: 200% }' },
  'text at 200 % on a desk': { width: 1280, height: 900, style: 'html { font-size: 200% }' },
};

async function setStyle(page: Page, style: string): Promise<void> {
  // By the style sheets' own interface: a content policy has nothing against that.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);
}

test('320 px, spaced text and text at 200 %: nothing is cut and nothing hangs out; targets of 24 px, nothing moves', async ({
  builder,
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const look = async () => {
    const faults = [...(await smallTargets(page, 24)), ...(await movements(page))];
    for (const [reader, { style, ...size }] of Object.entries(READERS)) {
      await page.setViewportSize(size);
      await setStyle(page, style);
      await expectNoOverflow(page);
      faults.push(...(await cutParts(page)).map((one) => `${reader}: ${one}`));
    }
    await setStyle(page, '');
    await page.setViewportSize(DESK);
    return faults;
  };
  expect(await found(builder, baseURL ?? '', look)).toEqual([]);
});

/** Whoever has the focus: what it is when nothing of it can be seen, or when nothing shows that it has it; else ''. */
function hiddenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return '';
    const what = element.outerHTML.slice(0, 140);
    const { left, top, width, height } = element.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        return hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label') !== null);
      }),
    );
    if (!isSeen) return `hidden: ${what}`;
    const parts = [element, ...element.querySelectorAll('*'), element.parentElement ?? element];
    const isMarked = parts.some((part) =>
      ['', '::before'].some((pseudo) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      }),
    );
    return isMarked ? '' : `not marked: ${what}`;
  });
}

/** Tabs once through the page: in which parts the focus was, in their order, and where it was not seen. */
async function walk(page: Page): Promise<{ order: string[]; faults: string[] }> {
  const order = new Set<string>();
  const faults: string[] = [];
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    const part = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (element === document.body) return '';
      const closest = element?.closest('header, section, aside, footer, main');
      return (
        closest?.getAttribute('aria-label') ?? closest?.querySelector('h2')?.textContent ?? closest?.tagName ?? '?'
      );
    });
    if (part === '') break;
    order.add(part);
    const fault = await hiddenFocus(page);
    if (fault) faults.push(fault);
  }
  return { order: [...order], faults };
}

test('the focus is seen wherever it goes, and leads through the page in its order', async ({
  builder,
  page,
  context,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(context, baseURL ?? '');
  await builder.openWith(FULL);
  await expect(builder.notification(SAVED)).toBeVisible();
  await builder.button(`Remove ${LW}`).click();
  const banner = page.getByRole('region', { name: 'Unsaved changes' });
  for (const size of [DESK, { width: 320, height: 640 }]) {
    await page.setViewportSize(size);
    // Back to the beginning; messages, which leave by themselves, are gone.
    await page.reload();
    await builder.untilAlive();
    await expect(banner).toBeVisible();
    const { order, faults } = await walk(page);
    expect(faults).toEqual([]);
    // The way of the work: formation, place, player, bench, file; at the end what floats over all of it.
    expect(order).toEqual([
      'HEADER',
      'Formation',
      'Pitch',
      'Player search',
      'Substitutes',
      'FOOTER',
      'Unsaved changes',
      'Assistant',
    ]);
  }
});

test('the open assistant hides nobody who has the focus: a sheet lets the page scroll, elsewhere Escape takes it away', async ({
  builder,
  page,
  context,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const assistant = new AssistantPage(page);
  await enter(context, baseURL ?? '');
  await page.setViewportSize({ width: 390, height: 844 });
  await builder.openWith(FULL);
  await expect(builder.notification(SAVED)).toBeVisible();
  // Messages, which leave by themselves, are gone.
  await page.reload();
  await builder.untilAlive();
  await assistant.expand();
  await expect(assistant.field).toBeFocused();
  await page.locator('main').focus();
  expect((await walk(page)).faults).toEqual([]);

  await page.setViewportSize(DESK);
  const behind = page.getByRole('button', { name: 'Start New Team' });
  await behind.focus();
  await page.keyboard.press('Escape');
  await expect(assistant.panel).toBeHidden();
  await expect(behind).toBeFocused();
  expect(await hiddenFocus(page)).toBe('');
});

test('with forced colours the chosen, the possible and the floating are still seen', async ({ builder, page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await builder.openWith(teamOf({ ST }, SEVEN));
  const border = (name: string) => builder.button(name).evaluate((button) => getComputedStyle(button).borderTopWidth);
  expect(await border('4-3-3')).not.toBe(await border('4-4-2'));
  expect(await border('AI, Soccer Assistant')).not.toBe('0px');
  const disc = (slot: 'ST' | 'LW', who?: string) =>
    builder.slot(slot, who).evaluate((token) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(token.firstElementChild ?? token);
      return `${borderTopWidth} ${borderTopColor}`;
    });
  const plain = await disc('LW');
  await builder.slot('ST', ST).click();
  await builder.dialog(ST).getByRole('button', { name: 'Move', exact: true }).click();
  expect(await disc('LW')).not.toBe(plain);
  expect(await disc('LW')).not.toBe(await disc('ST', ST));
  const bar = page.getByRole('region', { name: 'Moving a player' });
  expect(await bar.evaluate((element) => getComputedStyle(element).borderTopWidth)).not.toBe('0px');
});
