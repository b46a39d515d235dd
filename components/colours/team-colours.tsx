'use client';

import { useId, useState } from 'react';
import { ColourFields } from '#components/colours/colour-fields.tsx';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import styles from './team-colours.module.css';

const showAll = (fields: HTMLElement | null) => fields?.scrollIntoView({ block: 'nearest' });

/** The fields open on their own line below the row of buttons, so that no button moves. */
export function TeamColours() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Icon name="colours" size={18} /> Colours
      </Button>
      <div id={id} hidden={!isOpen} ref={isOpen ? showAll : null} className={styles.fields}>
        {isOpen && <ColourFields />}
      </div>
    </>
  );
}
