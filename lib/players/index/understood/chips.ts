import { CRITERIA, CRITERION_NAMES, chipText } from '#lib/players/criteria.ts';
import { NO_SEARCH, type Search } from '#lib/players/filters.ts';
import { squadChosen } from '#lib/players/squads/chosen-squad.ts';
import type { SquadBook } from '#lib/players/squads/squad-book.ts';

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

function playerChips(search: Search): Chip[] {
  const { line, years } = search;
  const chips: Chip[] = line ? [{ text: line.label, clear: cleared('line') }] : [];
  for (const name of CRITERION_NAMES) {
    const text = chipText(CRITERIA[name], search[name]);
    if (text !== null) chips.push({ text, clear: cleared(name) });
  }
  if (years) {
    const { from, to } = years;
    chips.push({ text: from === to ? `${from}` : `${from}s`, clear: cleared('years') });
  }
  return chips;
}
