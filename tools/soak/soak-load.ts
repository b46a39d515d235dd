/**
 * The production server under load, on the embedded backend and on PostgreSQL behind `@supabase/lite`:
 * `npm run soak -- load [--seconds 5] [--minutes 10] [--database embedded|postgres] [--only table,mixed,overload,rush,two]`.
 * The report goes to the terminal and to .local/soak/load-*.txt; docs/soak.md keeps the last one. Reads /proc: for Linux.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '#scripts/build/build.ts';
import { freePort, stopAll, stopOnSignals } from '#scripts/processes.ts';
import { checkSettings, loadSettings } from '#scripts/settings.ts';
import { startPlainCluster } from '#supabase/tests/plain-cluster.ts';
import { type Fan, signUpFan } from '#tools/soak/load-fans.ts';
import { generate, statusesOf, type Tally } from '#tools/soak/load-generator.ts';
import { heapOf } from '#tools/soak/load-heap.ts';
import { overload } from '#tools/soak/load-overload.ts';
import { rush } from '#tools/soak/load-rush.ts';
import {
  type App,
  appSettings,
  type BackendProcess,
  emptyDatabase,
  startApp,
  startBackend,
  startFake,
  usageOf,
} from '#tools/soak/load-servers.ts';
import { CALLS, DEEDS, type Deeds, deedsOf, mixed } from '#tools/soak/load-sessions.ts';
import { twoProcesses } from '#tools/soak/load-two-processes.ts';

const CONNECTIONS = [1, 16, 64];
const SAMPLE_EVERY = 5;
/**
 * MiB by which what a process holds after a collection of its garbage may grow in the last two thirds of the time; a hundred
 * bytes left behind by each request would make more. PGlite is the database itself: there is nobody to vacuum it, so that it
 * grows with what is written, in steps of WebAssembly's memory, and on machines of developers alone.
 */
const MAY_GROW = { server: 2, gateway: 2, pglite: 130 };
/** How often, over the time, garbage is collected and what is left is measured. */
const COLLECTIONS = 6;

type Database = 'embedded' | 'postgres';
type Stage = {
  app: App;
  backend: BackendProcess;
  /** Ports at which the two are looked into (tools/soak/load-heap.ts). */
  inspected: { server: number; backend: number };
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
  const inspected = { server: await freePort(), backend: await freePort() };
  const backend = await startBackend({ databaseUrl, inspect: inspected.backend });
  const sportsDb = await startFake('sports-db');
  const model = await startFake('perplexity');
  const settings = appSettings(backend, { sportsDb: `${sportsDb.url}/api/v1/json`, model: model.url });
  Object.assign(process.env, settings);
  await ensureBuilt();
  const app = await startApp(settings, { inspect: inspected.server });
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
  const calls = DEEDS.map((deed) => `${deed} ${CALLS[deed]}`).join(', ');
  say(`\nCalls to the backend for one answer, by the code: ${calls}.`);
}

/** MiB of two processes at a minute of the load. */
type Sample = { minute: number; server: number; backend: number };

async function mixture(
  { app, backend, backendCpu: backendTime, model, deeds, inspected }: Stage,
  kept: 'gateway' | 'pglite',
): Promise<void> {
  const resident: Sample[] = [];
  const held: Sample[] = [];
  const start = performance.now();
  const before = [usageOf(app.pid).cpu, backendTime()];
  const running = generate([app.url], deeds.slice(0, 16).map(mixed), { seconds: minutes * 60 });
  let asked = 0;
  const ended = running.then(() => true);
  while (!(await Promise.race([ended, pause(SAMPLE_EVERY * 1000, false)]))) {
    const minute = (performance.now() - start) / 60_000;
    resident.push({ minute, server: usageOf(app.pid).resident, backend: usageOf(backend.pid).resident });
    // All under load, so that what is under way counts in each.
    if (minute >= ((held.length + 1) * minutes) / (COLLECTIONS + 1)) {
      const [server, heap] = [await heapOf(inspected.server), await heapOf(inspected.backend)];
      held.push({ minute, server, backend: kept === 'pglite' ? usageOf(backend.pid).resident : heap });
    }
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
  for (const [name, most] of [
    ['server', MAY_GROW.server],
    ['backend', MAY_GROW[kept]],
  ] as const) {
    const every = Math.max(1, Math.floor(resident.length / 10));
    const shown = resident.filter((_, index) => index % every === 0).map((sample) => sample[name].toFixed(0));
    const settled = held.filter(({ minute }) => minute >= minutes / 3).map((sample) => sample[name]);
    const grown = (settled.at(-1) ?? Number.NaN) - (settled[0] ?? Number.NaN);
    say(`memory of the ${name}, MiB over the time: ${shown.join(' ')}`);
    say(
      `held after a collection: ${held.map((sample) => sample[name].toFixed(1)).join(' ')}; ${grown.toFixed(1)} more since the first third`,
    );
    hold(grown <= most, `at most ${most} MiB more`);
  }
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
