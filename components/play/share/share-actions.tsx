'use client';

import { useRef } from 'react';
import button from '#components/play/play-button.module.css';
import { useShareActions } from '#components/play/share/use-share-actions.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Segments } from '#components/ui/segments.tsx';
import { type PictureShape, SHAPE_OPTIONS } from '#lib/share/picture-shapes.ts';
import styles from './share-actions.module.css';

type Props = {
  title: string;
  text: string;
  /** Within this site. */
  address: string;
  addressLabel: string;
  /** Null if there is none. Its file is null while it is being drawn. */
  picture: {
    label: string;
    file: File | null;
    shape: PictureShape;
    onShape: (shape: PictureShape) => void;
  } | null;
  /** Whether sharing is the next thing to do. */
  isNext: boolean;
};

export function ShareActions(props: Props) {
  const { title, text, address, addressLabel, picture, isNext } = props;
  const field = useRef<HTMLInputElement>(null);
  const url = typeof window === 'undefined' ? address : window.location.origin + address;
  const { message, copy, share, sharePicture } = useShareActions({
    title,
    text,
    url,
    picture: picture?.file ?? null,
    field,
  });
  return (
    <div className={styles.share}>
      {picture && (
        <Segments legend={picture.label} options={SHAPE_OPTIONS} chosen={picture.shape} onChoose={picture.onShape} />
      )}
      <p className={styles.actions}>
        <Button look={isNext ? 'plain' : 'strong'} className={isNext ? button.yellow : undefined} onClick={share}>
          Share
        </Button>
        <Button onClick={copy}>Copy result</Button>
        {picture && (
          <Button aria-disabled={!picture.file} onClick={sharePicture}>
            Picture
          </Button>
        )}
      </p>
      <Field label={addressLabel} ref={field} readOnly value={url} onFocus={({ target }) => target.select()} />
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  );
}
