import { createCallGuard } from '#lib/players/live/call-guard.ts';
import { SourceError } from '#lib/players/live/source-error.ts';

let time = 0;
const now = () => time;
const pause = async (ms: number) => {
  time += ms;
};
const open = () => createCallGuard({ source: 'Source', limit: 30, now, pause });
const answer = async () => 'answer';
const failWith = (error: SourceError) => () => Promise.reject(error);
const timeout = new SourceError('Source', 'timeout', 'slow');

beforeEach(() => {
  time = 1_000_000;
});

it('never allows more calls in any minute than the limit', async () => {
  const guard = open();
  const through: number[] = [];
  for (; time < 1_000_000 + 5 * 60_000; time += 500) {
    await guard(answer).then(
      () => through.push(time),
      (error) => expect(error).toMatchObject({ failure: 'too-busy' }),
    );
  }
  for (const start of through) {
    expect(through.filter((at) => at >= start && at < start + 60_000).length).toBeLessThanOrEqual(30);
  }
  expect(through.length).toBeGreaterThanOrEqual(150);
});

it('D71: a call over the limit waits up to five seconds for its turn, in order', async () => {
  const waits: number[] = [];
  const guard = createCallGuard({
    source: 'Source',
    limit: 2,
    now,
    pause: async (ms) => waits.push(ms),
  });
  await guard(answer);
  time += 1000;
  await guard(answer);
  time += 53_999;
  await expect(guard(answer)).rejects.toMatchObject({ failure: 'too-busy', retryAfterMs: 5001 });
  time += 1001;
  await Promise.all([guard(answer), guard(answer)]);
  expect(waits).toEqual([4000, 5000]);
  await expect(guard(answer)).rejects.toMatchObject({ failure: 'too-busy', retryAfterMs: 64_000 });
});

it.each([
  ['429', 'rate-limited', 119_000],
  ['503', 'status', 40_000],
] as const)('pauses for exactly as long as a %s says', async (status, failure, retryAfterMs) => {
  const guard = open();
  const refusal = new SourceError('Source', failure, status, { retryAfterMs });
  await expect(guard(failWith(refusal))).rejects.toBe(refusal);
  time += retryAfterMs - 1;
  await expect(guard(answer)).rejects.toMatchObject({ failure: 'left-alone', retryAfterMs: 1 });
  time += 1;
  await expect(guard(answer)).resolves.toBe('answer');
});

it('pauses briefly after three failures in a row', async () => {
  const guard = open();
  for (let call = 0; call < 3; call += 1) await expect(guard(failWith(timeout))).rejects.toBe(timeout);
  await expect(guard(answer)).rejects.toMatchObject({ failure: 'left-alone' });
  time += 15_000;
  await expect(guard(failWith(timeout))).rejects.toBe(timeout);
  await expect(guard(answer)).rejects.toMatchObject({ failure: 'left-alone' });
  time += 15_000;
  await expect(guard(answer)).resolves.toBe('answer');
  // A response resets the count.
  for (let call = 0; call < 2; call += 1) await expect(guard(failWith(timeout))).rejects.toBe(timeout);
  await expect(guard(answer)).resolves.toBe('answer');
});
