import { BuilderLink } from '#components/play/builder-link.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import styles from './play-header.module.css';

/** On a phone, a draft or a match has a bar of its own. */
export function PlayHeader({ isInTask = false }: { isInTask?: boolean }) {
  return (
    <header className={styles.header} data-task={isInTask}>
      <nav aria-label="Main">
        <BuilderLink look="quiet">Team</BuilderLink>
        <a className={buttonClass('quiet')} href="/play" aria-current="page">
          Play
        </a>
      </nav>
    </header>
  );
}
