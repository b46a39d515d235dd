import { BuilderLink } from '#components/play/builder-link.tsx';
import { MainTabs } from '#components/ui/main-tabs.tsx';
import { SiteMark } from '#components/ui/site-mark.tsx';
import styles from './play-header.module.css';

/** On a phone, a draft or a match has a bar of its own. */
export function PlayHeader({ isInTask = false }: { isInTask?: boolean }) {
  return (
    <header className={styles.header} data-task={isInTask}>
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
