'use client';

import { Icon } from '#components/ui/icon.tsx';
import type { Chip } from '#lib/players/index/understood/chips.ts';
import styles from './filter-chips.module.css';

export function FilterChips({ chips, onRemove }: { chips: readonly Chip[]; onRemove: (chip: Chip) => void }) {
  return (
    <ul aria-label="Filters" className={styles.chips}>
      {chips.map((chip) => (
        <li key={chip.text}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`Remove filter ${chip.text}`}
            // Keeps a phone's keyboard open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onRemove(chip)}
          >
            {chip.text}
            <Icon name="cross" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
