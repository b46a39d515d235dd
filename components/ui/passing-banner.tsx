'use client';

import { type ComponentProps, useLayoutEffect, useRef } from 'react';

/**
 * A banner that is gone when what it speaks of is settled. Whoever had the focus in it goes on at the page's main part,
 * instead of at its very beginning.
 */
export function PassingBanner(props: ComponentProps<'section'>) {
  const banner = useRef<HTMLElement>(null);

  // A layout effect: its end comes before the element is taken away, and the focus with it.
  useLayoutEffect(() => {
    const element = banner.current;
    return () => {
      if (element?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);

  return <section ref={banner} {...props} />;
}
