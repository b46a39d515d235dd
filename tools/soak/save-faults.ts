import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { toRows } from '#lib/supabase/team-rows.ts';
import { startPlainCluster } from '#supabase/tests/plain-cluster.ts';
import { fullTeam, signUpFan } from '#tools/fans.ts';
import { type BackendProcess, startBackend } from '#tools/servers.ts';
import { isMixture, type Outcome, type Save, STORED, verdict } from '#tools/soak/save-verdict.ts';

const DATA_DIR = '.local/soak/save-faults';

function send(backend: BackendProcess, token: string, { team, version, requestId, asNew }: Save): Promise<Response> {
  return fetch(`${backend.url}/rest/v1/rpc/save_team`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ p_team: toRows(team), p_version: version, p_request_id: requestId, p_as_new: asNew }),
  });
}

async function saveOnce(backend: BackendProcess, token: string, save: Save): Promise<void> {
  const response = await send(backend, token, save);
  if (!response.ok) throw new Error(`Not saved: ${response.status} ${await response.text()}`);
}

/** Kills the embedded backend `runs` times, each time slightly later in a save, and restarts it on its data. */
async function embeddedFaults(runs: number, report: (outcome: Outcome) => void): Promise<void> {
  rmSync(DATA_DIR, { recursive: true, force: true });
  let backend = await startBackend({ dataDir: DATA_DIR });
  const { id: userId, token } = await signUpFan(backend);
  const saveOver = (version: number): Save => {
    return { userId, team: fullTeam(`e${version}`), version, requestId: randomUUID(), asNew: false };
  };
  await saveOnce(backend, token, saveOver(0));
  const start = performance.now();
  await saveOnce(backend, token, saveOver(1));
  const usual = performance.now() - start;
  for (let run = 0; run < runs; run++) {
    const before = await backend.query(STORED(userId));
    const save = saveOver(Number(before[0]?.version));
    const answer = send(backend, token, save).then(
      ({ ok }) => ok,
      () => false,
    );
    const delay = (usual * 1.5 * run) / runs;
    await pause(delay);
    await backend.kill();
    const isSaved = await answer;
    backend = await startBackend({ dataDir: DATA_DIR });
    const after = await backend.query(STORED(userId));
    await saveOnce(backend, token, save);
    const repeated = await backend.query(STORED(userId));
    const what = `a save over a team, the backend killed after ${delay.toFixed(1)} ms`;
    report({ what, database: 'embedded backend', isSaved, ...verdict(save, before, after, repeated) });
  }
  await backend.stop();
}

function summaryOf(outcomes: readonly Outcome[]): string {
  const parts = [...Map.groupBy(outcomes, ({ database }) => database)].map(([database, own]) => {
    const count = (match: (outcome: Outcome) => boolean) => own.filter(match).length;
    return [
      `${database}: ${own.length} runs, ${count(({ isSaved }) => !isSaved)} of them ended by the fault`,
      `  left the old team ${count(({ left }) => left === 'old')}, the new one ${count(({ left }) => left === 'new')}, a mixture ${count(({ left }) => left === 'MIXED')}`,
      `  reported as saved, but left the old team ${count(({ isSaved, left }) => isSaved && left === 'old')}`,
      `  the same save sent again works ${count(({ next }) => next)} of ${own.length}`,
    ].join('\n');
  });
  return parts.join('\n');
}

/**
 * Interrupts saves with errors, cancels, lost connections, timeouts and killed processes. Each must leave exactly the
 * old or exactly the new team, and repeating the save must succeed. `[runs on the embedded backend]`.
 */
export async function soakSaveFaults([runs = '40']: readonly string[]): Promise<boolean> {
  const outcomes: Outcome[] = [];
  const report = (outcome: Outcome) => {
    outcomes.push(outcome);
    if (isMixture(outcome)) console.log('BAD', outcome);
    else if (outcomes.length % 25 === 0) console.log(`${outcomes.length} runs`);
  };
  const cluster = await startPlainCluster();
  if (cluster === null) throw new Error('PostgreSQL is not installed.');
  process.once('exit', cluster.stop);
  process.env.TEST_PLAIN_PORT = String(cluster.port);
  const { postgresFaults } = await import('#tools/soak/save-faults-postgres.ts');
  await postgresFaults(report);
  await embeddedFaults(Number(runs), report);
  cluster.stop();
  const summary = summaryOf(outcomes);
  console.log(`\n${summary}`);
  writeFileSync('.local/soak/save-faults.txt', `${summary}\n`);
  return !outcomes.some(isMixture);
}
