import { type About, type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import {
  absent,
  type CupContext,
  isTeamOf,
  MOST_MATCHES,
  resultText,
  roundText,
  winnerOf,
} from '#lib/assistant/scout/answer/cup-scope.ts';
import { eliminated, eliminator, exits } from '#lib/assistant/scout/answer/exits.ts';
import { bestCups, furthestText, pastRound } from '#lib/assistant/scout/answer/furthest.ts';
import { goalLines } from '#lib/assistant/scout/answer/goal-text.ts';
import {
  areShootoutsDraws,
  type Found,
  matchesOf,
  partsFor,
  recordRow,
  standingOf,
  withoutOutcomes,
} from '#lib/assistant/scout/answer/parts.ts';
import { compared, ranking } from '#lib/assistant/scout/answer/rankings.ts';
import { conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import { spanText } from '#lib/assistant/scout/say/criteria-text.ts';
import { capital, counted, dateText } from '#lib/assistant/scout/say/phrases.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';
import { type Cue, cuesIn, OUTCOMES } from '#lib/assistant/scout/words/cues.ts';
import { tableRules } from '#lib/match/cup/cup-format.ts';
import { groupTable } from '#lib/match/cup/group-table.ts';

export function matchAnswer(context: CupContext): Answer {
  const { query, tables } = context;
  const parts = partsFor(query, tables);
  const all: Found = { ...context, parts, found: matchesOf(parts) };
  // 'Croatia in 1998 and in 2018, which went further?'
  const isOfFurthest =
    query.cues.has('out') &&
    (query.sides.length > 1 || (context.year === null && FURTHEST.test(query.said.get('out') ?? '')));
  const first = compared(all) ?? pastRound(context) ?? (isOfFurthest ? bestCups(context) : groupAnswer(context));
  if (first) return first;
  if (query.cues.has('whichGroup') && context.year === null)
    return lines('I can show a group of one World Cup: name the team and the year.');
  if (all.found.length === 0) return none(all);
  if (isOfNoMatch(query)) return lines('Which team, World Cup or round do you mean?');
  for (const answer of [eliminated, exits, eliminator, totalGoals, biggest, ranking, record, campaign]) {
    const found = answer(all);
    if (found) return found;
  }
  return listed(all);
}

const FURTHEST = /^how far$|further$|est$/;

function listed(context: Found): Answer {
  const { query, found, name, where, stages } = context;
  const [stage] = stages;
  const [only, ...others] = found;
  const yes = isWhether(context) ? 'Yes. ' : '';
  if (only && others.length === 0)
    return {
      ...lines(`${yes}${resultText(only)}.`, ...goalLines(only)),
      about: { team: teamMeant(only, context), match: only },
    };
  const matches = query.cues.has('shootouts') ? 'shoot-outs' : 'matches';
  const ends = (['lost', 'champion', 'beat'] as const).slice(0, context.groups.length > 1 ? 2 : 3);
  const [end = ''] = name === '' ? [] : ends.filter((cue) => query.cues.has(cue));
  // 'Argentina v Nigeria, has Nigeria ever won?'
  if (end !== '' && context.groups.length > 1)
    return matchAnswer({
      ...context,
      query: { ...query, cues: new Set([...withoutOutcomes(query), 'record'] as const) },
    });
  const won = { champion: ' won', beat: ' won', lost: ' lost', '': '' }[end];
  const kind = query.cues.has('drawn') ? `drawn ${matches}` : matches;
  const what = `${query.cues.has('howMany') ? `${found.length} ` : ''}${stage ? `${stage} ` : ''}${kind}${won}`;
  return {
    kind: 'matches',
    lead: `${yes}${capital(what)}${name ? ` ${won ? 'by' : 'of'} ${name}` : ''}${scoreAside(query)} ${where}:`,
    matches: found.toReversed().slice(0, MOST_MATCHES),
    total: found.length,
  };
}

/** 'Without conceding' */
const scoreAside = (query: Query) =>
  conditionsOf(query, 'score')
    .flatMap(({ side }) => (side ? ` with ${spanText(side.goals).replace('exactly 0', 'no')} goals ${side.end}` : []))
    .join('');

/** 'Who finished second?' and 'who won the final?' are answered by one of the match's teams. */
function teamMeant(match: CupMatch, { query, groups, tables }: Found): About['team'] {
  const winner = winnerOf(match);
  // 'Who beat Brazil?'
  const isOfWinner =
    query.cues.has('champion') ||
    (match.stage === 'third place' && !query.cues.has('lost')) ||
    (query.cues.has('lost') && (groups.length > 0 || /^who/.test(query.said.get('lost') ?? '')));
  // 'How did Spain do against Switzerland?'
  const own = /^how/.test(query.said.get('result') ?? '') ? groups.slice(0, 1) : [];
  const name = match.teams.find((team) => own.length > 0 && isTeamOf(tables, own)(match.year, team));
  const other = isOfWinner ? winner : query.cues.has('lost') && match.teams.find((team) => team !== winner);
  return name || other ? { name: name ?? (other || ''), year: match.year } : undefined;
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
const isWhether = ({ query: { cues, isWhether: isAsked }, stages, groups }: CupContext) =>
  (isAsked || cues.has('ever')) && (OUTCOMES.some((cue) => cues.has(cue)) || (stages.length > 0 && groups.length > 0));

/** Won shoot-outs, if nothing else was. */
function none(context: Found): Answer {
  const { query, tables, stages } = context;
  const shootouts =
    isWhether(context) || query.cues.has('lost')
      ? matchesOf(partsFor({ ...query, cues: new Set([...query.cues, 'shootouts'] as const) }, tables))
      : [];
  if (shootouts.length > 0)
    return { kind: 'matches', lead: 'Only by shoot-out:', matches: shootouts, total: shootouts.length };
  // 'Brazil Italy 1982, who won?' doesn't say that Brazil did.
  const whole = { ...query, cues: withoutOutcomes(query).difference(new Set<Cue>(['shootouts'])) };
  const parts = partsFor(whole, tables);
  const found = matchesOf(parts);
  const [only] = found;
  const isOfOne = only !== undefined && found.length === 1;
  if (context.year !== null && context.groups.length > 1 && (isOfOne || !isWhether(context)) && only)
    return isWhether(context)
      ? lines(`No. ${resultText(only)}.`, ...goalLines(only))
      : listed({ ...context, query: whole, parts, found });
  if (context.year !== null && context.groups.length > 0 && context.own.length === 0) return absent(context);
  const isOfTeam = context.own.length > 0 && context.groups.length === 1 && (isWhether(context) || stages.length > 0);
  const conditions = query.conditions.filter(({ kind }) => kind === 'nation' || kind === 'cup');
  const [, how] = recordRow(standingOf('', partsFor({ cues: new Set(), conditions }, tables)));
  return lines(
    `${isWhether(context) ? 'No, ' : ''}I know no such match ${context.where}.`,
    isOfTeam && `${context.name} there: ${how}, ${furthestText(tables, context.own)}.`,
  );
}

function biggest({ query, found, name, where, isTheirs, stages: [stage] }: Found): Answer | null {
  const { cues, limit } = query;
  if (!cues.has('biggest') && !cues.has('highest') && !cues.has('heaviest')) return null;
  const isOfGoals = cues.has('highest') || cues.has('drawn');
  const isOfTeam = query.said.get('highest') === 'highest team score';
  const value = (match: CupMatch) => {
    const [less = 0, more = 0] = match.goals.toSorted((a, b) => a - b);
    if (isOfTeam) return more;
    return isOfGoals ? more + less : more - less;
  };
  const isOfWins = name !== '' && /win$|wins|victor/.test(query.said.get('biggest') ?? '');
  const sorted = found
    .filter((match) => !isOfWins || isTheirs(match.year, winnerOf(match) ?? ''))
    .toSorted((a, b) => value(b) - value(a));
  const [first] = sorted;
  const matches =
    limit === null ? sorted.filter((match) => first && value(match) === value(first)) : sorted.slice(0, limit);
  const what = cues.has('heaviest') ? 'Biggest defeat' : 'Biggest win';
  const lead = `${isOfGoals ? `Most goals ${isOfTeam ? 'by one team ' : ''}in a ${cues.has('drawn') ? 'draw' : 'match'}` : what}${name ? ` of ${name}` : ''}${stage ? `, ${stage} matches` : ''} ${where}:`;
  return { kind: 'matches', lead, matches, total: limit === null ? matches.length : found.length };
}

/** 'How many goals were there?', 'how many did Germany score against Brazil?' */
function totalGoals({ query, parts, groups: [own, other], name, where }: Found): Answer | null {
  const { cues, measures, said } = query;
  const isAgainst = cues.has('conceded');
  if (isAgainst ? !own : !(measures.includes('cupGoals') && cues.has('howMany'))) return null;
  const { scored, conceded, played } = standingOf(name, parts);
  const isOne = other !== undefined && said.get('compare') === 'against';
  const goals = isAgainst ? conceded : scored + (other && !isOne ? conceded : 0);
  const who = own ? `${isOne ? own.label : name} ${isAgainst ? 'conceded' : 'scored'}` : 'There were';
  return lines(
    `${who} ${counted(goals, 'goal', 'goals')} in ${counted(played, 'match', 'matches')}${isOne ? ` against ${other.label}` : ''} ${where}, not counting shoot-outs.`,
  );
}

const LATEST = 5;
const VERBS: Partial<Record<Cue, string>> = { lost: 'lost', drawn: 'drew', beat: 'won', champion: 'won' };

/** 'How many matches has Brazil lost?' */
function record(context: Found): Answer | null {
  const { query, tables, found, groups, where, stages } = context;
  const [stage] = stages;
  const { cues } = query;
  if (groups.length === 0 || !(cues.has('howMany') || cues.has('record'))) return null;
  const [verb = 'played'] = OUTCOMES.flatMap((cue) => (cues.has(cue) ? (VERBS[cue] ?? []) : []));
  const all = standingOf('', partsFor({ ...query, cues: withoutOutcomes(query) }, tables));
  const what = `${stage ? `${stage} ` : ''}${cues.has('shootouts') ? 'shoot-outs' : 'matches'}${scoreAside(query)}`;
  const [of, each] =
    verb === 'played' ? ['', `: won ${all.won}, drew ${all.drawn}, lost ${all.lost}`] : [` of ${all.played}`, ''];
  const who = groups.map(({ label }) => label).join(' against ');
  const lead = `${isWhether(context) ? 'Yes, ' : ''}${who} ${verb} ${found.length}${of} ${what} ${where}${each}${areShootoutsDraws(query) ? ', counting shoot-outs as draws' : ''}. The latest:`;
  return { kind: 'matches', lead, matches: found.toReversed().slice(0, LATEST), total: found.length };
}

/** How one team's tournament went. */
function campaign({ query, parts, found, groups, stages, year }: Found): Answer | null {
  const [group, ...others] = groups;
  const last = parts.at(-1);
  const isAsked = OUTCOMES.some((cue) => query.cues.has(cue)) && !query.cues.has('out');
  const isOfMatch =
    stages.length > 0 ||
    conditionsOf(query, 'score').length > 0 ||
    query.cues.has('shootouts') ||
    query.cues.has('whichGroup') ||
    isAsked;
  if (!group || group.nations.length > 1 || others.length > 0 || !last || year === null || isOfMatch) return null;
  const { match, team, scored, conceded } = last;
  const isWon = winnerOf(match) === team;
  const round = match.stage === 'third place' ? 'match for third place' : roundText(match.stage);
  const end = match.stage === 'final' && isWon ? 'won' : `went as far as the ${round} of`;
  const verb = match.shootout ? 'lost on penalties to' : 'lost to';
  const how = winnerOf(match) === null ? 'drew with' : verb;
  const lead = `${team} ${end} the ${year} World Cup and ${isWon ? 'beat' : how} ${match.teams.find((one) => one !== team)} ${scored}–${conceded} on ${dateText(match.date)}. All its matches:`;
  return { kind: 'matches', lead, matches: found, total: found.length, about: { team: { name: team, year } } };
}

/** 'Which group was Costa Rica in?', 'group D of 2014': the group's table. */
function groupAnswer({ query, tables, year, isTheirs }: CupContext): Answer | null {
  const format = year === null ? undefined : tables.cups.cup(year)?.format;
  const asksResults = query.cues.has('result') || query.said.get('scored') === 'scores';
  if (!query.cues.has('whichGroup') || asksResults || year === null || !format) return null;
  const [, letter] = /\bgroup ([a-l1-8])\b/.exec(query.said.get('whichGroup') ?? '') ?? [];
  const group = format.groups.find(({ name, teams }) =>
    letter ? name.toLowerCase() === letter : teams.some((at) => isTheirs(year, format.teams[at] ?? '')),
  );
  if (!group) return null;
  const number = (team: string) => format.teams.indexOf(team);
  const results = tables.matches
    .filter((match) => match.year === year && match.stage === 'group')
    .map(({ teams: [home, away], goals }) => ({ home: number(home), away: number(away), goals }));
  return {
    kind: 'tally',
    lead: `Group ${group.name} of the ${year} World Cup:`,
    rows: groupTable(group.teams, results, tableRules(format)).map(
      ({ team, points, won, drawn, lost, scored, conceded }) => [
        format.teams[team] ?? '',
        `${counted(points, 'point', 'points')}, ${won} won, ${drawn} drawn, ${lost} lost, goals ${scored}–${conceded}`,
      ],
    ),
  };
}
