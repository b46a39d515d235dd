import { expect, type Locator, type Page } from '@playwright/test';
import { type Account, enter } from '#e2e/account/accounts.ts';
import { test as withBuilder } from '#e2e/builder-page.ts';

export class AssistantPage {
  readonly page: Page;
  readonly button: Locator;
  readonly panel: Locator;
  readonly field: Locator;
  readonly send: Locator;
  readonly stop: Locator;
  readonly conversation: Locator;
  readonly menu: Locator;

  constructor(page: Page) {
    this.page = page;
    this.button = page.getByRole('button', { name: 'AI, Soccer Assistant', exact: true });
    this.panel = page.getByRole('dialog', { name: 'Soccer Team Assistant', exact: true });
    this.field = this.panel.getByRole('textbox', { name: 'Message', exact: true });
    this.send = this.panel.getByRole('button', { name: 'Send', exact: true });
    this.stop = this.panel.getByRole('button', { name: 'Stop', exact: true });
    this.conversation = this.panel.getByRole('log', { name: 'Conversation', exact: true });
    this.menu = this.panel.getByRole('button', { name: 'Assistant menu', exact: true });
  }

  async expand(): Promise<void> {
    await this.button.click();
    await expect(this.panel).toBeVisible();
  }

  async ask(question: string): Promise<void> {
    await this.field.fill(question);
    await this.field.press('Enter');
  }

  /** Waits until the round button rests in a corner. */
  async restsAt(corner: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'): Promise<void> {
    const { width, height } = await this.page.evaluate(() => ({
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    }));
    const [along, across] = corner.split('-');
    const place = {
      x: across === 'left' ? 20 : width - 80,
      y: along === 'top' ? 20 : height - 80,
      width: 60,
      height: 60,
    };
    await expect.poll(() => this.button.boundingBox()).toEqual(place);
  }
}

let asked = 0;
/** The fake model remembers failed questions, so every test asks a different one. */
export function unique(question: string): string {
  asked += 1;
  return `${question} (${process.pid}-${Date.now()}-${asked})`;
}

export const test = withBuilder.extend<{ assistant: AssistantPage; account: Account }>({
  assistant: async ({ page }, use) => use(new AssistantPage(page)),
  /** A new account, signed in. */
  account: async ({ context, baseURL }, use) => use(await enter(context, baseURL ?? '')),
});
