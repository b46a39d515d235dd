'use client';

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { ASSISTANT_CORNER_KEY, readStored, writeStored } from '#lib/platform/storage.ts';

export const CORNERS = ['bottom-right', 'bottom-left', 'top-left', 'top-right'] as const;
export type Corner = (typeof CORNERS)[number];

const SLACK_PX = 6;

const ARROWS: Readonly<Record<string, readonly [from: string, to: string]>> = {
  ArrowLeft: ['right', 'left'],
  ArrowRight: ['left', 'right'],
  ArrowUp: ['bottom', 'top'],
  ArrowDown: ['top', 'bottom'],
};

export function useCorner(onMoved: (corner: Corner) => void) {
  const [corner, setCorner] = useState<Corner>('bottom-right');
  const drag = useRef<{ x: number; y: number; hasMoved: boolean } | null>(null);

  useEffect(() => {
    const stored = readStored(ASSISTANT_CORNER_KEY);
    const known = CORNERS.find((one) => one === stored);
    if (known) setCorner(known);
  }, []);

  const moveTo = (next: string) => {
    setCorner(next as Corner);
    writeStored(ASSISTANT_CORNER_KEY, next);
    onMoved(next as Corner);
  };

  const release = ({ currentTarget: { dataset, style } }: PointerEvent<HTMLElement>) => {
    delete dataset.held;
    style.removeProperty('--dx');
    style.removeProperty('--dy');
  };

  return {
    corner,
    moveTo,
    hasDragged: () => drag.current?.hasMoved ?? false,
    handlers: {
      onPointerDown({ button, clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
        drag.current = null;
        if (button !== 0) return;
        drag.current = { x: clientX, y: clientY, hasMoved: false };
        currentTarget.dataset.held = '';
        currentTarget.setPointerCapture(pointerId);
      },
      onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
        // `drag` is kept after release; without capture, the pointer is only passing over.
        if (!drag.current || !currentTarget.hasPointerCapture(pointerId)) return;
        const { x, y } = drag.current;
        drag.current.hasMoved ||= Math.hypot(clientX - x, clientY - y) > SLACK_PX;
        if (!drag.current.hasMoved) return;
        currentTarget.style.setProperty('--dx', `${clientX - x}px`);
        currentTarget.style.setProperty('--dy', `${clientY - y}px`);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (drag.current?.hasMoved) {
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
          const isLeft = left + width / 2 < window.innerWidth / 2;
          const isTop = top + height / 2 < window.innerHeight / 2;
          moveTo(`${isTop ? 'top' : 'bottom'}-${isLeft ? 'left' : 'right'}`);
        }
        release(event);
      },
      onPointerCancel(event: PointerEvent<HTMLElement>) {
        drag.current = null;
        release(event);
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        drag.current = null;
        const arrow = ARROWS[event.key];
        if (!arrow) return;
        event.preventDefault();
        moveTo(corner.replace(...(arrow as [string, string])));
      },
    },
  };
}
