/**
 * Saves that something ends in the middle: after each statement of the save by an error, a cancel and a lost connection, at
 * rows of each table, by limits of time, and by killing the database's process. What is stored then must be exactly the
 * team of before or exactly the new one, and the same save sent again must succeed:
 * `npm run soak -- save-faults [runs on the embedded backend]`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { stopAll, stopOnSignals } from '#scripts/processes.ts';
import { startPlainCluster } from '#supabase/tests/plain-cluster.ts';
import { embeddedFaults } from '#tools/soak/save-faults-embedded.ts';
import type { Outcome } from '#tools/soak/save-faults-verdict.ts';

const outcomes: Outcome[] = [];

function report(outcome: Outcome): void {
  outcomes.push(outcome);
  const { database, what, ended, left, next } = outcome;
  const isBad = left === 'MIXED' || !next || (ended === 'saved' && left === 'old');
  if (isBad) console.log(`BAD  ${database}: ${what}: ${ended}, left ${left}, next save ${next ? 'works' : 'FAILS'}`);
  else if (outcomes.length % 25 === 0) console.log(`${outcomes.length} runs`);
  if (isBad) process.exitCode = 1;
}

function summary(): string {
  const names = [...new Set(outcomes.map(({ database }) => database))];
  const lines = names.map((name) => {
    const own = outcomes.filter(({ database }) => database === name);
    const count = (match: (outcome: Outcome) => boolean) => own.filter(match).length;
    return [
      `${name}: ${own.length} runs, ${count(({ ended }) => ended === 'failed')} of them ended by the fault`,
      `  left the old team ${count(({ left }) => left === 'old')}, the new one ${count(({ left }) => left === 'new')}, a mixture ${count(({ left }) => left === 'MIXED')}`,
      `  answered 'saved' and left the old team ${count(({ ended, left }) => ended === 'saved' && left === 'old')}`,
      `  the same save sent again works ${count(({ next }) => next)} of ${own.length}`,
    ].join('\n');
  });
  return lines.join('\n');
}

const started = performance.now();
stopOnSignals(130);
const cluster = await startPlainCluster();
if (cluster === null) throw new Error('PostgreSQL is not installed.');
process.once('exit', cluster.stop);
process.env.TEST_PLAIN_PORT = String(cluster.port);
const { postgresFaults } = await import('#tools/soak/save-faults-postgres.ts');
await postgresFaults(report);
await embeddedFaults(Number(process.argv[2] ?? 40), report);
await stopAll();
const text = `${outcomes.length} runs in ${((performance.now() - started) / 1000).toFixed(0)} s\n${summary()}\n`;
console.log(`\n${text}`);
mkdirSync('.local/soak', { recursive: true });
writeFileSync('.local/soak/save-faults.txt', text);
process.exit();
