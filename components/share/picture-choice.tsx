'use client';

import { useState } from 'react';
import { Segments } from '#components/ui/segments.tsx';
import { PICTURE_SHAPES, type PictureShape, picturePath, SHAPE_NAMES } from '#lib/share/picture-shapes.ts';
import styles from './picture-choice.module.css';

const SHAPES = SHAPE_NAMES.map((shape) => {
  const { label, width, height } = PICTURE_SHAPES[shape];
  return {
    value: shape,
    label: (
      <>
        {label} <small>{`${width} × ${height}`}</small>
      </>
    ),
  };
});

/** The picture's shape, with a preview. */
export function PictureChoice({
  code,
  name,
  shape,
  onChange,
}: {
  /** Null until the link is ready. */
  code: string | null;
  name: string;
  shape: PictureShape;
  onChange: (shape: PictureShape) => void;
}) {
  const [drawn, setDrawn] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
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
      <div className={styles.shapes}>
        <Segments legend="Picture" isLegendHidden options={SHAPES} chosen={shape} onChoose={onChange} />
      </div>
    </>
  );
}
