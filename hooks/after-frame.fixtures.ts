import { act } from '@testing-library/react';

/** Until the next frame is drawn and all is done that waits for it alone (hooks/after-frame.ts). */
export function nextFrame(): Promise<void> {
  // What the work itself leaves to a task comes after the first of the two.
  return act(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))));
}

/** Until all is done that follows a change of the builder, the last of it two frames later. */
export async function afterFollowers(): Promise<void> {
  await nextFrame();
  await nextFrame();
}
