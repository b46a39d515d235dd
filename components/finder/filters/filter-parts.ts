import { AdvancedFields } from '#components/finder/fields/advanced-fields.tsx';
import { FilterChips } from '#components/finder/filters/filter-chips.tsx';
import { UnderstoodRows } from '#components/finder/filters/understood-rows.tsx';
import { ChosenSquad } from '#components/finder/results/chosen-squad.tsx';
import { LegendRows } from '#components/finder/results/legend-rows.tsx';
import { chipsOf } from '#lib/players/index/understood/chips.ts';

/** What loads with the search rules: as one part, because each import adds scripts and styles to the page in one go. */
export const filterParts = { chipsOf, FilterChips, UnderstoodRows, LegendRows, ChosenSquad, AdvancedFields };
