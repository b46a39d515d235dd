import { nextFrame } from '#hooks/after-frame.fixtures.ts';
import { createFrameQueue } from '#hooks/after-frame.ts';

describe('work that waits for a frame', () => {
  it('is done though another part of it fails, which is told', async () => {
    const told: unknown[] = [];
    const failure = new Error('no such place');
    const listen = (event: ErrorEvent) => {
      event.preventDefault();
      told.push(event.error);
    };
    window.addEventListener('error', listen);
    const queue = createFrameQueue(1);
    const done: string[] = [];
    queue.add(() => done.push('before'));
    queue.add(() => {
      throw failure;
    });
    queue.add(() => done.push('after'));
    await nextFrame();
    window.removeEventListener('error', listen);
    expect(done).toEqual(['before', 'after']);
    expect(told).toEqual([failure]);
  });
});
