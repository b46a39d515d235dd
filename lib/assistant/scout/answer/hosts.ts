import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { type CupContext, excludedBy, isTeamOf, reachedText } from '#lib/assistant/scout/answer/cup-scope.ts';
import { byEnd, hasReached, isPast } from '#lib/assistant/scout/answer/furthest.ts';
import { recordRow, standingThere } from '#lib/assistant/scout/answer/parts.ts';
import { conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import { CUP_EVERY } from '#lib/assistant/scout/read/cup-years.ts';
import { capital, list } from '#lib/assistant/scout/say/phrases.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { cuesIn } from '#lib/assistant/scout/words/cues.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';

/** Words that ask how far someone got. */
const RESULTS = cuesIn('out result lost champion');

const ENDS = [
  { cue: 'firstCup', said: 'first', part: [0, 1] },
  { cue: 'lastCup', said: 'last', part: [-1] },
] as const;

/** The hosts of a World Cup, or those who had won the one before. */
export function hostsOf(year: number, areHolders: boolean, tables: ScoutTables): string[] {
  const { squads, cups } = tables;
  if (!areHolders) {
    const format = cups.cup(year)?.format;
    return format?.hosts.map((at) => format.teams[at] ?? '') ?? [];
  }
  const holders = squads.find((squad) => squad.year === year - CUP_EVERY && squad.isWinner);
  return squads.flatMap((squad) => (squad.year === year && squad.nation === holders?.nation ? squad.team : []));
}

export function hostsAnswer(context: CupContext): Answer {
  const { query, when, name } = context;
  const areHolders = /champion|holder/.test(query.said.get('hosts') ?? '');
  // 'Which host did worst?'
  const isOfBest = query.order?.measure === 'rating' || query.cues.has('best');
  const isOfStage = conditionsOf(query, 'stage').length > 0;
  const isOfResults = isOfBest || isOfStage || areHolders || RESULTS.some((cue) => query.cues.has(cue));
  // 'The last host to win it'
  const end = ENDS.find(({ cue }) => query.cues.has(cue));
  const rows = rowsOf(context, areHolders, isOfResults, isOfBest).slice(...(end?.part ?? []));
  const [only, ...others] = rows;
  const what = areHolders ? 'holders of the World Cup' : 'World Cup hosts';
  if (!only)
    return lines(isOfResults || !name ? `I know no such ${what} ${when}.` : `${name} hosted no World Cup ${when}.`);
  if (others.length === 0 && !isOfResults) return heldIn(...only);
  const which = [isOfResults && ', and how far each got', orderText(query, isOfBest), end && `, the ${end.said}`];
  return { kind: 'tally', lead: `${capital(what)} ${when}${which.filter(Boolean).join('')}:`, rows };
}

const orderText = (query: Query, isOfBest: boolean) =>
  isOfBest
    ? `, ${query.order?.isLeast ? 'worst' : 'best'} first`
    : conditionsOf(query, 'measure').map(({ from }) => `, ${from} times or more`);

const heldIn = (year: number, host: string): Answer => ({
  ...lines(`The ${year} World Cup was held in ${host.replace('USA', 'the United States')}.`),
  about: host.includes(' and ') ? {} : { team: { name: host, year } },
});

/** The year of each, and the hosts or holders with how far they got, if that is asked. */
function rowsOf(context: CupContext, areHolders: boolean, isOfResults: boolean, isOfBest: boolean) {
  const { query, tables, isIn } = context;
  const all = tables.cups.years.filter(isIn).flatMap((year) =>
    hostsOf(year, areHolders, tables).flatMap((team) => {
      const squad = tables.squadOf(year, team);
      return squad && isAsked(squad, context) ? { year, squad } : [];
    }),
  );
  // 'Hosted two or more World Cups'
  const often = conditionsOf(query, 'measure').find(({ measure }) => measure === 'cups')?.from ?? 1;
  const teams = all.filter(({ squad }) => all.filter((one) => one.squad.nation === squad.nation).length >= often);
  const textOf = ({ squad }: { squad: Squad }) => {
    const record = isOfBest ? `, ${recordRow(standingThere(squad, tables))[1]}` : '';
    return isOfResults ? `${squad.team} (${reachedText(tables, squad)}${record})` : squad.team;
  };
  return isOfBest
    ? byEnd(teams, query.order?.isLeast ?? false, tables).map((one) => [one.year, textOf(one)] as const)
    : [...Map.groupBy(teams, ({ year }) => year)].map(([year, own]) => [year, list.format(own.map(textOf))] as const);
}

/** Whether a host, or holder, is of the nations and got as far as the question asks. */
const isAsked = (squad: Squad, { query: { cues, conditions }, tables, groups, isTheirs }: CupContext) =>
  (!cues.has('champion') || squad.isWinner) &&
  (groups.length === 0 || isTheirs(squad.year, squad.team)) &&
  !isTeamOf(tables, excludedBy({ conditions }))(squad.year, squad.team) &&
  conditions.every((one) => {
    if (one.kind !== 'stage') return true;
    const isOut = cues.has('out') || cues.has('lost');
    const isThere = one.end === 'past' ? isPast(tables, squad, one.stage) : hasReached(tables, squad, one.stage, isOut);
    return isThere !== (one.isNot ?? false);
  });
