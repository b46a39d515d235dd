import type { ReactNode } from 'react';
import { PRODUCT_TITLE } from '#lib/platform/product.ts';
import styles from './page-card.module.css';

/** `emblem` is an SVG drawn over the halfway line, in a 240 × 96 box. */
export function PageCard({ emblem, children }: { emblem: ReactNode; children: ReactNode }) {
  return (
    <main className={styles.main}>
      <article className={styles.card}>
        <svg className={styles.emblem} viewBox="0 0 240 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path d="M120 0v96" className={styles.chalk} />
          {emblem}
        </svg>
        <div className={styles.words}>
          <p className={styles.product}>{PRODUCT_TITLE}</p>
          {children}
        </div>
      </article>
    </main>
  );
}

export function CentreCircle() {
  return <circle cx="120" cy="48" r="30" className={styles.chalk} />;
}

export function Booking({ colour }: { colour: 'yellow' | 'red' }) {
  return (
    <rect
      x="109"
      y="32"
      width="22"
      height="32"
      rx="3"
      transform="rotate(8 120 48)"
      className={styles.booking}
      data-colour={colour}
    />
  );
}

export function Ball({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r="17" className={styles.ball} />;
}
