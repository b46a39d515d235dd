import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonLook = 'plain' | 'strong' | 'danger' | 'icon' | 'quiet' | 'link';

export function buttonClass(look: ButtonLook, className?: string): string {
  return [styles.button, styles[look], className].filter(Boolean).join(' ');
}

export function Button({ look = 'plain', className, ...props }: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type="button" {...props} className={buttonClass(look, className)} />;
}
