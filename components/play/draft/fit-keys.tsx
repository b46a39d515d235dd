import styles from './fit-keys.module.css';

export function FitKeys({ hasElsewhere = false }: { hasElsewhere?: boolean }) {
  return (
    <p className={styles.keys}>
      <span data-fitting="natural">natural</span>
      <span data-fitting="played">has played there</span>
      {hasElsewhere && <span data-fitting="elsewhere">elsewhere: weaker</span>}
    </p>
  );
}
