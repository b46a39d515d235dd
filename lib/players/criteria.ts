import { foldCountry, folded } from '#lib/players/folded-player.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { positionLabel } from '#lib/team/formation/position-labels.ts';
import { isSamePosition } from '#lib/team/formation/same-position.ts';
import { BIRTH_YEARS, EARLIEST_YEAR } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import { isPosition, type Position } from '#types/position.ts';

const YEAR_TOLERANCE = 10;

type Rule = (player: Player) => boolean;

type Context = {
  clubsOfLeague: ReadonlySet<string>;
  hasClub: boolean;
};

type About<Wanted> = {
  rule: (wanted: Wanted, context: Context) => Rule;
  /** What its chip says. Null if it has none, or one with others. */
  chip: ((wanted: Wanted) => string) | null;
};

export type Criterion =
  | ({ kind: 'text' } & About<string>)
  | ({ kind: 'position' } & About<Position>)
  | ({ kind: 'number'; first: number; last: number } & About<number>);

/** The only list of what can be searched for: criteria, route and filter follow it, and each has a field. */
export const CRITERIA = {
  query: { kind: 'text', rule: nameRule, chip: null },
  position: {
    kind: 'position',
    rule: (position) => (player) => isSamePosition(player.position, position),
    chip: (position) => `${positionLabel(position)}s`,
  },
  year: {
    kind: 'number',
    ...BIRTH_YEARS,
    rule: (year) => (player) => player.year !== null && isBornAround(player.year, year),
    chip: (year) => (year < EARLIEST_YEAR ? `Born before ${EARLIEST_YEAR}` : `Born around ${year}`),
  },
  country: {
    kind: 'text',
    // A chosen club's players count, whatever their country.
    rule: (country, { hasClub }) => (hasClub ? () => true : countryRule(country)),
    chip: null,
  },
  league: {
    kind: 'text',
    rule:
      (_, { clubsOfLeague }) =>
      (player) =>
        clubsOfLeague.has(folded(player).team),
    chip: null,
  },
  team: { kind: 'text', rule: teamRule, chip: null },
} as const satisfies Record<string, Criterion>;

export type CriterionName = keyof typeof CRITERIA;
export const CRITERION_NAMES = Object.keys(CRITERIA) as readonly CriterionName[];

type Values = { text: string; position: Position | ''; number: number | null };

/** '' or null means any. */
export type SearchCriteria = { [Name in CriterionName]: Values[(typeof CRITERIA)[Name]['kind']] };

export const NO_CRITERIA_CHOSEN = Object.fromEntries(
  CRITERION_NAMES.map((name) => [name, CRITERIA[name].kind === 'number' ? null : '']),
) as SearchCriteria;

export function hasCriterion(criteria: SearchCriteria): boolean {
  return Object.values(criteria).some((value) => value !== null && String(value).trim() !== '');
}

/** `clubsOfLeague` holds the folded names of the clubs in `criteria.league`. */
export function filterPlayers(
  players: readonly Player[],
  criteria: SearchCriteria,
  clubsOfLeague: ReadonlySet<string>,
): Player[] {
  return players.filter(matchesCriteria(criteria, clubsOfLeague));
}

export function matchesCriteria(criteria: SearchCriteria, clubsOfLeague: ReadonlySet<string>): Rule {
  const context = { clubsOfLeague, hasClub: criteria.league !== '' || criteria.team !== '' };
  const rules = CRITERION_NAMES.flatMap((name) => ruleOf(CRITERIA[name], criteria[name], context) ?? []);
  return (player) => rules.every((isMet) => isMet(player));
}

function ruleOf(criterion: Criterion, wanted: string | number | null, context: Context): Rule | null {
  return applied(criterion, wanted, (about, value) => about.rule(value, context));
}

export function chipText(criterion: Criterion, wanted: string | number | null): string | null {
  return applied(criterion, wanted, (about, value) => about.chip?.(value) ?? null);
}

/** Null if nothing is wanted. */
function applied<Result>(
  criterion: Criterion,
  wanted: string | number | null,
  apply: <Wanted>(about: About<Wanted>, wanted: Wanted) => Result | null,
): Result | null {
  if (wanted === '' || wanted === null) return null;
  switch (criterion.kind) {
    case 'text':
      return apply(criterion, String(wanted));
    case 'position':
      return isPosition(wanted) ? apply(criterion, wanted) : null;
    case 'number':
      return apply(criterion, Number(wanted));
  }
}

function isBornAround(born: number, year: number): boolean {
  return year < EARLIEST_YEAR ? born < EARLIEST_YEAR : Math.abs(born - year) <= YEAR_TOLERANCE;
}

function nameRule(query: string): Rule {
  const words = searchWords(query);
  return (player) => words.some((word) => folded(player).name.includes(word));
}

function teamRule(team: string): Rule {
  const wanted = foldText(team);
  return (player) => overlap(folded(player).team, wanted);
}

function countryRule(country: string): Rule {
  const wanted = foldCountry(country);
  return (player) => overlap(folded(player).nationality, wanted) || overlap(folded(player).country, wanted);
}

/** A single letter ("N'Golo") is in nearly every name, so it counts only if nothing longer was typed. */
export function searchWords(query: string): string[] {
  const words = foldText(query).split(' ').filter(Boolean);
  const longer = words.filter((word) => word.length > 1);
  return longer.length > 0 ? longer : words;
}

/** Substring match both ways. An unknown text, '', matches nothing. */
const overlap = (a: string, b: string): boolean => a !== '' && b !== '' && (a.includes(b) || b.includes(a));
