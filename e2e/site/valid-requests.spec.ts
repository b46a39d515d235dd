import { expect, test } from '@playwright/test';
import { createAccount } from '#e2e/account/accounts.ts';
import { siteSetting } from '#scripts/test/test-accounts.ts';
import { plainRequests } from '#tools/soak/generated-requests.ts';
import { makeSender } from '#tools/soak/request-senders.ts';
import { missingRoutes, undone } from '#tools/soak/request-targets.ts';
import { sendAll } from '#tools/soak/send-generated.ts';

// `npm run soak -- requests` also sends ten thousand generated ones.

test('every valid request succeeds', async () => {
  expect(missingRoutes()).toEqual([]);
  const base = siteSetting('BASE_URL');
  const senders = await Promise.all([1, 2].map(async () => makeSender(base, await createAccount())));
  const plain = await sendAll(base, plainRequests(), senders, 1);
  expect(undone(plain)).toEqual([]);
  expect(plain.flatMap(({ finding }) => finding ?? [])).toEqual([]);
});
