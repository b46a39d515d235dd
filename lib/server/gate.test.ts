import { makeGate } from '#lib/server/gate.ts';

/** A work that ends when told to. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { run: jest.fn(() => promise), resolve, reject };
}

it('lets some run, some wait, and refuses the rest at once', async () => {
  const pass = makeGate(1, 1);
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
  const pass = makeGate(1, 1);
  const [failing, waiting] = [work(), work()];
  const one = pass(failing.run);
  const two = pass(waiting.run);
  failing.reject(new Error('broken'));
  await expect(one).rejects.toThrow('broken');
  waiting.resolve('done');
  expect(await two).toBe('done');
  expect(await pass(async () => 'next')).toBe('next');
});
