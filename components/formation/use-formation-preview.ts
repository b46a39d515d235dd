'use client';

import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { teamsBefore } from '#lib/builder/store.ts';
import { vibrateBriefly } from '#lib/platform/motion.ts';
import type { FormationId } from '#types/team.ts';

const LONG_PRESS_MS = 450;
/** A finger that moves further is scrolling. */
const STILL = 8;

const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';

/** A formation under the mouse, in focus or pressed for long is shown on the pitch for as long as that lasts. */
export function useFormationPreview(choose: (id: FormationId) => void) {
  const store = useBuilderStore();
  const wanted = useRef<FormationId | null>(null);
  const press = useRef({ x: 0, y: 0, timer: 0, isLong: false });

  const show = (id: FormationId) => {
    wanted.current = id;
    import('#lib/team/formation/formation-preview.ts').then(({ formationPreview }) => {
      const { team, previewFormation } = store.getState();
      if (wanted.current !== id) return;
      previewFormation(id === team.formation ? null : formationPreview(team, id, teamsBefore(store)));
    }, console.warn);
  };

  const hide = () => {
    window.clearTimeout(press.current.timer);
    wanted.current = null;
    const { preview, previewFormation } = store.getState();
    if (preview) previewFormation(null);
  };

  return (id: FormationId) => ({
    onPointerEnter: (event: PointerEvent) => {
      if (!isTouch(event)) show(id);
    },
    onPointerLeave: hide,
    onFocus: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!target.matches(':focus-visible')) return;
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      // A dialog that closes gives the focus back: the user has just answered its question.
      if (!relatedTarget?.closest('dialog')) show(id);
    },
    onBlur: hide,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !store.getState().preview) return;
      // This key press doesn't also clear the selection.
      event.stopPropagation();
      hide();
    },
    onPointerDown: (event: PointerEvent) => {
      press.current.isLong = false;
      if (!isTouch(event)) return;
      const timer = window.setTimeout(() => {
        press.current.isLong = true;
        vibrateBriefly();
        show(id);
      }, LONG_PRESS_MS);
      press.current = { x: event.clientX, y: event.clientY, timer, isLong: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y, timer } = press.current;
      if (Math.hypot(clientX - x, clientY - y) > STILL) window.clearTimeout(timer);
    },
    onPointerUp: (event: PointerEvent) => {
      if (isTouch(event)) hide();
    },
    onPointerCancel: hide,
    // A long press with a finger also asks for a menu.
    onContextMenu: (event: MouseEvent) => {
      if (press.current.timer) event.preventDefault();
    },
    onClick: ({ detail }: MouseEvent) => {
      // Releasing a long press is a click too. One by keyboard has no detail.
      const isRelease = press.current.isLong && detail > 0;
      press.current.isLong = false;
      hide();
      if (!isRelease) choose(id);
    },
  });
}
