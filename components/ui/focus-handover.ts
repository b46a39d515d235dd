import { useEffectEvent, useLayoutEffect } from 'react';

export function mainElement(): HTMLElement | null {
  return document.querySelector('main');
}

type MaybeElement = HTMLElement | null | undefined;

/** Moves the focus to `heir` when `part` unmounts while the focus is inside it. */
export function useFocusHandover(part: () => MaybeElement, heir: (part: HTMLElement) => MaybeElement): void {
  const find = useEffectEvent(part);
  const handOver = useEffectEvent((element: HTMLElement) => {
    if (element.contains(document.activeElement)) heir(element)?.focus({ preventScroll: true });
  });

  // The cleanup of a layout effect runs before the element is removed.
  useLayoutEffect(() => {
    const element = find();
    return () => {
      if (element) handOver(element);
    };
  }, []);
}
