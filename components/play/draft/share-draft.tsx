'use client';

import { useEffect, useState } from 'react';
import { type DraftPicture, drawDraftPicture } from '#components/play/draft/draft-picture.ts';
import { ShareActions } from '#components/play/share/share-actions.tsx';
import { PICTURE_NAME } from '#components/play/share/use-share-actions.ts';
import { draftShareText } from '#lib/draft/share-text.ts';
import { FIRST_SHAPE, type PictureShape } from '#lib/share/picture-shapes.ts';
import styles from './share-draft.module.css';

type Props = Omit<DraftPicture, 'site'> & { path: string; address: string };

/** The squares to copy, and a picture. Neither names a squad or a player while the day lasts. */
export function ShareDraft(props: Props) {
  const { title, percent, marks, year, path, address } = props;
  const [shape, setShape] = useState<PictureShape>(FIRST_SHAPE);
  const [drawn, setDrawn] = useState<{ of: string; picture: File } | null>(null);
  const text = draftShareText(title, { percent, marks }, path === '' ? null : { year, path });
  const drawing = JSON.stringify(props);
  const file = drawn?.of === `${shape} ${drawing}` ? drawn.picture : null;

  useEffect(() => {
    let isGone = false;
    const site = window.location.host + address.replace(/#.*/, '');
    drawDraftPicture({ ...(JSON.parse(drawing) as Props), site }, shape).then(
      (blob) => {
        const of = `${shape} ${drawing}`;
        if (!isGone && blob) setDrawn({ of, picture: new File([blob], PICTURE_NAME, { type: 'image/png' }) });
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      isGone = true;
    };
  }, [shape, drawing, address]);

  return (
    <section className={styles.share} aria-label="Share">
      <pre aria-hidden="true">{text}</pre>
      <ShareActions
        {...{ title, text, address }}
        addressLabel="Link"
        picture={{ label: 'Picture', file, shape, onShape: setShape }}
        isNext={false}
      />
    </section>
  );
}
