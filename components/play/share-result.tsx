'use client';

import { useEffect, useRef, useState } from 'react';
import button from '#components/play/play-button.module.css';
import { PICTURE_NAME, useShareActions } from '#components/play/use-share-actions.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Segments } from '#components/ui/segments.tsx';
import { useOnline } from '#hooks/use-online.ts';
import { PICTURE_OFFLINE } from '#lib/platform/messages/share.ts';
import { FIRST_SHAPE, PICTURE_SHAPES, type PictureShape, SHAPE_OPTIONS } from '#lib/share/picture-shapes.ts';
import styles from './play-screen.module.css';
import poster from './share-result.module.css';

type Props = {
  title: string;
  squares: string;
  address: string;
  /** Where the server draws the result. */
  pictureOf: (shape: PictureShape) => string;
};

/** The picture is fetched in advance, because browsers open the share sheet only during a click. */
export function ShareResult({ title, squares, address, pictureOf }: Props) {
  const [shape, setShape] = useState<PictureShape>(FIRST_SHAPE);
  const source = pictureOf(shape);
  const isOnline = useOnline();
  const [fetched, retry] = usePicture(source, isOnline);
  const field = useRef<HTMLInputElement>(null);
  const url = typeof window === 'undefined' ? address : window.location.origin + address;
  const picture = fetched instanceof File ? fetched : null;
  const { message, copy, share, sharePicture } = useShareActions({
    title,
    text: `${title}\n${squares}`,
    url,
    picture,
    field,
  });
  const { width, height } = PICTURE_SHAPES[shape];

  return (
    <div className={styles.share}>
      <p aria-hidden="true" className={styles.squares}>
        {squares}
      </p>
      <div className={poster.poster}>
        <div className={poster.frame}>
          {picture ? (
            <img src={source} width={width} height={height} alt={`Poster: ${title}`} />
          ) : (
            <Waiting {...{ isOnline, retry }} hasFailed={fetched === 'failed'} />
          )}
        </div>
        <div className={poster.choice}>
          <Segments legend="Your poster" options={SHAPE_OPTIONS} chosen={shape} onChoose={setShape} />
          <p className={styles.actions}>
            <Button className={button.yellow} onClick={share}>
              Share
            </Button>
            <Button onClick={copy}>Copy result</Button>
            <Button aria-disabled={!picture} onClick={sharePicture}>
              Picture
            </Button>
          </p>
        </div>
      </div>
      <Field label="Link to this result" ref={field} readOnly value={url} onFocus={({ target }) => target.select()} />
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  );
}

function Waiting({ isOnline, hasFailed, retry }: { isOnline: boolean; hasFailed: boolean; retry: () => void }) {
  if (!hasFailed) return <p>Drawing the poster…</p>;
  if (!isOnline) return <p>{PICTURE_OFFLINE}</p>;
  return (
    <div role="alert">
      <p>The poster didn’t load.</p>
      <Button onClick={retry}>Try again</Button>
    </div>
  );
}

type Fetched = { source: string; attempt: string; file: File | 'failed' };

/** Fetched again when the connection is back. */
function usePicture(source: string, isOnline: boolean): [File | 'failed' | null, retry: () => void] {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [retries, setRetries] = useState(0);
  const attempt = `${isOnline} ${retries}`;
  const known =
    fetched?.source === source && (fetched.file !== 'failed' || fetched.attempt === attempt) ? fetched : null;
  const isDone = known !== null && known.file !== 'failed';
  useEffect(() => {
    if (isDone) return;
    const gone = new AbortController();
    const load = async () => {
      const response = await fetch(source, { signal: gone.signal });
      if (!response.ok) throw new Error(`The poster returned ${response.status}.`);
      return new File([await response.blob()], PICTURE_NAME, { type: 'image/png' });
    };
    const keep = (file: File | 'failed') => {
      if (!gone.signal.aborted) setFetched({ source, attempt, file });
    };
    load().then(keep, () => keep('failed'));
    return () => gone.abort();
  }, [source, attempt, isDone]);
  return [known?.file ?? null, () => setRetries((number) => number + 1)];
}
