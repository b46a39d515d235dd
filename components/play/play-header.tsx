import { BuilderLink } from '#components/play/builder-link.tsx';
import { MainTabs } from '#components/ui/main-tabs.tsx';
import { SiteMark } from '#components/ui/site-mark.tsx';
import styles from './play-header.module.css';

export function PlayHeader() {
  return (
    <header className={styles.header}>
      <SiteMark />
      <MainTabs>
        <BuilderLink look={null}>Team</BuilderLink>
        <a href="/play" aria-current="page">
          Play
        </a>
      </MainTabs>
    </header>
  );
}
