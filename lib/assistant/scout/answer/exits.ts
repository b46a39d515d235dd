import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import {
  MOST_MATCHES,
  reachedText,
  resultText,
  roundText,
  tally,
  winnerOf,
} from '#lib/assistant/scout/answer/cup-scope.ts';
import type { Found } from '#lib/assistant/scout/answer/parts.ts';
import { conditionsOf, saysFewest } from '#lib/assistant/scout/query.ts';
import { cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import { capital, counted, list, withArticle } from '#lib/assistant/scout/say/phrases.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';

/** A team's World Cup, and its last match but the one for third place. */
type Exit = { squad: Squad; last: CupMatch };

/** Those that ended in one of the matches in question. */
const exitsIn = ({ groups, own, there, tables, found }: Pick<Found, 'groups' | 'own' | 'there' | 'tables' | 'found'>) =>
  (groups.length > 0 ? own : there).flatMap((squad): Exit[] => {
    const last = tables.matches.findLast(
      ({ year, stage, teams }) => year === squad.year && stage !== 'third place' && teams.includes(squad.team),
    );
    return last && found.includes(last) ? [{ squad, last }] : [];
  });

/** 'Who knocked out the Netherlands?' A lost semi-final counts, whatever came of the match for third place. */
export function eliminator(context: Found): Answer | null {
  const all = context.query.cues.has('eliminator') && context.groups.length > 0 ? exitsIn(context) : [];
  const asked = cupYearsOf(context.query) === null ? all.slice(-1) : all;
  const [only, ...others] = asked.map(({ last, squad: { team } }) => last.teams.find((one) => one !== team) ?? '');
  if (only === undefined) return null;
  const [exit] = asked;
  const about =
    exit && others.length === 0 ? { team: { name: only, year: exit.last.year }, match: exit.last } : undefined;
  return { ...lines(...asked.map(exitText)), about };
}

function exitText({ last, squad: { team, year, isWinner } }: Exit): string {
  const which = `the ${year} World Cup`;
  const [other] = last.teams.filter((one) => one !== team);
  if (isWinner) return `Nobody: ${team} won ${which}.\n${resultText(last)}.`;
  return last.stage.endsWith('group')
    ? `${team} went out of ${which} in the ${roundText(last.stage)}. The last match: ${resultText(last)}.`
    : `${other} knocked ${team} out of ${which}: ${resultText(last)}.`;
}

/** 'How often has Mexico gone out in the last 16?', 'which teams went out in the group stage in 2014?' */
export function exits(context: Found): Answer | null {
  const { query, groups, stages, year, when } = context;
  const [group] = groups;
  const isOfOne = group?.nations.length === 1;
  const isOfRound = query.cues.has('out') && stages.length > 0 && !/far|further/.test(query.said.get('out') ?? '');
  if (!isOfRound) return null;
  const all = exitsIn(context).filter(
    ({ squad, last }) => last.stage.endsWith('group') || winnerOf(last) !== squad.team,
  );
  if (isOfOne && year !== null) return didGoOut(all, context);
  const rounds = `in the ${stages.map(roundText).join(' or ')}${query.cues.has('shootouts') ? ', on penalties,' : ''}`;
  const who = isOfOne ? withArticle(group.label) : counted(all.length, 'team', 'teams');
  if (all.length === 0)
    return lines(isOfOne ? `${who} went out ${rounds} at no World Cup ${when}.` : `I know no such team ${when}.`);
  if (year !== null)
    return lines(
      `${who} went out ${rounds} of the ${year} World Cup: ${list.format(all.map(({ squad }) => squad.team))}.`,
    );
  if (!isOfOne) {
    const isLeast = saysFewest(query);
    const lead = `Went out ${rounds} ${isLeast ? 'least' : 'most'} often ${when}:`;
    return tally(
      lead,
      all.map(({ squad }) => [squad.nation, squad.year] as const),
      isLeast,
    );
  }
  const matches = all.map(({ last }) => last);
  const lead = `${who} went out ${rounds} of ${counted(matches.length, 'World Cup', 'World Cups')} ${when}. The last matches:`;
  return { kind: 'matches', lead, matches, total: matches.length };
}

/** 'Teams knocked out by Germany' */
export function eliminated({ query, tables, found, there, name, isTheirs, where }: Found): Answer | null {
  const isBy = conditionsOf(query, 'nation').some(({ scoring }) => scoring === 'for');
  if (!query.cues.has('out') || !isBy) return null;
  const all = exitsIn({ groups: [], own: [], there, tables, found }).filter(
    ({ squad: { year, team }, last }) =>
      !last.stage.endsWith('group') && !isTheirs(year, team) && isTheirs(year, winnerOf(last) ?? ''),
  );
  const matches = all.map(({ last }) => last).toReversed();
  return {
    kind: 'matches',
    lead: `${capital(name)} knocked out ${where}:`,
    matches: matches.slice(0, MOST_MATCHES),
    total: matches.length,
  };
}

/** 'Did Italy go out in the group stage in 2010?' */
function didGoOut(all: readonly Exit[], { query, tables, own: [squad] }: Found): Answer | null {
  if (!query.isWhether) return null;
  if (all.length > 0) return lines('Yes.', ...all.map(exitText));
  return squad ? lines(`No, ${squad.team} ${squad.year}: ${reachedText(tables, squad)}.`) : null;
}
