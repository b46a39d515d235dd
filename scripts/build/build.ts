/**
 * Builds twice: the content policy needs hashes, and the service worker file names, that only a built server's responses
 * reveal. The first pass always runs without a deployment adapter, so that there is something to serve.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { OFFLINE_PAGES } from '#lib/offline/route.ts';
import type { AllowedCode } from '#lib/platform/content-policy.ts';
import { currentBuildId } from '#scripts/build/build-id.ts';
import { allowedCode, blockedIn, fetchPages } from '#scripts/build/inline-code.ts';
import { offlineFiles } from '#scripts/build/offline-files.ts';
import { NEXT, runNode, serveBuild } from '#scripts/processes.ts';
import { checkSettings, fail, loadSettings } from '#scripts/settings.ts';

/** Stores the id of the last complete build. Every `next build` deletes it along with the rest of the folder. */
const STAMP = '.next/complete-build';

type Facts = { code: AllowedCode; files: string[]; blocked: string[] };

async function pass(name: string, env: Record<string, string>): Promise<void> {
  const start = performance.now();
  const code = await runNode(NEXT, ['build'], {
    env: { NEXT_TELEMETRY_DISABLED: '1', ...env },
    quiet: env.TYPES_CHECKED === '1',
  });
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (code !== 0) fail(`${name} failed.`);
}

async function readBuild(env: Record<string, string> = {}): Promise<Facts> {
  const { url, stop } = await serveBuild({ quiet: true, env });
  const read = async (path: string) => {
    const response = await fetch(`${url}${path}`);
    if (!response.ok) throw new Error(`The page links to ${path}, which returns ${response.status}.`);
    return response.text();
  };
  try {
    const pages = await fetchPages(url);
    const offline = pages.filter(({ path }) => OFFLINE_PAGES.includes(path)).map(({ html }) => html);
    return {
      code: await allowedCode(url, pages),
      files: await offlineFiles(offline.join(''), read),
      blocked: pages.flatMap(blockedIn),
    };
  } finally {
    await stop();
  }
}

const faultsOf = ({ blocked, files }: Facts, stored: readonly string[]) => [
  ...blocked,
  ...files.filter((path) => !stored.includes(path)).map((path) => `${path}: not stored for offline use`),
];

/** Builds, and exits if a pass fails or the result is inconsistent. */
export async function build(): Promise<void> {
  // Computed once, because the pages contain it and all passes need the same one.
  const id = currentBuildId();
  const withoutAdapter = { NEXT_ADAPTER_PATH: '' };
  await pass('Build, first pass', { ...withoutAdapter, BUILD_ID: id });
  let facts = await readBuild(withoutAdapter);
  let faults: string[] = [];
  // An adapter may change file names (a hash salt, the preview toolbar). A third pass then uses the second's.
  for (const name of ['second', 'third']) {
    const { code, files } = facts;
    const known = { ALLOWED_CODE: JSON.stringify(code), OFFLINE_FILES: JSON.stringify(files) };
    await pass(`Build, ${name} pass`, { BUILD_ID: id, TYPES_CHECKED: '1', ...known });
    facts = await readBuild();
    faults = faultsOf(facts, files);
    if (faults.length === 0) break;
  }
  if (faults.length > 0) fail(`The build is inconsistent:\n  ${faults.join('\n  ')}`);
  writeFileSync(STAMP, id);
  console.log(
    `The content policy allows ${facts.code.scripts.length} inline scripts and ${facts.code.styles.length} inline styles; ` +
      `the service worker stores ${facts.files.length} files.`,
  );
}

/** Builds unless `.next` already holds a complete build of these sources and settings (D46). */
export async function ensureBuilt(): Promise<void> {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === currentBuildId()) {
    console.log('Nothing has changed since the last build.');
  } else await build();
}

if (import.meta.main) {
  loadSettings();
  checkSettings();
  await build();
}
