import { makeGate } from '#lib/platform/gate.ts';

/** A work that ends when told to. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { run: jest.fn(() => promise), resolve, reject };
}

it('lets some run, some wait, and refuses the rest at once', async () => {
  const { pass } = makeGate(1, 1);
  const [first, second, third] = [work(), work(), work()];
  const one = pass(first.run);
  const two = pass(second.run);
  expect(await pass(third.run)).toBeNull();
  expect(third.run).not.toHaveBeenCalled();
  expect(second.run).not.toHaveBeenCalled();
  first.resolve('first');
  expect(await one).toBe('first');
  second.resolve('second');
  expect(await two).toBe('second');
});

it('goes on after a failure, and has room again after a rush', async () => {
  const { pass } = makeGate(1, 1);
  const [failing, waiting] = [work(), work()];
  const one = pass(failing.run);
  const two = pass(waiting.run);
  failing.reject(new Error('broken'));
  await expect(one).rejects.toThrow('broken');
  waiting.resolve('done');
  expect(await two).toBe('done');
  expect(await pass(async () => 'next')).toBe('next');
});

it('says when it is full, and lets what belongs to the work inside wait all the same', async () => {
  const { pass, wait, isFull } = makeGate(1, 1);
  const [inside, waiting, further] = [work(), work(), work()];
  const one = pass(inside.run);
  expect(isFull()).toBe(false);
  const two = pass(waiting.run);
  expect(isFull()).toBe(true);
  const three = wait(further.run);
  for (const { resolve } of [inside, waiting, further]) resolve('done');
  expect(await Promise.all([one, two, three])).toEqual(['done', 'done', 'done']);
  expect(isFull()).toBe(false);
});

it('is full as well while the next one has waited longer than the patience', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const { pass, isFull } = makeGate(1, 9, 500);
  const [inside, waiting] = [work(), work()];
  const one = pass(inside.run);
  const two = pass(waiting.run);
  now.mockReturnValue(1500);
  expect(isFull()).toBe(false);
  now.mockReturnValue(1501);
  expect(isFull()).toBe(true);
  inside.resolve('done');
  await one;
  expect(isFull()).toBe(false);
  waiting.resolve('done');
  await two;
});

it('lets what belongs to the work inside go before those who wait to be let in', async () => {
  const { wait } = makeGate(1, 9);
  const order: string[] = [];
  const done = async (name: string) => {
    order.push(name);
  };
  const first = work();
  const all = [
    wait(first.run),
    wait(() => done('outside')),
    wait(() => done('inside'), { isInside: true }),
    wait(() => done('inside, later'), { isInside: true }),
  ];
  first.resolve('done');
  await Promise.all(all);
  expect(order).toEqual(['inside', 'inside, later', 'outside']);
});

it('lets nobody wait whom a signal has called off', async () => {
  const { wait, isFull } = makeGate(1, 1);
  const [inside, waiting] = [work(), work()];
  const one = wait(inside.run);
  const off = new AbortController();
  const two = wait(waiting.run, { signal: off.signal });
  expect(isFull()).toBe(true);
  off.abort(new Error('too late'));
  await expect(two).rejects.toThrow('too late');
  expect(isFull()).toBe(false);
  inside.resolve('done');
  expect(await one).toBe('done');
  expect(waiting.run).not.toHaveBeenCalled();
  expect(await wait(async () => 'next')).toBe('next');
});
