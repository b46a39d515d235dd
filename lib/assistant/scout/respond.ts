import { answerQuery } from '#lib/assistant/scout/answer/answer-query.ts';
import { whoMeets } from '#lib/assistant/scout/answer/conditions.ts';
import { exchangeAnswer } from '#lib/assistant/scout/answer/exchange.ts';
import type { Ask, NamedPlayer, Query } from '#lib/assistant/scout/query.ts';
import { OTHER_TITLES } from '#lib/assistant/scout/read/ask.ts';
import { readConversation } from '#lib/assistant/scout/read/follow-up.ts';
import { settled } from '#lib/assistant/scout/read/settle.ts';
import { notesOn } from '#lib/assistant/scout/say/notes.ts';
import { capital, or } from '#lib/assistant/scout/say/phrases.ts';
import { say } from '#lib/assistant/scout/say/say.ts';
import { refusal, talkText } from '#lib/assistant/scout/say/talk.ts';
import { readScreenTeam, type ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { SCORERS } from '#lib/assistant/scout/words/cues.ts';
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
  const reading = readConversation(
    asked.map((one) => one.question),
    tables.lexicon,
  );
  const query = narrowed(settled(reading, screen, today), tables);
  const isFirst =
    query.language !== null &&
    !messages.some(({ role, content }) => role === 'assistant' && content.includes(IN_ENGLISH));
  const { text, isWhole, choices } = answered(query, question, screen, tables);
  return { text: `${isFirst ? `${IN_ENGLISH}\n` : ''}${text}\n\n${SCOUT_SOURCE}`, isWhole, choices };
}

const SURE: readonly ChatChoice[] = [];

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

function answered(query: Query, question: string, screen: ScreenTeam | null, tables: ScoutTables): Response {
  const exchange = screen && exchangeAnswer(question, asEdit(query), screen);
  if (exchange) {
    const { notes } = notesOn(asEdit(query), screen, tables);
    return { text: [...notes, say(exchange, tables)].join('\n'), isWhole: true, choices: SURE };
  }
  if (query.ask === 'talk') return { text: talkText(query), isWhole: true, choices: SURE };
  const uncertain = [...query.players, ...query.conditions.flatMap((one) => ('named' in one ? one.named : []))].find(
    ({ others }) => others.length > 0,
  );
  const isAsked = query.lacking.length === 0 || query.measures.length > 0;
  if (uncertain && isAsked && !isHopeless(query)) return whichOne(uncertain, question);
  const answer = isHopeless(query) || uncertain ? null : answerQuery({ query, tables, screen });
  if (answer === null) return { text: refusal(query), isWhole: false, choices: SURE };
  const { notes, isWhole } = notesOn(query, screen, tables);
  return { text: [...notes, say(answer, tables)].join('\n'), isWhole, choices: SURE };
}

/** 'Which Müller: Gerd, Thomas or Hansi?' */
function whichOne({ entry, others, said, typed }: NamedPlayer, question: string): Response {
  const all = [entry, ...others];
  const surname =
    entry.player.name.split(' ').find((word) => foldText(word) === said) ?? said.split(' ').map(capital).join(' ');
  const asides = all.map(({ player }) => `${player.name} (${player.nationality}, ${player.year})`);
  const pattern = new RegExp(`\\b${typed.split(' ').join('[\\s-]+')}`, 'iu');
  const plain = question.normalize('NFD').replace(/\p{M}/gu, '');
  return {
    text: `Which ${surname} do you mean: ${or.format(asides)}?`,
    isWhole: false,
    choices: all.map(({ player, foldedName }) => {
      const isSame = foldedName === said;
      const label = isSame ? `${player.name} (${player.nationality})` : player.name;
      const name = isSame ? `${player.name} of ${player.nationality}` : player.name;
      return { label, question: pattern.test(plain) ? plain.replace(pattern, name) : name };
    }),
  };
}

/** Whom a name means may follow from a nation, club or World Cup in the question. */
function narrowed(query: Query, tables: ScoutTables): Query {
  const telling = query.conditions.filter(
    ({ kind, isNot }) =>
      !isNot && ['nation', 'club', 'cup', 'active', 'role', 'shirt', 'playing', 'born'].includes(kind),
  );
  if (telling.length === 0) return query;
  const isTold = whoMeets({ ...query, ask: 'count', conditions: telling, cues: new Set() }, tables);
  const chosen = (named: NamedPlayer): NamedPlayer => {
    const [entry, ...others] = [named.entry, ...named.others].filter((one) => isTold(tables.recordOf(one)));
    return entry && named.others.length > 0 ? { ...named, entry, others } : named;
  };
  const conditions = query.conditions.map((one) => ('named' in one ? { ...one, named: chosen(one.named) } : one));
  return { ...query, players: query.players.map(chosen), conditions };
}

const MOST_UNREAD = 2;

/** Whether it would be another question without what nobody understands or no table has. */
function isHopeless(query: Query): boolean {
  const { ask, conditions, players, formations } = query;
  const isBare = conditions.length === 0 && players.length === 0 && formations.length === 0;
  return (
    ask === 'nothing' || query.lacking.includes('reasons') || isUnreadable(query, isBare) || isLacking(query, isBare)
  );
}

function isUnreadable({ ask, unread, conditions, players, cues, language }: Query, isBare: boolean): boolean {
  if (unread.length === 0) return false;
  // 'Who won the Grand Slam?'
  if (ask === 'list' && cues.has('champion') && !cues.has('worldCup') && conditions.every(({ kind }) => kind !== 'cup'))
    return true;
  // Fewer words of other languages are known, so one may well be the verb, or a 'no'.
  if (language !== null) return true;
  if (ask === 'squad' && !cues.has('squad')) return true;
  if (unread.length > MOST_UNREAD && players.length === 0) return true;
  if (isBare) return !((ask === 'screen' || ask === 'suggest') && cues.has('mine'));
  // 'The president of Brazil'
  const isVague = conditions.every(({ kind }) => ['nation', 'active', 'cup', 'club'].includes(kind));
  return (ask === 'list' || (ask === 'eleven' && !cues.has('eleven'))) && isVague && !cues.has('players');
}

/** About World Cups, so answers to nothing about another competition. */
const OF_WORLD_CUPS: readonly Ask[] = ['champion', 'match', 'lineup', 'squad', 'hosts', 'manager', 'teams'];
/** Without what they were asked for, players or matches of these would be an answer to nothing. */
const BROAD: readonly string[] = ['gender', 'playing', 'cup', 'active', 'stage'];

function isLacking({ ask, lacking, conditions, cues }: Query, isBare: boolean): boolean {
  if (lacking.length === 0) return false;
  if (OF_WORLD_CUPS.includes(ask) && lacking.some((what) => OTHER_TITLES.includes(what))) return true;
  // All finals are no answer to 'own goals in finals'.
  if (ask === 'match') return !conditions.some(({ kind }) => kind === 'cup' || kind === 'nation' || kind === 'score');
  if (ask === 'eleven' || ask === 'edit' || ask === 'suggest') return isBare;
  // 'Who won the Premier League in 2016?'
  const isOfPlayers = cues.has('players') || conditions.some(({ kind }) => kind === 'role' || kind === 'nation');
  if (lacking.includes(SCORERS) && (ask === 'list' || ask === 'count')) return true;
  if (lacking.includes('club titles') && !isOfPlayers && ask !== 'person' && ask !== 'compare') return true;
  const isFiltered = conditions.some(({ kind }) => !BROAD.includes(kind));
  return ['list', 'count'].includes(ask) && !isFiltered;
}
