import type { Condition } from '#lib/assistant/scout/query.ts';
import { isOfThem } from '#lib/assistant/scout/read/features.ts';
import type { Lexicon } from '#lib/assistant/scout/read/lexicon.ts';
import { MATCH_CUES } from '#lib/assistant/scout/read/match-wish.ts';
import { MANY } from '#lib/assistant/scout/read/ranges.ts';
import { readQuestion } from '#lib/assistant/scout/read/read-question.ts';
import type { Reading } from '#lib/assistant/scout/read/reading.ts';
import { type Cue, GOES_ON } from '#lib/assistant/scout/words/cues.ts';
import { foldText } from '#lib/team/fold-text.ts';

/** Cues that make sense only after something. */
const EDITS: readonly Cue[] = ['attacking', 'defensive', 'more', 'sameAs', 'not'];
/** A question this short may leave out what was said before. */
const SHORT = 5;

/** Reads a conversation's questions, each after those before it. */
export function readConversation(questions: readonly string[], lexicon: Lexicon): Reading {
  let before: Reading | null = null;
  for (const question of questions) {
    const reading = readQuestion(question, lexicon, before?.language);
    before = before && goesOn(question, reading, before) ? edited(before, reading) : reading;
  }
  return before ?? readQuestion('', lexicon);
}

function goesOn(question: string, reading: Reading, before: Reading): boolean {
  const { cues, conditions, players, unread, lacking } = reading;
  const folded = foldText(question).replace(OPENING, '');
  if (isOfSameCup(reading, before) || isChoice(reading, before) || isOfOthers(reading, before)) return true;
  if (cues.has('eleven') && conditions.length > 0 && !cues.has('sameAs')) return false;
  if (
    cues.has('pronoun') &&
    players.length === 0 &&
    (before.players.length > 0 || isAboutCup(before) || isOfThem(reading))
  )
    return true;
  if (GOES_ON.test(folded) && !(lacking.length > 0 && conditions.length === 0)) return true;
  const isEdit = (EDITS.some((cue) => cues.has(cue)) || isRank(reading)) && unread.length === 0;
  if (FOLLOWING.some((isMeant) => isMeant(folded, reading, before))) return true;
  const isPart =
    folded.split(' ').length <= SHORT &&
    conditions.length > 0 &&
    players.length === 0 &&
    conditions.every(({ isNot }) => isNot);
  return isEdit || isPart;
}

/** 'Which of them scored most?' */
const isOfOthers = (reading: Reading, before: Reading) => isOfThem(reading) && before.conditions.length > 0;

/** 'Who's second?' */
const isRank = ({ ranks, conditions, players, order }: Reading) =>
  ranks.length > 0 && conditions.length + players.length === 0 && order === null;

/** 'Ok but 4-4-2' */
const OPENING = /^(?:(?:ok|okay|yes|yeah|no|nah|cool|nice|great|hmm|right|alright|well|so|please|wait|actually) )+/;

const isAboutCup = ({ years, conditions, hostYear }: Reading) =>
  years.length > 0 || hostYear !== null || conditions.some(({ kind }) => kind === 'cup');

/** Of all World Cups, rather than the one before. */
const OF_ALL: readonly Cue[] = ['howMany', 'most', 'ever', 'worldCup', 'ofCups', 'whichCup', 'mine', 'eleven', 'more'];

const OF_CUPS: readonly Cue[] = ['champion', 'hosts', 'teams', ...MATCH_CUES];

/** 'Who missed a penalty in the final?' or 'did they win it?' after a World Cup. */
const isOfSameCup = (reading: Reading, before: Reading) =>
  isAboutCup(before) &&
  !isAboutCup(reading) &&
  (reading.conditions.some(({ kind }) => kind === 'stage') ||
    reading.order?.measure === 'cupGoals' ||
    OF_CUPS.some((cue) => reading.cues.has(cue))) &&
  reading.conditions.every(({ kind, isNot }) => (kind === 'stage' || kind === 'nation') && !isNot) &&
  reading.players.length === 0 &&
  (reading.order === null || reading.order.measure === 'cupGoals') &&
  !OF_ALL.some((cue) => reading.cues.has(cue));

const FACTS: readonly Cue[] = ['clubs', 'position', 'number', 'nation', 'career', 'awards', 'born', 'howGood'];

/** 'How many World Cup goals?' after a player. */
const isOfPerson = (folded: string, reading: Reading, before: Reading) =>
  before.players.length > 0 &&
  reading.players.length + reading.conditions.length + reading.unread.length === 0 &&
  reading.order === null &&
  (reading.measures.length > 0 || FACTS.some((cue) => reading.cues.has(cue))) &&
  !reading.cues.has('mine') &&
  folded.split(' ').length <= SHORT;

/** 'Who scored?' after a match. */
const isScorers = (folded: string, { cues, conditions, players, measures, order }: Reading, before: Reading) =>
  (cues.has('scored') || cues.has('result')) &&
  isAboutCup(before) &&
  conditions.length + players.length + measures.length + before.players.length === 0 &&
  order === null &&
  folded.split(' ').length <= SHORT;

const FRAGMENT_CUES: readonly Cue[] = ['best', 'only', 'or', 'ever', 'pronoun', 'ofCups', 'who'];
const PREPOSITION = /^(?:from|in|of|at|with|under|over|born|any|still)\b/;

/** 'From the 80s', 'one per club', '3-5-2': neither whom nor what it is about. */
function isFragment(folded: string, reading: Reading): boolean {
  const { cues, conditions, players, measures, order, years, formations, atMost, unread, lacking } = reading;
  const isSmall = folded.split(' ').length <= SHORT && [...cues].every((cue) => FRAGMENT_CUES.includes(cue));
  const isBare = players.length + measures.length + unread.length + lacking.length === 0;
  const isAnything =
    order !== null || conditions.length + years.length + formations.length + Object.keys(atMost).length > 0;
  const isOpen = PREPOSITION.test(folded);
  return (
    isSmall &&
    isBare &&
    isAnything &&
    conditions.every(
      ({ kind }) => kind !== 'role' && (isOpen || (kind !== 'nation' && kind !== 'club' && kind !== 'cup')),
    )
  );
}

/** 'Is that more than Crespo?' after a player. */
const isRival = ({ cues, players, conditions }: Reading, before: Reading) =>
  cues.has('than') && players.length === 1 && before.players.length === 1 && conditions.length === 0;

/** 'Who is better?' after two names. */
const isComparison = ({ players, conditions, order, unread, cues }: Reading, before: Reading): boolean =>
  before.players.length > 1 &&
  players.length + conditions.length + unread.length === 0 &&
  (order !== null || cues.has('compare'));

const FOLLOWING: readonly ((folded: string, reading: Reading, before: Reading) => boolean)[] = [
  isFragment,
  (_, reading, before) => isComparison(reading, before),
  (_, reading, before) => isRival(reading, before),
  isScorers,
  isOfPerson,
];

/** The answer to 'Which Müller?' */
function isChoice({ players, conditions, measures, cues }: Reading, before: Reading): boolean {
  const [player] = players;
  const isOnlyName = players.length === 1 && conditions.length === 0 && measures.length === 0 && cues.size === 0;
  return (
    isOnlyName &&
    player !== undefined &&
    before.players.some((one) => one.others.length > 0 && choiceIn(one, player.said) !== undefined)
  );
}

const choiceIn = ({ entry, others }: Reading['players'][number], said: string) =>
  [entry, ...others].find(({ words }) => said.split(' ').every((word) => words.some(({ text }) => text === word)));

function edited(before: Reading, reading: Reading): Reading {
  if (isChoice(reading, before)) return chosen(before, reading.players[0]?.said ?? '');
  if (isRival(reading, before)) return compared(before, reading);
  if (isOfSameCup(reading, before)) return ofSameCup(before, reading);
  // About the same person, but another question.
  const isOfBefore = reading.cues.has('pronoun') || isOfPerson('', reading, before);
  if (isOfBefore && reading.players.length === 0 && before.players.length > 0 && !isOpenEnded(reading))
    return { ...reading, players: before.players };
  const { hasTime, isBoth, years, hostYear } = timeOf(before, reading);
  const isMatch = reading.conditions.some(({ kind }) => kind === 'stage');
  const kept = keptFrom(before, reading, hasTime && !isBoth);
  const take = <Key extends 'order' | 'limit' | 'unknownFormation' | 'times' | 'hostYear'>(key: Key): Reading[Key] =>
    reading[key] ?? before[key];
  const pick = <Item>(now: readonly Item[], then: readonly Item[]): Item[] => [...(now.length > 0 ? now : then)];
  const isOver = (cue: Cue) =>
    EDITS.includes(cue) ||
    (isBoth && (cue === 'squad' || cue === 'lineup')) ||
    (cue === 'champion' && (isMatch || reading.cues.has('hosts'))) ||
    (cue === 'best' && reading.order !== null);
  return {
    cues: new Set([...before.cues].filter((cue) => !isOver(cue)).concat(...reading.cues)),
    said: new Map([...before.said, ...reading.said]),
    inherited: new Set([...before.cues, ...before.inherited].filter((cue) => !reading.cues.has(cue))),
    conditions: [...kept, ...reading.conditions],
    players: pick(reading.players, before.players),
    measures: pick(reading.measures, before.measures),
    order: take('order'),
    sides: pick(reading.sides, before.sides),
    years,
    hostYear,
    times: take('times'),
    limit: take('limit'),
    ranks: reading.ranks,
    atMost: { ...before.atMost, ...reading.atMost },
    formations: pick(reading.formations, before.formations),
    unknownFormation: take('unknownFormation'),
    lacking: kept.length > 0 && !isMatch ? [...before.lacking, ...reading.lacking] : reading.lacking,
    unread: reading.unread,
    language: reading.language,
    isWhether: reading.isWhether,
    form: reading.form,
  };
}

function chosen(before: Reading, said: string): Reading {
  const players = before.players.map((one) => {
    const meant = one.others.length > 0 ? choiceIn(one, said) : undefined;
    return meant ? { ...one, entry: meant, others: [] } : one;
  });
  return { ...before, players };
}

const compared = (before: Reading, reading: Reading): Reading => ({
  ...reading,
  cues: new Set<Cue>([...before.cues, ...reading.cues, 'compare']).difference(new Set(['most', 'howMany'])),
  players: [...before.players, ...reading.players],
  measures: [...before.measures, ...reading.measures],
  order: reading.order ?? before.order,
});

function ofSameCup(before: Reading, reading: Reading): Reading {
  // 'Who was the top scorer?' after a squad
  const isOfTeam =
    (reading.order !== null && (before.cues.has('squad') || before.cues.has('lineup'))) || reading.cues.has('pronoun');
  const cups = before.conditions.filter(({ kind }) => kind === 'cup' || (isOfTeam && kind === 'nation'));
  const { years, hostYear } = before;
  return { ...reading, conditions: [...reading.conditions, ...cups], years, hostYear };
}

function timeOf(before: Reading, reading: Reading) {
  const hasTime = isAboutCup(reading);
  // 'Who of them was also there in 2002?'
  const isBoth = hasTime && isOfThem(reading) && isAboutCup(before);
  const { years, hostYear } = hasTime ? reading : before;
  return isBoth
    ? { hasTime, isBoth, years: [...before.years, ...years], hostYear: before.hostYear }
    : { hasTime, isBoth, years, hostYear };
}

function keptFrom(before: Reading, reading: Reading, hasTime: boolean): Condition[] {
  const kept = before.conditions.filter(
    (old) =>
      (old.kind === 'cup' && !hasTime) ||
      (!reading.conditions.some((one) => isReplaced(old, one)) && !(hasTime && old.kind === 'cup')),
  );
  // The youngest of the top scorers is one with goals.
  const led = before.order !== null && reading.order !== null ? before.order.measure : null;
  const isCounted = led !== null && led !== reading.order?.measure && /^(?:cup|awards)/.test(led);
  return isCounted ? [...kept, { kind: 'measure', measure: led, from: 1, to: MANY }] : kept;
}

/** 'And he?' asks the same as before. */
const isOpenEnded = ({ cues, measures, conditions, order }: Reading) =>
  measures.length + conditions.length === 0 && order === null && [...cues].every((cue) => cue === 'pronoun');

/** A new nation replaces the old one, and takes back its exclusion; an exclusion is added. */
function isReplaced(old: Condition, one: Condition): boolean {
  if (old.kind !== one.kind) return false;
  if (one.isNot) return JSON.stringify(old) === JSON.stringify(one);
  return !old.isNot || (old.kind === 'nation' && one.kind === 'nation' && old.group.label === one.group.label);
}
