import { expect, test } from '@playwright/test';
import { createAccount } from '#e2e/account/accounts.ts';
import { siteSetting } from '#scripts/test/test-accounts.ts';
import { generateRequests, plainRequests } from '#tools/soak/generated-requests.ts';
import { makeSender } from '#tools/soak/request-senders.ts';
import { missingRoutes, undone } from '#tools/soak/request-targets.ts';
import { sendAll } from '#tools/soak/send-generated.ts';

/** `npm run soak -- requests` sends ten thousand, with other seeds. */
const SEED = 1975;
const AT_ONCE = 4;

test('every valid request succeeds, and three hundred generated ones get the specified responses', async () => {
  expect(missingRoutes()).toEqual([]);
  const base = siteSetting('BASE_URL');
  const senders = await Promise.all([1, 2].map(async () => makeSender(base, await createAccount())));
  const plain = await sendAll(base, plainRequests(), senders, 1);
  expect(undone(plain)).toEqual([]);
  const generated = await sendAll(base, generateRequests(300, SEED, senders.length), senders, AT_ONCE);
  expect([...plain, ...generated].flatMap(({ finding }) => finding ?? [])).toEqual([]);
});
