import type { CDPSession, Locator, Page } from '@playwright/test';

export type Point = { x: number; y: number };

/** Longer than the press that starts a drag (D7). */
const PRESS = 250;

export async function centreOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** One finger on the screen, because `page.touchscreen` can only tap. */
export class Finger {
  readonly #session: CDPSession;
  readonly #page: Page;
  #at: Point = { x: 0, y: 0 };

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  /** Installs a fake clock, so that long presses take no time. */
  static async on(page: Page): Promise<Finger> {
    await page.clock.install();
    return new Finger(page, await page.context().newCDPSession(page));
  }

  async down(at: Point): Promise<void> {
    this.#at = at;
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  }

  /** Presses long enough to start a drag. */
  async rest(): Promise<void> {
    await this.#page.clock.runFor(PRESS);
  }

  async moveTo(to: Point, steps = 8): Promise<void> {
    const from = this.#at;
    for (let step = 1; step <= steps; step += 1) {
      const at = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps };
      await this.#session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    }
    this.#at = to;
  }

  async up(): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** What happens when the system interrupts the touch. */
  async cancel(): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  }

  /** Both ends must be in view. */
  async drag(from: Locator, to: Locator): Promise<void> {
    await this.down(await centreOf(from));
    await this.rest();
    await this.moveTo(await centreOf(to));
    await this.up();
  }
}
