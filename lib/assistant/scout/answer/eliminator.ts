import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { isTeamOf, nationsOf, resultText, winnerOf } from '#lib/assistant/scout/answer/cup-scope.ts';
import type { Query } from '#lib/assistant/scout/query.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';

/** 'Who knocked out the Netherlands?' A lost semi-final counts, whatever came of the match for third place. */
export function eliminator({
  query,
  tables,
  found,
}: {
  query: Query;
  tables: ScoutTables;
  found: readonly CupMatch[];
}): Answer | null {
  const [group] = nationsOf(query);
  if (!query.cues.has('eliminator') || !group) return null;
  const isTheirs = isTeamOf(tables, group.nations);
  const year = found.at(-1)?.year;
  const last = found.findLast((match) => match.year === year && match.stage !== 'third place');
  if (!last) return null;
  const [team = '', other = ''] = isTheirs(last.year, last.teams[1]) ? last.teams.toReversed() : last.teams;
  const winner = winnerOf(last);
  const which = `the ${last.year} World Cup`;
  if (last.stage === 'final' && winner === team) return lines(`Nobody: ${team} won ${which}.`, `${resultText(last)}.`);
  if (last.stage.endsWith('group'))
    return lines(`${team} went out of ${which} in the group stage. The last match: ${resultText(last)}.`);
  return lines(`${other} knocked ${team} out of ${which}: ${resultText(last)}.`);
}
