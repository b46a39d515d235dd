import { AccountEntry } from '#components/account/account-entry.tsx';
import { UnsavedBanner } from '#components/builder/banners/unsaved-banner.tsx';
import { MainTabs } from '#components/ui/main-tabs.tsx';
import { SiteMark } from '#components/ui/site-mark.tsx';
import { useStarted } from '#hooks/use-started.ts';
import { PRODUCT_NAME } from '#lib/platform/product.ts';
import styles from './site-header.module.css';

export function SiteHeader() {
  const isStarted = useStarted();
  return (
    // A press before hydration would be lost.
    <header className={styles.header} inert={!isStarted}>
      <div className={styles.inner}>
        <SiteMark />
        <div className={styles.words}>
          <h1>
            {PRODUCT_NAME} <span>Team Builder</span>
          </h1>
          <p>Build Your Ultimate Squad</p>
        </div>
        <MainTabs>
          <a href="/" aria-current="page">
            Team
          </a>
          <a href="/play">Play</a>
        </MainTabs>
        <UnsavedBanner />
        <AccountEntry />
      </div>
    </header>
  );
}
