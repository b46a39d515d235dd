/**
 * `npm run build`: builds twice. The content policy needs the hashes of the inline scripts and styles in the pages, and the
 * service worker the names of all files; only the responses of a built server tell them, and both are part of the build.
 * The first pass always runs without a deployment adapter, so that there is something to serve.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AllowedCode } from '#lib/platform/content-policy.ts';
import { currentBuildId } from '#scripts/build/build-id.ts';
import { allowedCode, blockedIn, fetchPages } from '#scripts/build/inline-code.ts';
import { offlineFiles } from '#scripts/build/offline-files.ts';
import { NEXT, runNode, serveBuild } from '#scripts/processes.ts';
import { checkSettings, fail, loadSettings } from '#scripts/settings.ts';

/** Holds the id of the last complete build. Every `next build` starts by deleting it with the rest of the folder. */
const STAMP = '.next/complete-build';

type Facts = { code: AllowedCode; files: string[]; blocked: string[] };

async function pass(name: string, env: Record<string, string>): Promise<void> {
  const start = performance.now();
  const code = await runNode(NEXT, ['build'], {
    env: { NEXT_TELEMETRY_DISABLED: '1', ...env },
    quiet: env.BUILD_PASS === '2',
  });
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (code !== 0) fail(`${name} failed.`);
}

/** What the responses of the build in `.next` tell about it. */
async function readBuild(env: Record<string, string> = {}): Promise<Facts> {
  const { url, stop } = await serveBuild({ quiet: true, env });
  const read = async (path: string) => {
    const response = await fetch(`${url}${path}`);
    if (!response.ok) throw new Error(`The page names ${path}, which answers ${response.status}.`);
    return response.text();
  };
  try {
    const pages = await fetchPages(url);
    return {
      code: await allowedCode(url, pages),
      files: await offlineFiles(pages[0]?.html ?? '', read),
      blocked: pages.flatMap(blockedIn),
    };
  } finally {
    await stop();
  }
}

/** Builds; ends the process when a pass fails or the result is not consistent. */
export async function build(): Promise<void> {
  // Computed once: the pages contain it, so both passes need the same.
  const id = currentBuildId();
  const withoutAdapter = { NEXT_ADAPTER_PATH: '' };
  await pass('Build, first pass', { ...withoutAdapter, BUILD_ID: id });
  const { code, files } = await readBuild(withoutAdapter);
  await pass('Build, second pass', {
    BUILD_ID: id,
    BUILD_PASS: '2',
    ALLOWED_CODE: JSON.stringify(code),
    OFFLINE_FILES: JSON.stringify(files),
  });
  const built = await readBuild();
  const unlisted = built.files
    .filter((path) => !files.includes(path))
    .map((path) => `${path}: not stored for offline use`);
  const faults = [...built.blocked, ...unlisted];
  if (faults.length > 0) fail(`The content policy blocks, or the service worker lacks:\n  ${faults.join('\n  ')}`);
  writeFileSync(STAMP, id);
  console.log(
    `The content policy allows ${code.scripts.length} inline scripts and ${code.styles.length} inline styles; ` +
      `the service worker stores ${files.length} files.`,
  );
}

/** Builds unless `.next` already holds a complete build of these sources and settings (D46). */
export async function ensureBuilt(): Promise<void> {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === currentBuildId()) {
    console.log('Nothing changed since the last build.');
  } else await build();
}

if (import.meta.main) {
  loadSettings();
  checkSettings();
  await build();
}
