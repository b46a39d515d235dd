'use client';

import { createPortal } from 'react-dom';
import { Notifications } from '#components/ui/notifications.tsx';
import { useTopDialog } from '#components/ui/top-dialog.ts';
import { useBuilder } from '#hooks/use-builder.tsx';

/** What there is to say, in front of everything: a modal dialog would make it mute and out of reach. */
export function BuilderNotifications() {
  const notifications = useBuilder((builder) => builder.notifications);
  const dismiss = useBuilder((builder) => builder.dismiss);
  const dialog = useTopDialog();
  const list = <Notifications notifications={notifications} onDismiss={dismiss} />;
  return dialog ? createPortal(list, dialog) : list;
}
