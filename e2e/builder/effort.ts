import { expect, type Locator, type Page } from '@playwright/test';

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
