import type { ReactNode } from 'react';
import styles from './main-tabs.module.css';

/** Links to the parts of the site. The page's own has `aria-current`. */
export function MainTabs({ children }: { children: ReactNode }) {
  return (
    <nav aria-label="Main" className={styles.tabs}>
      {children}
    </nav>
  );
}
