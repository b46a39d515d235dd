'use client';

import { type RefObject, useCallback, useEffect, useState } from 'react';
import { inertOthers } from '#components/ui/inert-others.ts';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { firstEmptySlot } from '#lib/team/formations.ts';

/** Here the search is a bar at the foot, which opens over the whole screen. The style sheets use the same width. */
const PHONE = '(max-width: 560px)';

/** px of screen above the keyboard, below which results need the room of the small pitch */
const SHORT = 400;

/** The open search of a phone: as high as what the keyboard leaves of the screen. */
export function useFinderSheet(field: RefObject<HTMLInputElement | null>) {
  const store = useBuilderStore();
  const [isOpen, setOpen] = useState(false);

  const open = useCallback(() => {
    if (!window.matchMedia(PHONE).matches) return;
    const { selected, team, select } = store.getState();
    const slot = firstEmptySlot(team);
    if (!selected && slot) select({ kind: 'slot', slot });
    setOpen(true);
  }, [store]);

  const close = useCallback(() => {
    field.current?.blur();
    setOpen(false);
  }, [field]);

  useEffect(() => {
    const panel = field.current?.closest('section');
    if (!isOpen || !panel) return;
    const restore = inertOthers(panel);
    const phone = window.matchMedia(PHONE);
    const { visualViewport } = window;
    const fitScreen = () => {
      const height = visualViewport?.height ?? window.innerHeight;
      panel.style.setProperty('--visible', `${height}px`);
      panel.toggleAttribute('data-short', height < SHORT);
      panel.style.setProperty('--visible-top', `${visualViewport?.offsetTop ?? 0}px`);
    };
    fitScreen();
    visualViewport?.addEventListener('resize', fitScreen);
    visualViewport?.addEventListener('scroll', fitScreen);
    const onWidth = () => setOpen(phone.matches);
    phone.addEventListener('change', onWidth);
    // The pitch behind is where a picked-up player goes.
    const unsubscribe = store.subscribe(({ moving }) => {
      if (moving) close();
    });
    return () => {
      unsubscribe();
      phone.removeEventListener('change', onWidth);
      visualViewport?.removeEventListener('resize', fitScreen);
      visualViewport?.removeEventListener('scroll', fitScreen);
      restore();
    };
  }, [isOpen, field, store, close]);

  return { isOpen, open, close };
}
