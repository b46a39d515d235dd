import { withinTime } from '#lib/platform/within-time.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('passes on results and failures in time, and leaves no timer behind', async () => {
  await expect(withinTime(100, Promise.resolve('here'))).resolves.toBe('here');
  await expect(withinTime(100, Promise.reject(new Error('bad')))).rejects.toThrow('bad');
  expect(jest.getTimerCount()).toBe(0);
});

it('gives up after the time limit', async () => {
  const outcome = expect(withinTime(100, new Promise(() => undefined))).rejects.toThrow('no answer within 100 ms');
  await jest.advanceTimersByTimeAsync(100);
  await outcome;
});
