import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { ELEVEN, envelopeOf, SEVEN, teamOf, test } from '#e2e/builder-page.ts';

test('cls', async ({ builder, page }) => {
  await page.addInitScript(() => {
    (window as any).out = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as any[])
        (window as any).out.push([
          entry.value,
          entry.startTime | 0,
          ...entry.sources.map(
            (s: any) =>
              `${s.node?.nodeName}.${s.node?.className} ${s.node?.getAttribute?.('aria-label')} ${JSON.stringify(s.previousRect)} -> ${JSON.stringify(s.currentRect)}`,
          ),
        ]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await builder.openWith(teamOf(ELEVEN, SEVEN));
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => document.fonts.ready);
  console.log(JSON.stringify(await page.evaluate(() => (window as any).out), null, 1));
  await page.evaluate(() => {
    (window as any).lt = [];
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) (window as any).lt.push([e.startTime | 0, e.duration]);
    }).observe({ type: 'longtask' });
  });
  for (const text of ['{', 'null', '['.repeat(10_000) + ']'.repeat(10_000)]) {
    const path = `/tmp/zz-${text.length}.json`;
    await writeFile(path, text);
    console.log(text.length, await page.evaluate(() => performance.now() | 0));
    await page.getByLabel('Team file', { exact: true }).setInputFiles(path);
    await expect(builder.notifications).not.toHaveCount(0);
    await builder.notifications.getByRole('button', { name: 'Dismiss' }).first().click();
    await expect(builder.notifications).toHaveCount(0);
    console.log(JSON.stringify(await page.evaluate(() => (window as any).lt)));
  }
});
