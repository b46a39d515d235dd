import type { ComponentProps } from 'react';
import styles from './message.module.css';

export function Refusal({ className, ...props }: ComponentProps<'div'>) {
  return <div role="alert" {...props} className={[styles.refusal, className].filter(Boolean).join(' ')} />;
}

/** Always render it, even without children: a live region is announced only if it existed before its text. */
export function News(props: ComponentProps<'p'>) {
  return <p role="status" {...props} className={styles.news} />;
}
