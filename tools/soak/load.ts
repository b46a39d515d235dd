import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { stopAll } from '#scripts/processes.ts';
import { checkSettings } from '#scripts/settings.ts';
import { heapOf, usageOf } from '#tools/servers.ts';
import { ACTIONS, generate, type Load, type Sent, within } from '#tools/soak/load-generator.ts';
import { rush, twoProcesses } from '#tools/soak/load-limits.ts';
import { type Stage, serve, USERS } from '#tools/soak/load-stage.ts';

const CONNECTIONS = [1, 16, USERS];
/** How much memory may grow after the first third, in MiB: less than a hundred bytes per request. */
const MAY_GROW = 2;
const PARTS = 6;
/** After this, no question holds memory any more: its 45-second timeout keeps it until it fires. */
const SETTLE_MS = 50_000;
const CROWD = 512;
const CROWD_SECONDS = 15;

/** Runs a load and returns the server's and backend's CPU time per request. */
async function withCpuMs({ app, backendCpu }: Stage, run: () => Promise<Load>): Promise<[Load, number, number]> {
  const before = [usageOf(app.pid).cpu, backendCpu()] as const;
  const load = await run();
  const perRequest = (now: number, then: number) => ((now - then) * 1000) / load.sent.length;
  return [load, perRequest(usageOf(app.pid).cpu, before[0]), perRequest(backendCpu(), before[1])];
}

function times(sent: readonly Sent[]): string {
  const longest = sent.toSorted((a, b) => b.took - a.took)[0];
  const [half, most] = [within(0.5, sent).toFixed(0), within(0.95, sent).toFixed(0)];
  return `${sent.length}, p50 ${half} ms, p95 ${most} ms, longest ${longest?.took.toFixed(0)} ms (${longest?.action})`;
}

/** The fake model keeps every question, and that must not affect the measurement. */
const forgetQuestions = (model: string) =>
  fetch(`${model}/__control`, { method: 'POST', body: JSON.stringify({ resetCalls: true }) });

async function table(stage: Stage, seconds: number): Promise<void> {
  const { app, users, model, say } = stage;
  say('\n| Action | Connections | Requests/s | p50 ms | p95 ms | Server CPU ms | Backend CPU ms | KB | Responses |');
  say('| --- | --: | --: | --: | --: | --: | --: | --: | --- |');
  for (const action of ACTIONS) {
    for (const connections of CONNECTIONS) {
      const run = () => generate(app.url, users.slice(0, connections), seconds, () => action);
      const [load, server, backend] = await withCpuMs(stage, run);
      const size = load.sent.reduce((sum, { bytes }) => sum + bytes, 0) / load.sent.length / 1024;
      const figures = [load.within(0.5), load.within(0.95), server, backend, size].map((figure) => figure.toFixed(1));
      const cells = [action, connections, load.perSecond.toFixed(0), ...figures, JSON.stringify(load.statuses)];
      say(`| ${cells.join(' | ')} |`);
    }
    await forgetQuestions(model);
  }
}

/** The load comes in parts, because only an idle server shows what it never frees. */
async function mixture(stage: Stage, minutes: number): Promise<void> {
  const { app, users, model, inspectors, say, hold } = stage;
  const held = { server: [] as number[], backend: [] as number[] };
  for (let part = 1; part <= PARTS; part++) {
    const run = () => generate(app.url, users.slice(0, 16), (minutes * 60) / PARTS);
    const [load, server, backend] = await withCpuMs(stage, run);
    await forgetQuestions(model);
    say(
      `\nMixed load over 16 connections, part ${part} of ${PARTS}, ${load.perSecond.toFixed(0)}/s: ${times(load.sent)}`,
    );
    say(`processor time per request: server ${server.toFixed(2)} ms, backend ${backend.toFixed(2)} ms`);
    hold(load.isWell, `every response is 200: ${JSON.stringify(load.statuses)}`);
    await pause(SETTLE_MS);
    held.server.push(await heapOf(inspectors.server));
    // PGlite is the database itself, so its memory grows with its data.
    if (stage.database === 'postgres') held.backend.push(await heapOf(inspectors.backend));
  }
  for (const [name, sizes] of Object.entries(held)) {
    if (sizes.length === 0) continue;
    const settled = sizes.slice(PARTS / 3);
    const grown = (settled.at(-1) ?? Number.NaN) - (settled[0] ?? Number.NaN);
    say(`the ${name} holds after a collection, MiB: ${sizes.map((size) => size.toFixed(1)).join(' ')}`);
    hold(grown <= MAY_GROW, `it grows by at most ${MAY_GROW} MiB after the first third: ${grown.toFixed(1)}`);
  }
}

/** Far more simultaneous requests than the server can handle. */
async function overload({ app, users, say, hold }: Stage): Promise<void> {
  const alone = (seconds: number) => generate(app.url, users.slice(0, 1), seconds);
  const calm = await alone(5);
  const crowd = Array.from({ length: CROWD }, (_, index) => users[index % users.length]).filter((user) => !!user);
  const load = await generate(app.url, crowd, CROWD_SECONDS);
  const end = performance.now();
  let recovered = Number.NaN;
  while (Number.isNaN(recovered) && performance.now() - end < 60_000) {
    const one = await alone(0.5);
    if (one.isWell && one.within(0.5) < Math.max(2 * calm.within(0.5), 50)) recovered = performance.now() - end;
  }
  const refused = load.sent.filter(({ status }) => status === 503);
  const answered = load.sent.filter(({ status }) => status !== 503);
  say(`\nOverload, ${CROWD} connections, ${load.perSecond.toFixed(0)}/s: ${JSON.stringify(load.statuses)}`);
  say(`refused: ${times(refused)}`);
  say(`answered: ${times(answered)}`);
  for (const action of ACTIONS) {
    const ofAction = answered.filter((one) => one.action === action);
    if (ofAction.length > 0) say(`- ${action}: ${times(ofAction)}`);
  }
  hold(!load.statuses['0'] && !load.statuses['500'], 'every request is answered, and none with 500');
  hold(refused.length === 0 || within(0.95, refused) <= 1500, '95 % of the refusals take at most 1.5 s');
  hold(within(0.95, answered) <= 5000, '95 % of the other responses take at most 5 s');
  hold(load.within(1) <= 15_000, 'all take at most 15 s');
  hold(recovered <= 2000, `a single user is as fast as before within 2 s: ${(recovered / 1000).toFixed(1)} s`);
}

/** `[--seconds 5] [--minutes 10] [--database embedded|postgres] [--only table,mixed,overload,rush,two]`. Linux only. */
export async function soakLoad(words: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      seconds: { type: 'string', default: '5' },
      minutes: { type: 'string', default: '10' },
      database: { type: 'string', default: 'embedded,postgres' },
      only: { type: 'string', default: 'table,mixed,overload,rush,two' },
    },
  });
  checkSettings();
  const parts = values.only.split(',');
  let isWell = true;
  for (const database of values.database.split(',')) {
    const lines: string[] = [];
    const say = (line: string) => {
      console.log(line);
      lines.push(line);
    };
    const hold = (isHeld: boolean, what: string, quiet = false) => {
      if (!isHeld) isWell = false;
      if (!(isHeld && quiet)) say(`- ${isHeld ? 'holds' : 'BROKEN'}: ${what}`);
    };
    const load = () => loadavg()[0]?.toFixed(1);
    say(`\n## Load on ${database === 'postgres' ? 'PostgreSQL, fsync on' : 'the embedded backend (PGlite)'}\n`);
    say(`${new Date().toISOString().slice(0, 16)} UTC, ${cpus().length} processors, load average before ${load()}.`);
    const stage = await serve(database, { say, hold });
    if (parts.includes('table')) await table(stage, Number(values.seconds));
    if (parts.includes('mixed')) await mixture(stage, Number(values.minutes));
    if (parts.includes('overload')) await overload(stage);
    if (parts.includes('rush')) await rush(stage);
    if (parts.includes('two')) await twoProcesses(stage);
    say(`\nLoad average at the end ${load()}.`);
    await stopAll();
    writeFileSync(`.local/soak/load-${database}.txt`, `${lines.join('\n')}\n`);
  }
  return isWell;
}
