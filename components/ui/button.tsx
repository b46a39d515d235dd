import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonLook = 'plain' | 'strong' | 'danger' | 'icon' | 'quiet';

/** The classes of a button, for a link that looks like one. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return [styles.button, styles[look], className].filter(Boolean).join(' ');
}

/** A native button that never submits a form unless it says so. An icon button needs an `aria-label`. */
export function Button({ look = 'plain', className, ...props }: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type="button" {...props} className={buttonClass(look, className)} />;
}
