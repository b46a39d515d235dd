/** What Lighthouse says of the first visit; part of `npm run bench`. */
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse';
import { freePort } from '#scripts/processes.ts';

export type FormFactor = 'phone' | 'desktop';

/** One run. Scores are 0–100, times ms; the paint is the one Lighthouse simulates for its own slow network. */
export type LighthouseVisit = {
  scores: Record<string, number>;
  /** Audits that do not pass, of the categories with a score. */
  failed: string[];
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
    failed: [...new Set(weighed.map(({ id }) => id))].filter((id) => {
      const score = lhr.audits[id]?.score ?? null;
      return score !== null && score < 0.9;
    }),
    largestPaint: value('largest-contentful-paint'),
    blockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  };
}

/** A browser that Lighthouse can reach, with an empty profile of its own. */
async function openBrowser(
  executablePath: string,
  args: readonly string[],
): Promise<{ port: number; context: BrowserContext }> {
  const port = await freePort();
  const options = { executablePath, args: [...args, `--remote-debugging-port=${port}`] };
  return { port, context: await chromium.launchPersistentContext('', options) };
}

/** One visit by Lighthouse, in a browser that knows nothing. */
export async function visitByLighthouse(
  url: string,
  formFactor: FormFactor,
  { executablePath, args }: { executablePath: string; args: readonly string[] },
): Promise<LighthouseVisit> {
  const { port, context } = await openBrowser(executablePath, args);
  try {
    const result = await lighthouse(
      url,
      { port, logLevel: 'error' },
      formFactor === 'desktop' ? desktopConfig : undefined,
    );
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
    return read(result);
  } finally {
    await context.close();
  }
}
