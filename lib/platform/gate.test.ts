import { makeGate } from '#lib/platform/gate.ts';

/** Work that finishes on demand. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { run: jest.fn(() => promise), resolve, reject };
}

it('runs some, queues some, and rejects the rest at once', async () => {
  const { pass } = makeGate(1, 1);
  const [first, second, third] = [pending(), pending(), pending()];
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

it('continues after a failure and accepts calls again', async () => {
  const { pass } = makeGate(1, 1);
  const [failing, waiting] = [pending(), pending()];
  const one = pass(failing.run);
  const two = pass(waiting.run);
  failing.reject(new Error('broken'));
  await expect(one).rejects.toThrow('broken');
  waiting.resolve('done');
  expect(await two).toBe('done');
  expect(await pass(async () => 'next')).toBe('next');
});

it('is full once the first in the queue has waited too long, but still runs what must run', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const { run, isFull } = makeGate(1, 2, 500);
  const works = [pending(), pending(), pending()];
  const results = works.slice(0, 2).map((work) => run(work.run));
  now.mockReturnValue(1500);
  expect(isFull()).toBe(false);
  now.mockReturnValue(1501);
  expect(isFull()).toBe(true);
  results.push(...works.slice(2).map((work) => run(work.run)));
  for (const { resolve } of works) resolve('done');
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done']);
  expect(isFull()).toBe(false);
});

it('runs what continues something before new work, and is full of new work only', async () => {
  const { run, isFull } = makeGate(1, 1);
  const active = pending();
  const order: string[] = [];
  const note = (name: string) => async () => order.push(name);
  const all = [run(active.run)];
  const others = [run(note('new'), undefined), run(note('continued'), undefined, 'continued')];
  others.push(run(note('continued too'), undefined, 'continued'));
  expect(isFull()).toBe(true);
  active.resolve('done');
  await Promise.all([...all, ...others]);
  expect(order).toEqual(['continued', 'continued too', 'new']);
});

it('drops a waiting call when its signal aborts', async () => {
  const { run, isFull } = makeGate(1, 1);
  const [active, waiting] = [pending(), pending()];
  const one = run(active.run);
  const abort = new AbortController();
  const two = run(waiting.run, abort.signal);
  expect(isFull()).toBe(true);
  abort.abort(new Error('too late'));
  await expect(two).rejects.toThrow('too late');
  expect(isFull()).toBe(false);
  active.resolve('done');
  expect(await one).toBe('done');
  expect(waiting.run).not.toHaveBeenCalled();
  expect(await run(async () => 'next')).toBe('next');
});
