'use client';

import { useEffect, useRef, useState } from 'react';
import { drawResultPicture, type ResultRow } from '#components/play/result-picture.ts';
import { PICTURE_NAME, useShareActions } from '#components/play/use-share-actions.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import styles from './play-screen.module.css';

type Props = { title: string; headline: string; squares: string; rows: readonly ResultRow[]; address: string };

/** The link and picture are made in advance, because browsers open the share sheet only during a click. */
export function ShareResult({ title, headline, squares, rows, address }: Props) {
  const [picture, setPicture] = useState<File | null>(null);
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

  const { message, copy, share, sharePicture } = useShareActions({ title, text, url, picture, field });

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
