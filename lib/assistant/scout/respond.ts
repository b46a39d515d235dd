import { answerQuery } from '#lib/assistant/scout/answer/answer-query.ts';
import { meets } from '#lib/assistant/scout/answer/conditions.ts';
import type { NamedPlayer, Query } from '#lib/assistant/scout/query.ts';
import { readConversation } from '#lib/assistant/scout/read/follow-up.ts';
import { settled } from '#lib/assistant/scout/read/settle.ts';
import { notesOn } from '#lib/assistant/scout/say/notes.ts';
import { capital, or } from '#lib/assistant/scout/say/phrases.ts';
import { say } from '#lib/assistant/scout/say/say.ts';
import { refusal, talkText } from '#lib/assistant/scout/say/talk.ts';
import { readScreenTeam, type ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
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

/** Answers the last message. */
export function respond(messages: readonly ChatTurn[], tables: ScoutTables): Response {
  const asked = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => readScreenTeam(content, tables.lexicon));
  const { team: screen = null, question = '' } = asked.at(-1) ?? {};
  const reading = readConversation(
    asked.map((one) => one.question),
    tables.lexicon,
  );
  const query = narrowed(settled(reading, (screen?.players.length ?? 0) > 0), tables);
  const isFirst =
    query.language !== null &&
    !messages.some(({ role, content }) => role === 'assistant' && content.includes(IN_ENGLISH));
  const { text, isWhole, choices } = answered(query, question, screen, tables);
  return { text: `${isFirst ? `${IN_ENGLISH}\n` : ''}${text}\n\n${SCOUT_SOURCE}`, isWhole, choices };
}

const SURE: readonly ChatChoice[] = [];

function answered(query: Query, question: string, screen: ScreenTeam | null, tables: ScoutTables): Response {
  if (query.ask === 'talk') return { text: talkText(query), isWhole: true, choices: SURE };
  const uncertain = query.players.find(({ others }) => others.length > 0);
  if (uncertain && !isHopeless(query)) return whichOne(uncertain, question);
  const answer = isHopeless(query) ? null : answerQuery({ query, tables, screen });
  if (answer === null) return { text: refusal(query), isWhole: false, choices: SURE };
  const { notes, isWhole } = notesOn(query, tables);
  return { text: [...notes, say(answer)].join('\n'), isWhole, choices: SURE };
}

/** 'Which Müller: Gerd, Thomas or Hansi?' */
function whichOne({ entry, others, said, typed }: NamedPlayer, question: string): Response {
  const all = [entry, ...others];
  const surname = entry.player.name.split(' ').find((word) => foldText(word) === said) ?? capital(said);
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
    ({ kind, isNot }) => !isNot && ['nation', 'club', 'cup', 'active', 'role'].includes(kind),
  );
  if (telling.length === 0) return query;
  const players = query.players.map((named) => {
    if (named.others.length === 0) return named;
    const fitting = [named.entry, ...named.others].filter((entry) =>
      meets(
        tables.recordOf(entry),
        { ...query, conditions: [...telling, { kind: 'gender', gender: entry.details.gender }], cues: new Set() },
        tables,
      ),
    );
    const [entry, ...others] = fitting;
    return entry ? { ...named, entry, others } : named;
  });
  return { ...query, players };
}

const MOST_UNREAD = 2;

/** Without the words that nobody understands, it would be another question. */
function isHopeless({ ask, unread, lacking, conditions, players, formations, cues }: Query): boolean {
  if (ask === 'nothing') return true;
  const isBare = conditions.length === 0 && players.length === 0 && formations.length === 0;
  if (unread.length > MOST_UNREAD && players.length === 0) return true;
  if (ask === 'screen' || ask === 'suggest') return isBare && unread.length > 0 && !cues.has('mine');
  if (isBare && unread.length > 0) return true;
  // 'The president of Brazil'
  const isElsewhere =
    unread.length > 0 &&
    !cues.has('players') &&
    conditions.every(({ kind }) => ['nation', 'active', 'cup'].includes(kind));
  if (ask === 'list' && isElsewhere) return true;
  if (ask === 'eleven' && isBare && lacking.length > 0) return true;
  const isFiltered = conditions.some(({ kind }) => kind !== 'gender' && kind !== 'playing');
  return ['list', 'count'].includes(ask) && lacking.length > 0 && !isFiltered;
}
