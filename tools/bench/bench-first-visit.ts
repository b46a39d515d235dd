/** What a first visit of a page costs; part of `npm run bench`. */
import { gzipSync } from 'node:zlib';
import { type Browser, expect } from '@playwright/test';
import { untilFontsAreShown } from '#e2e/layout.ts';
import { LEGACY_SCRIPT } from '#scripts/build/inline-code.ts';

export const CPU_SLOWDOWN = 4;

/** One visit with an empty cache. Bytes are gzip-compressed; times are ms since the navigation began. */
export type Visit = {
  scriptBytes: number;
  pageBytes: number;
  styleBytes: number;
  fontBytes: number;
  /** Names of the script files. */
  scripts: string[];
  largestPaint: number;
  layoutShift: number;
};

type Paints = { largestPaint: number; layoutShift: number };

/** Leaves the largest paint and the sum of layout shifts in `window.paints`, as Web Vitals defines them. */
function recordPaints(): void {
  const paints: Paints = { largestPaint: 0, layoutShift: 0 };
  Object.assign(window, { paints });
  new PerformanceObserver((list) => {
    paints.largestPaint = list.getEntries().at(-1)?.startTime ?? paints.largestPaint;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) paints.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What a page holds that shows fonts of its own (app/show-fonts.ts). */
const FONTS_MARK = '.woff2';
/** As the source of a script, or in the list of those that start after the first paint (scripts/build/paint-first.ts). */
const NAMED_SCRIPT = /"(?<name>\/_next\/static\/chunks\/[^"\\]+\.js)"/g;

/** The scripts of the first load: those that the page itself names. What is asked for later comes from one of them. */
function scriptsOf(html: string): Set<string> {
  return new Set(
    [...html.replaceAll(LEGACY_SCRIPT, '').matchAll(NAMED_SCRIPT)].map(({ groups }) => groups?.name ?? ''),
  );
}

/** One visit on a phone's screen and a slow processor. Counts what the page names, and the fonts that it shows. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const files: Promise<{ type: string; size: number; name: string }>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const isPacked = type === 'font';
    const name = new URL(response.url()).pathname;
    files.push(
      response
        .body()
        .then((body) => ({ type, name, size: isPacked ? body.length : gzipSync(body).length }))
        .catch(() => ({ type, name, size: 0 })),
    );
  });
  await page.addInitScript(recordPaints);
  const answer = await page.goto(url, { waitUntil: 'load' });
  const html = (await answer?.text()) ?? '';
  const first = scriptsOf(html);
  await page.waitForFunction(() => (window as unknown as { paints: Paints }).paints.largestPaint > 0);
  await expect
    .poll(async () => first.difference(new Set((await Promise.all(files)).map(({ name }) => name))))
    .toEqual(new Set());
  if (html.includes(FONTS_MARK)) await untilFontsAreShown(page);
  const loaded = (await Promise.all(files)).filter(({ type, name }) => type !== 'script' || first.has(name));
  const paints = await page.evaluate(() => (window as unknown as { paints: Paints }).paints);
  await context.close();
  const bytes = (type: string) => loaded.filter((file) => file.type === type).reduce((sum, { size }) => sum + size, 0);
  return {
    ...paints,
    scriptBytes: bytes('script'),
    pageBytes: bytes('document'),
    styleBytes: bytes('stylesheet'),
    fontBytes: bytes('font'),
    scripts: loaded.filter(({ type }) => type === 'script').map(({ name }) => name),
  };
}
