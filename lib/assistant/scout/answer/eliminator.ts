import { type About, type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import {
  type CupContext,
  type Found,
  type IsTeam,
  isTeamOf,
  reachedText,
  resultText,
  roundText,
  winnerOf,
} from '#lib/assistant/scout/answer/cup-scope.ts';
import { cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import { counted, withArticle } from '#lib/assistant/scout/say/phrases.ts';
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

/** 'How often has Mexico gone out in the last 16?' */
export function exits({ query, tables, found, groups, stages, year: asked, when }: Found): Answer | null {
  const [group] = groups;
  if (!query.cues.has('out') || !group || stages.length === 0 || asked !== null) return null;
  const isTheirs = isTeamOf(tables, [group]);
  const played = tables.matches.filter(
    ({ year, teams, stage }) => stage !== 'third place' && teams.some((team) => isTheirs(year, team)),
  );
  const last = [...Map.groupBy(played, ({ year }) => year).values()].flatMap((matches) => matches.at(-1) ?? []);
  const matches = last.filter(
    (match) => found.includes(match) && !(match.stage === 'final' && isTheirs(match.year, winnerOf(match) ?? '')),
  );
  const rounds = `${stages.map(roundText).join(' or ')}${query.cues.has('shootouts') ? ', on penalties,' : ''}`;
  const who = `${withArticle(group.label)} went out in the ${rounds}`;
  return matches.length === 0
    ? lines(`${who} at no World Cup ${when}.`)
    : {
        kind: 'matches',
        lead: `${who} of ${counted(matches.length, 'World Cup', 'World Cups')} ${when}. The last matches:`,
        matches,
        total: matches.length,
      };
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
