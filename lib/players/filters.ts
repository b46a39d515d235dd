import { NO_CRITERIA_CHOSEN, type SearchCriteria } from '#lib/players/criteria.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';
import type { Position } from '#types/position.ts';

export type NationGroup = { label: string; nations: readonly string[] };

/** What only our own tables can tell (D62). */
export type TableFilters = {
  nation: NationGroup | null;
  /** Several positions, such as the defenders'. A single one is a criterion. */
  line: { label: string; positions: readonly Position[] } | null;
  years: Years | null;
  /** The year of a World Cup. With a nation, that squad. */
  cup: number | null;
};

export type Search = SearchCriteria & TableFilters;

export const NO_SEARCH: Search = { ...NO_CRITERIA_CHOSEN, nation: null, line: null, years: null, cup: null };

/** Whether anything but a typed name narrows the list. */
export const isNarrowed = (search: Search): boolean =>
  Object.entries(search).some(([name, value]) => name !== 'query' && value !== null && value !== '');
