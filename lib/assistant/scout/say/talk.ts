import type { Turn } from '#lib/assistant/scout/answer/referents.ts';
import type { Ask, Query } from '#lib/assistant/scout/query.ts';
import { criteriaText } from '#lib/assistant/scout/say/criteria-text.ts';
import { or } from '#lib/assistant/scout/say/phrases.ts';
import { OF_SOME_TEAMS } from '#lib/assistant/scout/words/cues.ts';

const EXAMPLES =
  '“Who is Roberto Baggio?”, “Best left backs of the nineties”, “Who won the World Cup in 1998?” or “Build me the best Italian XI”';
const KNOWN =
  'players with their dates of birth, nations, positions, clubs and ratings, awards, and the World Cups since 1974 with squads, results, goals and line-ups';

const HELLO = `Hello! I answer from tables of players and World Cups. Ask me, for example, ${EXAMPLES}.`;
const SECRET = `That’s not something I do. I only answer questions about players, teams and World Cups. Try ${EXAMPLES}.`;
const RATINGS =
  'Ratings go up to 99 and say how good a player was at his best, as an expert panel judged for this site. Players known from a World Cup squad alone have one worked out from their starts, goals, squads and clubs, up to 72.';
const UNDO = 'Answers change nothing until you put them on the pitch. The app’s Undo takes that back, too.';
const THANKS = 'You’re welcome! Ask me more whenever you like.';
const HELP = `I can look up players, list and compare them, look up World Cup matches and line-ups, build elevens, and look at the team on your screen. I know ${KNOWN}. Try ${EXAMPLES}.`;
const NOT_UNDERSTOOD = `Sorry, I don’t understand that question. I know ${KNOWN}. Try ${EXAMPLES}.`;

export function talkText({ cues }: Query): string {
  if (cues.has('secret')) return SECRET;
  if (cues.has('ratings')) return RATINGS;
  if (cues.has('undo')) return UNDO;
  if (cues.has('help')) return HELP;
  return cues.has('thanks') ? THANKS : HELLO;
}

/** 'How many goals did he score?' */
export const isOfNobody = ({ ask, cues, said, players, conditions }: Query) =>
  ask !== 'screen' &&
  conditions.every((one) => one.kind !== 'manager' && !('named' in one)) &&
  cues.has('pronoun') &&
  /^(?:he|him|his|she|her|hers|(?:this|that) player|s?he s)$/.test(said.get('pronoun') ?? '') &&
  players.length === 0;

const OF_A_NATION: readonly Ask[] = ['match', 'goals', 'lineup', 'squad', 'captain', 'manager', 'champion'];

/** 'Who was in goal for us in 1986?', 'did we beat Germany?' */
export function isOfUs(query: Query, asked: string): boolean {
  const { ask, asks, cues, said, inherited, lacking, conditions, players, order } = query;
  const isUs = cues.has('us') || /\b(?:have|had|did|were|are) we\b/i.test(asked);
  // 'Who scored most for them?'
  const isOfThem = said.get('pronoun') === 'them' && !inherited.has('pronoun') && ask === 'list' && asks === 'who';
  const nations = conditions.filter((one) => one.kind === 'nation');
  // 'How did they do in 1990?' after nothing
  const isOfAny = ask === 'match' && conditions.every(({ kind }) => kind === 'cup');
  const isOfTheirs = isOfAny && /^(?:they|(?:of )?them|their)$/.test(said.get('pronoun') ?? '');
  const isAgainst = isUs && (['compare', 'beat', 'lost'] as const).some((cue) => cues.has(cue));
  return (
    (isUs || isOfThem || isOfTheirs) &&
    players.length === 0 &&
    nations.length <= Number(isAgainst) &&
    // The opening match is the same for all.
    conditions.every((one) => one.kind !== 'stage' || one.stage !== 'opening') &&
    (OF_A_NATION.includes(ask) ||
      (ask !== 'screen' && lacking.some((what) => OF_SOME_TEAMS.includes(what))) ||
      (ask === 'list' &&
        (order?.measure === 'cupGoals' || conditions.some(({ kind }) => kind === 'cup' || kind === 'active'))))
  );
}

/** 'England', asked who 'we' are: the question before, with that. */
export function ofOurs({ asked, reading }: Pick<Turn, 'asked' | 'reading'>, before: Turn | undefined): string | null {
  if (!before || !isOfUs(before.query, before.asked)) return null;
  const own = reading.conditions.filter((one) => !before.reading.conditions.includes(one));
  const name = asked.replace(/^(?:i (?:mean|meant) |of )|[.!?]+$/gi, '');
  const isNation = own.length === 1 && own.every(({ kind }) => kind === 'nation');
  return isNation ? before.text.replace(/\b(?:us|we|our|they|them|their)\b/i, name) : null;
}

export const WHICH_NATION = 'Which nation do you mean? Name it, and I can look.';

export function refusal(query: Query): string {
  const { ask, lacking, unread, cues, conditions } = query;
  if (isOfNobody(query)) return 'Whom do you mean? Name the player.';
  const isOfSome = OF_PLAYERS.includes(ask) && conditions.some(({ kind }) => kind !== 'nation' && kind !== 'name');
  if (isOfSome && unread.length + lacking.length > 0) return othersText(query);
  const isName =
    unread.length > 0 &&
    unread.length < 4 &&
    unread.every((word) => !/\d/.test(word)) &&
    conditions.length === 0 &&
    (cues.has('who') || cues.has('born') || cues.has('clubs'));
  if (lacking.length > 0 && lacking.every((what) => OF_SOME_TEAMS.includes(what)))
    return `I know coaches of teams at World Cups, and captains of the winners: name the team and the year.`;
  if (lacking.length > 0) return `I don’t have ${or.format(lacking)}. I know ${KNOWN}. Try ${EXAMPLES}.`;
  if (isName) return `I know nobody called “${unread.join(' ')}”; try a full name, or ${EXAMPLES}.`;
  return unread.length > 0 && unread.length < 4
    ? `Sorry, I don’t understand “${unread.join(' ')}”. Try ${EXAMPLES}.`
    : NOT_UNDERSTOOD;
}

const OF_PLAYERS: readonly Ask[] = ['list', 'count', 'eleven', 'suggest'];

/** Of a choice of some whom what was left out may not fit. */
function othersText(query: Query): string {
  const { lacking, unread } = query;
  const missing = lacking.length > 0 ? `have ${or.format(lacking)}` : `understand “${unread.join(' ')}”`;
  return `I don’t ${missing}, so I can’t tell which ${criteriaText(query)} are meant. Without that, I could name the best of them.`;
}

export const unusedText = ({ ask }: Query, unused: readonly string[]) =>
  ask === 'edit'
    ? `I can’t make that change with “${unused.join(', ')}”, so I left your team as it is. Try one change at a time.`
    : `I can’t use “${unused.join(', ')}” here. Try it without.`;
