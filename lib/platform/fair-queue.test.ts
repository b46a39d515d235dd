import { makeFairQueue } from '#lib/platform/fair-queue.ts';

/** Work that ends when the test says so. */
function started() {
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    order.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { order, work, endNext };
}

it('lets visitors take turns, however many requests one has waiting', async () => {
  const queue = makeFairQueue(1, { each: 4, waiting: 10 });
  const { order, work, endNext } = started();
  const asked = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => queue.pass(name.slice(0, 1), work(name)));
  for (let at = 0; at < asked.length; at += 1) await endNext();
  expect(order).toEqual(['a1', 'b1', 'a2', 'c1', 'b2', 'a3']);
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
});

it('rejects what would be too many for a visitor, or for all', async () => {
  const queue = makeFairQueue(1, { each: 2, waiting: 3 });
  const { order, work, endNext } = started();
  const asked = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map((name) => queue.pass(name.slice(0, 1), work(name)));
  for (let at = 0; at < 4; at += 1) await endNext();
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', null, 'b1', null]);
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
});

it('forgets a visitor who leaves, and the place of work that fails', async () => {
  const queue = makeFairQueue(1, { each: 2, waiting: 3 });
  const { order, work, endNext } = started();
  const leaving = new AbortController();
  const failing = queue.pass('a', () => Promise.reject(new Error('broken')));
  const left = queue.pass('b', work('b1'), leaving.signal);
  leaving.abort();
  const stays = queue.pass('c', work('c1'));
  await expect(failing).rejects.toThrow('broken');
  await endNext();
  expect([await left, await stays, order]).toEqual([null, 'c1', ['c1']]);
  expect(await queue.pass('b', work('b2'), leaving.signal)).toBeNull();
});
