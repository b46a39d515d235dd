import type { Browser } from '@playwright/test';
import { heading, median, report } from '#tools/bench/figures.ts';
import { inPage, PHONE } from '#tools/bench/slow-page.ts';

const RUNS = 5;
const BUDGET = 1500;

/** Presses the button in every frame until it changes, and records when. */
function pressUntilItWorks(selector: string): void {
  const state = (button: Element) => `${button.getAttribute('aria-pressed')} ${button.textContent}`;
  const frame = () => {
    const button = document.querySelector<HTMLButtonElement>(selector);
    const before = button && state(button);
    button?.click();
    requestAnimationFrame(() => {
      const now = document.querySelector(selector);
      if (before !== null && now && state(now) !== before) Object.assign(window, { pressed: performance.now() });
      else frame();
    });
  };
  frame();
}

/** ms from navigation until a press has an effect, with a slow processor and an empty cache. */
function timeToPress(browser: Browser, url: string, selector: string): Promise<number> {
  return inPage(browser, PHONE, async (page, slow) => {
    await slow();
    await page.addInitScript(pressUntilItWorks, selector);
    await page.goto(url);
    const pressed = await page.waitForFunction(() => (window as { pressed?: number }).pressed);
    return (await pressed.jsonValue()) ?? Number.NaN;
  });
}

export async function benchPress(browser: Browser, app: string, blank: string): Promise<void> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    ours.push(await timeToPress(browser, `${app}/`, 'button[aria-label="GK, empty"]'));
    theirs.push(await timeToPress(browser, `${blank}/button`, 'button'));
  }
  heading(`First visit, processor ÷ 4, median of ${RUNS}`);
  report({ what: 'Navigation to a working press, ms', ours: median(ours), blank: median(theirs), budget: BUDGET });
}
