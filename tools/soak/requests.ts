import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { TEST_SECRETS } from '#e2e/fakes/test-secrets.ts';
import { stopAll } from '#scripts/processes.ts';
import { signUpConfirmed } from '#scripts/test/test-accounts.ts';
import { startTestSite } from '#scripts/test/test-site.ts';
import { generateRequests } from '#tools/soak/generated-requests.ts';
import { makeSender, type Sender } from '#tools/soak/request-senders.ts';
import { missingRoutes, undone } from '#tools/soak/request-targets.ts';
import { type Outcome, sendAll } from '#tools/soak/send-generated.ts';

const COUNT = 10_000;
const AT_ONCE = 8;
const LOG = '.local/soak/requests-app.log';

function counted(names: readonly (string | number)[]): string {
  const counts = Map.groupBy(names, String);
  return [...counts]
    .toSorted()
    .map(([name, of]) => `${name}: ${of.length}`)
    .join(', ');
}

/** Responses by route and status, and what succeeded. */
function tables(outcomes: readonly Outcome[]): string {
  const routes = Map.groupBy(outcomes, ({ route }) => route);
  const statuses = [...routes].toSorted().map(([route, of]) => {
    const all = counted(of.map(({ status }) => status || 'no answer'));
    return `${route.padEnd(24)} ${all}`;
  });
  const deeds = counted(
    outcomes.flatMap(({ done }) => (done === null || /^(HEAD|OPTIONS) | (\/api)?\/\{\}$/.test(done) ? [] : done)),
  );
  return [...statuses, '', 'Done:', deeds.replaceAll(', ', '\n')].join('\n');
}

function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

/** Sends generated requests to every route of the production server. `[count] [seed]`: repeat a seed to repeat findings. */
export async function soakRequests([
  count = String(COUNT),
  seed = String(Date.now() % 1_000_000),
]: readonly string[]): Promise<boolean> {
  const missing = missingRoutes();
  if (missing.length > 0) throw new Error(`No request is aimed at ${missing.join(', ')}.`);
  const { url, env } = await startTestSite(LOG);
  Object.assign(process.env, env);
  const senders: Sender[] = [];
  for (const email of [TEST_SECRETS.ADMIN_EMAIL, 'soak-1@example.test', 'soak-2@example.test']) {
    const { access_token, user } = await signUpConfirmed({ email, password: 'kick-off 1975', fullName: 'Soak Fan' });
    senders.push(await makeSender(url, { id: user.id, email, token: access_token }));
  }

  const requests = generateRequests(Number(count), Number(seed), senders.length);
  const start = performance.now();
  const outcomes = await sendAll(url, requests, senders, AT_ONCE);
  const seconds = (performance.now() - start) / 1000;
  const isWell = (await fetch(`${url}/api/health`)).status === 200;
  await stopAll();

  const findings = outcomes.flatMap(({ finding }) => finding ?? []);
  findings.push(...undone(outcomes).map((deed) => `never done: ${deed}`));
  if (!isWell) findings.push('The server was not healthy afterwards.');
  const printed = readFileSync(LOG, 'utf8').match(/^.*(?:⨯|unhandled|uncaught).*$/gim) ?? [];
  findings.push(...new Set(printed.map((line) => `log: ${line.slice(0, 300)}`)));
  const when = `${new Date().toISOString().slice(0, 16)} UTC, commit ${commit()}`;
  const summary = `${when}: ${count} generated requests (seed ${seed}), ${AT_ONCE} at once, in ${seconds.toFixed(0)} s: ${findings.length} findings`;
  const report = [summary, '', tables(outcomes), '', ...findings].join('\n');
  writeFileSync('.local/soak/requests.txt', report);
  console.log(`\n${report}`);
  return findings.length === 0;
}
