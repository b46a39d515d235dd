import { answerQuery } from '#lib/assistant/scout/answer/answer-query.ts';
import { exchangeAnswer } from '#lib/assistant/scout/answer/exchange.ts';
import { ignoredIn, NOTHING_IGNORED } from '#lib/assistant/scout/answer/ignored.ts';
import type { Turn } from '#lib/assistant/scout/answer/referents.ts';
import { bothWays, nextTurn } from '#lib/assistant/scout/answer/turns.ts';
import type { Ask, NamedPlayer, Query } from '#lib/assistant/scout/query.ts';
import { partsOf } from '#lib/assistant/scout/read/parts.ts';
import { notesOn } from '#lib/assistant/scout/say/notes.ts';
import { capital, or } from '#lib/assistant/scout/say/phrases.ts';
import { say } from '#lib/assistant/scout/say/say.ts';
import { isOfNobody, isOfUs, refusal, talkText, WHICH_NATION } from '#lib/assistant/scout/say/talk.ts';
import { readScreenTeam, type ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { cuesIn } from '#lib/assistant/scout/words/cues.ts';
import { LACKING_GOALS, OF_SOME_TEAMS, OTHER_TITLES, SCORERS } from '#lib/assistant/scout/words/lacking-words.ts';
import { foldText } from '#lib/team/fold-text.ts';
import type { ChatChoice, ChatTurn } from '#types/chat.ts';

export const SCOUT_SOURCE = 'Built-in scout · player tables';
const IN_ENGLISH = 'I answer in English.';

export type Response = {
  /** Ends with its source (D56). */
  text: string;
  /** Whether the whole question is answered. Anything else doesn't use up a question. */
  isWhole: boolean;
  choices: readonly ChatChoice[];
};

/** Answers the last message. `today` is such as '2026-07-19'. */
export function respond(messages: readonly ChatTurn[], tables: ScoutTables, today: string): Response {
  const asked = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => readScreenTeam(content, tables.lexicon));
  const { team: screen = null, question = '' } = asked.at(-1) ?? {};
  const last = partsOf(question);
  const turns: Turn[] = [];
  for (const part of [...asked.slice(0, -1).flatMap((one) => partsOf(one.question)), ...last])
    turns.push(nextTurn(turns.at(-1), part, screen, tables, today));
  const ends = turns.slice(-last.length).flatMap((turn) => bothWays(turn.query).map((query) => ({ ...turn, query })));
  const isFirst =
    ends.some(({ query }) => query.language !== null) &&
    !messages.some(({ role, content }) => role === 'assistant' && content.includes(IN_ENGLISH));
  const answers = ends.map((turn, at) =>
    at > 0 && last.length > 1 && (isOfAnything(turn.query) || isSecondEdit(ends[0]?.query, turn.query))
      ? refused(turn.query)
      : answered(turn, screen, tables),
  );
  const { isWhole, choices, ...rest } = joined(ends, answers);
  return { text: `${isFirst ? `${IN_ENGLISH}\n` : ''}${textOf(rest)}\n\n${SCOUT_SOURCE}`, isWhole, choices };
}

/** The answers to a question's parts, and which of them has none of its own. */
function joined(turns: readonly Turn[], answers: readonly Answered[]): Answered {
  const own = answers.filter(
    ({ isRefused, body }, at) => !isRefused && answers.findIndex((one) => one.body === body) === at,
  );
  const [only = answers[0] as Answered] = own;
  if (own.length === 0 || answers.length === 1) return only;
  const left = answers.flatMap((answer, at) => {
    if (own.includes(answer) || answer.isWhole) return [];
    const lacking = turns[at]?.query.lacking.filter((what) => !OF_SOME_TEAMS.includes(what)) ?? [];
    const reason = lacking.length > 0 ? `: I don’t have ${or.format(lacking)}` : '';
    return [`I left out “${turns[at]?.asked.replace(/[?.!]$/, '')}”${reason}.`];
  });
  return {
    notes: left,
    body: own.map(textOf).join('\n\n'),
    isWhole: answers.every(({ isWhole }) => isWhole),
    choices: own.flatMap(({ choices }) => choices),
    isRefused: false,
  };
}

/** `notes` say what was left out or guessed. */
type Answered = Omit<Response, 'text'> & { notes: readonly string[]; body: string; isRefused: boolean };

const textOf = ({ notes, body }: Pick<Answered, 'notes' | 'body'>) => [...notes, body].join('\n');
const plain = (body: string): Answered => ({ notes: [], body, isWhole: true, choices: SURE, isRefused: false });

const SURE: readonly ChatChoice[] = [];
const refused = (query: Query): Answered => ({ ...plain(refusal(query)), isWhole: false, isRefused: true });

/** Each would change the team as it is. */
const isSecondEdit = (first: Query | undefined, { ask, formations }: Query) =>
  first?.ask === 'edit' && (ask === 'edit' || formations.length > 0);

/** 'And how many did each get?' would list everyone. */
const isOfAnything = ({ ask, conditions, players, cues, order }: Query) =>
  players.length === 0 &&
  (ask === 'list'
    ? conditions.every(({ kind }) => kind === 'role' || (kind === 'measure' && order === null)) &&
      !(['worldCup', 'ofCups', 'ever', 'best'] as const).some((cue) => cues.has(cue))
    : ask === 'match' && conditions.every(({ isNot }) => isNot) && !OF_ALL_MATCHES.some((cue) => cues.has(cue)));
const OF_ALL_MATCHES = cuesIn('biggest highest heaviest shootouts conceded howMany most record whichCup ever');

/** Of an edit that was read in another way. */
const asEdit = (query: Query): Query => ({
  ...query,
  ask: 'edit',
  cues: new Set(),
  conditions: [],
  players: [],
  measures: [],
  order: null,
  lacking: [],
  unread: [],
});

function answered(turn: Turn, screen: ScreenTeam | null, tables: ScoutTables): Answered {
  const { query, text: question } = turn;
  const exchange = screen && exchangeAnswer(question, asEdit(query), screen);
  if (exchange)
    return {
      ...plain(say(exchange, tables)),
      notes: notesOn(asEdit(query), NOTHING_IGNORED, screen, tables).notes,
    };
  if (query.ask === 'talk') return plain(talkText(query));
  if (isOfUs(query)) return { ...plain(WHICH_NATION), isWhole: false };
  const uncertain = [...query.players, ...query.conditions.flatMap((one) => ('named' in one ? one.named : []))].find(
    ({ others }) => others.length > 0,
  );
  const isAsked = query.lacking.length === 0 || query.measures.length > 0;
  if (uncertain && isAsked && !isHopeless(query)) return whichOne(uncertain, question);
  const answer = isHopeless(query) || uncertain ? null : answerQuery({ query, tables, screen });
  if (answer === null) return refused(query);
  const bodyOf = (asked: Query) => {
    const found = answerQuery({ query: asked, tables, screen });
    return found && say(found, tables);
  };
  const { notes, isWhole } = notesOn(query, ignoredIn(turn, bodyOf, tables), screen, tables);
  const body = say(answer, tables);
  // A question back, such as 'Which position do you mean?', answers nothing yet.
  return { ...plain(body), notes, isWhole: isWhole && !(answer.kind === 'lines' && body.endsWith('?')) };
}

/** 'Which Müller: Gerd, Thomas or Hansi?' */
function whichOne({ entry, others, said, typed }: NamedPlayer, question: string): Answered {
  const all = [entry, ...others];
  const surname =
    entry.player.name.split(' ').find((word) => foldText(word) === said) ?? said.split(' ').map(capital).join(' ');
  const asides = all.map(({ player }) => `${player.name} (${player.nationality}, ${player.year})`);
  const pattern = new RegExp(`\\b${typed.split(' ').join('[\\s-]+')}`, 'iu');
  const folded = question.normalize('NFD').replace(/\p{M}/gu, '');
  return {
    notes: [],
    body: `Which ${surname} do you mean: ${or.format(asides)}?`,
    isWhole: false,
    isRefused: false,
    choices: all.map(({ player, foldedName }) => {
      const isSame = foldedName === said;
      const label = isSame ? `${player.name} (${player.nationality})` : player.name;
      const name = isSame ? `${player.name} of ${player.nationality}` : player.name;
      return { label, question: pattern.test(folded) ? folded.replace(pattern, name) : name };
    }),
  };
}

const MOST_UNREAD = 2;
const MOST_FOREIGN = 1;
/** Questions about these ask for nothing else. */
const WHOLE: readonly string[] = ['reasons', 'lengths of names'];

/** Whether it would be another question without what nobody understands or no table has. */
function isHopeless(query: Query): boolean {
  const { ask, conditions, players, formations } = query;
  const isBare = conditions.length === 0 && players.length === 0 && formations.length === 0;
  return (
    ask === 'nothing' ||
    isOfNobody(query) ||
    (query.cues.has('difference') && ask !== 'compare' && ask !== 'match') ||
    query.lacking.some((what) => WHOLE.includes(what)) ||
    isUnreadable(query, isBare) ||
    isLacking(query, isBare)
  );
}

/** Fewer words of other languages are known, so two may well be the verb and its object. */
const isTooMuch = ({ unread, players, language }: Query) =>
  language === null ? unread.length > MOST_UNREAD && players.length === 0 : unread.length > MOST_FOREIGN;

/** Without its 'not', it would ask for the opposite. */
const isOpposite = ({ ask, unread, conditions, said }: Query) =>
  conditions.length > 0 && ask !== 'person' && unread.some((word) => word === said.get('not') || /^not\b/.test(word));

function isUnreadable(query: Query, isBare: boolean): boolean {
  const { ask, unread, conditions, players, cues, formations } = query;
  if (unread.length === 0) return false;
  if (isOpposite(query)) return true;
  // 'Who won the Grand Slam?'
  if (ask === 'list' && cues.has('champion') && !cues.has('worldCup') && conditions.every(({ kind }) => kind !== 'cup'))
    return true;
  const isOfCupOnly = conditions.length > 0 && conditions.every(({ kind }) => kind === 'cup');
  const isSpoilt: Partial<Record<Ask, boolean>> = {
    squad: !cues.has('squad'),
    // 'After Bilardo'
    manager: conditions.some(({ kind }) => kind === 'manager'),
    edit: players.length > 0,
    match: isOfCupOnly || cues.has('most'),
    champion: isOfCupOnly && !cues.has('champion'),
  };
  if (isSpoilt[ask]) return true;
  if (isTooMuch(query)) return true;
  if (isBare) return !((ask === 'screen' || ask === 'suggest') && cues.has('mine'));
  // 'The president of Brazil'
  const isVague = conditions.every(({ kind }) => ['nation', 'active', 'cup', 'club'].includes(kind));
  return (
    (ask === 'list' || (ask === 'eleven' && !cues.has('eleven') && formations.length === 0)) &&
    isVague &&
    !cues.has('players')
  );
}

/** About World Cups, so answers to nothing about another competition. */
const OF_WORLD_CUPS: readonly Ask[] = ['champion', 'match', 'lineup', 'squad', 'hosts', 'manager', 'teams'];
/** Without what they were asked for, players or matches of these would be an answer to nothing. */
const BROAD: readonly string[] = ['gender', 'playing', 'cup', 'active', 'stage'];

/** 'Who has the most assists?' */
const isSuperlative = ({ ask, cues, said, order, measures }: Query) =>
  ask === 'list' &&
  cues.has('most') &&
  /most|least|fewest|est$/.test(said.get('most') ?? '') &&
  order === null &&
  measures.length === 0;

function isLacking(query: Query, isBare: boolean): boolean {
  const { ask, lacking, conditions, cues } = query;
  if (lacking.length === 0) return false;
  if (isSuperlative(query)) return true;
  const ofOthers = ['other awards', ...OTHER_TITLES, ...(ask === 'match' ? OF_SOME_TEAMS : [])];
  if (OF_WORLD_CUPS.includes(ask) && lacking.some((what) => ofOthers.includes(what))) return true;
  // All finals are no answer to 'own goals in finals'.
  if (ask === 'match') return !conditions.some(({ kind }) => kind === 'cup' || kind === 'nation' || kind === 'score');
  if (ask === 'eleven' || ask === 'edit' || ask === 'suggest') return isBare;
  // 'Who won the Premier League in 2016?'
  const isOfPlayers = cues.has('players') || conditions.some(({ kind }) => kind === 'role' || kind === 'nation');
  if (['list', 'count'].includes(ask) && lacking.some((what) => what === SCORERS || what === 'coaches')) return true;
  if (lacking.includes('club titles') && !isOfPlayers && ask !== 'person' && ask !== 'compare') return true;
  // 'Is there a keeper who scored for his country?'
  const isOfGoals = lacking.includes(LACKING_GOALS) && conditions.every(({ isNot }) => !isNot);
  const isFiltered = conditions.some(({ kind }) => !BROAD.includes(kind) && !(isOfGoals && kind === 'role'));
  return ['list', 'count'].includes(ask) && !isFiltered;
}
