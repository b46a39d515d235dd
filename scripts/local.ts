/** `npm run local`: the whole product on this machine; `npm run dev` (`--dev`): the same with Next's development server. */
import { ensureBuilt } from '#scripts/build.ts';
import { isPortFree, NEXT, type Server, startNode, stopAll, stopOnSignals, untilAnswers } from '#scripts/processes.ts';
import { checkSettings, fail, loadSettings, parts } from '#scripts/settings.ts';

const HOST = '127.0.0.1';

/** Backends that run beside the app are started here, each adding the settings that lead the app to it. */
async function startBackends(): Promise<Server[]> {
  return [];
}

function portSetting(): number {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) fail('The setting PORT must be a number from 1 to 65535.');
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
const port = portSetting();
const url = `http://localhost:${port}`;
if (!(await isPortFree(port))) {
  fail(`Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm run local`);
}
const stopped = stopOnSignals(0);
const backends = await startBackends();
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
