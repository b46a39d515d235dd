import { type Answer, type Context, lines } from '#lib/assistant/scout/answer/answer.ts';
import {
  isIn,
  isTeamOf,
  namesOf,
  nationsOf,
  reachedText,
  roundText,
  whenText,
} from '#lib/assistant/scout/answer/cup-scope.ts';
import { conditionsOf } from '#lib/assistant/scout/query.ts';
import { CUP_EVERY } from '#lib/assistant/scout/read/cup-years.ts';
import { capital, list } from '#lib/assistant/scout/say/phrases.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';

/** Words that ask how far someone got. */
const RESULTS: readonly Cue[] = ['out', 'result', 'lost'];

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

export function hostsAnswer({ query, tables }: Context): Answer {
  const groups = nationsOf(query);
  const isTheirs = isTeamOf(tables, groups);
  const areHolders = /champion|holder/.test(query.said.get('hosts') ?? '');
  const stages = conditionsOf(query, 'stage').map(({ stage }) => roundText(stage));
  // 'How far did the hosts get?'
  const isOfWinners = query.cues.has('champion');
  const isOfResults = areHolders || stages.length > 0 || isOfWinners || RESULTS.some((cue) => query.cues.has(cue));
  const rows = tables.cups.years.flatMap((year) => {
    const hosts = hostsOf(year, areHolders, tables).flatMap((team) => {
      const squad = isOfResults && tables.squads.find((one) => one.year === year && one.team === team);
      const end = squad ? reachedText(tables, squad) : '';
      const isAsked =
        (stages.length === 0 || stages.includes(end)) &&
        (!isOfWinners || end === 'winners') &&
        (groups.length === 0 || isTheirs(year, team));
      return isAsked ? [end ? `${team} (${end})` : team] : [];
    });
    const isJoint = !query.cues.has('together') || hosts.length > 1;
    return hosts.length > 0 && isJoint && isIn(query, year) ? [[year, list.format(hosts)] as const] : [];
  });
  const [only] = rows;
  const what = areHolders ? 'holders of the World Cup' : 'World Cup hosts';
  const when = whenText(query);
  if (!only && (groups.length === 0 || isOfResults)) return lines(`I know no such ${what} ${when}.`);
  if (!only) return lines(`${namesOf(query)} hosted no World Cup ${when}.`);
  if (rows.length === 1 && !isOfResults && !query.cues.has('together'))
    return lines(`The ${only[0]} World Cup was held in ${only[1].replace('USA', 'the United States')}.`);
  return {
    kind: 'tally',
    lead: `${capital(what)}${rows.length > 1 ? ` ${when}` : ''}${isOfResults ? ', and how far each got' : ''}:`,
    rows,
  };
}
