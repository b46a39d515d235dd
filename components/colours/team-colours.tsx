'use client';

import { useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import styles from './team-colours.module.css';

const ColourFields = lazyPart('The colours', () =>
  import('#components/colours/colour-fields.tsx').then((module) => module.ColourFields),
);

export function TeamColours() {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={styles.colours} onToggle={({ currentTarget }) => setOpened(wasOpened || currentTarget.open)}>
      <summary>
        <Icon name="colours" size={18} /> Colours
      </summary>
      {wasOpened && <ColourFields />}
    </details>
  );
}
