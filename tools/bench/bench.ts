/**
 * `npm run bench`: what the product costs, beside a blank Next.js page of the same version, built and served in the same
 * run (design §10). `npm run bench -- lighthouse` measures one part. Prints tables and judges nothing: a busy machine is
 * not a fault of the code.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { teamToCode } from '#lib/share/team-code.ts';
import { newTeam } from '#lib/team/formations.ts';
import { BROWSER_ARGUMENTS, prepareBrowser } from '#scripts/browser.ts';
import { ensureBuilt } from '#scripts/build/build.ts';
import { NEXT, runNode, serveBuild, stopAll, stopOnSignals } from '#scripts/processes.ts';
import { checkSettings, fail, loadSettings } from '#scripts/settings.ts';
import { answerBytes, FIRST_PACKETS } from '#tools/bench/answer-bytes.ts';
import { bundleContents } from '#tools/bench/bench-bundle.ts';
import { CPU_SLOWDOWN, type Visit, visit } from '#tools/bench/bench-first-visit.ts';
import { measureBlankInteraction, measureInteractions, measureLongSession } from '#tools/bench/bench-interactions.ts';
import {
  type FormFactor,
  type LighthouseVisit,
  type Throttling,
  visitByLighthouse,
} from '#tools/bench/bench-lighthouse.ts';
import { measureIndexArrival } from '#tools/bench/bench-player-index-arrival.ts';
import { measureRoutes, printRoutes } from '#tools/bench/bench-routes.ts';
import { median, percentile } from '#tools/bench/percentile.ts';

/** Inside the project, so that it resolves the same packages. */
const BLANK = '.local/bench-blank';
const NEXT_FROM_BLANK = `../../${NEXT}`;
const RUNS = 5;

const BLANK_FILES: Record<string, string> = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(process.cwd())} } };\n`,
  'app/layout.jsx':
    "export default function Layout({ children }) {\n  return <html lang='en'><body>{children}</body></html>;\n}\n",
  'app/page.jsx': 'export default function Page() {\n  return <h1>Blank</h1>;\n}\n',
  'app/button/page.jsx':
    "'use client';\nimport { useState } from 'react';\nexport default function Page() {\n  const [count, setCount] = useState(0);\n  return <button onClick={() => setCount(count + 1)}>{count}</button>;\n}\n",
};

type Subject = { app: string; blank: string; browser: Browser; executablePath: string };

async function buildBlank(): Promise<void> {
  for (const [file, text] of Object.entries(BLANK_FILES)) {
    const path = `${BLANK}/${file}`;
    mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true });
    writeFileSync(path, text);
  }
  const code = await runNode(NEXT_FROM_BLANK, ['build'], { cwd: BLANK, quiet: true });
  if (code !== 0) fail('The blank page for comparison could not be built.');
}

function printTable(title: string, columns: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(`\n${title.padEnd(46)}${columns.map((column) => column.padStart(13)).join('')}`);
  for (const [name = '', ...cells] of rows) {
    console.log(`${name.padEnd(46)}${cells.map((cell) => cell.padStart(13)).join('')}`);
  }
}

/** A row of figures beside those of the blank page. */
function beside(name: string, ours: number, blank: number, digits: number): string[] {
  const ratio = blank === 0 ? '' : `${(ours / blank).toFixed(2)} ×`;
  return [name, ours.toFixed(digits), blank.toFixed(digits), (ours - blank).toFixed(digits), ratio];
}

const BESIDE = ['this app', 'blank page', 'difference', 'ratio'];

/** Alternating, so that both meet the same moods of the machine. */
async function alternate<Outcome>(
  runs: number,
  ours: () => Promise<Outcome>,
  blank: () => Promise<Outcome>,
): Promise<[Outcome[], Outcome[]]> {
  const outcomes: [Outcome[], Outcome[]] = [[], []];
  for (let run = 0; run < runs; run++) {
    outcomes[0].push(await ours());
    outcomes[1].push(await blank());
  }
  return outcomes;
}

async function firstVisit({ app, blank, browser }: Subject): Promise<void> {
  const [ours, theirs] = await alternate(
    RUNS,
    () => visit(browser, `${app}/`),
    () => visit(browser, `${blank}/`),
  );
  const row = (name: string, of: (visit: Visit) => number, digits: number) =>
    beside(name, median(ours.map(of)), median(theirs.map(of)), digits);
  printTable(`First visit of / (median of ${RUNS})`, BESIDE, [
    row('JavaScript, KiB (gzip)', (one) => one.scriptBytes / 1024, 1),
    row('JavaScript, files', (one) => one.scripts.length, 0),
    row('Page with its styles, KiB (gzip)', (one) => (one.pageBytes + one.styleBytes) / 1024, 1),
    beside(
      `Answer of /, bytes (${FIRST_PACKETS} come without waiting)`,
      await answerBytes(`${app}/`),
      await answerBytes(`${blank}/`),
      0,
    ),
    row('Fonts, KiB', (one) => one.fontBytes / 1024, 1),
    row(`Largest paint without a slow network, ms (CPU ÷ ${CPU_SLOWDOWN})`, (one) => one.largestPaint, 0),
    row('Layout shift', (one) => one.layoutShift, 3),
  ]);
}

async function bundle({ app, blank, browser }: Subject): Promise<void> {
  const nothing = await visit(browser, `${blank}/`);
  const code = (await teamToCode(newTeam())) ?? '';
  const routes = {
    '/': '/',
    '/callback': '/callback',
    'a page that is not there': '/no-such-page',
    '/t/{code}': `/t/${code}`,
  };
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(routes)) {
    const one = await visit(browser, `${app}${path}`);
    rows.push(beside(name, one.scriptBytes / 1024, nothing.scriptBytes / 1024, 1));
  }
  printTable('JavaScript per route, KiB (gzip)', BESIDE, rows);
  const contents = bundleContents();
  const list = (parts: readonly [string, number][]) =>
    parts.filter(([, size]) => size >= 1).map(([part, size]) => [part, size.toFixed(1)]);
  printTable('What / loads first, KiB', ['compressed'], list(contents.first));
  printTable('What / loads later, when needed or idle, KiB', ['compressed'], list(contents.late));
}

async function lighthouse({ app, blank, executablePath }: Subject): Promise<void> {
  const ways: [string, FormFactor, Throttling][] = [
    ['phone', 'phone', 'simulate'],
    ['phone, slowed down for real', 'phone', 'devtools'],
    ['desktop', 'desktop', 'simulate'],
  ];
  for (const [name, formFactor, throttling] of ways) {
    const run = (url: string) => () => visitByLighthouse(`${url}/`, formFactor, throttling, executablePath);
    const [ours, theirs] = await alternate(RUNS, run(app), run(blank));
    const row = (what: string, of: (one: LighthouseVisit) => number, digits = 0) =>
      beside(what, median(ours.map(of)), median(theirs.map(of)), digits);
    printTable(`Lighthouse, ${name} (median of ${RUNS})`, BESIDE, [
      ...Object.keys(ours[0]?.scores ?? {}).map((category) => row(category, ({ scores }) => scores[category] ?? 0)),
      row('First paint, ms', (one) => one.firstPaint),
      row('Largest paint, ms', (one) => one.largestPaint),
      row('Blocking time, ms', (one) => one.blockingTime),
      row('Layout shift', (one) => one.layoutShift, 3),
    ]);
    const failed = new Set(ours.flatMap((one) => one.failed));
    if (failed.size > 0) console.log(`Not always passed by this app: ${[...failed].join(', ')}`);
  }
}

async function interactions({ app, blank, browser }: Subject): Promise<void> {
  const least = await measureBlankInteraction(browser, `${blank}/button`);
  const all = [least, ...(await measureInteractions(browser, `${app}/`))];
  const ratio = (durations: readonly number[]) => `${(median(durations) / median(least.durations)).toFixed(1)} ×`;
  printTable(
    `Event to paint, ms (CPU ÷ ${CPU_SLOWDOWN})`,
    ['median', 'p95', 'times', 'of blank'],
    all.map(({ name, durations }) => {
      const figures = [median(durations), percentile(durations, 0.95), durations.length];
      return [name, ...figures.map((figure) => String(Math.round(figure))), ratio(durations)];
    }),
  );
  const { edits, heap, work } = await measureLongSession(browser, `${app}/`);
  printTable(
    `A session of ${edits} edits, after 120 others`,
    ['before', 'after'],
    [
      ['JavaScript heap, MB', ...heap.map((value) => value.toFixed(2))],
      ['Script, styles and layout of one edit, ms', ...work.map((value) => value.toFixed(2))],
    ],
  );
}

async function playerIndex({ app, browser }: Subject): Promise<void> {
  const arrivals = await measureIndexArrival(browser, `${app}/`, RUNS);
  const columns = ['median', 'worst', 'budget'];
  printTable(`The player index in the browser (CPU ÷ ${CPU_SLOWDOWN})`, columns, [
    ['Arrived to ready, ms', median(arrivals).toFixed(0), Math.max(...arrivals).toFixed(0), '120'],
  ]);
  console.log('\nThe player index in Node.js (full speed)');
  await runNode('--expose-gc', ['tools/bench/bench-player-index.ts']);
}

const PARTS: Record<string, (subject: Subject) => Promise<void>> = {
  'first-visit': firstVisit,
  bundle,
  lighthouse,
  interactions,
  index: playerIndex,
};

process.env.NEXT_TELEMETRY_DISABLED = '1';
stopOnSignals(130);
loadSettings();
checkSettings();
const names = process.argv.slice(2);
const ROUTES = 'routes';
const isAsked = (name: string) => names.length === 0 || names.includes(name);
const known = [ROUTES, ...Object.keys(PARTS)];
const unknown = names.find((name) => !known.includes(name));
if (unknown !== undefined) fail(`There is no part '${unknown}'; there are ${known.join(', ')}.`);
// First, because they need a build that knows a backend, which does for the rest as well.
if (isAsked(ROUTES)) printRoutes(await measureRoutes());
if (names.length === 1 && names[0] === ROUTES) process.exit(0);
const executablePath = prepareBrowser();
await ensureBuilt();
await buildBlank();
const { url: app } = await serveBuild({ quiet: true });
const { url: blank } = await serveBuild({ next: NEXT_FROM_BLANK, cwd: BLANK, quiet: true });
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
for (const [name, measure] of Object.entries(PARTS)) {
  if (isAsked(name)) await measure({ app, blank, browser, executablePath });
}
await browser.close();
await stopAll();
