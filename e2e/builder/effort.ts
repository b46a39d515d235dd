import { expect, type Locator, type Page } from '@playwright/test';
import { type BuilderPage, ELEVEN, teamOf } from '#e2e/builder-page.ts';
import type { Slot } from '#types/team.ts';

/** Counts what a person does: taps or clicks, keys, and any scrolling needed. */
export class Effort {
  readonly #page: Page;
  readonly #isTouch: boolean;
  presses = 0;
  keys = 0;

  constructor(page: Page, isTouch: boolean) {
    this.#page = page;
    this.#isTouch = isTouch;
  }

  /** Presses only what is completely in view, so a task that needs scrolling fails. */
  async press(target: Locator): Promise<void> {
    await expect(target).toBeInViewport({ ratio: 1 });
    if (this.#isTouch) await target.tap();
    else await target.click();
    this.presses += 1;
  }

  async key(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    this.keys += 1;
  }

  scrolled(): Promise<number> {
    return this.#page.evaluate(() => window.scrollY);
  }

  /** The counts since the last task. */
  take(): { presses: number; keys: number } {
    const { presses, keys } = this;
    Object.assign(this, { presses: 0, keys: 0 });
    return { presses, keys };
  }
}

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
export const NAMED = Object.entries(FAVOURITES) as [string, Slot][];
export const ARRANGED = Object.fromEntries(NAMED.map(([name, slot]) => [slot, name]));

/** Swapping, captain, bench and link, all without dragging. */
export async function smallTasks(builder: BuilderPage, page: Page, isTouch: boolean): Promise<Record<string, number>> {
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

export const SMALL_TASKS = { swap: 3, captain: 2, bench: 2, link: 2 };
