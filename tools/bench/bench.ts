/**
 * `npm run bench [-- part …]` measures the product against its budgets, next to a blank Next.js page built and served
 * in the same run. A missed budget doesn't fail the command, because the machine may just be busy.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, prepareBrowser } from '#scripts/browser.ts';
import { ensureBuilt } from '#scripts/build/build.ts';
import { NEXT, runNode, serveBuild, stopAll, stopOnSignals } from '#scripts/processes.ts';
import { checkSettings, fail, loadSettings } from '#scripts/settings.ts';
import { heading, report, summary } from '#tools/bench/figures.ts';
import { firstLoadJavaScript } from '#tools/bench/first-load.ts';
import { benchHistory } from '#tools/bench/history.ts';
import { benchInteractions } from '#tools/bench/interactions.ts';
import { benchLighthouse } from '#tools/bench/lighthouse.ts';
import { benchPlay } from '#tools/bench/play.ts';
import { benchPlayerIndex } from '#tools/bench/player-index.ts';
import { benchPress } from '#tools/bench/press.ts';
import { benchRoutes } from '#tools/bench/routes.ts';

/** Inside the project, so that it uses the same packages. */
const BLANK = '.local/bench-blank';
const NEXT_FROM_BLANK = `../../${NEXT}`;
const BLANK_FILES: Record<string, string> = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(process.cwd())} } };\n`,
  'app/layout.jsx':
    "export default function Layout({ children }) {\n  return <html lang='en'><body>{children}</body></html>;\n}\n",
  'app/page.jsx': 'export default function Page() {\n  return <h1>Blank</h1>;\n}\n',
  'app/button/page.jsx': `'use client';
import { useState } from 'react';
export default function Page() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}
`,
};

async function buildBlank(): Promise<void> {
  for (const [file, content] of Object.entries(BLANK_FILES)) {
    const path = `${BLANK}/${file}`;
    mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true });
    writeFileSync(path, content);
  }
  const code = await runNode(NEXT_FROM_BLANK, ['build'], { cwd: BLANK, quiet: true });
  if (code !== 0) fail('The blank page for comparison could not be built.');
}

async function benchJavaScript(app: string, blank: string): Promise<void> {
  const [ours, theirs] = [await firstLoadJavaScript(`${app}/`), await firstLoadJavaScript(`${blank}/`)];
  heading('JavaScript of the first load of /');
  report({ what: 'KiB, gzip', ours, blank: theirs, budget: 186, digits: 1 });
  report({ what: 'KiB above the blank page', ours: ours - theirs, budget: 55, digits: 1 });
}

type Subject = { app: string; blank: string; browser: Browser; executablePath: string };

const PARTS: Record<string, (subject: Subject) => Promise<void>> = {
  javascript: ({ app, blank }) => benchJavaScript(app, blank),
  lighthouse: ({ app, blank, executablePath }) => benchLighthouse(app, blank, executablePath),
  press: ({ browser, app, blank }) => benchPress(browser, app, blank),
  interactions: ({ browser, app, blank }) => benchInteractions(browser, app, blank),
  history: ({ browser, app }) => benchHistory(browser, app),
  index: ({ browser, app }) => benchPlayerIndex(browser, app),
  play: ({ browser, app }) => benchPlay(browser, app),
};

process.env.NEXT_TELEMETRY_DISABLED = '1';
stopOnSignals(130);
loadSettings();
checkSettings();
const names = process.argv.slice(2);
const known = ['routes', ...Object.keys(PARTS)];
const unknown = names.find((name) => !known.includes(name));
if (unknown !== undefined) fail(`There is no part '${unknown}'; there are ${known.join(', ')}.`);
const asked = names.length === 0 ? known : names;

// First, because it needs a build with a backend configured, and the other parts can use that too.
if (asked.includes('routes')) await benchRoutes();
const pageParts = Object.entries(PARTS).filter(([name]) => asked.includes(name));
if (pageParts.length > 0) {
  const executablePath = prepareBrowser();
  await ensureBuilt();
  await buildBlank();
  const { url: app } = await serveBuild({ quiet: true });
  const { url: blank } = await serveBuild({ command: [NEXT_FROM_BLANK, 'start'], cwd: BLANK, quiet: true });
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  for (const [, measure] of pageParts) await measure({ app, blank, browser, executablePath });
  await browser.close();
}
await stopAll();
console.log(`\n${summary()}`);
process.exit(0);
