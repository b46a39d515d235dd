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
const exitsIn = ({ squads, tables, found }: Found) =>
  squads.flatMap((squad): Exit[] => {
    const last = tables.matches.findLast(
      ({ year, stage, teams }) => year === squad.year && stage !== 'third place' && teams.includes(squad.team),
    );
    return last && found.includes(last) ? [{ squad, last }] : [];
  });

/** 'Who knocked out the Netherlands?' A lost semi-final counts, whatever came of the match for third place. */
export function eliminator(context: Found): Answer | null {
  const all = context.query.cues.has('eliminator') && context.groups.length > 0 ? exitsIn(context) : [];
  const asked = cupYearsOf(context.query) === null ? all.slice(-1) : all;
  const [exit, ...others] = asked;
  if (!exit) return null;
  const { last, squad } = exit;
  const name = last.teams.find((team) => team !== squad.team) ?? '';
  const about = others.length === 0 ? { team: { name, year: last.year }, match: last } : undefined;
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
  const { query, groups, stages } = context;
  if (!query.cues.has('out') || stages.length === 0) return null;
  const all = exitsIn(context).filter(
    ({ squad, last }) => last.stage.endsWith('group') || winnerOf(last) !== squad.team,
  );
  const rounds = `in the ${stages.map(roundText).join(' or ')}${query.cues.has('shootouts') ? ', on penalties,' : ''}`;
  const [group] = groups;
  return group?.nations.length === 1 ? exitsOf(group.label, rounds, all, context) : exitsOfMany(rounds, all, context);
}

function exitsOfMany(rounds: string, all: readonly Exit[], { query, year, when }: Found): Answer {
  if (all.length === 0) return lines(`I know no such team ${when}.`);
  const isLeast = saysFewest(query);
  const lead = `Went out ${rounds} ${isLeast ? 'least' : 'most'} often ${when}:`;
  const notes = all.map(({ squad }) => [squad.nation, squad.year] as const);
  if (year === null) return tally(lead, notes, isLeast);
  const teams = list.format(all.map(({ squad }) => squad.team));
  return lines(`${counted(all.length, 'team', 'teams')} went out ${rounds} of the ${year} World Cup: ${teams}.`);
}

function exitsOf(label: string, rounds: string, all: readonly Exit[], { tables, year, when, own }: Found): Answer {
  const [squad] = own;
  if (year !== null && squad)
    return all.length > 0
      ? lines('Yes.', ...all.map(exitText))
      : lines(`No, ${squad.team} ${squad.year}: ${reachedText(tables, squad)}.`);
  const matches = all.map(({ last }) => last);
  const cups = matches.length === 0 ? 'at no World Cup' : `of ${counted(matches.length, 'World Cup', 'World Cups')}`;
  const text = `${withArticle(label)} went out ${rounds} ${cups} ${when}.`;
  return matches.length === 0
    ? lines(text)
    : { kind: 'matches', lead: `${text} The last matches:`, matches, total: matches.length };
}

/** 'Teams knocked out by Germany' */
export function eliminated(context: Found): Answer | null {
  const { query, there, name, isTheirs, where } = context;
  const isBy = conditionsOf(query, 'nation').some(({ scoring }) => scoring === 'for');
  if (!query.cues.has('out') || !isBy) return null;
  const won = exitsIn({ ...context, squads: there }).flatMap(({ last }) =>
    !last.stage.endsWith('group') && isTheirs(last.year, winnerOf(last) ?? '') ? last : [],
  );
  // A final is the last match of both.
  const matches = [...new Set(won)].toReversed();
  return {
    kind: 'matches',
    lead: `${capital(name)} knocked out ${where}:`,
    matches: matches.slice(0, MOST_MATCHES),
    total: matches.length,
  };
}
