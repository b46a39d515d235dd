/**
 * `npm run build`: a production build whose pages are static and whose content policy allows their inline scripts and
 * style sheets by hash (security.md F12). Only a build can tell the hashes, and the policy is part of a build, so it is built twice with
 * one build id; the second pass finds the bundler's work in `.next/cache` and takes seconds.
 */
import { existsSync, readFileSync } from 'node:fs';
import { currentBuildId } from '#scripts/build-id.ts';
import { builtCode, codeOf, type InlineCode, policyGaps, policyOfBuild } from '#scripts/inline-code.ts';
import { NEXT, runNode } from '#scripts/processes.ts';
import { checkSettings, fail, loadSettings } from '#scripts/settings.ts';

/** What has to be made before Next.js builds, in order: Node scripts. */
const PREPARATIONS: readonly string[] = ['scripts/build-player-index.ts'];

async function timed(what: string, work: () => Promise<number>): Promise<void> {
  const start = performance.now();
  const code = await work();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (code !== 0) fail(`${what} failed.`);
}

function pass(number: 1 | 2, { scripts, styles }: InlineCode): Promise<number> {
  const hashes = { SCRIPT_HASHES: scripts.join(' '), STYLE_HASHES: styles.join(' ') };
  const env = { NEXT_TELEMETRY_DISABLED: '1', BUILD_PASS: String(number), ...hashes };
  return runNode(NEXT, ['build'], { env: { ...env, BUILD_ID: currentBuildId() }, quiet: number === 2 });
}

/** Builds; ends the process when a pass fails or when the policy would block a script or a style of a page. */
export async function build(): Promise<void> {
  for (const script of PREPARATIONS) await timed(script, () => runNode(script, []));
  await timed('Build, first pass', () => pass(1, { scripts: [], styles: [] }));
  const code = codeOf(builtCode());
  if (code.scripts.length === 0)
    fail('The build wrote no page with an inline script; the content policy cannot be made.');
  await timed('Build, second pass', () => pass(2, code));
  const gaps = policyGaps(builtCode(), policyOfBuild());
  if (gaps.length > 0) fail(`The content policy does not fit the build:\n  ${gaps.join('\n  ')}`);
  const [scripts, styles] = [code.scripts.length, code.styles.length];
  console.log(
    `The content policy allows ${scripts} inline scripts and ${styles} style sheets (${builtCode().size} files).`,
  );
}

/** Whether `.next` holds a whole build of exactly these sources and settings. */
export function isBuilt(): boolean {
  if (!existsSync('.next/BUILD_ID') || readFileSync('.next/BUILD_ID', 'utf8') !== currentBuildId()) return false;
  const policy = policyOfBuild();
  return policy.scripts.length > 0 && policyGaps(builtCode(), policy).length === 0;
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
