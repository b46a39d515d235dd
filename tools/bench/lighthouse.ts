import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { BROWSER_ARGUMENTS } from '#scripts/browser.ts';
import { freePort } from '#scripts/processes.ts';
import { heading, median, report } from '#tools/bench/figures.ts';

type FormFactor = 'phone' | 'desktop';
/** `simulate` calculates a slow network from a fast visit. `devtools` really slows down the browser. */
type Throttling = 'simulate' | 'devtools';
type Setting = {
  name: string;
  formFactor: FormFactor;
  throttling: Throttling;
  runs: number;
  /** The performance budget. Defaults to two points below the blank page. */
  least?: number;
};

/** Scores are 0–100. `failed` names the audits that lower a score. */
type Visit = {
  scores: Record<string, number>;
  failed: string[];
  largestPaintMs: number;
  blockingTimeMs: number;
  layoutShift: number;
};

async function visitOnce(url: string, { formFactor, throttling }: Setting, executablePath: string): Promise<Visit> {
  const port = await freePort();
  const args = [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launchPersistentContext('', { executablePath, args });
  try {
    const config = formFactor === 'desktop' ? desktopConfig : undefined;
    const result = await lighthouse(url, { port, logLevel: 'error', throttlingMethod: throttling }, config);
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { audits, categories: byId } = result.lhr;
    const categories = Object.values(byId);
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    const weighted = categories.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
    return {
      scores: Object.fromEntries(categories.map(({ id, score }) => [id, Math.round((score ?? Number.NaN) * 100)])),
      failed: weighted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9),
      largestPaintMs: value('largest-contentful-paint'),
      blockingTimeMs: value('total-blocking-time'),
      layoutShift: value('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}

const isComplete = ({ scores, largestPaintMs, blockingTimeMs, layoutShift }: Visit) =>
  ![...Object.values(scores), largestPaintMs, blockingTimeMs, layoutShift].some(Number.isNaN);

/** Sometimes a trace lacks an audit, and then the visit is repeated once. */
async function visit(url: string, setting: Setting, executablePath: string): Promise<Visit> {
  const first = await visitOnce(url, setting, executablePath);
  return isComplete(first) ? first : await visitOnce(url, setting, executablePath);
}

const SETTINGS: readonly Setting[] = [
  { name: 'phone, slowed down for real', formFactor: 'phone', throttling: 'devtools', runs: 5 },
  { name: 'phone, simulated', formFactor: 'phone', throttling: 'simulate', runs: 3, least: 94 },
  { name: 'desktop', formFactor: 'desktop', throttling: 'simulate', runs: 3, least: 100 },
];

async function benchSetting(setting: Setting, app: string, blank: string, executablePath: string): Promise<void> {
  const [ours, theirs]: [Visit[], Visit[]] = [[], []];
  // Alternate, so that a busy moment on the machine affects both.
  for (let run = 0; run < setting.runs; run++) {
    ours.push(await visit(`${app}/`, setting, executablePath));
    theirs.push(await visit(`${blank}/`, setting, executablePath));
  }
  heading(`Lighthouse, ${setting.name}, medians of ${setting.runs}`);
  const medians = (of: (one: Visit) => number) => ({ ours: median(ours.map(of)), blank: median(theirs.map(of)) });
  const performance = medians(({ scores }) => scores.performance ?? Number.NaN);
  const least = setting.least ?? performance.blank - 2;
  report({ what: 'Performance', ...performance, budget: least, atLeast: true });
  for (const category of Object.keys(ours[0]?.scores ?? {}).filter((id) => id !== 'performance')) {
    const score = medians(({ scores }) => scores[category] ?? Number.NaN);
    const isBudgeted = ['accessibility', 'best-practices', 'seo'].includes(category);
    report({ what: category, ...score, atLeast: true, ...(isBudgeted && { budget: 100 }) });
  }
  const paint = medians((one) => one.largestPaintMs);
  const blocking = medians((one) => one.blockingTimeMs);
  const shift = medians((one) => one.layoutShift);
  const isSlowed = setting.throttling === 'devtools';
  report({ what: 'Largest paint, ms', ...paint, ...(isSlowed && { budget: 1.3 * paint.blank }) });
  report({ what: 'Blocking time, ms', ...blocking, ...(isSlowed && { budget: blocking.blank + 80 }) });
  report({ what: 'Layout shift', ...shift, ...(isSlowed && { budget: 0 }), digits: 3 });
  const failed = new Set(ours.flatMap((one) => one.failed));
  if (failed.size > 0) console.log(`       not always passed: ${[...failed].join(', ')}`);
}

export async function benchLighthouse(app: string, blank: string, executablePath: string): Promise<void> {
  for (const setting of SETTINGS) await benchSetting(setting, app, blank, executablePath);
}
