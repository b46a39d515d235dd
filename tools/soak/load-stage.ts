import { ensureBuilt } from '#scripts/build/build.ts';
import { freePort } from '#scripts/processes.ts';
import { startPlainCluster } from '#supabase/tests/plain-cluster.ts';
import { signUpFan } from '#tools/fans.ts';
import {
  type App,
  appSettings,
  type BackendProcess,
  emptyDatabase,
  startApp,
  startBackend,
  startFake,
  usageOf,
} from '#tools/servers.ts';
import { generate, type User, userOf } from '#tools/soak/load-generator.ts';

export const USERS = 64;

export type Stage = {
  app: App;
  backend: BackendProcess;
  database: string;
  /** Their inspector ports. */
  inspectors: { server: number; backend: number };
  /** CPU time of the backend and its database, in seconds. */
  backendCpu: () => number;
  model: string;
  settings: Record<string, string>;
  users: User[];
  say: (line: string) => void;
  /** Prints whether something holds, which determines the exit code. With `quiet`, only if it doesn't. */
  hold: (isHeld: boolean, what: string, quiet?: boolean) => void;
};

export async function serve(database: string, { say, hold }: Pick<Stage, 'say' | 'hold'>): Promise<Stage> {
  const cluster = database === 'postgres' ? await startPlainCluster({ durable: true }) : undefined;
  if (cluster === null) throw new Error('PostgreSQL is not installed.');
  if (cluster) process.once('exit', cluster.stop);
  emptyDatabase();
  const inspectors = { server: await freePort(), backend: await freePort() };
  const backend = await startBackend({
    inspect: inspectors.backend,
    databaseUrl: cluster && `postgres://postgres@127.0.0.1:${cluster.port}/postgres`,
  });
  const [sportsDb, model] = [await startFake('sports-db'), await startFake('perplexity')];
  const settings = appSettings(backend, { sportsDb: `${sportsDb.url}/api/v1/json`, model: model.url });
  Object.assign(process.env, settings);
  await ensureBuilt();
  const app = await startApp(settings, inspectors.server);
  const users: User[] = [];
  for (let index = 0; index < USERS; index++) users.push(userOf(await signUpFan(backend)));
  const saves = await generate(app.url, users, 0, () => 'save');
  hold(saves.isWell, `${users.length} users make their first saves at once: ${JSON.stringify(saves.statuses)}`);
  await generate(app.url, users.slice(0, 8), 5);
  const backendCpu = () => usageOf(backend.pid).cpu + (cluster ? usageOf(cluster.pid).cpu : 0);
  return { app, backend, database, inspectors, backendCpu, model: model.url, settings, users, say, hold };
}
