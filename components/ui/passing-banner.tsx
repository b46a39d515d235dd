'use client';

import { type ComponentProps, useRef } from 'react';
import { mainPart, usePassingFocus } from '#components/ui/passing-focus.ts';

/**
 * A banner that is gone when what it speaks of is settled. Whoever had the focus in it goes on at the page's main part,
 * instead of at its very beginning.
 */
export function PassingBanner(props: ComponentProps<'section'>) {
  const banner = useRef<HTMLElement>(null);
  usePassingFocus(() => banner.current, mainPart);

  return <section ref={banner} {...props} />;
}
