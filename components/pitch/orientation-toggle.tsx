'use client';

import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import styles from './orientation-toggle.module.css';

/** Matches where portrait is the default (D3), except on a phone held sideways. The style sheets use the same query. */
const NARROW = '(max-width: 900px) and (min-height: 501px), (max-width: 900px) and (orientation: portrait)';

/** By default, CSS picks the label of the other view from the screen's width. */
export function OrientationToggle() {
  const orientation = useBuilder((builder) => builder.orientation);
  const turnPitch = useBuilder((builder) => builder.turnPitch);

  const turn = () => {
    const current = orientation ?? (window.matchMedia(NARROW).matches ? 'portrait' : 'landscape');
    turnPitch(current === 'landscape' ? 'portrait' : 'landscape');
  };

  return (
    <Button look="icon" className={styles.toggle} data-orientation={orientation ?? 'by-width'} onClick={turn}>
      <Icon name="turn" size={20} />
      <span className={styles.name}>
        <span className={styles.toPortrait}>Portrait view</span>
        <span className={styles.toLandscape}>Landscape view</span>
      </span>
    </Button>
  );
}
