import { type Answer, type Context, lines } from '#lib/assistant/scout/answer/answer.ts';
import { conditionsOf, type Query, stagesIn } from '#lib/assistant/scout/query.ts';
import { cupYearsOf, isCupYear } from '#lib/assistant/scout/read/cup-years.ts';
import { isWithin } from '#lib/assistant/scout/read/ranges.ts';
import { dateText, list, yearsText } from '#lib/assistant/scout/say/phrases.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';
import { CUPS, type ScoutTables } from '#lib/assistant/scout/tables.ts';
import type { NationGroup } from '#lib/players/filters.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';

export const SINCE = `since ${CUPS.first}`;
export const MOST_MATCHES = 10;

export const yearOf = (query: Query) => {
  const years = cupYearsOf(query);
  return years !== null && years.from === years.to ? years.from : null;
};
export const nationsOf = (query: Pick<Query, 'conditions'>) => [
  ...new Map(conditionsOf(query, 'nation').map(({ group }) => [group.label, group])).values(),
];

/** 'Not from Europe' */
export const excludedBy = (query: Pick<Query, 'conditions'>) =>
  conditionsOf(query, 'nation', true).map(({ group }) => group);

export type CupContext = ReturnType<typeof cupContext>;

/** What a question about World Cups is about. */
export function cupContext(context: Context) {
  const { query, tables } = context;
  const years = cupYearsOf(query);
  const year = yearOf(query);
  const when = years === null ? SINCE : yearsText(years);
  const groups = nationsOf(query);
  const isTheirs = isTeamOf(tables, groups);
  const isIn = (at: number) => years === null || isWithin(at, years);
  const isExcluded = isTeamOf(tables, excludedBy(query));
  const there = tables.squads.filter(({ year: at, team }) => isIn(at) && !isExcluded(at, team));
  const own = there.filter((squad) => isTheirs(squad.year, squad.team));
  return {
    ...context,
    /** The one World Cup in question, if it is one. */
    year,
    isIn,
    when,
    where: year === null ? `at World Cups ${when}` : `at the ${year} World Cup`,
    /** The nations in question. */
    groups,
    name: list.format(groups.map(({ label }) => label)),
    isTheirs,
    stages: stagesIn(query),
    there,
    /** The squads there of the nations in question. */
    own,
    /** The same, or all if no nation is in question. */
    squads: groups.length > 0 ? own : there,
  };
}

/** 'Who knocked France out in 1982 and in 1986?' is asked of each. */
export const ofEachCup =
  (answer: (context: CupContext) => Answer) =>
  (context: CupContext): Answer => {
    const { query, groups } = context;
    const cups = conditionsOf(query, 'cup');
    if (cups.length < 2 || groups.length !== 1 || query.sides.length > 1) return answer(context);
    const others = query.conditions.filter(({ kind }) => kind !== 'cup');
    const answers = cups.map((cup) =>
      answer(cupContext({ ...context, query: { ...query, conditions: [...others, cup] } })),
    );
    return { kind: 'several', answers };
  };

/** Null if there was such a World Cup. */
export function noSuchCup(query: Query): Answer | null {
  const year = yearOf(query);
  if (year === null || isCupYear(year)) return null;
  if (year < CUPS.first)
    return lines(`I have the World Cups from ${CUPS.first} to ${CUPS.last}, so nothing about ${year}.`);
  return lines(`There was no World Cup in ${year}; I have those of ${CUPS.first}, every four years, to ${CUPS.last}.`);
}

export type IsTeam = (year: number, team: string) => boolean;

/** Whether a team was one of these nations', such as 'West Germany'. */
export function isTeamOf({ squads }: ScoutTables, groups: readonly Pick<NationGroup, 'nations'>[]): IsTeam {
  const nations = groups.flatMap((group) => group.nations);
  const ids = new Set(
    squads.filter(({ nation, team }) => nations.includes(nation) || nations.includes(team)).map(({ id }) => id),
  );
  return (year, team) => ids.has(`${year} ${team}`);
}

export const winnerOf = ({ goals, teams, shootout }: CupMatch): string | null =>
  shootout || (goals[0] === goals[1] ? null : (teams[goals[0] > goals[1] ? 0 : 1] ?? null));

/** 'Semi-final' or 'winners': how far a team got. */
export function reachedText({ matches }: ScoutTables, squad: Squad): string {
  const last = matches.findLast(({ year, teams }) => year === squad.year && teams.includes(squad.team));
  const places: Readonly<Record<string, readonly [string, string]>> = {
    final: ['winners', 'lost the final'],
    'third place': ['third', 'fourth'],
  };
  const [won, lost] = places[last?.stage ?? ''] ?? [];
  return (last && winnerOf(last) === squad.team ? won : lost) ?? roundText(last?.stage ?? '');
}

/** 'Italy 3–1 West Germany', the given team first. */
export function scoreText({ teams, goals, shootout }: CupMatch, first: string = teams[0]): string {
  const at = teams[1] === first ? 1 : 0;
  const score = `${teams[at]} ${goals[at]}–${goals[1 - at]} ${teams[1 - at]}`;
  return shootout === '' ? score : `${score} (${shootout} won the shoot-out)`;
}

/** How often each name occurs, most often first. */
export function tallyOf(names: readonly string[]): [string, number][] {
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, all]): [string, number] => [name, all.length])
    .sort((a, b) => b[1] - a[1]);
}

/** With more, they would fill the line. */
const MOST_NOTES = 6;

/** '3 (1974, 1978, 2010)' */
export const noted = (notes: readonly (string | number)[]) =>
  notes.length > MOST_NOTES ? notes.length : `${notes.length} (${notes.join(', ')})`;

/** The same, with a note on each time. */
export function tally(
  lead: string,
  all: readonly (readonly [name: string, note: string | number])[],
  isLeast = false,
): Answer {
  const names = tallyOf(all.map(([name]) => name)).map(([name]) => name);
  const rows = (isLeast ? names.toReversed() : names)
    .slice(0, MOST_MATCHES)
    .map((name) => [name, noted(all.flatMap(([own, note]) => (own === name ? [note] : [])))] as const);
  return { kind: 'tally', lead, rows };
}

export const absent = ({ name, year }: CupContext): Answer =>
  lines(`${name || 'That team'} had no squad at the ${year} World Cup.`);

/** The second group stage is one, too. */
export const isOfStage = (stage: string, asked: string) =>
  asked === 'knockout' ? !stage.endsWith('group') : stage === asked || stage.endsWith(` ${asked}`);

export const roundText = (stage: string) => (stage.endsWith('group') ? `${stage} stage` : stage);

/** 'Italy 3–1 West Germany, final 1982, 11 July 1982' */
export const resultText = (match: CupMatch, first: string = match.teams[0]) =>
  `${scoreText(match, first)}, ${roundText(match.stage)} ${match.year}, ${dateText(match.date)}`;
