/**
 * `npm run build`: a production build whose pages are static, whose content policy allows their inline scripts and style
 * sheets by hash (security.md F12), and whose service worker stores exactly its own files. Only a build can tell the hashes
 * and the files, and both are part of a build, so it is built twice with one build id; the second pass finds the bundler's
 * work in `.next/cache` and takes seconds.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { currentBuildId } from '#scripts/build-id.ts';
import { letScriptsCompileAhead, scriptsThatCompileLate } from '#scripts/compile-ahead.ts';
import { builtCode, builtPages, codeOf, type InlineCode, policyGaps, policyOfBuild } from '#scripts/inline-code.ts';
import { offlineFiles, offlineGaps } from '#scripts/offline-files.ts';
import { pagesThatWait, paintedFirst } from '#scripts/paint-first.ts';
import { NEXT, runNode } from '#scripts/processes.ts';
import { checkSettings, fail, loadSettings } from '#scripts/settings.ts';
import { pagesWithStylesTwice, withStylesOnce } from '#scripts/styles-once.ts';

/** What has to be made before Next.js builds, in order: Node scripts. */
const PREPARATIONS: readonly string[] = ['scripts/build-player-index.ts', 'scripts/build-icons.ts'];

async function timed(what: string, work: () => Promise<number>): Promise<void> {
  const start = performance.now();
  const code = await work();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (code !== 0) fail(`${what} failed.`);
}

/** What the second pass knows from the first. */
type Known = InlineCode & { files: readonly string[] };

async function pass(number: 1 | 2, { scripts, styles, files }: Known): Promise<number> {
  const env = {
    NEXT_TELEMETRY_DISABLED: '1',
    BUILD_ID: currentBuildId(),
    BUILD_PASS: String(number),
    SCRIPT_HASHES: scripts.join(' '),
    STYLE_HASHES: styles.join(' '),
    OFFLINE_FILES: JSON.stringify(files),
  };
  const code = await runNode(NEXT, ['build'], { env, quiet: number === 2 });
  if (code === 0) finishPages();
  return code;
}

/** Changes every page that Next.js wrote into what is sent. A page that is changed already stays as it is. */
function finishPages(): void {
  for (const file of builtPages()) {
    writeFileSync(file, withStylesOnce(paintedFirst(readFileSync(file, 'utf8'))));
  }
}

/** What is wrong in the build in `.next`: a script or style that is blocked, too early, compiled late or sent twice, a file not stored. */
function gapsOfBuild(): string[] {
  return [
    ...policyGaps(builtCode(), policyOfBuild()),
    ...offlineGaps(currentBuildId()),
    ...pagesThatWait(),
    ...pagesWithStylesTwice(),
    ...scriptsThatCompileLate(),
  ];
}

/** Builds; ends the process when a pass fails or when its two do not fit each other. */
export async function build(): Promise<void> {
  for (const script of PREPARATIONS) await timed(script, () => runNode(script, []));
  await timed('Build, first pass', () => pass(1, { scripts: [], styles: [], files: [] }));
  const known = { ...codeOf(builtCode()), files: offlineFiles() };
  if (known.scripts.length === 0)
    fail('The build wrote no page with an inline script; the content policy cannot be made.');
  await timed('Build, second pass', () => pass(2, known));
  letScriptsCompileAhead();
  const gaps = gapsOfBuild();
  if (gaps.length > 0) fail(`The build does not fit together:\n  ${gaps.join('\n  ')}`);
  const [scripts, styles] = [known.scripts.length, known.styles.length];
  console.log(
    `The content policy allows ${scripts} inline scripts and ${styles} style sheets (${builtCode().size} files).`,
  );
  console.log(`${known.files.length} files are kept for visits without a network.`);
}

/** Whether `.next` holds a whole build of exactly these sources and settings. */
export function isBuilt(): boolean {
  if (!existsSync('.next/BUILD_ID') || readFileSync('.next/BUILD_ID', 'utf8') !== currentBuildId()) return false;
  return policyOfBuild().scripts.length > 0 && gapsOfBuild().length === 0;
}

/** Builds only when something that a build reads has changed since the last one (D46). */
export async function ensureBuilt(): Promise<void> {
  if (isBuilt()) console.log('Nothing changed since the last build.');
  else await build();
}

if (import.meta.main) {
  loadSettings();
  checkSettings();
  await build();
}
