'use client';

import { useSyncExternalStore } from 'react';
import { areLinksShown, showLinks, subscribeLinks } from '#components/pitch/lines/link-lines-choice.ts';
import styles from '#components/ui/checkbox.module.css';

export function LinksChoice() {
  const isShown = useSyncExternalStore(subscribeLinks, areLinksShown);
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isShown} onChange={({ target }) => showLinks(target.checked)} />
      Lines between neighbours who played together
    </label>
  );
}
