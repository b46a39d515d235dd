'use client';

import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import styles from './notifications.module.css';

export type NotificationItem = { id: number; type: 'success' | 'warning' | 'error'; message: string };

/** ms, spec §9 */
const AUTO_DISMISS = 4000;

/** A short list of messages that leave by themselves after 4 s, but not while a pointer or the focus rests on one. */
export function Notifications({
  notifications,
  onDismiss,
  isInDialog = false,
}: {
  notifications: readonly NotificationItem[];
  onDismiss: (id: number) => void;
  /** A dialog has a status of its own, for which this one must not be taken; and the page has this landmark already. */
  isInDialog?: boolean;
}) {
  const Frame = isInDialog ? 'div' : 'section';
  const succeeded = notifications.findLast(({ type }) => type === 'success');
  return (
    <Frame aria-label={isInDialog ? undefined : 'Notifications'}>
      {/* Trouble is an alert of its own; a polite word is read only where its region was there before it. */}
      <p role={isInDialog ? undefined : 'status'} aria-live="polite" className={styles.heard}>
        {succeeded?.message}
      </p>
      {notifications.length > 0 && (
        <ul className={styles.list} aria-label="Notifications">
          {notifications.map((notification) => (
            <Notification key={notification.id} notification={notification} onDismiss={onDismiss} />
          ))}
        </ul>
      )}
    </Frame>
  );
}

function Notification({
  notification: { id, type, message },
  onDismiss,
}: {
  notification: NotificationItem;
  onDismiss: (id: number) => void;
}) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isHovered || isFocused;

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => onDismiss(id), AUTO_DISMISS);
    return () => clearTimeout(timer);
  }, [id, isPaused, onDismiss]);

  return (
    <li
      className={styles.item}
      data-type={type}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span role={type === 'success' ? undefined : 'alert'} className={styles.message}>
        {message}
      </span>
      <Button look="icon" className={styles.dismiss} aria-label="Dismiss" onClick={() => onDismiss(id)}>
        <Icon name="cross" size={16} />
      </Button>
    </li>
  );
}
