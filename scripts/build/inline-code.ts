import { createHash } from 'node:crypto';
import type { AllowedCode } from '#lib/platform/content-policy.ts';

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const STYLE = /<style(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/style>/g;
const DATA_BLOCK = /\stype=["']?application\/(?:ld\+)?json\b/;

export type Page = { path: string; html: string; policy: string };

/** Every page of the app, the 404 page, and the error page that Next prerenders for hosts. */
const PATHS = [
  '/',
  '/play',
  '/play/today',
  '/callback',
  '/auth/confirm',
  '/auth/return',
  '/no-such-page',
  '/_global-error',
];

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The hashes of a page's inline scripts and style sheets. Data blocks don't run, so they don't need one. */
export function inlineCode(html: string): AllowedCode {
  const scripts = [...html.matchAll(SCRIPT)].filter(
    ({ groups }) => !/\ssrc=/.test(groups?.attributes ?? '') && !DATA_BLOCK.test(groups?.attributes ?? ''),
  );
  const styles = [...html.replace(SCRIPT, '').matchAll(STYLE)];
  const hashes = (found: RegExpExecArray[]) => found.map(({ groups }) => hashOf(groups?.text ?? ''));
  return { scripts: hashes(scripts), styles: hashes(styles) };
}

/** The addresses of a page's inline style sheets. After a client navigation, React inserts them one at a time. */
export function inlineSheets(html: string): string[] {
  return [...html.matchAll(/<style[^>]*\sdata-href="(?<addresses>[^"]+)"/g)].flatMap(({ groups }) =>
    (groups?.addresses ?? '').split(' '),
  );
}

export function blockedIn({ path, html, policy }: Page): string[] {
  const allowed = (name: string) => policy.split('; ').find((directive) => directive.startsWith(`${name} `)) ?? '';
  const { scripts, styles } = inlineCode(html);
  return [
    ...scripts.filter((hash) => !allowed('script-src').includes(hash)).map((hash) => `${path}: inline script ${hash}`),
    ...styles.filter((hash) => !allowed('style-src').includes(hash)).map((hash) => `${path}: inline style ${hash}`),
  ];
}

export async function fetchPages(site: string): Promise<Page[]> {
  return Promise.all(
    PATHS.map(async (path) => {
      const response = await fetch(`${site}${path}`);
      return { path, html: await response.text(), policy: response.headers.get('Content-Security-Policy') ?? '' };
    }),
  );
}

/** What the content policy must allow: each hash once, in a fixed order. */
export async function allowedCode(site: string, pages: readonly Page[]): Promise<AllowedCode> {
  const codes = pages.map(({ html }) => inlineCode(html));
  const sheets = new Set(pages.flatMap(({ html }) => inlineSheets(html)));
  const sheetHashes = [...sheets].map(async (path) => hashOf(await (await fetch(`${site}${path}`)).text()));
  const sorted = (hashes: string[]) => [...new Set(hashes)].sort();
  return {
    scripts: sorted(codes.flatMap(({ scripts }) => scripts)),
    styles: sorted([...codes.flatMap(({ styles }) => styles), ...(await Promise.all(sheetHashes))]),
  };
}
