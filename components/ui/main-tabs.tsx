import type { ReactNode } from 'react';
import styles from './main-tabs.module.css';

export function MainTabs({ children }: { children: ReactNode }) {
  return (
    <nav aria-label="Main" className={styles.tabs}>
      {children}
    </nav>
  );
}
