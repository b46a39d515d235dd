import { NO_SEARCH, type Search } from '#lib/players/filters.ts';
import { squadChosen } from '#lib/players/squads/chosen-squad.ts';
import type { SquadBook } from '#lib/players/squads/squad-book.ts';
import { positionLabel } from '#lib/team/formation/position-labels.ts';
import { EARLIEST_YEAR } from '#types/limits.ts';

/** One thing that the list is narrowed to, and what removing it changes. */
export type Chip = { text: string; clear: Partial<Search> };

const cleared = (...names: (keyof Search)[]): Partial<Search> =>
  Object.fromEntries(names.map((name) => [name, NO_SEARCH[name]]));

export function chipsOf(search: Search, squads: SquadBook | null): Chip[] {
  return [...cupChips(search, squads), ...placeChips(search), ...playerChips(search)];
}

function cupChips(search: Search, squads: SquadBook | null): Chip[] {
  const { nation, cup } = search;
  const squad = squadChosen(search, squads);
  if (squad) {
    const place = nation ? 'nation' : 'country';
    return [{ text: `${squad.team} ${squad.year}`, clear: cleared('cup', place) }];
  }
  const chips: Chip[] = [];
  if (nation) chips.push({ text: nation.label, clear: cleared('nation') });
  if (cup !== null) chips.push({ text: `World Cup ${cup}`, clear: cleared('cup') });
  return chips;
}

/** The league and country of a chosen club go without saying. */
function placeChips({ team, league, country, cup }: Search): Chip[] {
  const isPartOfSquad = cup !== null && league === '' && team === '';
  const text = team || league || (isPartOfSquad ? '' : country);
  return text === '' ? [] : [{ text, clear: cleared('team', 'league', 'country') }];
}

function playerChips({ position, line, years, year }: Search): Chip[] {
  const chips: Chip[] = [];
  if (position !== '') chips.push({ text: `${positionLabel(position)}s`, clear: cleared('position') });
  if (line) chips.push({ text: line.label, clear: cleared('line') });
  if (years) {
    const { from, to } = years;
    chips.push({ text: from === to ? `${from}` : `${from}s`, clear: cleared('years') });
  }
  if (year !== null) {
    const text = year < EARLIEST_YEAR ? `Born before ${EARLIEST_YEAR}` : `Born around ${year}`;
    chips.push({ text, clear: cleared('year') });
  }
  return chips;
}
