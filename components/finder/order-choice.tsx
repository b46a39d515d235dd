'use client';

import type { Order } from '#lib/players/index/rank.ts';
import styles from './order-choice.module.css';

/** For lists without a typed name (D51). */
export function OrderChoice({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  return (
    <select
      className={styles.order}
      aria-label="Order"
      value={order}
      onChange={({ target }) => onChange(target.value === 'name' ? 'name' : 'known')}
    >
      <option value="known">Best known</option>
      <option value="name">A–Z</option>
    </select>
  );
}
