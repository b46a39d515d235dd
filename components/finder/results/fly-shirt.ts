import { isMotionReduced } from '#lib/platform/motion.ts';

/** Animates a copy of the row's shirt flying to the player's spot. A copy, because the row may unmount at any time. */
export function flyShirt(row: Element, slot: string): void {
  const shirt = row.querySelector('svg');
  if (!shirt || isMotionReduced()) return;
  const from = shirt.getBoundingClientRect();
  const flying = shirt.cloneNode(true) as SVGElement;
  requestAnimationFrame(() => {
    const places = [...document.querySelectorAll(`button[aria-pressed][aria-label^="${slot}, "]`)];
    const to = places.find((place) => place.closest('[inert]') === null)?.firstElementChild?.getBoundingClientRect();
    if (!to || to.width === 0) return;
    Object.assign(flying.style, {
      position: 'fixed',
      zIndex: '18',
      left: `${from.x}px`,
      top: `${from.y}px`,
      width: `${from.width}px`,
      pointerEvents: 'none',
      transformOrigin: '0 0',
    });
    document.body.append(flying);
    const path = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${to.width / from.width})`;
    const flight = flying.animate([{ transform: 'none' }, { transform: path }], {
      duration: 220,
      easing: 'cubic-bezier(.2,.7,.2,1)',
    });
    flight.onfinish = () => flying.remove();
    flight.oncancel = () => flying.remove();
  });
}
