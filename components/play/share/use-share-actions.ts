'use client';

import { type RefObject, useState } from 'react';
import { downloadBlob } from '#lib/platform/download.ts';
import { COPY_FAILED } from '#lib/platform/messages/share.ts';
import { isTouch } from '#lib/platform/screen.ts';

export const PICTURE_NAME = 'result.png';

type Shared = {
  title: string;
  text: string;
  url: string;
  /** Null while it is being drawn. */
  picture: File | null;
  /** Has the link, to be copied by hand if the browser refuses. */
  field: RefObject<HTMLInputElement | null>;
};

export function useShareActions({ title, text, url, picture, field }: Shared) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${text}\n${url}`);
      setMessage('Result copied');
    } catch {
      setMessage(COPY_FAILED);
      field.current?.select();
    }
  };
  const share = async () => {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title, text, url });
    } catch (error) {
      // The user closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  const sharePicture = async () => {
    if (!picture) return;
    if (isTouch() && navigator.canShare?.({ files: [picture] })) {
      await navigator.share({ files: [picture], title }).catch(() => undefined);
    } else downloadBlob(PICTURE_NAME, picture);
  };
  return { message, copy, share, sharePicture };
}
