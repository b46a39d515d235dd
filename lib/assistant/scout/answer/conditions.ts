import { ageAt, figureIn, partsIn, type Scope, scopeOf, timesOf } from '#lib/assistant/scout/answer/figures.ts';
import { type Condition, conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import type { PlayerRecord, ScoutTables } from '#lib/assistant/scout/tables.ts';
import { WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';
import { careerOf, LAST_YEAR } from '#lib/players/index/career.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';
import { foldText } from '#lib/team/fold-text.ts';

/** A player with this many years in a period belongs to it. */
const YEARS_OF_A_DECADE = 4;
/** More known than this isn't little known. */
const LITTLE_KNOWN = 60;
/** Roles of more positions are lines, such as midfield. */
const PRECISE = 4;
const LONG_CAREER = 10;

/** Whether a player is what the query asks for: every condition holds. */
export function meets(record: PlayerRecord, query: Query, tables: ScoutTables): boolean {
  const scope = scopeOf(query);
  const holds = (one: Condition) => isTrue(record, one, scope, tables);
  const wanted = query.conditions.filter(({ isNot }) => !isNot);
  const any = (kind: Condition['kind']) => {
    const all = wanted.filter((one) => one.kind === kind);
    return all.length === 0 || all.some(holds);
  };
  const isEither = query.cues.has('or');
  const every = wanted.filter(
    ({ kind }) =>
      kind !== 'nation' && kind !== 'role' && !(kind === 'club' && isEither) && kind !== 'stage' && kind !== 'score',
  );
  if (!any('nation') || !any('role') || (isEither && !any('club')) || !every.every(holds)) return false;
  if (query.conditions.some((one) => one.isNot && !isFalse(record, one, scope, tables))) return false;
  const { cues } = query;
  if (cues.has('oneClub') && !isLoyal(record)) return false;
  if (cues.has('lesser') && record.entry.fame > LITTLE_KNOWN) return false;
  return meetsGender(record, query);
}

/** A long career, all of it at one club. */
function isLoyal({ entry: { details } }: PlayerRecord): boolean {
  const { from, to } = careerOf(details);
  return details.clubs.length === 1 && details.now === '' && to - from >= LONG_CAREER;
}

/** A count and a list of award winners cover everyone; any other list has either men or women. */
function meetsGender({ entry }: PlayerRecord, query: Query): boolean {
  if (conditionsOf(query, 'gender').length > 0) return true;
  const isOpen = query.ask === 'count' || query.ask === 'screen';
  return isOpen || entry.details.gender === 'M';
}

function isTrue(record: PlayerRecord, one: Condition, scope: Scope, tables: ScoutTables): boolean {
  const { years } = scope;
  const { entry } = record;
  const { player, details } = entry;
  switch (one.kind) {
    case 'nation':
      return one.group.nations.some((nation) => details.nations.includes(nation));
    case 'club':
      return one.group.clubs.some((club) => details.clubs.includes(club) || details.now === club);
    case 'role':
      // A defender is one by trade, but a left back may also have played elsewhere.
      if (one.role.positions.length > PRECISE) return one.role.positions.includes(details.positions[0] ?? '');
      return details.positions.some((position) => one.role.positions.includes(position));
    case 'active':
      return wasActive(record, one.years);
    case 'born':
      return player.year !== null && player.year >= one.years.from && player.year <= one.years.to;
    case 'age':
      return isAged(record, one, years);
    case 'gender':
      return details.gender === one.gender;
    case 'cup':
      return partsIn(record, one.years).length > 0;
    case 'measure': {
      const value = figureIn(record, one.measure, scope);
      return value !== null && value >= one.from && value <= one.to;
    }
    case 'than': {
      const [own, other] = [record, tables.recordOf(one.entry)].map(
        (both) => figureIn(both, one.measure, scope) ?? 0,
      ) as [number, number];
      return one.isLess ? own < other : own > other;
    }
    case 'honour':
      return timesOf(record, one.honour) > 0;
    case 'name':
      return isNamed(record, one);
    case 'playing':
      return careerOf(details).to >= LAST_YEAR === one.isActive;
    case 'shirt':
      return years === null
        ? player.jerseyNumber === one.number
        : partsIn(record, years).some(({ number }) => number === one.number);
    case 'player':
      return entry === one.entry;
    case 'stage':
    case 'score':
      return false;
  }
}

/** 'Never at a World Cup' holds only for those who can't have been at one before the tables begin. */
function isFalse(record: PlayerRecord, one: Condition, scope: Scope, tables: ScoutTables): boolean {
  if (isTrue(record, one, scope, tables)) return false;
  const isAboutCups =
    one.kind === 'cup' ||
    (one.kind === 'measure' && one.measure === 'cupGoals') ||
    (one.kind === 'honour' && one.honour === WORLD_CUP);
  return !isAboutCups || !mayHavePlayedBefore(record);
}

/** Who took part before the tables begin. */
const EARLIER_CUPS: readonly (readonly [year: number, nations: string])[] = [
  [
    1954,
    'Austria Belgium Brazil Czechoslovakia England France Germany Hungary Italy Mexico Scotland South-Korea Switzerland Turkey Uruguay Yugoslavia',
  ],
  [
    1958,
    'Argentina Austria Brazil Czechoslovakia England France Germany Hungary Mexico Northern-Ireland Paraguay Scotland Soviet-Union Sweden Wales Yugoslavia',
  ],
  [
    1962,
    'Argentina Brazil Bulgaria Chile Colombia Czechoslovakia England Germany Hungary Italy Mexico Soviet-Union Spain Switzerland Uruguay Yugoslavia',
  ],
  [
    1966,
    'Argentina Brazil Bulgaria Chile England France Germany Hungary Italy Mexico North-Korea Portugal Soviet-Union Spain Switzerland Uruguay',
  ],
  [
    1970,
    'Belgium Brazil Bulgaria Czechoslovakia El-Salvador England Germany Israel Italy Mexico Morocco Peru Romania Soviet-Union Sweden Uruguay',
  ],
];
/** Successor states' players may have played for these. */
const FORMER = {
  'Soviet-Union': /^(?:Russia|Ukraine|Georgia|Belarus|Armenia)$/,
  Yugoslavia: /^(?:Serbia|Croatia|Slovenia|Bosnia|Montenegro|North Macedonia)/,
  Czechoslovakia: /^(?:Czech Republic|Slovakia)$/,
};

export function mayHavePlayedBefore({ entry: { player, details } }: PlayerRecord): boolean {
  if (details.gender === 'F') return false;
  const { from, to } = careerOf(details);
  const nations = details.nations.map((nation) => nation.replaceAll(' ', '-'));
  return EARLIER_CUPS.some(([year, teams]) => {
    const isThere = teams
      .split(' ')
      .some((team) => nations.includes(team) || FORMER[team as keyof typeof FORMER]?.test(player.nationality));
    return isThere && from <= year && to >= year;
  });
}

function wasActive({ entry }: PlayerRecord, { from, to }: Years): boolean {
  const career = careerOf(entry.details);
  return yearsIn(career, { from, to }) >= Math.min(YEARS_OF_A_DECADE, to - from + 1, career.to - career.from + 1);
}

export const yearsIn = (one: Years, other: Years) => Math.min(one.to, other.to) - Math.max(one.from, other.from) + 1;

function isAged(record: PlayerRecord, { from, to }: { from: number; to: number }, years: Years | null): boolean {
  const year = record.entry.player.year;
  const ages =
    years === null
      ? [year === null ? -1 : LAST_YEAR - year]
      : partsIn(record, years).map(({ squad }) => ageAt(record, squad.year));
  return ages.some((age) => age >= from && age <= to);
}

function isNamed({ entry }: PlayerRecord, { text, how }: Extract<Condition, { kind: 'name' }>): boolean {
  const words = entry.words
    .filter(({ kind }) => (how === 'word' ? kind !== 'alias' : kind === 'lastName'))
    .map((word) => word.text);
  const shirt = foldText(entry.player.shirtName);
  if (how === 'word') return words.includes(text) || shirt === text;
  return words.some((word) => (how === 'start' ? word.startsWith(text) : word.endsWith(text)));
}
