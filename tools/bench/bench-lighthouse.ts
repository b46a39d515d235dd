/** What Lighthouse says of the first visit; part of `npm run bench`. */
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse';
import { BROWSER_ARGUMENTS } from '#scripts/browser.ts';
import { freePort } from '#scripts/processes.ts';

export type FormFactor = 'phone' | 'desktop';
/** `simulate`: Lighthouse computes a slow network from a fast visit, its default; `devtools`: the browser is slowed down. */
export type Throttling = 'simulate' | 'devtools';

/** One run. Scores are 0–100, times ms. */
export type LighthouseVisit = {
  scores: Record<string, number>;
  /** Audits that weigh in a score and do not pass. */
  failed: string[];
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
};

function read({ lhr }: RunnerResult): LighthouseVisit {
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const categories = Object.values(lhr.categories);
  const weighed = categories.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    scores: Object.fromEntries(categories.map(({ title, score }) => [title, Math.round((score ?? Number.NaN) * 100)])),
    failed: [...new Set(weighed.map(({ id }) => id))].filter((id) => (lhr.audits[id]?.score ?? 1) < 0.9),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  };
}

/** One visit by Lighthouse, in a browser that knows nothing. */
export async function visitByLighthouse(
  url: string,
  formFactor: FormFactor,
  throttling: Throttling,
  executablePath: string,
): Promise<LighthouseVisit> {
  const port = await freePort();
  const args = [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launchPersistentContext('', { executablePath, args });
  try {
    const result = await lighthouse(
      url,
      { port, logLevel: 'error', throttlingMethod: throttling },
      formFactor === 'desktop' ? desktopConfig : undefined,
    );
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
    return read(result);
  } finally {
    await browser.close();
  }
}
