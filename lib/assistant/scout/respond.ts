import type { Answer } from '#lib/assistant/scout/answer/answer.ts';
import { answerQuery } from '#lib/assistant/scout/answer/answer-query.ts';
import { isDefinite, isOfNamed, isTurned } from '#lib/assistant/scout/answer/definite.ts';
import { hasForm } from '#lib/assistant/scout/answer/form.ts';
import { hasOtherShares, ignoredIn, unheededIn } from '#lib/assistant/scout/answer/ignored.ts';
import type { Turn } from '#lib/assistant/scout/answer/referents.ts';
import { NO_TEAM } from '#lib/assistant/scout/answer/strength.ts';
import { bothWays, nextTurn, once } from '#lib/assistant/scout/answer/turns.ts';
import { asksIn, type NamedPlayer, type Query } from '#lib/assistant/scout/query.ts';
import { partsOf } from '#lib/assistant/scout/read/parts.ts';
import { numberOf } from '#lib/assistant/scout/read/ranges.ts';
import { spelled } from '#lib/assistant/scout/read/read-question.ts';
import { notesOn, unusedIn } from '#lib/assistant/scout/say/notes.ts';
import { capital, or } from '#lib/assistant/scout/say/phrases.ts';
import { say } from '#lib/assistant/scout/say/say.ts';
import { isOfUs, refusal, talkText, unusedText, WHICH_NATION } from '#lib/assistant/scout/say/talk.ts';
import { namedIn, readScreenTeam, type ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { cuesIn, OF_SOME_TEAMS, OTHER_TITLES } from '#lib/assistant/scout/words/cues.ts';
import { foldText } from '#lib/team/fold-text.ts';
import type { ChatChoice, ChatTurn } from '#types/chat.ts';

export const SCOUT_SOURCE = 'Built-in scout · player tables';
const IN_ENGLISH = 'I answer in English.';
/** In characters. Reading takes more than proportionally longer, and all visitors share the processor. */
const LONGEST = 400;
const TOO_LONG = `That’s more than I can read at once. Ask it in up to ${LONGEST} characters.`;
/** Names and conditions. Each is looked up with and without the others, so many take long; fans ask for up to eight. */
const MOST_NAMED = 20;
const MOST_PARTS = 4;
const TOO_MUCH = 'That’s more than I can look up at once. Ask it in two or three questions.';

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
    .map(({ content }) => readScreenTeam(content, tables.lexicon))
    .map((one) => ({ ...one, question: spelled(one.question.slice(0, LONGEST + 1), tables.lexicon) }));
  const { team: screen = null, question = '' } = asked.at(-1) ?? {};
  const last = question.length > LONGEST ? [] : partsOf(question);
  if (last.length === 0 || last.length > MOST_PARTS)
    return { text: withSource(last.length === 0 ? TOO_LONG : TOO_MUCH), isWhole: false, choices: [] };
  const earlier = asked.slice(0, -1).filter((one) => one.question.length <= LONGEST);
  const turns: AskedAndAnswered[] = [];
  const readAfter = (before: Turn | undefined) => (part: string) => nextTurn(before, part, screen, tables, today);
  for (const part of [...earlier.flatMap((one) => partsOf(one.question).slice(0, MOST_PARTS)), ...last]) {
    // What wasn't understood is nothing to go on from.
    const [last] = turns.slice(-1).map((one) => ({ ...one, about: () => ({ ...one.about(), player: undefined }) }));
    const readAgain = readAfter(turns.findLast(({ answer }) => !answer().isRefused) ?? last);
    const turn = { ...readAgain(part), readAgain };
    turns.push({ ...turn, answer: once(() => answered(turn, screen, tables, false)) });
  }
  const ends = turns.slice(-last.length).flatMap((turn) => bothWays(turn.query).map((query) => ({ ...turn, query })));
  const isFirst =
    ends.some(({ query }) => query.language !== null) &&
    !messages.some(({ role, content }) => role === 'assistant' && content.includes(IN_ENGLISH));
  const before = turns.at(-last.length - 1);
  const isAfterOther = before?.query.lacking.some((what) => OTHER_TITLES.includes(what)) ?? false;
  const answers = ends.map((turn, at) => {
    const isLater = at > 0 && last.length > 1;
    return isLater && isSecondEdit(ends[0]?.query, turn.query)
      ? refused(turn.query)
      : unrepeated(turn, answered(turn, screen, tables, isLater || isAfterOther), at === 0 ? before : undefined);
  });
  const { isWhole, choices, isRefused, ...rest } = joined(ends, answers);
  const [only] = ends;
  const offered = only && isRefused && ends.length === 1 ? withoutWords(only, screen, tables) : choices;
  return { text: withSource(`${isFirst ? `${IN_ENGLISH}\n` : ''}${textOf(rest)}`), isWhole, choices: offered };
}

const withSource = (text: string) => `${text}\n\n${SCOUT_SOURCE}`;

/** `readAgain` reads the same part of the question in other words. */
type AskedTurn = Turn & { readAgain: (part: string) => Turn };

/** The same answer once more doesn't heed what was added, unless a match is played again or an offer taken up. */
function unrepeated({ query, asked, reading }: Turn, answer: Answered, before: AskedAndAnswered | undefined): Answered {
  const isAgain =
    AGAIN.includes(query.ask) ||
    reading.order !== before?.reading.order ||
    AGAIN_CUES.some((cue) => query.cues.has(cue) && !query.inherited.has(cue));
  return answer.isWhole && before && !isAgain && before.asked !== asked && before.answer().body === answer.body
    ? refused(query)
    : answer;
}
const AGAIN = asksIn('versus edit compare talk goals');
/** They ask for what a match's or a list's answer tells anyway. */
const AGAIN_CUES = cuesIn('result minute best');

type AskedAndAnswered = AskedTurn & { answer: () => Answered };

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

function answered(turn: AskedTurn, screen: ScreenTeam | null, tables: ScoutTables, isLater: boolean): Answered {
  const { query, text: question } = turn;
  if (query.ask === 'talk') return plain(talkText(query));
  if (query.conditions.length + query.players.length + query.sides.length > MOST_NAMED)
    return { ...plain(TOO_MUCH), isWhole: false, isRefused: true };
  if (isOfUs(query, turn.asked)) return { ...plain(WHICH_NATION), isWhole: false };
  if (isOfNoTeam(query, screen)) return { ...plain(NO_TEAM), isWhole: false };
  const uncertain = namedIn(query).find(({ others }) => others.length > 0);
  const isAsked = query.lacking.length === 0 || query.measures.length > 0;
  if (!isDefinite(query, isLater) || (uncertain && !isAsked)) return refused(query);
  return uncertain ? whichOne(uncertain, question) : told(turn, screen, tables, isLater);
}

/** The answer with its notes. */
function told(turn: AskedTurn, screen: ScreenTeam | null, tables: ScoutTables, isLater: boolean): Answered {
  const { query } = turn;
  const answer = answerQuery({ query, tables, screen });
  if (answer === null || !hasForm(query, answer) || isOfEverything(query, answer, tables)) return refused(query);
  const body = say(answer, tables);
  // A question back answers no second part.
  if (isLater && body.endsWith('?')) return refused(query);
  if (body === NO_TEAM) return { ...plain(NO_TEAM), isWhole: false };
  const bodyOf = (asked: Query) => {
    const found = answerQuery({ query: asked, tables, screen });
    return found && say(found, tables);
  };
  const ignored = ignoredIn(turn, answer, (other) => bodyOf({ ...query, ...other }) === body, tables);
  const unused = unusedIn(query, ignored);
  if (unused.length > 0)
    return {
      ...refused(query),
      ...(!(isOfNamed(query) && query.lacking.length > 0) && { body: unusedText(query, unused) }),
    };
  const read = withUnheeded(
    turn,
    ignored.number ?? '',
    (other) => !hasOtherShares(query, other) && bodyOf(other) === body,
  );
  if (!(isDefinite(read, isLater) && hasForm(read, answer))) return refused(read);
  const { notes, isWhole } = notesOn(read, ignored, screen, tables);
  // A question back, such as 'Which position do you mean?', answers nothing yet.
  return { ...plain(body), notes, isWhole: isWhole && !(answer.kind === 'lines' && body.endsWith('?')) };
}

/** Every match there is, or who scored in all of a World Cup's, answers nothing in particular. */
const isOfEverything = ({ limit, cues, conditions }: Query, answer: Answer, { matches }: ScoutTables) =>
  answer.kind === 'matches' &&
  limit === null &&
  (answer.total === matches.length || (cues.has('scored') && conditions.every(({ kind }) => kind === 'cup')));

/** What makes no difference to the answer counts as not understood. `noted`: what was left out anyway. */
function withUnheeded({ asked, query, readAgain }: AskedTurn, noted: string, isSame: (other: Query) => boolean): Query {
  const unheeded = unheededIn(asked, (other) => bothWays(readAgain(other).query).some(isSame)).filter(
    (words) =>
      // 'Two great keepers, Casillas and Buffon' are all who are named.
      numberOf(words.toLowerCase().replace('both', 'two')) !== query.players.length &&
      !`${query.unread.join(' ')} ${query.missed.join(' ')} ${noted}`.includes(words),
  );
  return unheeded.length === 0 ? query : { ...query, unread: [...query.unread, ...unheeded] };
}

/** The same question without the words that nobody understands, or no table has, if that has an answer. */
function withoutWords({ asked, query, readAgain }: AskedTurn, screen: ScreenTeam | null, tables: ScoutTables) {
  const folded = unaccented(asked);
  const words = [...query.unread, ...query.missed].sort(
    (one, other) => folded.search(patternOf(one)) - folded.search(patternOf(other)),
  );
  const question = words
    .reduce((text, word) => text.replace(patternOf(word), ' '), folded)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (
    question === folded ||
    isTurned(query) ||
    answered({ ...readAgain(question), readAgain }, screen, tables, false).isRefused
  )
    return SURE;
  return [{ label: `Ask it without “${words.join(' ')}”`, question }];
}

const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const patternOf = (typed: string) => new RegExp(`\\b${typed.split(' ').join('[\\s-]+')}\\b`, 'iu');

/** 'Who is the oldest in my team?' without one. */
const OF_A_TEAM = /\b(?:team|side|eleven|xi|squad|players|mine|lot|lads|boys|guys|bunch)\b/;
const isOfNoTeam = ({ ask, said }: Query, screen: ScreenTeam | null) =>
  ['list', 'count', 'champion'].includes(ask) &&
  OF_A_TEAM.test(`${said.get('mine')} ${said.get('forMine')}`) &&
  (screen?.players.length ?? 0) === 0;

/** 'Which Müller: Gerd, Thomas or Hansi?' */
function whichOne({ entry, others, said, typed }: NamedPlayer, question: string): Answered {
  const all = [entry, ...others];
  const surname =
    entry.player.name.split(' ').find((word) => foldText(word) === said) ?? said.split(' ').map(capital).join(' ');
  const asides = all.map(({ player }) => `${player.name} (${player.nationality}, ${player.year})`);
  const pattern = patternOf(typed);
  const folded = unaccented(question);
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
