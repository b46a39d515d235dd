import { comparisonAnswer } from '#lib/assistant/scout/answers/comparison.ts';
import { elevenAnswer } from '#lib/assistant/scout/answers/elevens.ts';
import { countAnswer, listAnswer, scorersAnswer, squadAnswer } from '#lib/assistant/scout/answers/lists.ts';
import { answerAboutPlayers } from '#lib/assistant/scout/answers/person.ts';
import * as talk from '#lib/assistant/scout/answers/small-talk.ts';
import * as team from '#lib/assistant/scout/answers/team.ts';
import { continued, playersFor, type Ranked } from '#lib/assistant/scout/criteria.ts';
import { type Cups, playersOfCup, startersOfCup } from '#lib/assistant/scout/cups.ts';
import type { Lexicon } from '#lib/assistant/scout/lexicon.ts';
import { readQuestion } from '#lib/assistant/scout/read-question.ts';
import { hasFilter, type Reading } from '#lib/assistant/scout/reading.ts';
import { readScreenTeam, type ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { Cue } from '#lib/assistant/scout/vocabulary/cues.ts';
import { ROLES } from '#lib/players/vocabulary/roles.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';
import type { ChatTurn } from '#types/chat.ts';

export type ScoutTables = { lexicon: Lexicon; cups: Cups | null };

export const SCOUT_SOURCE = 'Built-in scout · player table';

type Question = { reading: Reading; screen: ScreenTeam | null; tables: ScoutTables };

/** Answers the last message. The answer ends with its source (D56). */
export function respond(messages: readonly ChatTurn[], tables: ScoutTables): string {
  const last = messages.at(-1)?.content ?? '';
  const { team: screen, question } = readScreenTeam(last, tables.lexicon);
  const reading = inContext(readQuestion(question, tables.lexicon), question, messages.slice(0, -1), tables);
  const answer = answerTo({ reading, screen, tables });
  return `${answer}\n\n${SCOUT_SOURCE}`;
}

/** Added to fame. */
const LOW_NUMBER = 30;
const SQUAD = 4;
const MOST_SQUADS = 4;

const GOES_ON = /^(?:and|what about|how about|same|now|only)\b/i;

/** 'When was he born?' and 'And right backs?' continue the previous question. */
function inContext(reading: Reading, question: string, before: readonly ChatTurn[], { lexicon }: ScoutTables): Reading {
  const earlier = before.findLast(({ role }) => role === 'user');
  if (!earlier) return reading;
  const previous = readQuestion(readScreenTeam(earlier.content, lexicon).question, lexicon);
  if (reading.cues.has('it') && reading.players.length === 0) return { ...reading, players: previous.players };
  return GOES_ON.test(question.trim()) && !reading.cues.has('eleven') ? continued(previous, reading) : reading;
}

/** The kinds of question. The first that applies gives the answer; null passes the question on. */
const ANSWERS: readonly ((question: Question) => string | null)[] = [
  smallTalk,
  noSuchCup,
  cupGoals,
  captain,
  outsideTheTable,
  aboutTheTeam,
  eleven,
  comparison,
  suggestion,
  aboutPlayers,
  squad,
  list,
];

function answerTo(question: Question): string {
  const { reading } = question;
  for (const answer of ANSWERS) {
    const text = answer(question);
    if (text !== null) return [...remarks(reading), text].join('\n');
  }
  const isName = reading.unknown.length > 0 && hasAny(reading, 'who', 'born', 'clubs') && !hasFilter(reading);
  return isName ? talk.nobodyCalled(reading.unknown) : talk.NOT_UNDERSTOOD;
}

/** Says which parts of the question were guessed or not understood. */
function remarks({ players, unknown, topics }: Reading): string[] {
  const guessed = players.flatMap(({ typed, entry }) =>
    typed === null ? [] : `I read “${typed}” as ${entry.player.name}.`,
  );
  const ignored = unknown.length === 0 ? [] : [`I don’t understand “${unknown.join(' ')}”, so I left it out.`];
  const missing =
    topics.length === 0
      ? []
      : [`The table has nothing about ${[...new Set(topics)].join(' or ')}, so I left that out.`];
  return [...guessed, ...ignored, ...missing];
}

const hasAny = ({ cues }: Reading, ...wanted: Cue[]) => wanted.some((cue) => cues.has(cue));

function smallTalk({ reading }: Question): string | null {
  if (hasFilter(reading) || reading.players.length > 0 || reading.unknown.length > 0) return null;
  if (hasAny(reading, 'eleven', 'fill', 'missing', 'outOfPosition', 'formationAdvice', 'mine', 'goals', 'players'))
    return null;
  if (reading.topics.length > 0) return null;
  if (reading.cues.has('help')) return talk.HELP;
  if (reading.cues.has('thanks')) return talk.THANKS;
  return reading.cues.has('hello') ? talk.HELLO : null;
}

function noSuchCup({ reading: { cup }, tables: { cups } }: Question): string | null {
  if (cup === null) return null;
  if (!cups) return 'The table has no World Cup squads.';
  return cups.years.has(cup) ? null : `The table has no squad of ${cup}; it has the World Cups from 1974 to 2026.`;
}

function cupGoals({ reading, tables: { cups } }: Question): string | null {
  if (!reading.cues.has('goals') || reading.players.length > 0 || !cups) return null;
  return reading.cues.has('worldCup') || reading.cup !== null ? scorersAnswer(reading, cups) : null;
}

function captain({ reading, screen }: Question): string | null {
  const isAsked = reading.topics.includes('captains');
  return isAsked && screen && reading.cues.has('mine') ? withoutTopics(reading, team.captainAnswer(screen)) : null;
}

/** For these, the answer itself says what the table lacks. */
function withoutTopics(reading: Reading, text: string): string {
  reading.topics = [];
  return text;
}

/** Height, fees and the like: a list can ignore them, but a question about them can't be answered. */
function outsideTheTable({ reading }: Question): string | null {
  if (reading.topics.length === 0 && !(reading.cues.has('goals') && reading.players.length === 0)) return null;
  if (reading.roles.length > 0 || hasAny(reading, 'eleven', 'fill')) return null;
  if (reading.topics.length === 0) return `The table has World Cup goals only. ${talk.askSomethingElse}`;
  const lacking = talk.notInTable(reading);
  return withoutTopics(reading, `${lacking} ${talk.askSomethingElse}`);
}

function aboutTheTeam({ reading, screen, tables }: Question): string | null {
  if (!screen) return hasAny(reading, 'outOfPosition', 'formationAdvice', 'missing') ? team.NO_TEAM : null;
  const only = reading.players.map(({ entry }) => entry);
  if (reading.cues.has('outOfPosition')) return team.outOfPositionAnswer(screen, only);
  if (only.length > 0) return null;
  if (reading.cues.has('formationAdvice')) return team.formationAnswer(screen);
  const isAboutRoles = reading.roles.length > 0;
  if (reading.cues.has('missing') && !isAboutRoles) return team.missingAnswer(screen, candidates(reading, tables));
  const isElsewhere = hasAny(reading, 'fill', 'should', 'missing', 'eleven', 'nextTo') || reading.formation !== null;
  if (reading.cues.has('mine') && hasFilter(reading) && !isElsewhere)
    return team.ownAnswer(reading, entriesOf(candidates(reading, tables)), screen);
  const isOnlyMine = reading.cues.has('mine') && !hasFilter(reading) && !hasAny(reading, 'fill', 'should');
  return reading.cues.has('describe') || isOnlyMine ? team.describeAnswer(screen) : null;
}

function candidates(reading: Reading, { lexicon, cups }: ScoutTables): Ranked[] {
  if (!cups) return playersFor(reading, lexicon.index);
  if (reading.cup === null) return withWorldCups(reading, playersFor(reading, lexicon.index), cups);
  const starters = startersOfCup(cups, reading.cup);
  // Use the shirt numbers from the tournament.
  const found = playersFor({ ...reading, shirt: null }, playersOfCup(cups, reading.cup, reading.shirt));
  if (!reading.cues.has('eleven')) return found;
  return found.map(({ entry, weight }) => ({ entry, weight: weight + (starters.has(entry) ? LOW_NUMBER : 0) }));
}

/** Fame hardly separates ordinary internationals, so an eleven prefers those picked for more squads. */
function withWorldCups({ cues }: Reading, players: Ranked[], { squads }: Cups): Ranked[] {
  if (!cues.has('eleven')) return players;
  return players.map(({ entry, weight }) => ({
    entry,
    weight: weight + SQUAD * Math.min(squads.get(entry) ?? 0, MOST_SQUADS),
  }));
}

const entriesOf = (ranked: readonly Ranked[]) => ranked.map(({ entry }) => entry);

function eleven({ reading, screen, tables }: Question): string | null {
  const isFormation = reading.formation !== null || reading.unknownFormation !== null;
  const isTeam = reading.cues.has('team') && hasFilter(reading) && !hasAny(reading, 'clubs', 'playedFor', 'should');
  const isAsked = hasAny(reading, 'eleven', 'fill', 'onePerNation', 'onePerClub') || isTeam || isFormation;
  if (!isAsked || reading.roles.length > 0 || !canInclude(reading)) return null;
  // Without the unknown words, it would be a different question.
  if (reading.unknown.length > 0 && !hasFilter(reading) && !isFormation) return null;
  // 'An England team in 4-4-2' asks for an eleven too.
  const asked = { ...reading, cues: new Set(reading.cues).add('eleven') };
  return elevenAnswer(reading, candidates(asked, tables), screen);
}

/** A request for an eleven may name players to include. */
function canInclude(reading: Reading): boolean {
  if (reading.players.length === 0) return true;
  return hasAny(reading, 'eleven') && !hasAny(reading, 'should', 'nextTo', 'isIt', 'compare', 'who', 'born', 'goals');
}

function comparison({ reading, screen, tables }: Question): string | null {
  const isAsked = reading.players.length > 1 && !hasAny(reading, 'born', 'clubs', 'number', 'goals', 'nextTo', 'from');
  return isAsked && reading.clubs.length === 0 ? comparisonAnswer(reading, screen, tables.cups) : null;
}

function suggestion({ reading, screen, tables }: Question): string | null {
  const isAsked = hasAny(reading, 'nextTo', 'should') || (reading.cues.has('missing') && reading.roles.length > 0);
  if (!isAsked || reading.unknown.length > 0) return null;
  const roles = reading.roles.length > 0 ? reading.roles : rolesMeant(reading, screen);
  if (roles.length === 0) return null;
  const complete = { ...reading, roles };
  return team.suggestionAnswer(complete, entriesOf(candidates(complete, tables)), screen);
}

/** The role of the named player, or of the selected or open slot. */
function rolesMeant({ players }: Reading, screen: ScreenTeam | null): Reading['roles'] {
  const slot = screen && players.length === 0 ? team.slotInQuestion(screen) : null;
  const position = slot ? naturalPosition(slot) : players[0]?.entry.details.positions[0];
  return ROLES.filter(({ positions }) => positions[0] === position).slice(0, 1);
}

function aboutPlayers({ reading, tables }: Question): string | null {
  if (reading.players.length === 0) return null;
  return answerAboutPlayers(reading, tables.cups);
}

function squad({ reading, tables: { cups } }: Question): string | null {
  const isAsked =
    reading.cup !== null && hasAny(reading, 'squad', 'worldCup', 'clubs', 'playedFor') && reading.roles.length === 0;
  return isAsked && cups ? squadAnswer(reading, cups) : null;
}

function list({ reading, tables }: Question): string | null {
  const { roles, clubs, cues, unknown } = reading;
  const isClear =
    roles.length > 0 ||
    clubs.length > 0 ||
    hasAny(reading, 'players', 'playedFor', 'oldest', 'youngest', 'longest', 'howMany');
  const isAsked =
    hasFilter(reading) ||
    hasAny(reading, 'oldest', 'youngest', 'longest') ||
    (cues.has('players') && unknown.length === 0);
  if (!isAsked || (unknown.length > 0 && !isClear)) return null;
  const players = entriesOf(candidates(reading, tables));
  return cues.has('howMany') ? countAnswer(reading, players) : listAnswer(reading, players);
}
