'use client';

import type { PlayerSearch } from '#components/finder/use-player-search.ts';
import styles from './list-choice.module.css';

/** For lists without a typed name (D51). */
export function OrderChoice({ search: { isSuggesting, criteria, order, setOrder } }: { search: PlayerSearch }) {
  if (isSuggesting || criteria.query !== '') return null;
  return (
    <select
      className={styles.choice}
      aria-label="Order"
      value={order}
      onChange={({ target }) => setOrder(target.value === 'name' ? 'name' : 'known')}
    >
      <option value="known">Best known</option>
      <option value="name">A–Z</option>
    </select>
  );
}
