'use client';

import type { PlayerSearch } from '#components/finder/use-player-search.ts';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { ERAS } from '#lib/players/index/eras.ts';
import styles from './list-choice.module.css';

/** For suggestions. It appears once the player table has loaded, placed so that nothing shifts. */
export function EraChoice({ search: { isSuggesting, era, setEra } }: { search: PlayerSearch }) {
  const { finder } = usePlayerFinder();
  if (!isSuggesting || !finder) return null;
  return (
    <select
      className={styles.choice}
      aria-label="Era"
      value={era ?? ''}
      onChange={({ target }) => setEra(ERAS.find((known) => String(known) === target.value) ?? null)}
    >
      <option value="">All eras</option>
      {ERAS.map((known) => (
        <option key={known} value={known}>
          {known}s
        </option>
      ))}
    </select>
  );
}
