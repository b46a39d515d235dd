/** `npm run local`: the whole product on this machine; `npm run dev` (`--dev`): the same with Next's development server. */
import { join } from 'node:path';
import { ensureBuilt } from '#scripts/build.ts';
import { readStamp } from '#scripts/embedded-data.ts';
import { isPortFree, NEXT, type Server, startNode, stopAll, stopOnSignals, untilAnswers } from '#scripts/processes.ts';
import { checkSettings, fail, loadSettings, parts } from '#scripts/settings.ts';

const HOST = '127.0.0.1';

/** Supabase beside the app, unless a backend is set (D19); adds the settings that lead the app to it. */
async function startBackends(siteUrl: string): Promise<Server[]> {
  if (process.env.NEXT_PUBLIC_SUPABASE_URL || process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY) return [];
  const backendPort = portSetting('SUPABASE_PORT', 54321);
  if (!(await isPortFree(backendPort))) {
    fail(`Port ${backendPort} is taken by another program. Stop that one, or choose another with SUPABASE_PORT.`);
  }
  const dataDir = join(process.env.LOCAL_DATA_DIR || '.local', 'backend');
  const address = `http://${HOST}:${backendPort}`;
  const backend = startNode('scripts/run-embedded-backend.ts', [String(backendPort), dataDir, siteUrl]);
  await untilAnswers(`${address}/`, backend).catch(async () => {
    await stopAll();
    // It has said itself why.
    process.exit(1);
  });
  const { anonKey, serviceKey } = readStamp(dataDir);
  process.env.NEXT_PUBLIC_SUPABASE_URL = address;
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = anonKey;
  process.env.SUPABASE_SECRET_KEY = serviceKey;
  return [backend];
}

function portSetting(name: string, absent: number): number {
  const port = Number(process.env[name] || absent);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`The setting ${name} must be a number from 1 to 65535.`);
  return port;
}

function report(address: string): void {
  const lines = parts(process.env).map(({ name, on, why }) => `  ${on ? 'on ' : 'off'}  ${name.padEnd(20)} ${why}`);
  console.log(`\nDream 11 Team Builder: ${address}\n\n${lines.join('\n')}\n\nCtrl-C stops it.\n`);
}

const development = process.argv.includes('--dev');
process.env.NEXT_TELEMETRY_DISABLED = '1';
loadSettings();
checkSettings();
const port = portSetting('PORT', 3000);
const url = `http://localhost:${port}`;
if (!(await isPortFree(port))) {
  fail(`Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm run local`);
}
const stopped = stopOnSignals(0);
const backends = await startBackends(url);
if (!development) await ensureBuilt();
const app = startNode(NEXT, [development ? 'dev' : 'start', '--hostname', HOST, '--port', String(port)], {
  quiet: !development,
});
await untilAnswers(`http://${HOST}:${port}/`, app).catch(async (error: Error) => {
  if (stopped.aborted) return;
  await stopAll();
  fail(error.message);
});
if (!stopped.aborted) report(url);
// None of them ends by itself; whichever does takes the others along.
const code = await Promise.race([app, ...backends].map((server) => server.ended));
if (!stopped.aborted) {
  await stopAll();
  console.error('\nA part of the product has ended, so everything was stopped.');
  process.exit(code || 1);
}
