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
  scoreAside,
  standingOf,
  withoutOutcomes,
} from '#lib/assistant/scout/answer/parts.ts';
import { compared, ranking } from '#lib/assistant/scout/answer/rankings.ts';
import { conditionsOf, type Query, stagesIn } from '#lib/assistant/scout/query.ts';
import { capital, counted, dateText } from '#lib/assistant/scout/say/phrases.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';
import { type Cue, OUTCOMES } from '#lib/assistant/scout/words/cues.ts';
import { tableRules } from '#lib/match/cup/cup-format.ts';
import { groupTable } from '#lib/match/cup/group-table.ts';

export function matchAnswer(context: CupContext): Answer {
  const { query, tables } = context;
  const parts = partsFor(query, tables);
  const all: Found = { ...context, parts, found: matchesOf(parts) };
  // 'Croatia in 1998 and in 2018, which went further?'
  const isOfFurthest =
    query.cues.has('out') &&
    (query.sides.length > 1 || (context.year === null && /^how far$|further$|est$/.test(query.said.get('out') ?? '')));
  const first = compared(all) ?? pastRound(context) ?? (isOfFurthest ? bestCups(context) : groupAnswer(context));
  if (first) return first;
  if (all.found.length === 0) return none(all);
  for (const answer of [eliminated, exits, eliminator, totalGoals, biggest, ranking, record, campaign]) {
    const found = answer(all);
    if (found) return found;
  }
  return listed(all);
}

function listed(context: Found): Answer {
  const { query, tables, found, groups, name, where } = context;
  const [only, ...others] = found;
  const yes = isWhether(context) ? 'Yes. ' : '';
  if (only && others.length === 0)
    return {
      ...lines(`${yes}${resultText(only)}.`, ...goalLines(only)),
      about: { team: teamMeant(only, context), match: only },
    };
  if (found.length === tables.matches.length) return lines('Which team, World Cup or round do you mean?');
  const isOfEnd = (['lost', 'champion', 'beat'] as const).find((cue) => query.cues.has(cue));
  // 'Argentina v Nigeria, has Nigeria ever won?'
  if (isOfEnd && isOfEnd !== 'beat' && groups.length > 1)
    return matchAnswer({
      ...context,
      query: { ...query, cues: new Set([...withoutOutcomes(query), 'record'] as const) },
    });
  const won = groups.length === 1 && isOfEnd ? ` ${isOfEnd === 'lost' ? 'lost' : 'won'}` : '';
  const what = `${query.cues.has('howMany') ? `${found.length} ` : ''}${matchNoun(query)}${won}`;
  return {
    kind: 'matches',
    lead: `${yes}${capital(what)}${name ? ` ${won ? 'by' : 'of'} ${name}` : ''}${scoreAside(query)} ${where}:`,
    matches: found.toReversed().slice(0, MOST_MATCHES),
    total: found.length,
  };
}

const matchNoun = (query: Query) =>
  [
    ...(query.cues.has('drawn') ? ['drawn'] : []),
    ...stagesIn(query).slice(0, 1),
    query.cues.has('shootouts') ? 'shoot-outs' : 'matches',
  ].join(' ');

/** 'Who lost the final?' and 'how did Spain do against Switzerland?' are of one of the match's teams. */
function teamMeant(match: CupMatch, { query, groups, tables }: Found): About['team'] {
  const { cues, said } = query;
  const winner = winnerOf(match);
  const isOfOwn = /^how/.test(said.get('result') ?? '');
  const own = isOfOwn && match.teams.find((team) => isTeamOf(tables, groups.slice(0, 1))(match.year, team));
  const loser = cues.has('lost') && groups.length === 0 && match.teams.find((team) => team !== winner);
  const isOfWinner = cues.has('champion') || cues.has('lost') || match.stage === 'third place';
  const name = own || loser || (isOfWinner && winner);
  return name ? { name, year: match.year } : undefined;
}

/** 'Has Japan ever beaten Spain?' */
const isWhether = ({ query: { cues, isWhether: isAsked }, stages, groups }: CupContext) =>
  (isAsked || cues.has('ever')) && (OUTCOMES.some((cue) => cues.has(cue)) || (stages.length > 0 && groups.length > 0));

/** If they played without that outcome, those matches: a won shoot-out is none that was won. */
function none(context: Found): Answer {
  const { query, tables, year, groups, own, where } = context;
  const no = isWhether(context) ? 'No' : '';
  const whole = { ...query, cues: withoutOutcomes(query).difference(new Set<Cue>(['shootouts'])) };
  const parts = partsFor(whole, tables);
  const found = matchesOf(parts);
  if (groups.length > 1 && found.length > 0) {
    const answer = listed({ ...context, query: { ...whole, isWhether: false }, parts, found });
    return no === '' ? answer : { kind: 'several', answers: [lines('No.'), answer] };
  }
  if (year !== null && groups.length > 0 && own.length === 0) return absent(context);
  const conditions = query.conditions.filter(({ kind }) => kind === 'nation' || kind === 'cup');
  const [, how] = recordRow(standingOf('', partsFor({ cues: new Set(), conditions }, tables)));
  return lines(
    `${no && 'No, '}I know no such match ${where}.`,
    own.length > 0 && groups.length === 1 && `${context.name} there: ${how}, ${furthestText(tables, own)}.`,
  );
}

/** With the largest margin, or the most goals. */
function biggest(context: Found): Answer | null {
  const { query, found, name, where, isTheirs } = context;
  const { cues, limit } = query;
  const isOfGoals = cues.has('highest');
  if (!cues.has('biggest') && !isOfGoals && !cues.has('heaviest')) return null;
  const isOfTeam = query.said.get('highest') === 'highest team score';
  const value = ({ goals: [home, away] }: CupMatch) => {
    if (isOfTeam) return Math.max(home, away);
    return isOfGoals ? home + away : Math.abs(home - away);
  };
  const isOfWins = cues.has('biggest') && name !== '';
  const sorted = found
    .filter((match) => !isOfWins || isTheirs(match.year, winnerOf(match) ?? ''))
    .toSorted((a, b) => value(b) - value(a));
  const [first] = sorted;
  const level = sorted.filter((match) => first && value(match) === value(first));
  const win = cues.has('heaviest') ? 'Biggest defeat' : 'Biggest win';
  const what = isOfGoals ? `Most goals ${isOfTeam ? 'by one team ' : ''}in a match` : win;
  const noun = matchNoun(query);
  return {
    kind: 'matches',
    lead: `${what}${name && ` of ${name}`}${noun === 'matches' ? '' : `, ${noun}`} ${where}:`,
    matches: limit === null ? level : sorted.slice(0, limit),
    total: limit === null ? level.length : found.length,
  };
}

/** 'How many goals were there?', 'how many did Germany score against Brazil?' */
function totalGoals({ query, parts, groups, name, where }: Found): Answer | null {
  const { cues, measures } = query;
  const [own, other] = groups;
  const isAgainst = cues.has('conceded') && own !== undefined;
  if (!isAgainst && !(measures.includes('cupGoals') && (cues.has('howMany') || !own))) return null;
  const { scored, conceded, played } = standingOf(name, parts);
  const both = `${own?.label} scored ${scored} and ${other?.label} ${conceded} goals`;
  const goals = isAgainst ? conceded : scored;
  const each = cues.has('perMatch') && !other ? `, ${(goals / played).toFixed(2)} per match` : '';
  const one = `${own ? `${name} ${isAgainst ? 'conceded' : 'scored'}` : 'There were'} ${counted(goals, 'goal', 'goals')}`;
  return lines(
    `${other ? both : one} in ${counted(played, 'match', 'matches')} ${where}${each}, not counting shoot-outs.`,
  );
}

const LATEST = 5;
const VERBS: Partial<Record<Cue, string>> = { lost: 'lost', drawn: 'drew', beat: 'won', champion: 'won' };

/** 'How many matches has Brazil lost?' */
function record(context: Found): Answer | null {
  const { query, tables, found, groups, where } = context;
  const { cues } = query;
  if (groups.length === 0 || !(cues.has('howMany') || cues.has('record'))) return null;
  const [verb = 'played'] = OUTCOMES.flatMap((cue) => (cues.has(cue) ? (VERBS[cue] ?? []) : []));
  const whole = { ...query, cues: withoutOutcomes(query) };
  const all = standingOf('', partsFor(whole, tables));
  const what = `${matchNoun(whole)}${scoreAside(query)}`;
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
  const isAsked = [...OUTCOMES, 'shootouts' as const].some((cue) => query.cues.has(cue)) && !query.cues.has('out');
  const isOfMatch = isAsked || stages.length + conditionsOf(query, 'score').length > 0;
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
  if (!query.cues.has('whichGroup')) return null;
  const format = tables.cups.cup(year ?? 0)?.format;
  if (year === null || !format) return lines('I can show a group of one World Cup: name the team and the year.');
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
