import { type About, type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import {
  type CupContext,
  type Found,
  type IsTeam,
  isTeamOf,
  MOST_MATCHES,
  reachedText,
  resultText,
  roundText,
  winnerOf,
} from '#lib/assistant/scout/answer/cup-scope.ts';
import { type Query, saysFewest } from '#lib/assistant/scout/query.ts';
import { cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import { counted, list, withArticle } from '#lib/assistant/scout/say/phrases.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';

/** 'Who knocked out the Netherlands?' A lost semi-final counts, whatever came of the match for third place. */
export function eliminator({ query, tables, found, groups }: Found): Answer | null {
  const [group] = groups;
  if (!query.cues.has('eliminator') || !group) return null;
  const isTheirs = isTeamOf(tables, [group]);
  const years = [...new Set(found.map((match) => match.year))];
  const lasts = (cupYearsOf(query) === null ? years.slice(-1) : years).flatMap(
    (year) => found.findLast((match) => match.year === year && match.stage !== 'third place') ?? [],
  );
  const ends = lasts.map((last) => endOf(last, isTheirs));
  const [only] = ends;
  if (ends.length > 1) return lines(...ends.flatMap((end) => end.texts));
  return only ? { ...lines(...only.texts), about: only.about } : null;
}

/** Who ended a team's World Cup. */
function endOf(last: CupMatch, isTheirs: IsTeam): { texts: string[]; about?: About } {
  const [team = '', other = ''] = isTheirs(last.year, last.teams[1]) ? last.teams.toReversed() : last.teams;
  const winner = winnerOf(last);
  const which = `the ${last.year} World Cup`;
  if (last.stage === 'final' && winner === team)
    return { texts: [`Nobody: ${team} won ${which}.`, `${resultText(last)}.`] };
  if (last.stage.endsWith('group'))
    return {
      texts: [`${team} went out of ${which} in the ${roundText(last.stage)}. The last match: ${resultText(last)}.`],
    };
  return {
    texts: [`${other} knocked ${team} out of ${which}: ${resultText(last)}.`],
    about: { team: { name: other, year: last.year } },
  };
}

/** 'How often has Mexico gone out in the last 16?', 'which teams went out in the group stage in 2014?' */
export function exits({ query, tables, found, groups, own, there, stages, year: asked, when }: Found): Answer | null {
  const [group] = groups;
  const isOfOne = group?.nations.length === 1;
  const isOfRound = query.cues.has('out') && stages.length > 0 && !/far|further/.test(query.said.get('out') ?? '');
  if (!isOfRound || (isOfOne && asked !== null)) return null;
  const ends = (group ? own : there).flatMap(({ year, team, nation }) => {
    const last = tables.matches.findLast(
      (match) => match.year === year && match.stage !== 'third place' && match.teams.includes(team),
    );
    const isOut = last && found.includes(last) && (last.stage.endsWith('group') || winnerOf(last) !== team);
    return isOut ? [{ nation, team, last }] : [];
  });
  const rounds = `${stages.map(roundText).join(' or ')}${query.cues.has('shootouts') ? ', on penalties,' : ''}`;
  const cup = asked === null ? '' : ` of the ${asked} World Cup`;
  const who = isOfOne ? withArticle(group.label) : counted(ends.length, 'team', 'teams');
  const lead = `${who} went out in the ${rounds}`;
  if (ends.length === 0) return lines(isOfOne ? `${lead} at no World Cup ${when}.` : `I know no such team ${when}.`);
  if (asked !== null) return lines(`${lead}${cup}: ${list.format(ends.map(({ team }) => team))}.`);
  if (!isOfOne) return exitTally(ends, `in the ${rounds}`, query, when);
  const matches = ends.map(({ last }) => last);
  const cups = counted(matches.length, 'World Cup', 'World Cups');
  return { kind: 'matches', lead: `${lead} of ${cups} ${when}. The last matches:`, matches, total: matches.length };
}

function exitTally(ends: readonly { nation: string; last: CupMatch }[], where: string, query: Query, when: string) {
  const isLeast = saysFewest(query);
  const rows = [...Map.groupBy(ends, ({ nation }) => nation)]
    .toSorted(([, a], [, b]) => (b.length - a.length) * (isLeast ? -1 : 1))
    .slice(0, MOST_MATCHES)
    .map(([nation, all]) => [nation, `${all.length} (${all.map(({ last }) => last.year).join(', ')})`] as const);
  return { kind: 'tally', lead: `Went out ${where} ${isLeast ? 'least' : 'most'} often ${when}:`, rows } as const;
}

/** 'Croatia in 1998 and in 2018, which went further?' */
export function sides({ query, tables }: CupContext): Answer | null {
  if (!query.cues.has('out') || query.sides.length < 2) return null;
  const ends = query.sides.flatMap(({ group, year }) => {
    const isTheirs = isTeamOf(tables, [group]);
    return tables.squads
      .filter((squad) => squad.year === year && isTheirs(year, squad.team))
      .map((squad) => [`${squad.team} ${year}`, reachedText(tables, squad)] as const);
  });
  return { kind: 'tally', lead: 'How far each got:', rows: ends };
}
