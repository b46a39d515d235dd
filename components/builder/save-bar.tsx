'use client';

import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import styles from './save-bar.module.css';

const CloudBar = lazyPart('The save bar', () =>
  import('#components/builder/cloud-bar.tsx').then((module) => module.CloudBar),
);

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
