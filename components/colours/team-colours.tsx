'use client';

import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { loadable, useLoaded } from '#components/ui/use-loaded.ts';
import { TRY_AGAIN } from '#lib/platform/messages/session.ts';
import { PHONE } from '#lib/platform/screen.ts';
import styles from './team-colours.module.css';

const colourFields = loadable(() =>
  import('#components/colours/colour-fields.tsx').then((module) => module.ColourFields),
);

const ColoursSheet = lazyPart('Colours', () =>
  import('#components/colours/colours-sheet.tsx').then((module) => module.ColoursSheet),
);

const showAll = (fields: HTMLElement | null) => {
  fields?.scrollIntoView({ block: 'nearest' });
};

/** The fields open on their own line below the row of buttons, so that no button moves; on a phone, as a sheet. */
export function TeamColours() {
  const [isOpen, setOpen] = useState(false);
  const [isSheet, setSheet] = useState(false);
  const { loaded: ColourFields, hasFailed } = useLoaded(colourFields, isOpen);
  const id = useId();
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (window.matchMedia(PHONE).matches ? setSheet(true) : setOpen(!isOpen))}
      >
        <Icon name="colours" size={18} /> Colours
      </Button>
      <div id={id} hidden={!isOpen} ref={isOpen && ColourFields ? showAll : null} className={styles.fields}>
        {isOpen && (ColourFields ? <ColourFields /> : <p role="status">{hasFailed ? TRY_AGAIN : 'Loading…'}</p>)}
      </div>
      {isSheet && <ColoursSheet onClose={() => setSheet(false)} />}
    </>
  );
}
