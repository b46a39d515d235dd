'use client';

import { type RefObject, useCallback, useEffect, useState } from 'react';
import { inertOthers } from '#components/ui/inert-others.ts';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { PHONE } from '#lib/platform/screen.ts';
import { firstEmptySlot } from '#lib/team/formation/formations.ts';

/** With fewer pixels above the keyboard, the results take the small pitch's space. */
const SHORT = 400;

/** The search on a phone, a bar at the bottom that opens full screen, as tall as the space above the keyboard. */
export function useFinderSheet(field: RefObject<HTMLInputElement | null>) {
  const store = useBuilderStore();
  const [isOpen, setOpen] = useState(false);

  const open = useCallback(() => {
    if (!window.matchMedia(PHONE).matches) return;
    const { selected, team, select } = store.getState();
    const slot = firstEmptySlot(team);
    if (!selected && slot) select({ kind: 'slot', slot, isGuess: true });
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
    // A player being moved needs the pitch behind the sheet.
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
