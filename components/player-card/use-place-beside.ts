'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** px between the card and what it belongs to, and to the edge of the screen */
const GAP = 14;
const EDGE = 12;
/** Details arrive later and need room. */
const LEAST_HEIGHT = 420;

/** Places the dialog around `part` beside the button that opened it; on a phone, the style sheet makes it a sheet. */
export function usePlaceBeside(part: RefObject<HTMLElement | null>): void {
  // Read before the dialog opens and takes the focus.
  const [opener] = useState(() => openerOf(document.activeElement)?.getBoundingClientRect() ?? null);

  useLayoutEffect(() => {
    const dialog = part.current?.closest('dialog');
    if (!dialog || !opener || opener.width === 0 || opener.width > window.innerWidth / 2) return;
    const { offsetWidth, offsetHeight } = dialog;
    const right = opener.right + GAP;
    const left = right + offsetWidth + EDGE <= window.innerWidth ? right : opener.left - GAP - offsetWidth;
    const lowest = window.innerHeight - EDGE - Math.max(offsetHeight, LEAST_HEIGHT);
    dialog.dataset.beside = '';
    dialog.style.setProperty('--left', `${Math.max(EDGE, left)}px`);
    dialog.style.setProperty('--top', `${Math.max(EDGE, Math.min(opener.top - 40, lowest))}px`);
  }, [part, opener]);
}

/** While the card's code was loading, another dialog had the focus; then the selected place is the opener. */
function openerOf(focused: Element | null): Element | null {
  return focused?.closest('dialog') ? document.querySelector('[data-selected] > button') : focused;
}
