/**
 * The production server under load, on the embedded backend and on PostgreSQL behind `@supabase/lite`:
 * `npm run soak -- load [--seconds 5] [--minutes 10] [--database embedded|postgres] [--only table,mixed,overload,rush,two]`.
 * The report goes to the terminal and to .local/soak/load-*.txt; docs/soak.md keeps the last one. Reads /proc: for Linux.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '#scripts/build.ts';
import { type Fan, signUpFan } from '#scripts/load-fans.ts';
import { generate, statusesOf, type Tally } from '#scripts/load-generator.ts';
import { heapOf } from '#scripts/load-heap.ts';
import { overload } from '#scripts/load-overload.ts';
import { rush } from '#scripts/load-rush.ts';
import {
  type App,
  appSettings,
  type BackendProcess,
  emptyDatabase,
  startApp,
  startBackend,
  startFake,
  usageOf,
} from '#scripts/load-servers.ts';
import { CALLS, DEEDS, type Deeds, deedsOf, mixed } from '#scripts/load-sessions.ts';
import { twoProcesses } from '#scripts/load-two-processes.ts';
import { freePort, stopAll, stopOnSignals } from '#scripts/processes.ts';
import { checkSettings, loadSettings } from '#scripts/settings.ts';
import { startPlainCluster } from '#supabase/tests/plain-cluster.ts';

const CONNECTIONS = [1, 16, 64];
const SAMPLE_EVERY = 5;
/**
 * What a process may grow by over the last two thirds of the time. `heap`: MiB that it holds after a collection; a hundred
 * bytes left behind by each request would make more. `resident`: MiB of the system's memory a minute, which also sees what is
 * outside the heap; the collector moves it by some 20 MiB, 3 a minute. PGlite is the database itself: there is nobody to
 * vacuum it, so that it grows with what is written, in steps of WebAssembly's memory, and on machines of developers alone.
 */
const MAY_GROW = {
  server: { heap: 2, resident: 4 },
  gateway: { heap: 2, resident: 4 },
  pglite: { heap: Number.POSITIVE_INFINITY, resident: 20 },
};
/** How often, over the time, garbage is collected and what is left is measured. */
const HEAPS = 6;

type Database = 'embedded' | 'postgres';
type Stage = {
  app: App;
  backend: BackendProcess;
  /** Ports at which the two are looked into (scripts/load-heap.ts). */
  inspected: { app: number; backend: number };
  /** Processor time of the backend, the database's with it. */
  backendCpu: () => number;
  model: string;
  settings: Record<string, string>;
  deeds: Deeds[];
};

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '10' },
    database: { type: 'string' },
    only: { type: 'string', default: 'table,mixed,overload,rush,two' },
  },
});
const seconds = Number(values.seconds);
const minutes = Number(values.minutes);
const parts = values.only.split(',');

const lines: string[] = [];
function say(line: string): void {
  console.log(line);
  lines.push(line);
}

/** A bar: what is not held is told, and is the end's code. */
function hold(isHeld: boolean, bar: string): void {
  say(`- ${isHeld ? 'holds' : 'BROKEN'}: ${bar}`);
  if (!isHeld) process.exitCode = 1;
}

const isAllWell = ({ statuses }: Tally) => Object.keys(statuses).join() === '200';

async function serve(database: Database): Promise<Stage> {
  let databaseUrl: string | undefined;
  let databasePid = 0;
  if (database === 'postgres') {
    const cluster = await startPlainCluster({ durable: true });
    if (cluster === null) throw new Error('PostgreSQL is not installed.');
    process.once('exit', cluster.stop);
    databasePid = cluster.pid;
    databaseUrl = `postgres://postgres@127.0.0.1:${cluster.port}/postgres`;
  }
  emptyDatabase();
  const inspected = { app: await freePort(), backend: await freePort() };
  const backend = await startBackend({ databaseUrl, inspect: inspected.backend });
  const sportsDb = await startFake('sports-db');
  const model = await startFake('perplexity');
  const settings = appSettings(backend, { sportsDb: `${sportsDb.url}/api/v1/json`, model: model.url });
  Object.assign(process.env, settings);
  await ensureBuilt();
  const app = await startApp(settings, { inspect: inspected.app });
  const fans: Fan[] = [];
  for (let index = 0; index < Math.max(...CONNECTIONS); index++) fans.push(await signUpFan(backend));
  const deeds = fans.map(deedsOf);
  // Everybody has a team before the clock runs, and what is loaded late is loaded.
  const { tally } = await generate(
    [app.url],
    deeds.map((own) => own.save),
    { seconds: 2 },
  );
  hold(isAllWell(tally), `${deeds.length} users make their first saves at once: ${statusesOf(tally)}`);
  await generate([app.url], deeds.slice(0, 8).map(mixed), { seconds: 5 });
  const backendCpu = () => usageOf(backend.pid).cpu + (databasePid === 0 ? 0 : usageOf(databasePid).cpu);
  return { app, backend, inspected, backendCpu, model: model.url, settings, deeds };
}

/** The fake keeps every question, which is no part of what is measured. */
async function forgetQuestions(model: string): Promise<number> {
  const { total } = (await (await fetch(`${model}/__calls`)).json()) as { total: number };
  await fetch(`${model}/__control`, { method: 'POST', body: JSON.stringify({ resetCalls: true }) });
  return total;
}

async function table({ app, backendCpu, model, deeds }: Stage): Promise<void> {
  say('\n| What | Connections | Requests/s | p50 ms | p95 ms | Server CPU ms | Backend CPU ms | KB | Answers |');
  say('| --- | --: | --: | --: | --: | --: | --: | --: | --- |');
  for (const deed of DEEDS) {
    for (const connections of CONNECTIONS) {
      const before = [usageOf(app.pid).cpu, backendCpu()];
      const sessions = deeds.slice(0, connections).map((own) => own[deed]);
      const { tally } = await generate([app.url], sessions, { seconds });
      const cpu = [usageOf(app.pid).cpu, backendCpu()].map(
        (after, index) => ((after - (before[index] ?? 0)) * 1000) / tally.requests,
      );
      const cells = [tally.perSecond.toFixed(0), tally.p50.toFixed(1), tally.p95.toFixed(1)];
      const costs = [...cpu.map((ms) => ms.toFixed(1)), (tally.bytes / tally.requests / 1024).toFixed(1)];
      say(`| ${deed} | ${connections} | ${[...cells, ...costs].join(' | ')} | ${statusesOf(tally)} |`);
    }
    await forgetQuestions(model);
  }
  const calls = DEEDS.map((deed) => `${deed} ${CALLS[deed].backend}`).join(', ');
  say(`\nCalls to the backend for one answer: ${calls}.`);
}

type Sample = { minute: number; app: number; backend: number };

/** Least squares: MiB a minute. */
function slopeOf(samples: readonly Sample[], of: (sample: Sample) => number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(samples.map(({ minute }) => minute));
  const y = mean(samples.map(of));
  const over = samples.reduce((sum, sample) => sum + (sample.minute - x) * (of(sample) - y), 0);
  return over / samples.reduce((sum, sample) => sum + (sample.minute - x) ** 2, 0);
}

async function mixture(
  { app, backend, backendCpu: backendTime, model, deeds, inspected }: Stage,
  kept: 'gateway' | 'pglite',
): Promise<void> {
  const samples: Sample[] = [];
  const heaps: Sample[] = [];
  const start = performance.now();
  const minute = () => (performance.now() - start) / 60_000;
  const before = [usageOf(app.pid).cpu, backendTime()];
  const running = generate([app.url], deeds.slice(0, 16).map(mixed), { seconds: minutes * 60 });
  let asked = 0;
  const ended = running.then(() => true);
  while (!(await Promise.race([ended, pause(SAMPLE_EVERY * 1000, false)]))) {
    samples.push({ minute: minute(), app: usageOf(app.pid).resident, backend: usageOf(backend.pid).resident });
    // All under load, so that what is under way counts in each.
    if (minute() >= ((heaps.length + 1) * minutes) / (HEAPS + 1)) heaps.push(await heapsOf(inspected, minute()));
    asked += await forgetQuestions(model);
  }
  const { tally } = await running;
  const [appCpu = 0, backendCpu = 0] = [usageOf(app.pid).cpu, backendTime()].map(
    (after, index) => after - (before[index] ?? 0),
  );
  say(
    `\n${minutes} minutes of mixed load over 16 connections: ${tally.requests} requests, ${tally.perSecond.toFixed(0)}/s,`,
  );
  say(
    `p50 ${tally.p50.toFixed(0)} ms, p95 ${tally.p95.toFixed(0)} ms, longest ${tally.longest.toFixed(0)} ms; answers ${statusesOf(tally)}`,
  );
  say(
    `processor: server ${((appCpu * 1000) / tally.requests).toFixed(2)} ms, backend ${((backendCpu * 1000) / tally.requests).toFixed(2)} ms a request; ${asked} model calls`,
  );
  hold(isAllWell(tally), 'every request is answered with 200');
  for (const [name, may, of] of [
    ['server', MAY_GROW.server, (sample: Sample) => sample.app],
    ['backend', MAY_GROW[kept], (sample: Sample) => sample.backend],
  ] as const) {
    holdMemory(name, may, { samples, heaps, of });
  }
}

/** MiB that the two processes hold after a collection. */
async function heapsOf(inspected: Stage['inspected'], minute: number): Promise<Sample> {
  return { minute, app: await heapOf(inspected.app), backend: await heapOf(inspected.backend) };
}

function holdMemory(
  name: string,
  may: { heap: number; resident: number },
  { samples, heaps, of }: { samples: Sample[]; heaps: Sample[]; of: (sample: Sample) => number },
): void {
  const isSettled = (sample: Sample) => sample.minute >= minutes / 3;
  const every = Math.max(1, Math.floor(samples.length / 10));
  const shown = samples.filter((_, index) => index % every === 0).map((sample) => of(sample).toFixed(0));
  const resident = slopeOf(samples.filter(isSettled), of);
  const [first, last] = [heaps.find(isSettled), heaps.at(-1)].map((sample) => (sample ? of(sample) : Number.NaN));
  const heap = (last ?? Number.NaN) - (first ?? Number.NaN);
  say(
    `memory of the ${name}, MiB over the time: ${shown.join(' ')}; ${resident.toFixed(2)} a minute after the first third`,
  );
  say(
    `what it holds after a collection: ${heaps.map((sample) => of(sample).toFixed(1)).join(' ')}; ${heap.toFixed(1)} after the first third`,
  );
  hold(resident <= may.resident, `at most ${may.resident} MiB a minute`);
  if (Number.isFinite(may.heap)) hold(heap <= may.heap, `at most ${may.heap} MiB that are held`);
}

process.env.NEXT_TELEMETRY_DISABLED = '1';
stopOnSignals(130);
loadSettings();
checkSettings();
mkdirSync('.local/soak', { recursive: true });
for (const database of ['embedded', 'postgres'] as const) {
  if (values.database && values.database !== database) continue;
  lines.length = 0;
  const name = database === 'embedded' ? 'the embedded backend (PGlite)' : 'PostgreSQL behind @supabase/lite, fsync on';
  say(`\n## Load on ${name}`);
  say(
    `\n${new Date().toISOString().slice(0, 16)} UTC, ${cpus().length} processors for server, backend, database and generator, load average before ${loadavg()[0]?.toFixed(1)}.`,
  );
  const stage = await serve(database);
  if (parts.includes('table')) await table(stage);
  if (parts.includes('mixed')) await mixture(stage, database === 'embedded' ? 'pglite' : 'gateway');
  if (parts.includes('overload')) await overload(stage, { say, hold });
  if (parts.includes('rush')) await rush(stage, say);
  if (parts.includes('two')) await twoProcesses(stage, say);
  say(`\nLoad average at the end ${loadavg()[0]?.toFixed(1)}.`);
  await stopAll();
  writeFileSync(`.local/soak/load-${database}.txt`, `${lines.join('\n')}\n`);
}
process.exit();
