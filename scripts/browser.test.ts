import { readFileSync } from 'node:fs';
import { BROWSER_ARGUMENTS } from '#scripts/browser.ts';

describe('the browser for tests and measurements', () => {
  it('turns off every feature that Playwright turns off', () => {
    const playwright = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8');
    const list = playwright.match(/disabledFeatures = \[(?<names>[\s\S]*?)\]\.filter/)?.groups?.names ?? '';
    const withoutComments = list.replaceAll(/\/\/.*/g, '');
    const names = [...withoutComments.matchAll(/"(?<name>\w+)"/g)].map(({ groups }) => groups?.name ?? '');
    const off = BROWSER_ARGUMENTS.find((argument) => argument.startsWith('--disable-features='))?.split(/[=,]/);
    expect(names.length).toBeGreaterThan(0);
    expect(off).toEqual(expect.arrayContaining(names));
  });
});
