'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { mainPart, usePassingFocus } from '#components/ui/passing-focus.ts';
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
  const cameFrom = useRef<HTMLElement>(null);

  // Whoever has dismissed one goes on at another, and after the last one where he or she came from.
  const heir = ({ nextElementSibling, previousElementSibling }: HTMLElement) => {
    const other = (nextElementSibling ?? previousElementSibling)?.querySelector('button');
    return other ?? (cameFrom.current?.isConnected ? cameFrom.current : mainPart());
  };

  return (
    <Frame aria-label={isInDialog ? undefined : 'Notifications'}>
      {/* Trouble is an alert of its own; a polite word is read only where its region was there before it. */}
      <p role={isInDialog ? undefined : 'status'} aria-live="polite" className={styles.heard}>
        {/* An element of its own for each, or the same words twice would be read once. */}
        {succeeded && <span key={succeeded.id}>{succeeded.message}</span>}
      </p>
      {notifications.length > 0 && (
        <ul
          className={styles.list}
          aria-label="Notifications"
          onFocus={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
          }}
        >
          {notifications.map((notification) => (
            <Notification key={notification.id} notification={notification} onDismiss={onDismiss} heir={heir} />
          ))}
        </ul>
      )}
    </Frame>
  );
}

function Notification({
  notification: { id, type, message },
  onDismiss,
  heir,
}: {
  notification: NotificationItem;
  onDismiss: (id: number) => void;
  /** Who gets the focus when it goes with it. */
  heir: (item: HTMLElement) => HTMLElement | null | undefined;
}) {
  const item = useRef<HTMLLIElement>(null);
  const messageId = useId();
  usePassingFocus(() => item.current, heir);
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
      ref={item}
      className={styles.item}
      data-type={type}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span id={messageId} role={type === 'success' ? undefined : 'alert'} className={styles.message}>
        {message}
      </span>
      <Button
        look="icon"
        className={styles.dismiss}
        aria-label="Dismiss"
        aria-describedby={messageId}
        onClick={() => onDismiss(id)}
      >
        <Icon name="cross" size={16} />
      </Button>
    </li>
  );
}
