'use client';

import { useEffect, useState } from 'react';
import { Button, buttonClass } from '#components/ui/button.tsx';
import heard from '#components/ui/heard.module.css';
import { Icon } from '#components/ui/icon.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useScreenActions } from '#hooks/use-screen-actions.tsx';
import { CUP_YEARS } from '#lib/match/cup/cup-format.ts';
import styles from './finish.module.css';

export function Finish({ onClose }: { onClose: () => void }) {
  const { share } = useScreenActions();
  const isMoving = useBuilder(({ moving }) => moving !== null);
  // A live region is announced only if it existed before its text.
  const [news, setNews] = useState('');
  useEffect(() => {
    setNews('Your XI is complete. Play the World Cup, share it, or challenge a friend.');
  }, []);
  const choose = (kind: 'team' | 'challenge') => () => {
    onClose();
    share(kind);
  };
  return (
    // It would cover places where the player can go.
    <section aria-label="Your XI is complete" className={styles.finish} hidden={isMoving}>
      <h2>Your XI is complete</h2>
      <p role="status" className={heard.heard}>
        {news}
      </p>
      <Button look="icon" aria-label="Close" className={styles.close} onClick={onClose}>
        <Icon name="cross" size={18} />
      </Button>
      <div className={styles.choices}>
        <a className={buttonClass('strong')} href={`/play#cup=${CUP_YEARS.at(-1)}`}>
          Play the World Cup
        </a>
        <Button onClick={choose('team')}>Share</Button>
        <Button onClick={choose('challenge')}>Challenge a friend</Button>
      </div>
    </section>
  );
}
