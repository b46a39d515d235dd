import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

const RUN = 'alert(1)';
const AWAY = '//evil.example';

/** Fifty injection attempts, each short enough for a team name. */
export const PAYLOADS: readonly string[] = readFileSync('e2e/site/payloads.txt', 'utf8').trimEnd().split('\n');

/** Joins payloads into texts of up to `limit` characters. */
export function inGroups(limit: number): string[] {
  const groups: string[] = [];
  for (const text of PAYLOADS) {
    const last = groups.at(-1);
    if (last === undefined || last.length + 1 + text.length > limit) groups.push(text);
    else groups[groups.length - 1] = `${last} ${text}`;
  }
  return groups;
}

/** Addresses that must never be linked or loaded. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `vbscript:msgbox(1)`,
  'blob:https://r2.thesportsdb.com/1',
  'file:///etc/passwd',
  AWAY,
  'https://r2.thesportsdb.com@evil.example/x.png',
  'https://user:password@r2.thesportsdb.com/x.png',
];

/** Reports native dialogs, which the app never opens. */
export function watchDialogs(page: Page, problems: string[]): void {
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
}

/** Expects no element or attribute from a payload. `problems` collects requests, dialogs and policy violations. */
export async function expectNothingInjected(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const isOdd = ({ name, value }: Attr) =>
      /^on/i.test(name) ||
      (/^(?:href|src|action|formaction|data|srcdoc|poster|xlink:href)$/i.test(name) &&
        /^\s*(?:javascript|vbscript|data:text|file|blob):|evil\.example/i.test(value));
    return [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          element.matches('iframe, object, embed, base, marquee, math, video, audio, noscript p, meta[http-equiv]') ||
          [...element.attributes].some(isOdd),
      )
      .map((element) => element.outerHTML.slice(0, 200));
  });
  expect(found).toEqual([]);
}
