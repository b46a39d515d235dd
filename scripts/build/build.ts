/**
 * `npm run build`: a production build whose pages are static, whose content policy allows their inline scripts and style
 * sheets by hash (security.md F12), and whose service worker stores exactly its own files. Only a build can tell the hashes
 * and the files, and both are part of a build, so it is built twice with one build id; the second pass finds the bundler's
 * work in `.next/cache` and takes seconds.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { FRONT_PAGE, PAGES } from '#lib/platform/content-policy.ts';
import { currentBuildId } from '#scripts/build/build-id.ts';
import { letScriptsCompileAhead, scriptsThatCompileLate } from '#scripts/build/compile-ahead.ts';
import {
  blockedBy,
  builtCode,
  builtPages,
  codeOf,
  codeOfPage,
  dynamicPages,
  type InlineCode,
  policyOfBuild,
} from '#scripts/build/inline-code.ts';
import { offlineFiles, offlineGaps } from '#scripts/build/offline-files.ts';
import { dataApart, pagesWithData, readPageData, writePageData } from '#scripts/build/page-data.ts';
import { pagesThatWait, paintedFirst } from '#scripts/build/paint-first.ts';
import { pagesWithSheetsUnread, pagesWithStylesTwice, withStylesOnce } from '#scripts/build/styles-once.ts';
import { NEXT, runNode } from '#scripts/processes.ts';
import { checkSettings, fail, loadSettings } from '#scripts/settings.ts';

/** What has to be made before Next.js builds, in order: Node scripts. */
const PREPARATIONS: readonly string[] = ['scripts/data/generate.ts', 'scripts/build/build-icons.ts'];

async function timed(what: string, work: () => Promise<number>): Promise<void> {
  const start = performance.now();
  const code = await work();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (code !== 0) fail(`${what} failed.`);
}

/** What the second pass knows from the first; what stands in pages, and what of it in `/`. */
type Known = { pages: InlineCode; frontPage: InlineCode; files: readonly string[] };

const NOTHING: InlineCode = { scripts: [], styles: [] };

async function pass(number: 1 | 2, { pages, frontPage, files }: Known): Promise<number> {
  const env = {
    NEXT_TELEMETRY_DISABLED: '1',
    BUILD_ID: currentBuildId(),
    BUILD_PASS: String(number),
    PAGES_CODE: JSON.stringify(pages),
    FRONT_PAGE_CODE: JSON.stringify(frontPage),
    OFFLINE_FILES: JSON.stringify(files),
  };
  const code = await runNode(NEXT, ['build'], { env, quiet: number === 2 });
  if (code === 0) finishPages();
  return code;
}

/** Changes every page that Next.js wrote into what is sent. A page that is changed already stays as it is. */
function finishPages(): void {
  for (const file of builtPages()) {
    const { html, code } = dataApart(withStylesOnce(readFileSync(file, 'utf8')));
    if (code !== null) writeFileSync(file, paintedFirst(html, writePageData(file, code)));
  }
}

/** The file of `/`. */
const FRONT_PAGE_FILE = '.next/server/app/index.html';

function frontPageCode(): InlineCode {
  const html = readFileSync(FRONT_PAGE_FILE, 'utf8');
  return codeOfPage(html, readPageData(FRONT_PAGE_FILE), (path) => readFileSync(`.next/${path}`, 'utf8'));
}

/** What is wrong in the build in `.next`: a script or style that is blocked, too early, compiled late or sent twice, a file not stored. */
function gapsOfBuild(): string[] {
  return [
    ...blockedBy(policyOfBuild(PAGES), builtCode()),
    ...blockedBy(policyOfBuild(FRONT_PAGE), new Map([[FRONT_PAGE_FILE, frontPageCode()]])),
    ...dynamicPages(),
    ...offlineGaps(currentBuildId()),
    ...pagesThatWait(),
    ...pagesWithData(),
    ...pagesWithSheetsUnread(),
    ...pagesWithStylesTwice(),
    ...scriptsThatCompileLate(),
  ];
}

/** Builds; ends the process when a pass fails or when its two do not fit each other. */
export async function build(): Promise<void> {
  for (const script of PREPARATIONS) await timed(script, () => runNode(script, []));
  await timed('Build, first pass', () => pass(1, { pages: NOTHING, frontPage: NOTHING, files: [] }));
  const known: Known = { pages: codeOf(builtCode()), frontPage: frontPageCode(), files: offlineFiles() };
  if (known.pages.scripts.length === 0)
    fail('The build wrote no page with an inline script; the content policy cannot be made.');
  await timed('Build, second pass', () => pass(2, known));
  letScriptsCompileAhead();
  const gaps = gapsOfBuild();
  if (gaps.length > 0) fail(`The build does not fit together:\n  ${gaps.join('\n  ')}`);
  const told = ({ scripts, styles }: InlineCode) =>
    `${scripts.length} inline scripts and ${styles.length} style sheets`;
  console.log(
    `The content policy allows ${told(known.pages)} (${builtCode().size} files), on / ${told(known.frontPage)}.`,
  );
  console.log(`${known.files.length} files are kept for visits without a network.`);
}

/** Whether `.next` holds a whole build of exactly these sources and settings. */
export function isBuilt(): boolean {
  if (!existsSync('.next/BUILD_ID') || readFileSync('.next/BUILD_ID', 'utf8') !== currentBuildId()) return false;
  return policyOfBuild(PAGES).scripts.length > 0 && gapsOfBuild().length === 0;
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
