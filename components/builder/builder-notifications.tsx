'use client';

import { Notifications } from '#components/ui/notifications.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';

export function BuilderNotifications() {
  const notifications = useBuilder((builder) => builder.notifications);
  const dismiss = useBuilder((builder) => builder.dismiss);
  return <Notifications notifications={notifications} onDismiss={dismiss} />;
}
