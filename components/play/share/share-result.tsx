'use client';

import { useEffect, useState } from 'react';
import { ShareActions } from '#components/play/share/share-actions.tsx';
import { PICTURE_NAME } from '#components/play/share/use-share-actions.ts';
import { Button } from '#components/ui/button.tsx';
import { useOnline } from '#hooks/use-online.ts';
import { PICTURE_OFFLINE } from '#lib/platform/messages/share.ts';
import { FIRST_SHAPE, PICTURE_SHAPES, type PictureShape } from '#lib/share/picture-shapes.ts';
import styles from './share-result.module.css';

type Props = {
  title: string;
  /** Under the title, where squares say how it went. */
  squares?: string;
  address: string;
  isNext?: boolean;
  /** Where the server draws the result. Null while that isn't known. */
  pictureOf: ((shape: PictureShape) => string) | null;
};

export const RESULT_LINK = 'Link to this result';

/** The picture is fetched in advance, because browsers open the share sheet only during a click. */
export function ShareResult({ title, squares, address, isNext = true, pictureOf }: Props) {
  const [shape, setShape] = useState<PictureShape>(FIRST_SHAPE);
  const source = pictureOf?.(shape) ?? null;
  const isOnline = useOnline();
  const [fetched, retry] = usePicture(source, isOnline);
  const file = fetched instanceof File ? fetched : null;
  const { width, height } = PICTURE_SHAPES[shape];

  return (
    <div className={styles.result}>
      {squares !== undefined && (
        <p aria-hidden="true" className={styles.squares}>
          {squares}
        </p>
      )}
      <div className={styles.frame}>
        {file && source !== null ? (
          <img src={source} width={width} height={height} alt={`Poster: ${title}`} />
        ) : (
          <Waiting {...{ isOnline, retry }} hasFailed={fetched === 'failed'} />
        )}
      </div>
      <ShareActions
        {...{ title, address, isNext }}
        text={squares === undefined ? title : `${title}\n${squares}`}
        addressLabel={RESULT_LINK}
        picture={{ label: 'Your poster', file, shape, onShape: setShape }}
      />
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
function usePicture(source: string | null, isOnline: boolean): [File | 'failed' | null, retry: () => void] {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [retries, setRetries] = useState(0);
  const attempt = `${isOnline} ${retries}`;
  const known =
    fetched?.source === source && (fetched.file !== 'failed' || fetched.attempt === attempt) ? fetched : null;
  const isDone = known !== null && known.file !== 'failed';
  useEffect(() => {
    if (isDone || source === null) return;
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
