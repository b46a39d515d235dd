import { useEffectEvent, useLayoutEffect } from 'react';

/** The page's main part: a place to go on from where nothing nearer is left. */
export function mainPart(): HTMLElement | null {
  return document.querySelector('main');
}

type MaybeElement = HTMLElement | null | undefined;

/**
 * When the calling component is taken away with the focus in its `part` of the page, the `heir` gets it: otherwise nobody
 * has it, and the next key does nothing. Who inherits is asked while the part is still there.
 */
export function usePassingFocus(part: () => MaybeElement, heir: (part: HTMLElement) => MaybeElement): void {
  const find = useEffectEvent(part);
  const pass = useEffectEvent((element: HTMLElement) => {
    if (element.contains(document.activeElement)) heir(element)?.focus({ preventScroll: true });
  });

  // A layout effect: its end comes before the element is taken away, and the focus with it.
  useLayoutEffect(() => {
    const element = find();
    return () => {
      if (element) pass(element);
    };
  }, []);
}
