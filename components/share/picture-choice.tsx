'use client';

import checkbox from '#components/ui/checkbox.module.css';
import { Segments } from '#components/ui/segments.tsx';
import { EXTRA_NAMES, PICTURE_EXTRAS, type PictureExtra } from '#lib/share/picture-extras.ts';
import { PICTURE_SHAPES, type PictureShape, SHAPE_NAMES } from '#lib/share/picture-shapes.ts';
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

type Props = {
  shape: PictureShape;
  setShape: (shape: PictureShape) => void;
  extras: readonly PictureExtra[];
  setExtras: (extras: readonly PictureExtra[]) => void;
  /** Only a complete eleven is rated. */
  isComplete: boolean;
};

export function PictureChoice({ shape, setShape, extras, setExtras, isComplete }: Props) {
  const offered = EXTRA_NAMES.filter((extra) => extra !== 'rating' || isComplete);
  return (
    <>
      <div className={styles.shapes}>
        <Segments legend="Picture" isLegendHidden options={SHAPES} chosen={shape} onChoose={setShape} />
      </div>
      <fieldset aria-label="On the picture" className={styles.extras}>
        {offered.map((extra) => (
          <label key={extra} className={checkbox.choice}>
            <input
              type="checkbox"
              checked={extras.includes(extra)}
              onChange={({ target }) =>
                setExtras(target.checked ? [...extras, extra] : extras.filter((other) => other !== extra))
              }
            />
            {PICTURE_EXTRAS[extra]}
          </label>
        ))}
      </fieldset>
    </>
  );
}
