/** `npm run local` runs the whole product on this machine; `npm run dev` (`--dev`) does so with Next's dev server. */
import { join } from 'node:path';
import { readEnvironment } from '#lib/platform/env.ts';
import { ensureBuilt } from '#scripts/build/build.ts';
import { BackendStartError } from '#scripts/local/embedded-data.ts';
import { socialProviders } from '#scripts/local/social-providers.ts';
import {
  alsoStop,
  isPortFree,
  NEXT,
  START,
  startNode,
  stopAll,
  stopOnSignals,
  untilAnswers,
} from '#scripts/processes.ts';
import { checkSettings, fail, loadSettings, parts } from '#scripts/settings.ts';

const HOST = '127.0.0.1';

/** Runs the embedded backend in this process if Supabase isn't configured (D19). Returns whether it does. */
async function startBackend(siteUrl: string): Promise<boolean> {
  const { supabase, chat, socialLogins } = readEnvironment(process.env);
  if (supabase) return false;
  const { NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_ANON_KEY, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY } = process.env;
  if (NEXT_PUBLIC_SUPABASE_URL || NEXT_PUBLIC_SUPABASE_ANON_KEY || NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY)
    fail('Set both NEXT_PUBLIC_SUPABASE_URL and NEXT_PUBLIC_SUPABASE_ANON_KEY, or neither.');
  const { startEmbeddedBackend } = await import('#scripts/local/embedded-backend.ts');
  const dataDir = join(process.env.LOCAL_DATA_DIR || '.local', 'backend');
  const port = portSetting('SUPABASE_PORT', 54_321);
  const start = async () => {
    const social = socialProviders(socialLogins, process.env);
    return startEmbeddedBackend({ port, dataDir, siteUrl, adminEmail: chat.adminEmail, socialProviders: social });
  };
  const backend = await start().catch((error: unknown) => {
    if (error instanceof BackendStartError) return fail(error.message);
    throw error;
  });
  alsoStop(backend.stop);
  process.env.NEXT_PUBLIC_SUPABASE_URL = backend.url;
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = backend.anonKey;
  process.env.SUPABASE_SECRET_KEY = backend.serviceKey;
  return true;
}

function portSetting(name: string, usual: number): number {
  const port = Number(process.env[name] || usual);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`The setting ${name} must be a number from 1 to 65535.`);
  return port;
}

function report(address: string, isEmbedded: boolean): void {
  const lines = parts(process.env, { isEmbedded }).map(
    ({ name, on, why }) => `  ${on ? 'on ' : 'off'}  ${name.padEnd(20)} ${why}`,
  );
  console.log(`\nDream 11 Team Builder: ${address}\n\n${lines.join('\n')}\n\nPress Ctrl-C to stop.\n`);
}

const development = process.argv.includes('--dev');
process.env.NEXT_TELEMETRY_DISABLED = '1';
loadSettings();
checkSettings();
const port = portSetting('PORT', 3000);
const url = `http://localhost:${port}`;
if (!(await isPortFree(port))) {
  fail(
    `Port ${port} is already in use. Stop the program using it, or choose another port: PORT=${port + 1} npm run local`,
  );
}
const stopped = stopOnSignals(0);
const isEmbedded = await startBackend(url);
if (!development) await ensureBuilt();
const address = ['--hostname', HOST, '--port', String(port)];
const app = development ? startNode(NEXT, ['dev', ...address]) : startNode(START, address, { quiet: true });
await untilAnswers(`http://${HOST}:${port}/`, app).catch(async (error: Error) => {
  if (stopped.aborted) return;
  await stopAll();
  fail(error.message);
});
if (!stopped.aborted) report(url, isEmbedded);
// If the app exits on its own, stop the backend too.
const code = await app.ended;
if (!stopped.aborted) {
  await stopAll();
  console.error('\nPart of the product exited, so everything was stopped.');
  process.exit(code || 1);
}
