import { useEffectEvent, useLayoutEffect } from 'react';

export function mainElement(): HTMLElement | null {
  return document.querySelector('main');
}

type MaybeElement = HTMLElement | null | undefined;

/** Moves focus to `heir` if `part` unmounts while it contains focus. */
export function useFocusHandover(part: () => MaybeElement, heir: (part: HTMLElement) => MaybeElement): void {
  const find = useEffectEvent(part);
  const handOver = useEffectEvent((element: HTMLElement) => {
    if (element.contains(document.activeElement)) heir(element)?.focus({ preventScroll: true });
  });

  // A layout effect's cleanup runs before the element is removed.
  useLayoutEffect(() => {
    const element = find();
    return () => {
      if (element) handOver(element);
    };
  }, []);
}
