import { type About, type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import {
  absent,
  areShootoutsDraws,
  type CupContext,
  type Found,
  goalsIn,
  MOST_MATCHES,
  marginOf,
  matchesFor,
  resultText,
  roundText,
  winnerOf,
} from '#lib/assistant/scout/answer/cup-scope.ts';
import { eliminator, exits, sides } from '#lib/assistant/scout/answer/eliminator.ts';
import { countByCup, goalsByCup, groupAnswer, totalGoals } from '#lib/assistant/scout/answer/match-totals.ts';
import { nationTally } from '#lib/assistant/scout/answer/nation-tally.ts';
import { records } from '#lib/assistant/scout/answer/records.ts';
import type { Query } from '#lib/assistant/scout/query.ts';
import { capital, dateText } from '#lib/assistant/scout/say/phrases.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';
import { type Cue, cuesIn, OUTCOMES } from '#lib/assistant/scout/words/cues.ts';

const LATEST = 5;

export function matchAnswer(context: CupContext): Answer {
  const { query, tables } = context;
  const all: Found = { ...context, found: matchesFor(query, tables) };
  const first = records(all) ?? sides(all) ?? groupAnswer(all);
  if (first) return first;
  if (query.said.get('lost') === 'who beat' && query.cues.has('sameAs') && context.groups.length > 1)
    return lines('I can look for the teams that beat one nation, not several.');
  if (query.cues.has('whichGroup') && context.year === null)
    return lines('I can show a group of one World Cup: name the team and the year.');
  if (all.found.length === 0) return none(all);
  if (isOfNoMatch(query)) return lines('Which team, World Cup or round do you mean?');
  for (const answer of [
    countByCup,
    exits,
    eliminator,
    goalsByCup,
    totalGoals,
    biggest,
    nationTally,
    record,
    campaign,
  ]) {
    const found = answer(all);
    if (found) return found;
  }
  return listed(all);
}

function listed(context: Found): Answer {
  const { query, found, name, where } = context;
  const [only, ...others] = found;
  const yes = isWhether(context) ? 'Yes. ' : '';
  if (only && others.length === 0)
    return { ...lines(`${yes}${resultText(only)}.`), about: { team: teamMeant(only, context) } };
  const [stage] = context.stages;
  const matches = query.cues.has('shootouts') ? 'shoot-outs' : 'matches';
  const [end = ''] = name === '' ? [] : (['lost', 'champion'] as const).filter((cue) => query.cues.has(cue));
  const won = { champion: ' won', lost: ' lost', '': '' }[end];
  const kind = query.cues.has('drawn') ? `drawn ${matches}` : matches;
  const what = `${query.cues.has('howMany') ? `${found.length} ` : ''}${stage ? `${stage} ${kind}${won}` : capital(kind) + won}`;
  return {
    kind: 'matches',
    lead: `${yes}${what}${name ? ` ${won ? 'by' : 'of'} ${name}` : ''} ${where}:`,
    matches: found.toReversed().slice(0, MOST_MATCHES),
    total: found.length,
  };
}

/** 'Who finished second?' and 'who won the final?' are answered by one of the match's teams. */
function teamMeant(match: CupMatch, { query, groups }: Found): About['team'] {
  const winner = winnerOf(match);
  const [loser] = match.teams.filter((team) => team !== winner);
  // 'Who beat Brazil?'
  const isOfWinner =
    query.cues.has('champion') ||
    (match.stage === 'third place' && !query.cues.has('lost')) ||
    (query.cues.has('lost') && (groups.length > 0 || /^who/.test(query.said.get('lost') ?? '')));
  const name = isOfWinner ? winner : query.cues.has('lost') && loser;
  return winner && name ? { name, year: match.year } : undefined;
}

/** Alone, they don't say which match. */
const VAGUE = cuesIn('result pronoun who worldCup ofCups only or ever teams team best');

/** 'How did it go?' */
const isOfNoMatch = ({ cues, conditions, measures, order }: Query) =>
  conditions.every((one) => one.kind === 'stage' && one.stage === 'group') &&
  measures.length === 0 &&
  order === null &&
  [...cues].every((cue) => VAGUE.includes(cue));

/** 'Has Japan ever beaten Spain?' */
const isWhether = ({ query: { cues }, stages, groups }: CupContext) =>
  cues.has('ever') && (OUTCOMES.some((cue) => cues.has(cue)) || (stages.length > 0 && groups.length > 0));

/** Won shoot-outs, if nothing else was. */
function none(context: Found): Answer {
  const { query, tables } = context;
  const shootouts =
    isWhether(context) || query.cues.has('lost')
      ? matchesFor({ ...query, cues: new Set([...query.cues, 'shootouts'] as const) }, tables)
      : [];
  if (shootouts.length > 0)
    return { kind: 'matches', lead: 'Only by shoot-out:', matches: shootouts, total: shootouts.length };
  if (context.year !== null && context.groups.length > 0 && context.own.length === 0) return absent(context);
  return lines(`${isWhether(context) ? 'No, ' : ''}I know no such match ${context.where}.`);
}

function biggest({ query, found, name, where, isTheirs, stages: [stage] }: Found): Answer | null {
  const { cues, limit } = query;
  if (!cues.has('biggest') && !cues.has('highest') && !cues.has('heaviest')) return null;
  const isOfGoals = cues.has('highest') || cues.has('drawn');
  const value = isOfGoals ? goalsIn : marginOf;
  const isOfWins = name !== '' && /win$|wins|victor/.test(query.said.get('biggest') ?? '');
  const sorted = found
    .filter((match) => !isOfWins || isTheirs(match.year, winnerOf(match) ?? ''))
    .toSorted((a, b) => value(b) - value(a));
  const [first] = sorted;
  // 'The five highest-scoring matches'
  const matches =
    limit === null ? sorted.filter((match) => first && value(match) === value(first)) : sorted.slice(0, limit);
  const what = cues.has('heaviest') ? 'Biggest defeat' : 'Biggest win';
  const lead = `${isOfGoals ? `Most goals in a ${cues.has('drawn') ? 'draw' : 'match'}` : what}${name ? ` of ${name}` : ''}${stage ? `, ${stage} matches` : ''} ${where}:`;
  return { kind: 'matches', lead, matches, total: limit === null ? matches.length : found.length };
}

/** 'How many matches has Brazil lost?' */
function record(context: Found): Answer | null {
  const { query, tables, found, where } = context;
  const { cues } = query;
  const [stage] = context.stages;
  if (!context.name || !(cues.has('howMany') || cues.has('record'))) return null;
  const verbs = { lost: 'lost', drawn: 'drew', beat: 'won', champion: 'won' } as const;
  const [, verb = 'played'] = Object.entries(verbs).find(([cue]) => cues.has(cue as Cue)) ?? [];
  const played = matchesFor(
    { ...query, cues: new Set([...cues].filter((cue) => !OUTCOMES.includes(cue))) },
    tables,
  ).length;
  const of = verb === 'played' ? '' : ` of ${played}`;
  const what = `${stage ? `${stage} ` : ''}${cues.has('shootouts') ? 'shoot-outs' : 'matches'}`;
  const count = (cue: 'beat' | 'drawn' | 'lost') =>
    matchesFor({ ...query, cues: new Set([...cues, cue]) }, tables).length;
  const each = of ? '' : `: won ${count('beat')}, drew ${count('drawn')}, lost ${count('lost')}`;
  const who = context.groups.map(({ label }) => label).join(' against ');
  const lead = `${isWhether(context) ? 'Yes, ' : ''}${who} ${verb} ${found.length}${of} ${what} ${where}${each}${areShootoutsDraws(query) && !cues.has('shootouts') ? ', counting shoot-outs as draws' : ''}. The latest:`;
  return { kind: 'matches', lead, matches: found.toReversed().slice(0, LATEST), total: found.length };
}

/** How one team's tournament went. */
function campaign({ query, found, groups, isTheirs, stages, year }: Found): Answer | null {
  const [group, ...others] = groups;
  const last = found.at(-1);
  const isAsked = OUTCOMES.some((cue) => query.cues.has(cue)) && !query.cues.has('out');
  const isOfMatch = stages.length > 0 || query.cues.has('shootouts') || query.cues.has('whichGroup') || isAsked;
  if (!group || group.nations.length > 1 || others.length > 0 || !last || year === null || isOfMatch) return null;
  const at = isTheirs(last.year, last.teams[1]) ? 1 : 0;
  const [team, other] = [last.teams[at], last.teams[1 - at]];
  const isWon = winnerOf(last) === team;
  const round = last.stage === 'third place' ? 'match for third place' : roundText(last.stage);
  const end = last.stage === 'final' && isWon ? 'won' : `went as far as the ${round} of`;
  const verb = last.shootout ? 'lost on penalties to' : 'lost to';
  const how = winnerOf(last) === null ? 'drew with' : verb;
  const lead = `${team} ${end} the ${last.year} World Cup and ${isWon ? 'beat' : how} ${other} ${last.goals[at]}–${last.goals[1 - at]} on ${dateText(last.date)}. All its matches:`;
  return { kind: 'matches', lead, matches: found, total: found.length };
}
