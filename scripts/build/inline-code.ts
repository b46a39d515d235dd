import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { sheetsInData, sheetsInHead } from '#scripts/build/page-sheets.ts';

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const STYLE = /<style(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/style>/g;
const DATA_BLOCK = /\stype=["']?application\/(?:ld\+)?json\b/;

/** The `sha256-…` of each script and each style sheet that has no file of its own. */
export type InlineCode = { scripts: string[]; styles: string[] };

const hashOf = (text = '') => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What stands in a page itself. Data blocks do not run and need no hash. */
export function inlineCode(html: string): InlineCode {
  const scripts = [...html.matchAll(SCRIPT)].filter(
    ({ groups }) => !/\ssrc=/.test(groups?.attributes ?? '') && !DATA_BLOCK.test(groups?.attributes ?? ''),
  );
  const styles = [...html.replace(SCRIPT, '').matchAll(STYLE)];
  return {
    scripts: scripts.map(({ groups }) => hashOf(groups?.text)),
    styles: styles.map(({ groups }) => hashOf(groups?.text)),
  };
}

/** A script that only browsers without modules ask for. */
export const LEGACY_SCRIPT = /<script[^>]*\snomodule\b[^>]*>/gi;

/** Every page that the build in `.next` has written as HTML. */
export function builtPages(): string[] {
  return globSync(['.next/server/app/**/*.html', '.next/server/pages/**/*.html']).sort();
}

/**
 * What the build in `.next` puts inline, by file: every page that it has written as HTML, and every style sheet, which a
 * link from one page to another sets as a style element of its own.
 */
export function builtCode(): Map<string, InlineCode> {
  const sheets = globSync('.next/static/**/*.css').sort();
  const code = new Map(builtPages().map((file) => [file, inlineCode(readFileSync(file, 'utf8'))]));
  for (const file of sheets) code.set(file, { scripts: [], styles: [hashOf(readFileSync(file, 'utf8'))] });
  return code;
}

/** The lists that the policy holds: each hash once, always in the same order. */
export function codeOf(files: ReadonlyMap<string, InlineCode>): InlineCode {
  const all = (kind: keyof InlineCode) => [...new Set([...files.values()].flatMap((file) => file[kind]))].sort();
  return { scripts: all('scripts'), styles: all('styles') };
}

/**
 * What can stand inline in one page: nobody comes from it to another by a link of Next.js.
 * @param data what scripts/build/page-data.ts took out of it
 * @param read a file of the build, by its path within `.next`
 */
export function codeOfPage(html: string, data: string, read: (path: string) => string): InlineCode {
  const { scripts, styles } = inlineCode(html);
  const later = [...sheetsInData(data).difference(sheetsInHead(html))].map((address) =>
    hashOf(read(address.replace('/_next/', ''))),
  );
  return { scripts: [...new Set(scripts)].sort(), styles: [...new Set([...styles, ...later])].sort() };
}

/** Inline code that a policy would block. */
export function blockedBy(policy: InlineCode, files: ReadonlyMap<string, InlineCode>): string[] {
  const blocked = (kind: keyof InlineCode, what: string) =>
    [...files].flatMap(([file, code]) =>
      code[kind]
        .filter((hash) => !policy[kind].includes(hash))
        .map((hash) => `${file}: an inline ${what} (${hash}) is not allowed`),
    );
  return [...blocked('scripts', 'script'), ...blocked('styles', 'style sheet')];
}

function readManifest<Manifest>(name: string): Manifest {
  return JSON.parse(readFileSync(`.next/${name}`, 'utf8')) as Manifest;
}

/** Pages of the build in `.next` whose scripts no build can know. */
export function dynamicPages(): string[] {
  const routes = readManifest<Record<string, string>>('app-path-routes-manifest.json');
  const prerendered = readManifest<{ routes: Record<string, unknown> }>('prerender-manifest.json').routes;
  return Object.entries(routes)
    .filter(([path, route]) => path.endsWith('/page') && !(route in prerendered))
    .map(([, route]) => `${route}: the page is not static, so its inline scripts cannot be in the policy`);
}

/** The hashes in the policy that the build in `.next` really sends with a page, read from what the server will use. */
export function policyOfBuild(source: string): InlineCode {
  if (!existsSync('.next/routes-manifest.json')) return { scripts: [], styles: [] };
  type Manifest = { headers: { source: string; headers: { key: string; value: string }[] }[] };
  const { headers } = readManifest<Manifest>('routes-manifest.json');
  const entry = headers.findLast((one) => one.source === source && one.headers.some(isPolicy));
  const policy = entry?.headers.find(isPolicy);
  const hashesIn = (name: string) =>
    (policy?.value.split('; ').find((directive) => directive.startsWith(`${name} `)) ?? '').match(/sha256-[\w+/=]+/g) ??
    [];
  return { scripts: hashesIn('script-src'), styles: hashesIn('style-src') };
}

const isPolicy = ({ key }: { key: string }) => key === 'Content-Security-Policy';
