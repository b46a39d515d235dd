import { withinTime } from '#lib/platform/within-time.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('passes on what comes in time, good or bad, and leaves no timer behind', async () => {
  await expect(withinTime(100, Promise.resolve('here'))).resolves.toBe('here');
  await expect(withinTime(100, Promise.reject(new Error('bad')))).rejects.toThrow('bad');
  expect(jest.getTimerCount()).toBe(0);
});

it('gives up on time', async () => {
  const outcome = expect(withinTime(100, new Promise(() => undefined))).rejects.toThrow('no answer within 100 ms');
  await jest.advanceTimersByTimeAsync(100);
  await outcome;
});
