import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import {
  type CupContext,
  excludedBy,
  isTeamOf,
  MOST_MATCHES,
  noted,
  reachedText,
  roundText,
} from '#lib/assistant/scout/answer/cup-scope.ts';
import { standingThere } from '#lib/assistant/scout/answer/parts.ts';
import { isWithin, MANY } from '#lib/assistant/scout/read/ranges.ts';
import { counted, list, or, withArticle } from '#lib/assistant/scout/say/phrases.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';

/** How far a team can get, the furthest first. */
const ENDS =
  'winners, lost the final, third, fourth, semi-final, quarter-final, second group stage, round of 16, round of 32, group stage'.split(
    ', ',
  );

const ONCE = { from: 1, to: MANY };

/** How those finished who lost in a round: the losers of a semi-final played for third place. */
const lostIn = (stage: string) =>
  ({ final: ['lost the final'], 'semi-final': ['third', 'fourth', 'semi-final'] })[stage] ?? [roundText(stage)];

const endOf = (tables: ScoutTables, squad: Squad) => ENDS.indexOf(reachedText(tables, squad));

/** Whether a squad got further than a round. */
export const isPast = (tables: ScoutTables, squad: Squad, stage: string) =>
  endOf(tables, squad) < ENDS.indexOf(lostIn(stage)[0] ?? '');

/** Whether a squad played in a round, or went out there. */
export const hasReached = (tables: ScoutTables, squad: Squad, stage: string, isOut: boolean) =>
  isOut
    ? lostIn(stage).includes(reachedText(tables, squad))
    : endOf(tables, squad) <= ENDS.indexOf(lostIn(stage).at(-1) ?? '');

/** The furthest first, or last. Of those level, the one with more points. */
export function byEnd<One extends { squad: Squad }>(all: readonly One[], isLeast: boolean, tables: ScoutTables): One[] {
  const weigh = ({ squad }: One) => {
    const { won, drawn } = standingThere(squad, tables);
    return endOf(tables, squad) - (3 * won + drawn) / MANY;
  };
  // Weighing goes through all matches.
  const weighed = all.map((one) => ({ one, weight: weigh(one) * (isLeast ? -1 : 1) }));
  return weighed.sort((a, b) => a.weight - b.weight).map(({ one }) => one);
}

/** 'At best quarter-final in 1986 and 1990', of several squads. */
export function furthestText(tables: ScoutTables, squads: readonly Squad[]): string {
  const best = ENDS.find((end) => squads.some((squad) => reachedText(tables, squad) === end));
  const years = squads.flatMap((squad) => (reachedText(tables, squad) === best ? String(squad.year) : []));
  const which = best === 'group stage' ? best : `${best} in ${list.format(years)}`;
  return squads.length === 1 ? `${best}` : `at best ${which}`;
}

/** 'Has Mexico ever got past the last 16?', 'which teams never got out of the group?' */
export function pastRound({ query, tables, groups, own, squads, name, where, when }: CupContext): Answer | null {
  const asked = query.conditions.find((one) => one.kind === 'stage' && one.end === 'past');
  if (asked?.kind !== 'stage') return null;
  const isAsked = (squad: Squad) => isPast(tables, squad, asked.stage);
  const round = `past the ${roundText(asked.stage)}`;
  const [group, ...others] = groups;
  if (group && group.nations.length === 1 && others.length === 0) {
    const past = own.filter(isAsked);
    const [no, yes] = query.isWhether ? ['No, ', 'Yes, '] : ['', ''];
    if (own.length === 0) return null;
    if (past.length === 0) return lines(`${no}${name} never got ${round} ${where}; ${furthestText(tables, own)}.`);
    const lead = `${yes}${name} got ${round} at ${past.length} of ${counted(own.length, 'World Cup', 'World Cups')} ${when}:`;
    return { kind: 'tally', lead, rows: past.map((squad) => [squad.year, reachedText(tables, squad)] as const) };
  }
  const never = asked.isNot ? 'never ' : '';
  const found = [...Map.groupBy(squads, ({ nation }) => nation)]
    .map(([nation, all]) => ({ nation, all, past: all.filter(isAsked) }))
    .filter(({ past }) => isWithin(past.length, asked.times ?? ONCE) !== (asked.isNot ?? false))
    .map(({ nation, all, past }) => [nation, (never ? all : past).map(({ year }) => year)] as const)
    .sort((one, other) => other[1].length - one[1].length);
  const part = found.length > MOST_MATCHES ? ` (${MOST_MATCHES} of ${found.length})` : '';
  return {
    kind: 'tally',
    lead: `${counted(found.length, 'team', 'teams')} ${name && `from ${withArticle(name)} `}${never}got ${round} ${where}, by their World Cups${part}:`,
    rows: found.slice(0, MOST_MATCHES).map(([nation, years]) => [nation, noted(years)] as const),
  };
}

/** 'Which World Cup did Uruguay do best at?', 'Croatia in 1998 or in 2018?', 'who got furthest?' */
export function bestCups({ query, tables, groups, squads, name, when }: CupContext): Answer {
  const { sides } = query;
  const isOfSides = sides.length > 1;
  const isOfOne = groups.length === 1 && groups.every(({ nations }) => nations.length === 1);
  const asked = sides.flatMap(({ group, year }) =>
    tables.squads.filter((squad) => squad.year === year && isTeamOf(tables, [group])(year, squad.team)),
  );
  const isLeast = query.order?.isLeast ?? false;
  const all = (isOfSides ? asked : squads).map((squad) => ({ squad }));
  const rows = byEnd(all, isLeast, tables).map(
    ({ squad }) =>
      [isOfOne && !isOfSides ? squad.year : `${squad.team} ${squad.year}`, reachedText(tables, squad)] as const,
  );
  const outside = excludedBy(query).map(({ label }) => withArticle(label));
  const of = `${name && ` of ${withArticle(name)}`}${outside.length > 0 ? ` not from ${or.format(outside)}` : ''}`;
  return {
    kind: 'tally',
    lead: isOfSides
      ? 'How far each got:'
      : `${isOfOne ? 'World Cups' : 'Teams'}${of} ${when}, ${isLeast ? 'worst' : 'best'} first:`,
    rows: isOfOne ? rows : rows.slice(0, MOST_MATCHES),
  };
}
