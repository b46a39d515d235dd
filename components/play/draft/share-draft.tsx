'use client';

import { useEffect, useRef, useState } from 'react';
import { type DraftPicture, drawDraftPicture } from '#components/play/draft/draft-picture.ts';
import { PICTURE_NAME, useShareActions } from '#components/play/use-share-actions.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { draftShareText } from '#lib/draft/share-text.ts';
import styles from './share-draft.module.css';

type Props = Omit<DraftPicture, 'site'> & { path: string; address: string };

/** The squares to copy, and a picture. Neither names a squad or a player while the day lasts. */
export function ShareDraft(props: Props) {
  const { title, percent, marks, year, path, address } = props;
  const [picture, setPicture] = useState<File | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const url = typeof window === 'undefined' ? address : window.location.origin + address;
  const text = draftShareText(title, { percent, marks }, path === '' ? null : { year, path });
  const { message, copy, share, sharePicture } = useShareActions({ title, text, url, picture, field });
  const drawing = JSON.stringify({ ...props, site: url.replace(/^https?:\/\//, '').replace(/#.*/, '') });

  useEffect(() => {
    let isGone = false;
    drawDraftPicture(JSON.parse(drawing) as DraftPicture).then(
      (blob) => {
        if (!isGone && blob) setPicture(new File([blob], PICTURE_NAME, { type: 'image/png' }));
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      isGone = true;
    };
  }, [drawing]);

  return (
    <section className={styles.share} aria-label="Share">
      <pre aria-hidden="true">{text}</pre>
      <Field label="Link" ref={field} readOnly value={url} onFocus={({ target }) => target.select()} />
      <p className={styles.actions}>
        <Button look="strong" onClick={share}>
          Share
        </Button>
        <Button onClick={copy}>Copy result</Button>
        <Button aria-disabled={!picture} onClick={sharePicture}>
          Picture
        </Button>
      </p>
      <p role="status">{message}</p>
    </section>
  );
}
