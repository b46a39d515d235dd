import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Figures } from '#scripts/data/report/figures.ts';

// `npm run data -- report [commit]`: the data's figures, next to the same ones for another commit, by its own code and data.

const WRITE = 'scripts/data/report/write-figures.ts';
const folder = mkdtempSync(join(tmpdir(), 'dream11-report-'));

function figuresIn(checkout: string): Figures {
  const file = join(folder, 'figures.json');
  execFileSync(process.execPath, [WRITE, file], { cwd: checkout, stdio: 'inherit' });
  return JSON.parse(readFileSync(file, 'utf8'));
}

const git = (...args: string[]) => execFileSync('git', args, { maxBuffer: 2 ** 30 });

/** Null if that commit had no report. */
function figuresAt(commit: string): Figures | null {
  const checkout = join(folder, 'checkout');
  mkdirSync(checkout);
  execFileSync('tar', ['-x', '-C', checkout], { input: git('archive', commit) });
  if (!existsSync(join(checkout, WRITE))) return null;
  symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'));
  return figuresIn(checkout);
}

const hasChanges = git('status', '--porcelain').length > 0;
const asked = process.argv[3] ?? (hasChanges ? 'HEAD' : 'HEAD~1');
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const points = (value: number) => value.toFixed(2);

function printElevens(now: Figures['elevens'], before: Figures['elevens'] = {}): void {
  for (const [name, eleven] of Object.entries(now)) {
    const former = before[name] ?? [];
    console.log(`\n${name}${former.join() === eleven.join() ? ' (as before)' : ''}`);
    for (const [at, player] of eleven.entries()) {
      const other = former[at];
      console.log(`  ${player}${other === undefined || other === player ? '' : `  (before: ${other})`}`);
    }
  }
}

function printValues(
  now: Readonly<Record<string, number>>,
  before: Readonly<Record<string, number>> = {},
  written: (value: number) => string,
): void {
  for (const [name, value] of Object.entries(now)) {
    const former = before[name];
    console.log(`${written(value)}  (before: ${former === undefined ? 'unknown' : written(former)})  ${name}`);
  }
}

function print(now: Figures, before: Figures | null): void {
  printElevens(now.elevens, before?.elevens);
  console.log();
  printValues(now.starters, before?.starters, percent);
  printValues(now.found, before?.found, percent);
  printValues(now.fit, before?.fit, points);
}

try {
  const commit = String(git('rev-parse', '--short', asked)).trim();
  const before = figuresAt(commit);
  console.log(`Figures now, and before: at ${commit}${before ? '' : ', which had no report'}.`);
  print(figuresIn('.'), before);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
