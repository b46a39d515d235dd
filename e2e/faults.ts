import { expect, type Page, type Route, test } from '@playwright/test';
import type { BuilderPage } from '#e2e/builder-page.ts';

export type FaultName =
  | 'offline'
  | 'abort'
  | '500 JSON'
  | '500 HTML'
  | '200 HTML'
  | 'cut JSON'
  | '401'
  | '409'
  | '429'
  | '30 s hang';

type Answer = (route: Route) => Promise<void> | undefined;

const HTML = '<!doctype html><title>502 Bad Gateway</title><h1>Bad gateway</h1>';
/** The error for a failing server. */
export const SERVER_SENTENCE = 'The server has a bad day.';

const json =
  (status: number): Answer =>
  (route) =>
    route.fulfill({ status, json: { error: SERVER_SENTENCE } });
const html =
  (status: number): Answer =>
  (route) =>
    route.fulfill({ status, contentType: 'text/html', body: HTML });

/** The columns of the fault matrix. */
const FAULTS: Readonly<Record<FaultName, Answer>> = {
  offline: (route) => route.abort('internetdisconnected'),
  abort: (route) => route.abort('connectionreset'),
  '500 JSON': json(500),
  '500 HTML': html(500),
  '200 HTML': html(200),
  'cut JSON': (route) => route.fulfill({ contentType: 'application/json', body: '{"error":"The serv' }),
  '401': json(401),
  '409': json(409),
  '429': json(429),
  '30 s hang': () => undefined,
};

export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

export const faultAnswer = (name: FaultName) => FAULTS[name];

/** Lets a test fast-forward the page's clock and with it the request timeouts. */
export async function installFastClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
      return controller.signal;
    };
  });
}

/** Turns off request timeouts, so that a passing state can be inspected. */
export async function neverGiveUp(page: Page): Promise<void> {
  await page.evaluate(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

/** One row of the fault matrix. */
type Row = {
  page: Page;
  calls: RegExp;
  /** The app's timeout. */
  limitMs: number;
  act: (name: FaultName) => Promise<unknown>;
  /** Runs while the fault lasts. */
  see: (name: FaultName) => Promise<void>;
  after?: (name: FaultName) => Promise<void>;
};

export async function expectAlive({ page, pitch, bench, searchField }: BuilderPage): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of [pitch, bench, searchField]) await expect(part).toBeVisible();
}

/** Runs a whole row in one page. */
export async function walkFaults({ page, calls, limitMs, act, see, after }: Row): Promise<void> {
  for (const name of FAULT_NAMES) {
    await test.step(name, async () => {
      await page.route(calls, FAULTS[name]);
      const called = page.waitForRequest(calls);
      await act(name);
      await called;
      if (name === '30 s hang') await page.clock.fastForward(limitMs);
      await see(name);
      await page.unroute(calls);
      await after?.(name);
    });
  }
}
