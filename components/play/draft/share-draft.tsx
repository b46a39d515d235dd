'use client';

import { useEffect, useRef, useState } from 'react';
import { type DraftPicture, drawDraftPicture } from '#components/play/draft/draft-picture.ts';
import { PICTURE_NAME, useShareActions } from '#components/play/use-share-actions.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Segments } from '#components/ui/segments.tsx';
import { draftShareText } from '#lib/draft/share-text.ts';
import { FIRST_SHAPE, type PictureShape, SHAPE_OPTIONS } from '#lib/share/picture-shapes.ts';
import styles from './share-draft.module.css';

type Props = Omit<DraftPicture, 'site'> & { path: string; address: string };

/** The squares to copy, and a picture. Neither names a squad or a player while the day lasts. */
export function ShareDraft(props: Props) {
  const { title, percent, marks, year, path, address } = props;
  const [shape, setShape] = useState<PictureShape>(FIRST_SHAPE);
  const [drawn, setDrawn] = useState<{ of: string; picture: File } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const url = typeof window === 'undefined' ? address : window.location.origin + address;
  const text = draftShareText(title, { percent, marks }, path === '' ? null : { year, path });
  const drawing = JSON.stringify({ ...props, site: url.replace(/^https?:\/\//, '').replace(/#.*/, '') });
  const wanted = `${shape} ${drawing}`;
  const picture = drawn?.of === wanted ? drawn.picture : null;
  const { message, copy, share, sharePicture } = useShareActions({ title, text, url, picture, field });

  useEffect(() => {
    let isGone = false;
    drawDraftPicture(JSON.parse(drawing) as DraftPicture, shape).then(
      (blob) => {
        const of = `${shape} ${drawing}`;
        if (!isGone && blob) setDrawn({ of, picture: new File([blob], PICTURE_NAME, { type: 'image/png' }) });
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      isGone = true;
    };
  }, [shape, drawing]);

  return (
    <section className={styles.share} aria-label="Share">
      <pre aria-hidden="true">{text}</pre>
      <Field label="Link" ref={field} readOnly value={url} onFocus={({ target }) => target.select()} />
      <Segments legend="Picture" options={SHAPE_OPTIONS} chosen={shape} onChoose={setShape} />
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
