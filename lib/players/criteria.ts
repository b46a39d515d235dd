import type { SearchCriteria } from '#types/api.ts';

export const NO_CRITERIA_CHOSEN: SearchCriteria = {
  query: '',
  position: '',
  year: null,
  country: '',
  league: '',
  team: '',
};

export function hasCriterion(criteria: SearchCriteria): boolean {
  return Object.values(criteria).some((value) => value !== null && String(value).trim() !== '');
}
