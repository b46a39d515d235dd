'use client';

import { CloudBar } from '#components/builder/cloud-bar.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import styles from './save-bar.module.css';

export function SaveBar() {
  const { status, user } = useSession();
  const isKept = useBuilder((builder) => builder.isKept);
  if (user) return <CloudBar />;
  const isHere = isKept ? 'Saved in this browser' : 'Not saved in this browser';
  if (status === 'off') return <p className={styles.bar}>{isHere}</p>;
  return (
    <p className={styles.bar}>
      <span>
        <b>Sign in to save progress</b>&nbsp;· {isHere}
      </span>
    </p>
  );
}
