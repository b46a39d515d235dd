import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const DATA_BLOCK = /\stype=["']?application\/(?:ld\+)?json\b/;

/** The `sha256-…` of each script in a page that has no file of its own. Data blocks do not run and need none. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(({ groups }) => !/\ssrc=/.test(groups?.attributes ?? '') && !DATA_BLOCK.test(groups?.attributes ?? ''))
    .map(
      ({ groups }) =>
        `sha256-${createHash('sha256')
          .update(groups?.text ?? '')
          .digest('base64')}`,
    );
}

/** Every page that the build in `.next` has written as HTML, with the hashes of its inline scripts. */
export function builtPages(): Map<string, string[]> {
  const files = globSync(['.next/server/app/**/*.html', '.next/server/pages/**/*.html']).sort();
  return new Map(files.map((file) => [file, inlineScriptHashes(readFileSync(file, 'utf8'))]));
}

/** The one list that the policy holds: each hash once, always in the same order. */
export function hashesOf(pages: ReadonlyMap<string, readonly string[]>): string[] {
  return [...new Set([...pages.values()].flat())].sort();
}

/** Inline scripts that the policy of the build in `.next` would block, and pages whose scripts no build can know. */
export function policyGaps(pages: ReadonlyMap<string, readonly string[]>, policy: readonly string[]): string[] {
  const blocked = [...pages].flatMap(([file, hashes]) =>
    hashes.filter((hash) => !policy.includes(hash)).map((hash) => `${file}: an inline script (${hash}) is not allowed`),
  );
  return [...blocked, ...dynamicPages()];
}

function readManifest<Manifest>(name: string): Manifest {
  return JSON.parse(readFileSync(`.next/${name}`, 'utf8')) as Manifest;
}

function dynamicPages(): string[] {
  const routes = readManifest<Record<string, string>>('app-path-routes-manifest.json');
  const prerendered = readManifest<{ routes: Record<string, unknown> }>('prerender-manifest.json').routes;
  return Object.entries(routes)
    .filter(([path, route]) => path.endsWith('/page') && !(route in prerendered))
    .map(([, route]) => `${route}: the page is not static, so its inline scripts cannot be in the policy`);
}

/** The hashes in the policy that the build in `.next` really sends, read from what the server will use. */
export function policyOfBuild(): string[] {
  if (!existsSync('.next/routes-manifest.json')) return [];
  type Manifest = { headers: { source: string; headers: { key: string; value: string }[] }[] };
  const { headers } = readManifest<Manifest>('routes-manifest.json');
  const policy = headers
    .find(({ source }) => source === '/:path*')
    ?.headers.find(({ key }) => key === 'Content-Security-Policy');
  const scripts = policy?.value.split('; ').find((directive) => directive.startsWith('script-src '));
  return (scripts ?? '').match(/sha256-[\w+/=]+/g) ?? [];
}
