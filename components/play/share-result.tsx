'use client';

import { useEffect, useRef, useState } from 'react';
import { drawResultPicture, type ResultRow } from '#components/play/result-picture.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { downloadBlob } from '#lib/platform/download.ts';
import { COPY_FAILED } from '#lib/platform/messages/team.ts';
import styles from './play-screen.module.css';

type Props = { title: string; headline: string; squares: string; rows: readonly ResultRow[]; address: string };

const PICTURE_NAME = 'result.png';

/** The link and picture are made in advance, because browsers open the share sheet only during a click. */
export function ShareResult({ title, headline, squares, rows, address }: Props) {
  const [picture, setPicture] = useState<File | null>(null);
  const [message, setMessage] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const url = typeof window === 'undefined' ? address : window.location.origin + address;
  const text = `${title}\n${squares}`;
  const rowsText = JSON.stringify(rows);

  useEffect(() => {
    let isGone = false;
    drawResultPicture({ title, headline, rows: JSON.parse(rowsText) as ResultRow[] }).then(
      (blob) => {
        if (!isGone && blob) setPicture(new File([blob], PICTURE_NAME, { type: 'image/png' }));
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      isGone = true;
    };
  }, [title, headline, rowsText]);

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
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    if (isTouch && navigator.canShare?.({ files: [picture] })) {
      await navigator.share({ files: [picture], title }).catch(() => undefined);
    } else downloadBlob(PICTURE_NAME, picture);
  };

  return (
    <div className={styles.share}>
      <p aria-hidden="true" className={styles.squares}>
        {squares}
      </p>
      <Field label="Link to this result" ref={field} readOnly value={url} onFocus={({ target }) => target.select()} />
      <p className={styles.actions}>
        <Button look="strong" onClick={share}>
          Share
        </Button>
        <Button onClick={copy}>Copy result</Button>
        <Button aria-disabled={!picture} onClick={sharePicture}>
          Picture
        </Button>
      </p>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  );
}
