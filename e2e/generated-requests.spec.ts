import { Agent } from 'node:http';
import { expect, test } from '@playwright/test';
import { createAccount } from '#e2e/accounts.ts';
import { generateRequests, missingRoutes } from '#scripts/generated-requests.ts';
import { isSpecified, sendGenerated } from '#scripts/send-generated.ts';
import { siteSetting } from '#scripts/test-accounts.ts';

/** `npm run soak -- requests` sends ten thousand of other seeds. */
const SEED = 1975;
const AT_ONCE = 4;

test('three hundred generated requests to every route are answered as specified (B16)', async () => {
  expect(missingRoutes()).toEqual([]);
  const tokens = await Promise.all([createAccount(), createAccount()].map(async (account) => (await account).token));
  const queue = generateRequests(300, SEED, tokens.length);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const findings: string[] = [];
  const work = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const answered = await sendGenerated(siteSetting('BASE_URL'), next, tokens, agent);
      if (!isSpecified(next, answered))
        findings.push(`${answered.status} to ${next.method} ${next.path}: ${answered.text}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  agent.destroy();
  expect(findings).toEqual([]);
});
