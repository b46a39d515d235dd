import { inAccountTurn, makeAccountTurns } from '#lib/server/account-turns.ts';

const settled = async (promises: Promise<unknown>[]) =>
  (await Promise.allSettled(promises)).map(({ status }) => status);

function pending() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: jest.fn(() => promise), resolve };
}

it('lets an account do two things at once, the rest in turn, and holds up no other account', async () => {
  const all = [pending(), pending(), pending()];
  const results = all.map(({ work }) => inAccountTurn('one', work));
  expect(all.map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 0]);
  await expect(inAccountTurn('other', async () => 'saved')).resolves.toBe('saved');
  all[0]?.resolve('saved');
  await results[0];
  expect(all[2]?.work).toHaveBeenCalledTimes(1);
  for (const { resolve } of all) resolve('saved');
  expect(await settled(results)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
});

it('rejects what has waited too long, without doing it, and lets the account go on', async () => {
  const inTurn = makeAccountTurns({ running: 1, patienceMs: 20 });
  const [slow, late] = [pending(), pending()];
  const first = inTurn('one', slow.work);
  await expect(inTurn('one', late.work)).rejects.toMatchObject({
    code: 'rate-limited',
    headers: { 'Retry-After': '5' },
  });
  slow.resolve('saved');
  await expect(first).resolves.toBe('saved');
  expect(late.work).not.toHaveBeenCalled();
  await expect(inTurn('one', async () => 'again')).resolves.toBe('again');
});

it('passes on what the work itself throws', async () => {
  const inTurn = makeAccountTurns({ running: 1, patienceMs: 10_000 });
  const broken = new Error('broken');
  await expect(inTurn('one', () => Promise.reject(broken))).rejects.toBe(broken);
});
