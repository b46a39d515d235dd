import { readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { TEST_SECRETS } from '#e2e/fakes/test-secrets.ts';
import { type Generated, generateRequests, missingRoutes } from '#scripts/generated-requests.ts';
import { stopAll } from '#scripts/processes.ts';
import { isSpecified, sendGenerated } from '#scripts/send-generated.ts';
import { signUpConfirmed } from '#scripts/test-accounts.ts';
import { startTestSite } from '#scripts/test-site.ts';

const COUNT = 10_000;
const AT_ONCE = 8;
const LOG = '.local/soak-requests-app.log';

type Row = Record<number | string, number>;

function table(rows: ReadonlyMap<string, Row>): string {
  const lines = [...rows].toSorted().map(([route, row]) => {
    const counts = Object.entries(row).map(([status, count]) => `${status}: ${count}`);
    return `${route.padEnd(24)} ${counts.join(', ')}`;
  });
  return lines.join('\n');
}

const shown = ({ method, path, headers, body }: Generated) =>
  `${method} ${path.slice(0, 200)} ${JSON.stringify(headers)} ${(body ?? '').toString('latin1').slice(0, 300)}`;

/**
 * Sends generated requests to every route of the production server, and tells what came back; true where nothing did
 * that is not specified. `[count] [seed]`: the seed of a finding shows it again.
 */
export async function soakRequests([
  count = String(COUNT),
  seed = String(Date.now() % 1_000_000),
]: readonly string[]): Promise<boolean> {
  const missing = missingRoutes();
  if (missing.length > 0) throw new Error(`No request is aimed at ${missing.join(', ')}.`);
  const { url, env } = await startTestSite(LOG);
  Object.assign(process.env, env);
  const emails = [TEST_SECRETS.ADMIN_EMAIL, 'soak-1@example.test', 'soak-2@example.test'];
  const tokens: string[] = [];
  for (const email of emails) {
    tokens.push((await signUpConfirmed({ email, password: 'kick-off 1975', fullName: 'Soak Fan' })).access_token);
  }

  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const queue = generateRequests(Number(count), Number(seed), tokens.length);
  const rows = new Map<string, Row>();
  const findings: string[] = [];
  const note = (generated: Generated, outcome: number | string) => {
    const row = rows.get(generated.route) ?? {};
    row[outcome] = (row[outcome] ?? 0) + 1;
    rows.set(generated.route, row);
  };
  const work = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const generated = next;
      await sendGenerated(url, generated, tokens, agent).then(
        (answered) => {
          note(generated, answered.status);
          if (!isSpecified(generated, answered))
            findings.push(`${answered.status} ${shown(generated)}\n  ${answered.text.slice(0, 300)}`);
        },
        (error: Error) => {
          note(generated, 'no answer');
          findings.push(`no answer (${error.message}) ${shown(generated)}`);
        },
      );
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  const isWell = (await fetch(`${url}/api/health`)).status === 200;
  await stopAll();

  if (!isWell) findings.push('The server was not healthy afterwards.');
  const printed = readFileSync(LOG, 'utf8').match(/^.*(?:⨯|unhandled|uncaught).*$/gim) ?? [];
  findings.push(...new Set(printed.map((line) => `log: ${line.slice(0, 300)}`)));
  const summary = `${count} generated requests (seed ${seed}), ${AT_ONCE} at once, in ${seconds.toFixed(0)} s: ${findings.length} findings`;
  const report = [summary, '', table(rows), '', ...findings].join('\n');
  writeFileSync('.local/soak-requests.txt', report);
  console.log(`\n${report}`);
  return findings.length === 0;
}
