'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels between the card and its opener, and between the card and the edge of the screen. */
const GAP = 14;
const EDGE = 12;
/** Leaves room for details that arrive later: 520 px of 720, and more on a taller screen. */
const LEAST = { share: 0.722, height: 660 };

/** Places the dialog around `part` beside its opener. On a phone, the style sheet makes it a sheet. */
export function usePlaceBeside(part: RefObject<HTMLElement | null>): void {
  // Read before the dialog opens and takes focus.
  const [opener] = useState(() => openerOf(document.activeElement)?.getBoundingClientRect() ?? null);

  useLayoutEffect(() => {
    const dialog = part.current?.closest('dialog');
    if (!dialog || !opener || opener.width === 0 || opener.width > window.innerWidth / 2) return;
    const { offsetWidth, offsetHeight } = dialog;
    const right = opener.right + GAP;
    const left = right + offsetWidth + EDGE <= window.innerWidth ? right : opener.left - GAP - offsetWidth;
    const room = Math.max(offsetHeight, Math.min(LEAST.height, window.innerHeight * LEAST.share));
    const lowest = window.innerHeight - EDGE - room;
    dialog.dataset.beside = '';
    dialog.style.setProperty('--left', `${Math.max(EDGE, left)}px`);
    dialog.style.setProperty('--top', `${Math.max(EDGE, Math.min(opener.top - 40, lowest))}px`);
  }, [part, opener]);
}

/** If the loading dialog had focus while the card's code loaded, the selected slot is the opener. */
function openerOf(focused: Element | null): Element | null {
  return focused?.closest('dialog') ? document.querySelector('[data-selected] > button') : focused;
}
