/** px from the upper and the lower edge of the screen within which the page follows the finger */
const EDGE = 80;
/** px a frame, at the very edge */
const FASTEST = 14;

/**
 * Scrolls the page while a finger that drags is near the screen's upper or lower edge, the faster the nearer: on a phone
 * the bench and the search are never on the screen together with the whole pitch.
 * @returns stops it
 */
export function scrollAtEdges(): () => void {
  let finger: Touch | undefined;
  let frame = 0;

  const step = () => {
    const before = window.scrollY;
    if (finger) window.scrollBy({ top: speedAt(finger.clientY), behavior: 'instant' });
    // What is under the finger has changed without a move of it, which is all that the touch backend listens to.
    if (finger && window.scrollY !== before) {
      const touches = [finger];
      document.body.dispatchEvent(
        Object.assign(new Event('touchmove', { bubbles: true }), { touches, targetTouches: touches }),
      );
    }
    frame = requestAnimationFrame(step);
  };

  const onMove = (event: TouchEvent) => {
    finger = event.targetTouches[0];
  };

  window.addEventListener('touchmove', onMove, { passive: true });
  frame = requestAnimationFrame(step);
  return () => {
    window.removeEventListener('touchmove', onMove);
    cancelAnimationFrame(frame);
  };
}

function speedAt(y: number): number {
  const above = Math.max(0, EDGE - y);
  const below = Math.max(0, y - (window.innerHeight - EDGE));
  return (Math.min(below, EDGE) - Math.min(above, EDGE)) * (FASTEST / EDGE);
}
