/** px from the top and bottom of the screen where the page scrolls */
const EDGE = 80;
/** px per frame at the very edge */
const MAX_SPEED = 14;

/** Scrolls the page while a dragging finger is near the top or bottom edge. Returns the function that stops it. */
export function scrollAtEdges(): () => void {
  let finger: Touch | undefined;
  let frame = 0;

  const step = () => {
    const before = window.scrollY;
    if (finger) window.scrollBy({ top: speedAt(finger.clientY), behavior: 'instant' });
    // The target under the finger has changed, and the touch backend notices only on touchmove.
    if (finger && window.scrollY !== before) {
      const touches = [finger];
      const event = new Event('touchmove', { bubbles: true });
      document.body.dispatchEvent(Object.assign(event, { touches, targetTouches: touches }));
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
  return (Math.min(below, EDGE) - Math.min(above, EDGE)) * (MAX_SPEED / EDGE);
}
