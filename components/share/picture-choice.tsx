'use client';

import { useId, useState } from 'react';
import { PICTURE_SHAPES, type PictureShape, picturePath } from '#lib/share/picture-shapes.ts';
import styles from './picture-choice.module.css';

const NAMES: Readonly<Record<PictureShape, string>> = { tall: 'Post', story: 'Story', wide: 'Preview' };
const SHAPES: readonly PictureShape[] = ['tall', 'story', 'wide'];

/** The shape of the picture, and how it looks. */
export function PictureChoice({
  code,
  name,
  shape,
  onChange,
}: {
  /** Null until the link is made. */
  code: string | null;
  name: string;
  shape: PictureShape;
  onChange: (shape: PictureShape) => void;
}) {
  const [drawn, setDrawn] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const group = useId();
  const source = code === null ? null : picturePath(code, shape);

  return (
    <>
      <div className={styles.preview}>
        {source !== null && source !== failed && (
          <>
            {source !== drawn && <span aria-hidden="true">Drawing the picture…</span>}
            <img
              key={source}
              src={source}
              alt={`${name} on the pitch`}
              onLoad={() => setDrawn(source)}
              onError={() => setFailed(source)}
            />
          </>
        )}
      </div>
      <fieldset className={styles.shapes}>
        <legend>Picture</legend>
        {SHAPES.map((one) => (
          <label key={one}>
            <input type="radio" name={group} checked={one === shape} onChange={() => onChange(one)} />
            <span>
              {NAMES[one]} <small>{PICTURE_SHAPES[one].join(' × ')}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
