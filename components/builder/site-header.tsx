import { AccountEntry } from '#components/account/account-entry.tsx';
import { UnsavedBanner } from '#components/builder/banners/unsaved-banner.tsx';
import { useStarted } from '#hooks/use-started.ts';
import { PRODUCT_NAME } from '#lib/platform/product.ts';
import styles from './site-header.module.css';

export function SiteHeader() {
  const isStarted = useStarted();
  return (
    // A press before hydration would be lost.
    <header className={styles.header} inert={!isStarted}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>
            {PRODUCT_NAME} <span>Team Builder</span>
          </h1>
          <p>Build Your Ultimate Squad</p>
        </div>
        <svg className={styles.mark} viewBox="0 0 44 44" aria-hidden="true">
          <rect width="44" height="44" rx="10" fill="#1e7548" />
          <path d="M22 0v44" stroke="#fff" strokeOpacity=".35" strokeWidth="1.5" />
          <circle cx="22" cy="22" r="11.5" fill="#0e4a2c" stroke="#fff" strokeWidth="1.8" />
          {/* '11' drawn as strokes, because text would wait for the font. */}
          <path d="M18 17.6l1.8-.8V28M23.6 17.6l1.8-.8V28" fill="none" stroke="#ffce3a" strokeWidth="2.6" />
        </svg>
        <UnsavedBanner />
        <AccountEntry />
      </div>
    </header>
  );
}
