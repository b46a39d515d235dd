'use client';

import type { ReactNode } from 'react';
import { Trophy } from '#components/play/cabinet/trophy.tsx';
import { useCabinet, useOfferedCabinet } from '#components/play/cabinet/use-cabinet.ts';
import counted from '#components/play/counted-head.module.css';
import { Button } from '#components/ui/button.tsx';
import heard from '#components/ui/heard.module.css';
import { cupsWon, endWord } from '#lib/match/cup/cabinet.ts';
import { CUP_YEARS } from '#lib/match/cup/cup-format.ts';
import { shortEnd } from '#lib/match/cup/short-stage.ts';
import styles from './cabinet.module.css';

type Props = {
  chosen: number | null;
  fresh?: number | null;
  onChoose: (year: number) => void;
  head?: ReactNode;
};

export function CupCabinet({ chosen, fresh = null, onChoose, head }: Props) {
  const cabinet = useCabinet();
  return (
    <div className={styles.cabinet}>
      {head ?? (
        <p className={counted.head}>
          <b>Cabinet</b> <CupsWon />
        </p>
      )}
      <Offer />
      <ul aria-label="Cabinet">
        {CUP_YEARS.map((year) => {
          const end = cabinet[year];
          const reached = end ? 'silver' : null;
          const metal = end === 'champion' ? 'gold' : reached;
          return (
            <li key={year}>
              <button
                type="button"
                className={styles.cup}
                data-metal={metal ?? 'none'}
                data-fresh={year === fresh}
                aria-pressed={year === chosen}
                onClick={() => onChoose(year)}
              >
                <Trophy metal={metal} />
                {/* One text, so that the name has no space before its comma. */}
                <span className={heard.heard}>{`World Cup ${year}, ${endWord(end)}`}</span>
                <b aria-hidden="true">{year}</b>
                <span aria-hidden="true">{shortEnd(end)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function CupsWon() {
  const cabinet = useCabinet();
  return (
    <span>
      <b>{cupsWon(cabinet)}</b> of {CUP_YEARS.length} won
    </span>
  );
}

/** Nothing of a backup is added without asking. */
function Offer() {
  const offer = useOfferedCabinet();
  if (!offer) return null;
  const cups = offer.cups === 1 ? '1 World Cup' : `${offer.cups} World Cups`;
  return (
    <section className={styles.offer} aria-label="Cabinet of a backup">
      <p>The file you imported did better in {cups}. Add them to your cabinet?</p>
      <Button look="strong" onClick={() => offer.answer(true)}>
        Add
      </Button>
      <Button onClick={() => offer.answer(false)}>Don’t add</Button>
    </section>
  );
}
