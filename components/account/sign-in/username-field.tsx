import styles from '#components/account/account-dialog.module.css';

/** Tells password managers which account a new password is for. They skip fields that aren't rendered. */
export function UsernameField({ email }: { email: string }) {
  return (
    <input
      className={styles.unseen}
      aria-hidden="true"
      tabIndex={-1}
      readOnly
      name="username"
      autoComplete="username"
      value={email}
    />
  );
}
