'use client';

import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { mainElement, useFocusHandover } from '#components/ui/focus-handover.ts';
import { Icon } from '#components/ui/icon.tsx';
import { NOTIFICATION_TYPES, type NotificationType } from '#types/notification.ts';
import styles from './notifications.module.css';

export type NotificationItem = { id: number; type: NotificationType; message: string };

export function Notifications({
  notifications,
  onDismiss,
  isInDialog = false,
}: {
  notifications: readonly NotificationItem[];
  onDismiss: (id: number) => void;
  /** Inside a dialog there is no landmark or status role, because the page already has them. */
  isInDialog?: boolean;
}) {
  const Frame = isInDialog ? 'div' : 'section';
  const status = notifications.findLast(({ type }) => NOTIFICATION_TYPES[type].role === 'status');
  const cameFrom = useRef<HTMLElement>(null);

  // Dismissing a notification moves focus to another one, and after the last one back to where it came from.
  const heir = ({ nextElementSibling, previousElementSibling }: HTMLElement) => {
    const other = (nextElementSibling ?? previousElementSibling)?.querySelector('button');
    return other ?? (cameFrom.current?.isConnected ? cameFrom.current : mainElement());
  };

  return (
    <Frame aria-label={isInDialog ? undefined : 'Notifications'}>
      {/* A polite live region is announced only if it existed before its text. */}
      <p role={isInDialog ? undefined : 'status'} aria-live="polite" className={styles.heard}>
        {/* The key makes screen readers announce a repeated message again. */}
        {status && <span key={status.id}>{status.message}</span>}
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
  heir: (item: HTMLElement) => HTMLElement | null | undefined;
}) {
  const { role, colour, durationMs } = NOTIFICATION_TYPES[type];
  const item = useRef<HTMLLIElement>(null);
  const messageId = useId();
  useFocusHandover(() => item.current, heir);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isHovered || isFocused;

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => onDismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, isPaused, onDismiss]);

  return (
    <li
      ref={item}
      className={styles.item}
      data-type={type}
      style={{ '--colour': colour } as CSSProperties}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span id={messageId} role={role === 'alert' ? role : undefined} className={styles.message}>
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
