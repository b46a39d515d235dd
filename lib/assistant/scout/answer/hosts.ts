import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { type CupContext, reachedText, roundText } from '#lib/assistant/scout/answer/cup-scope.ts';
import { isPast } from '#lib/assistant/scout/answer/furthest.ts';
import { CUP_EVERY } from '#lib/assistant/scout/read/cup-years.ts';
import { capital, list } from '#lib/assistant/scout/say/phrases.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { cuesIn } from '#lib/assistant/scout/words/cues.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';

/** Words that ask how far someone got. */
const RESULTS = cuesIn('out result lost');

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

export function hostsAnswer({ query, tables, groups, isTheirs, isIn, when, name }: CupContext): Answer {
  const areHolders = /champion|holder/.test(query.said.get('hosts') ?? '');
  const stages = query.conditions.filter((one) => one.kind === 'stage');
  const isThere = (squad: Squad) =>
    stages.every(
      ({ stage, end, isNot = false }) =>
        (end === 'past' ? isPast(tables, squad, stage) : reachedText(tables, squad) === roundText(stage)) !== isNot,
    );
  // 'How far did the hosts get?'
  const isOfWinners = query.cues.has('champion');
  const isOfResults = isOfWinners || stages.length > 0 || RESULTS.some((cue) => query.cues.has(cue)) || areHolders;
  const rows = tables.cups.years.filter(isIn).flatMap((year) => {
    const hosts = hostsOf(year, areHolders, tables).flatMap((team) => {
      const squad = isOfResults && tables.squadOf(year, team);
      const end = squad ? reachedText(tables, squad) : '';
      const isAsked =
        (!squad || isThere(squad)) &&
        (!isOfWinners || end === 'winners') &&
        (groups.length === 0 || isTheirs(year, team));
      return isAsked ? [end ? `${team} (${end})` : team] : [];
    });
    return hosts.length > 0 ? [[year, list.format(hosts)] as const] : [];
  });
  const [only] = rows;
  const what = areHolders ? 'holders of the World Cup' : 'World Cup hosts';
  if (!only)
    return lines(isOfResults || !name ? `I know no such ${what} ${when}.` : `${name} hosted no World Cup ${when}.`);
  const [year, host] = only;
  if (rows.length === 1 && !isOfResults)
    return {
      ...lines(`The ${year} World Cup was held in ${host.replace('USA', 'the United States')}.`),
      about: host.includes(' and ') ? {} : { team: { name: host, year } },
    };
  return { kind: 'tally', lead: `${capital(what)} ${when}${isOfResults ? ', and how far each got' : ''}:`, rows };
}
