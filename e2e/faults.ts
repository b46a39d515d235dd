import { type Page, type Route, test } from '@playwright/test';

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
/** What a failing server says; where it is for people, the screen shows it. */
export const SERVER_SENTENCE = 'The server has a bad day.';

const json =
  (status: number): Answer =>
  (route) =>
    route.fulfill({ status, json: { error: SERVER_SENTENCE } });
const html =
  (status: number): Answer =>
  (route) =>
    route.fulfill({ status, contentType: 'text/html', body: HTML });

/** What can become of a call (security.md 7.4): the columns of the matrix. */
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

/** For calls whose place in the address tells the fault that they shall meet. */
export const faultAnswer = (name: FaultName) => FAULTS[name];

/**
 * Lets a test jump over what the app waits for: the clock of the page can be put forward, and the limits of its calls,
 * which the platform keeps by a clock of its own, follow it.
 */
export async function useFastClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
      return controller.signal;
    };
  });
}

/** Whoever looks at a state that passes by takes his time: from now on no call of the page is given up. */
export async function neverGiveUp(page: Page): Promise<void> {
  await page.evaluate(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

/** The calls of one row of the matrix. */
type Row = {
  page: Page;
  /** The addresses of the calls that go wrong. */
  calls: RegExp;
  /** ms that the app may wait for an answer. */
  limit: number;
  /** What the person does. */
  act: (name: FaultName) => Promise<unknown>;
  /** What the person then sees; the fault goes on. */
  see: (name: FaultName) => Promise<void>;
  /** After the fault has gone. */
  after?: (name: FaultName) => Promise<void>;
};

/** Walks a row: each fault in turn, in one page. */
export async function walkFaults({ page, calls, limit, act, see, after }: Row): Promise<void> {
  for (const name of FAULT_NAMES) {
    await test.step(name, async () => {
      await page.route(calls, FAULTS[name]);
      const called = page.waitForRequest(calls);
      await act(name);
      await called;
      if (name === '30 s hang') await page.clock.fastForward(limit);
      await see(name);
      await page.unroute(calls);
      await after?.(name);
    });
  }
}
