'use client';

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Notifications } from '#components/ui/notifications.tsx';
import { useTopDialog } from '#components/ui/top-dialog.ts';
import { useBuilder } from '#hooks/use-builder.tsx';

/** While a modal dialog is open, notifications appear inside it, because the rest of the page is inert. */
export function BuilderNotifications() {
  const notifications = useBuilder((builder) => builder.notifications);
  const dismiss = useBuilder((builder) => builder.dismiss);
  const dialog = useTopDialog();
  const [front, setFront] = useState({ dialog, former: 0 });
  if (front.dialog !== dialog) setFront({ dialog, former: notifications.at(-1)?.id ?? 0 });

  const isNew = ({ id }: { id: number }) => dialog !== null && id > front.former;
  return (
    <>
      <Notifications notifications={notifications.filter((one) => !isNew(one))} onDismiss={dismiss} />
      {dialog &&
        createPortal(
          <Notifications isInDialog notifications={notifications.filter(isNew)} onDismiss={dismiss} />,
          dialog,
        )}
    </>
  );
}
