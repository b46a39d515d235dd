/** Saves in the middle of which the embedded backend is killed; part of tools/soak/soak-save-faults.ts. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { toRows } from '#lib/supabase/team-rows.ts';
import { fullTeam, signUpFan } from '#tools/soak/load-fans.ts';
import { type BackendProcess, startBackend } from '#tools/soak/load-servers.ts';
import { judge, type Outcome, type Save, STORED } from '#tools/soak/save-faults-verdict.ts';

const DATA_DIR = '.local/soak/save-faults';

function send(backend: BackendProcess, token: string, { team, version, requestId, asNew }: Save): Promise<Response> {
  return fetch(`${backend.url}/rest/v1/rpc/save_team`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ p_team: toRows(team), p_version: version, p_request_id: requestId, p_as_new: asNew }),
  });
}

async function saveWhole(backend: BackendProcess, token: string, save: Save): Promise<void> {
  const response = await send(backend, token, save);
  if (!response.ok) throw new Error(`Not saved: ${response.status} ${await response.text()}`);
}

/** Kills the backend `runs` times, each a little later in the save, and starts it again on its data. */
export async function embeddedFaults(runs: number, report: (outcome: Outcome) => void): Promise<void> {
  rmSync(DATA_DIR, { recursive: true, force: true });
  let backend = await startBackend({ dataDir: DATA_DIR });
  const fan = await signUpFan(backend);
  const saveOf = (number: number): Save => ({
    userId: fan.id,
    team: fullTeam(`e${number}`),
    version: number,
    requestId: randomUUID(),
    asNew: false,
  });
  await saveWhole(backend, fan.token, saveOf(0));
  const start = performance.now();
  await saveWhole(backend, fan.token, saveOf(1));
  const usual = performance.now() - start;
  for (let run = 0; run < runs; run++) {
    const before = await backend.query(STORED(fan.id));
    const save = saveOf(Number(before[0]?.version));
    const delay = (usual * 1.5 * run) / runs;
    const answer = send(backend, fan.token, save).then(
      (response) => (response.ok ? 'saved' : 'failed'),
      () => 'failed',
    );
    await pause(delay);
    await backend.kill();
    const ended = await answer;
    backend = await startBackend({ dataDir: DATA_DIR });
    const after = await backend.query(STORED(fan.id));
    await saveWhole(backend, fan.token, save);
    const repeated = await backend.query(STORED(fan.id));
    const what = `a save over a team, the backend killed after ${delay.toFixed(1)} ms`;
    report({ what, database: 'embedded backend', ended, ...judge(save, before, after, repeated) });
  }
  await backend.stop();
}
