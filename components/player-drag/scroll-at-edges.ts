/** Height of the scroll zones at the top and bottom of the screen, in px. */
const EDGE = 80;
/** Speed at the very edge, in px per frame. */
const MAX_SPEED = 14;

/** Scrolls the page while a finger drags near the top or bottom edge. Returns a stop function. */
export function scrollAtEdges(): () => void {
  let finger: Touch | undefined;
  let frame = 0;

  const step = () => {
    const before = window.scrollY;
    if (finger) window.scrollBy({ top: speedAt(finger.clientY), behavior: 'instant' });
    // Scrolling changed the target under the finger, and the touch backend only notices on touchmove.
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
