type Look = {
  /** A status is announced when the user pauses, an alert at once. */
  role: 'status' | 'alert';
  colour: string;
  durationMs: number;
};

export const NOTIFICATION_TYPES = {
  success: { role: 'status', colour: 'var(--good)', durationMs: 4000 },
  warning: { role: 'alert', colour: 'var(--warn)', durationMs: 4000 },
  error: { role: 'alert', colour: 'var(--danger)', durationMs: 4000 },
} as const satisfies Readonly<Record<string, Look>>;

export type NotificationType = keyof typeof NOTIFICATION_TYPES;

export type Notification = {
  id: number;
  type: NotificationType;
  message: string;
  timestamp: number;
};
