import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { type BuilderStore, teamsBefore } from '#lib/builder/store.ts';
import { vibrateBriefly } from '#lib/platform/motion.ts';
import { formationPreview } from '#lib/team/formation/formation-preview.ts';
import type { FormationId } from '#types/team.ts';

const LONG_PRESS_MS = 450;
/** A finger that moves further is scrolling. */
const STILL = 8;

const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';

/** A formation under the mouse, in focus or pressed for long is shown on the pitch for as long as that lasts. */
export function previewHandlers(store: BuilderStore) {
  let press = { x: 0, y: 0, timer: 0, isLong: false };

  const show = (id: FormationId) => {
    const { team, previewFormation } = store.getState();
    previewFormation(id === team.formation ? null : formationPreview(team, id, teamsBefore(store)));
    window.addEventListener('keydown', hideOnEscape, true);
  };

  const hide = () => {
    window.clearTimeout(press.timer);
    const { preview, previewFormation } = store.getState();
    if (preview) previewFormation(null);
    window.removeEventListener('keydown', hideOnEscape, true);
  };

  /** Under the mouse, the focus is elsewhere. */
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !store.getState().preview) return;
    // This key press doesn't also clear the selection.
    event.stopPropagation();
    hide();
  };

  return (id: FormationId, choose: (id: FormationId) => void) => ({
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
    onPointerDown: (event: PointerEvent) => {
      press.isLong = false;
      if (!isTouch(event)) return;
      const timer = window.setTimeout(() => {
        press.isLong = true;
        vibrateBriefly();
        show(id);
      }, LONG_PRESS_MS);
      press = { x: event.clientX, y: event.clientY, timer, isLong: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y, timer } = press;
      if (Math.hypot(clientX - x, clientY - y) > STILL) window.clearTimeout(timer);
    },
    onPointerUp: (event: PointerEvent) => {
      if (isTouch(event)) hide();
    },
    onPointerCancel: hide,
    // A long press with a finger also asks for a menu.
    onContextMenu: (event: MouseEvent) => {
      if (press.timer) event.preventDefault();
    },
    onClick: ({ detail }: MouseEvent) => {
      // Releasing a long press is a click too. One by keyboard has no detail.
      const isRelease = press.isLong && detail > 0;
      press.isLong = false;
      hide();
      if (!isRelease) choose(id);
    },
  });
}
