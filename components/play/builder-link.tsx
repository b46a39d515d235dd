import type { MouseEvent, ReactNode } from 'react';
import { screensBack } from '#components/play/use-play-address.ts';
import { type ButtonLook, buttonClass } from '#components/ui/button.tsx';

function isFromBuilder(): boolean {
  const { referrer } = document;
  if (referrer === '') return false;
  const { origin, pathname } = new URL(referrer);
  return origin === window.location.origin && pathname === '/';
}

export const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;

/** Goes back in history if the user came from the builder, so that the browser restores it as it was. */
export function BuilderLink({ look = 'plain', children }: { look?: ButtonLook | null; children: ReactNode }) {
  const goBack = (event: MouseEvent) => {
    const screens = screensBack();
    // A new tab opened from the builder has no earlier page.
    if (opensElsewhere(event) || screens === null || !isFromBuilder() || window.history.length < screens + 2) return;
    event.preventDefault();
    window.history.go(-screens - 1);
  };
  return (
    <a className={look === null ? undefined : buttonClass(look)} href="/" onClick={goBack}>
      {children}
    </a>
  );
}
