'use client';

import { Trophy } from '#components/play/cabinet/trophy.tsx';
import { useCabinet } from '#components/play/cabinet/use-cabinet.ts';
import { cupsWon, endWord } from '#lib/match/cup/cabinet.ts';
import { CUP_YEARS } from '#lib/match/cup/cup-format.ts';
import styles from './cabinet.module.css';

type Props = {
  chosen: number | null;
  /** The cup that has just been played. */
  fresh?: number | null;
  onChoose: (year: number) => void;
};

/** What this browser's elevens have won, and how far they got in other cups. */
export function CupCabinet({ chosen, fresh = null, onChoose }: Props) {
  const cabinet = useCabinet();
  return (
    <div className={styles.cabinet}>
      <p className={styles.head}>
        <b>Cabinet</b>{' '}
        <span>
          <b>{cupsWon(cabinet)}</b> of {CUP_YEARS.length} won
        </span>
      </p>
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
                aria-label={`World Cup ${year}, ${endWord(end)}`}
                onClick={() => onChoose(year)}
              >
                <Trophy metal={metal} />
                <b>{year}</b>
                <span>{end ? endWord(end) : 'play'}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
