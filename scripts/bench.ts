/** `npm run bench`: what a first visit costs, beside a blank Next.js page of the same version, built and served in the same run. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { type Interaction, measureInteractions } from '#scripts/bench-interactions.ts';
import { BROWSER_ARGUMENTS, prepareBrowser } from '#scripts/browser.ts';
import { ensureBuilt } from '#scripts/build.ts';
import { freePort, NEXT, runNode, startNode, stopAll, stopOnSignals, untilAnswers } from '#scripts/processes.ts';
import { checkSettings, fail, loadSettings } from '#scripts/settings.ts';

/** Inside the project, so that it resolves the same packages. */
const BLANK = '.local/bench-blank';
const NEXT_FROM_BLANK = `../../${NEXT}`;
const RUNS = 5;
const CPU_SLOWDOWN = 4;

const BLANK_FILES: Record<string, string> = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(process.cwd())} } };\n`,
  'app/layout.jsx':
    "export default function Layout({ children }) {\n  return <html lang='en'><body>{children}</body></html>;\n}\n",
  'app/page.jsx': 'export default function Page() {\n  return <h1>Blank</h1>;\n}\n',
};

type Visit = { scriptBytes: number; scripts: number; largestPaint: number; layoutShift: number };

async function buildBlank(): Promise<void> {
  mkdirSync(`${BLANK}/app`, { recursive: true });
  for (const [file, text] of Object.entries(BLANK_FILES)) writeFileSync(`${BLANK}/${file}`, text);
  const code = await runNode(NEXT_FROM_BLANK, ['build'], { cwd: BLANK, quiet: true });
  if (code !== 0) fail('The blank page for comparison could not be built.');
}

async function serve(next: string, cwd: string): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const args = ['start', '--hostname', '127.0.0.1', '--port', String(port)];
  await untilAnswers(url, startNode(next, args, { cwd, quiet: true }));
  return url;
}

/** Leaves the largest paint and the sum of layout shifts in `window.paints`, as Web Vitals defines them. */
function recordPaints(): void {
  const paints = { largestPaint: 0, layoutShift: 0 };
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

/** One visit with an empty cache on a phone's screen and a slow processor. Counts the scripts that came before `load`. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.addInitScript(recordPaints);
  await page.goto(url, { waitUntil: 'load' });
  const bytes = await Promise.all(sizes);
  await page.waitForFunction(() => (window as unknown as { paints: { largestPaint: number } }).paints.largestPaint > 0);
  const paints = await page.evaluate(
    () => (window as unknown as { paints: { largestPaint: number; layoutShift: number } }).paints,
  );
  await context.close();
  return { ...paints, scriptBytes: bytes.reduce((sum, size) => sum + size, 0), scripts: bytes.length };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The value that 95 of 100 stay below. */
function percentile95(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
}

function printInteractions(interactions: readonly Interaction[]): void {
  console.log(
    `\n${'Event to paint, ms (CPU ÷ 4)'.padEnd(44)}${'median'.padStart(10)}${'p95'.padStart(10)}${'times'.padStart(10)}`,
  );
  for (const { name, durations } of interactions) {
    const cells = [median(durations), percentile95(durations), durations.length];
    console.log(`${name.padEnd(44)}${cells.map((cell) => String(Math.round(cell)).padStart(10)).join('')}`);
  }
}

function printTable(app: readonly Visit[], blank: readonly Visit[]): void {
  const row = (name: string, of: (visit: Visit) => number, digits: number) => {
    const [ours, theirs] = [median(app.map(of)), median(blank.map(of))];
    const ratio = theirs === 0 ? '' : `${(ours / theirs).toFixed(2)} ×`;
    const difference = (ours - theirs).toFixed(digits);
    return [name, ours.toFixed(digits), theirs.toFixed(digits), difference, ratio];
  };
  const rows = [
    ['First visit of /', 'this app', 'blank page', 'difference', 'ratio'],
    row('JavaScript, KiB (gzip)', (one) => one.scriptBytes / 1024, 1),
    row('JavaScript, files', (one) => one.scripts, 0),
    row(`Largest paint, ms (CPU ÷ ${CPU_SLOWDOWN})`, (one) => one.largestPaint, 0),
    row('Layout shift', (one) => one.layoutShift, 3),
  ];
  for (const [name = '', ...cells] of rows) {
    console.log(`${name.padEnd(30)}${cells.map((cell) => cell.padStart(12)).join('')}`);
  }
  console.log(`\nMedians of ${RUNS} alternating visits with an empty cache.`);
}

process.env.NEXT_TELEMETRY_DISABLED = '1';
stopOnSignals(130);
loadSettings();
checkSettings();
const executablePath = prepareBrowser();
await ensureBuilt();
await buildBlank();
const [appUrl, blankUrl] = [await serve(NEXT, '.'), await serve(NEXT_FROM_BLANK, BLANK)];
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
const app: Visit[] = [];
const blank: Visit[] = [];
for (let run = 0; run < RUNS; run++) {
  app.push(await visit(browser, appUrl));
  blank.push(await visit(browser, blankUrl));
}
const interactions = await measureInteractions(browser, appUrl);
await browser.close();
await stopAll();
printTable(app, blank);
printInteractions(interactions);
