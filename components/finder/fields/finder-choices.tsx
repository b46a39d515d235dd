import type { ReactNode } from 'react';
import { useFillTeam } from '#components/finder/use-fill-team.ts';
import type { PlayerSearch } from '#components/finder/use-player-search.ts';
import styles from './finder-choices.module.css';

type Props = {
  search: PlayerSearch;
  chips: ReactNode;
  isAdvanced: boolean;
  advancedId: string;
  onAdvanced: () => void;
  children: ReactNode;
};

export function FinderChoices({ search, chips, isAdvanced, advancedId, onAdvanced, children }: Props) {
  const { autoFill, surprise, isBusy } = useFillTeam();
  const { slot, isAnyPosition, preferSlot } = search;

  return (
    <div className={styles.choices}>
      {chips}
      {slot !== null && (
        <>
          <button
            type="button"
            className={styles.chip}
            aria-label={`${slot} first`}
            aria-pressed={!isAnyPosition}
            onClick={() => preferSlot(true)}
          >
            {slot}
          </button>
          <button
            type="button"
            className={styles.chip}
            aria-label="All positions"
            aria-pressed={isAnyPosition}
            onClick={() => preferSlot(false)}
          >
            <span>
              All<span className={styles.long}> positions</span>
            </span>
          </button>
        </>
      )}
      <button
        type="button"
        className={`${styles.chip} ${styles.toggle}`}
        aria-expanded={isAdvanced}
        aria-controls={advancedId}
        aria-label="Advanced search"
        onClick={onAdvanced}
      >
        Advanced
      </button>
      <button
        type="button"
        className={styles.chip}
        title="Picks a player for every empty position"
        aria-busy={isBusy}
        onClick={() => autoFill(search.found, search.era)}
      >
        Auto-fill
      </button>
      <button
        type="button"
        className={styles.chip}
        title="Draws a new eleven from the great players"
        aria-busy={isBusy}
        onClick={() => surprise(search.era)}
      >
        Surprise me
      </button>
      {children}
    </div>
  );
}
