import { overlap, YEAR_TOLERANCE } from '#lib/players/filters.ts';
import type { PlayerColumns } from '#lib/players/index/columns.ts';
import { rowClubs, rowCountry } from '#lib/players/index/row.ts';
import { clubNamesOfLeague, countryForms } from '#lib/players/reference/lookup.ts';
import { foldText } from '#lib/team/fold-text.ts';
import type { SearchCriteria } from '#types/api.ts';
import { POSITIONS, type Position } from '#types/player.ts';

/** Substring match, but 'US' is not in 'Russia'. */
function isSameCountry(nation: string, form: string): boolean {
  return form.length > 3 ? overlap(nation, form) : nation === form;
}

/** Places in `POSITIONS` that a position means: ST and CF are taken together (spec §9). None for ''. */
export function positionPlaces(position: SearchCriteria['position']): ReadonlySet<number> {
  if (position === '') return new Set();
  const meant: readonly Position[] = position === 'ST' || position === 'CF' ? ['ST', 'CF'] : [position];
  return new Set(meant.map((one) => POSITIONS.indexOf(one)));
}

/**
 * Whether a row meets every criterion but the query: the rules of spec §5 and D17, the same as for the players of the
 * sports database. Texts are compared once for every club and nation, not once for every row.
 */
export function rowFilter(columns: PlayerColumns, criteria: SearchCriteria): (row: number) => boolean {
  const tests: ((row: number) => boolean)[] = [];

  if (criteria.position !== '') {
    const places = positionPlaces(criteria.position);
    tests.push((row) => places.has(columns.position[row] ?? -1));
  }
  const { year } = criteria;
  if (year !== null) tests.push((row) => Math.abs((columns.birthYear[row] ?? 0) - year) <= YEAR_TOLERANCE);

  const ofClub = (isMeant: (folded: string) => boolean) => {
    const meant = columns.clubs.map((club) => isMeant(foldText(club)));
    tests.push((row) => meant[rowClubs(columns, row)[0] ?? -1] === true);
  };
  if (criteria.league !== '') {
    const known = clubNamesOfLeague(criteria.league);
    ofClub((club) => known.has(club));
  }
  if (criteria.team !== '') {
    const team = foldText(criteria.team);
    ofClub((club) => overlap(club, team));
  }
  if (criteria.country !== '' && criteria.league === '' && criteria.team === '') {
    const forms = [...countryForms(criteria.country)];
    const meant = columns.nations.map((nation) => forms.some((form) => isSameCountry(foldText(nation), form)));
    tests.push((row) => meant[columns.nation[row] ?? -1] === true || meant[rowCountry(columns, row)] === true);
  }
  return (row) => tests.every((test) => test(row));
}
