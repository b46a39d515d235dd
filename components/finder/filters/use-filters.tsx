'use client';

import type { KeyboardEvent, RefObject } from 'react';
import type { PlayerSearch } from '#components/finder/use-player-search.ts';
import { loadable, useLoaded } from '#components/ui/use-loaded.ts';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';

const parts = loadable(() => import('#components/finder/filters/filter-parts.ts').then((module) => module.filterParts));

/** The chosen filters as chips, those that the typed words mean as rows (D62), legends, and the chosen squad. They load with the search rules. */
export function useFilters(search: PlayerSearch, field: RefObject<HTMLInputElement | null>, isAdvanced: boolean) {
  const { understood, legends, change, choose, hasRules, criteria } = search;
  const { finder } = usePlayerFinder();
  const { loaded } = useLoaded(parts, hasRules || isAdvanced, criteria);
  // Not the list's, which follow later: a second Backspace would remove the same filter again.
  const chips = loaded?.chipsOf(criteria, finder?.squads ?? null) ?? [];
  const focusField = () => field.current?.focus();

  return {
    chips: loaded && chips.length > 0 && (
      <loaded.FilterChips
        chips={chips}
        onRemove={({ clear }) => {
          change(clear);
          focusField();
        }}
      />
    ),
    rows: loaded && (
      <loaded.UnderstoodRows
        understood={understood}
        onChoose={(meant) => {
          choose(meant);
          focusField();
        }}
      />
    ),
    squad: loaded && search.squad && <loaded.ChosenSquad squad={search.squad} />,
    /** Opened before they have loaded, they appear as soon as they have. */
    AdvancedFields: isAdvanced ? loaded?.AdvancedFields : undefined,
    legendRows: (onAdded: () => void) =>
      loaded && legends.players.length > 0 && <loaded.LegendRows players={legends.players} onAdded={onAdded} />,
    /** Backspace in the empty field. Holding it to clear the field stops there. */
    onBackspace({ repeat }: KeyboardEvent) {
      const last = chips.at(-1);
      if (last && criteria.query === '' && !repeat) change(last.clear);
    },
  };
}
