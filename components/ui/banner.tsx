'use client';

import { type ComponentProps, useRef } from 'react';
import { mainElement, useFocusHandover } from '#components/ui/focus-handover.ts';

export function Banner(props: ComponentProps<'section'>) {
  const banner = useRef<HTMLElement>(null);
  useFocusHandover(() => banner.current, mainElement);

  return <section ref={banner} {...props} />;
}
