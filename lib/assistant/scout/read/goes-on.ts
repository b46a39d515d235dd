import type { Condition, Reading } from '#lib/assistant/scout/query.ts';
import { isAboutCups, isOfCups } from '#lib/assistant/scout/read/cup-years.ts';
import { isOfThem } from '#lib/assistant/scout/read/features.ts';
import { type Cue, cuesIn, GOES_ON, MATCH_CUES } from '#lib/assistant/scout/words/cues.ts';
import { OF_SOME_TEAMS } from '#lib/assistant/scout/words/lacking-words.ts';
import { foldText } from '#lib/team/fold-text.ts';

/** Cues that make sense only after something. */
export const EDITS: readonly Cue[] = ['attacking', 'defensive', 'more', 'sameAs', 'not'];
/** A question this short may leave out what was said before. */
const SHORT = 5;

/** Whether a question leaves out what the one before said. */
export function goesOn(question: string, reading: Reading, before: Reading): boolean {
  const { cues, conditions, players, lacking } = reading;
  const folded = foldText(question).replace(OPENING, '');
  if (isOfSameCup(reading, before) || isChoice(reading, before) || isOfOthers(reading, before)) return true;
  if (cues.has('eleven') && conditions.length > 0 && !cues.has('sameAs')) return false;
  if (
    cues.has('pronoun') &&
    players.length === 0 &&
    (before.players.length > 0 || isAboutCup(before) || isOfThem(reading) || hasNation(before))
  )
    return true;
  if (GOES_ON.test(folded) && (conditions.length > 0 || lacking.every((what) => OF_SOME_TEAMS.includes(what))))
    return true;
  return FOLLOWING.some((isMeant) => isMeant(folded, reading, before));
}

const isChange = (_: string, reading: Reading) =>
  (EDITS.some((cue) => reading.cues.has(cue)) || isRank(reading)) && reading.unread.length === 0;

/** 'The Italian ones as well' */
const isOfOnes = (folded: string, { conditions, players }: Reading, before: Reading) =>
  /\bones\b|\b(?:as well|too)$/.test(folded) &&
  conditions.length > 0 &&
  players.length + before.players.length === 0 &&
  conditions.every(({ kind }) => kind === 'nation' || kind === 'club') &&
  before.conditions.some(({ kind }) => kind === 'role');

/** 'Not from Brazil' */
const isPart = (folded: string, { conditions, players, form }: Reading) =>
  (folded.split(' ').length <= SHORT || form === 'exclusion') &&
  conditions.length > 0 &&
  players.length === 0 &&
  conditions.every(({ isNot }) => isNot);

/** 'Who was the manager?' */
const isOfItsTeam = (_: string, { lacking, conditions, players, years }: Reading, before: Reading) =>
  isAboutCup(before) &&
  lacking.length > 0 &&
  lacking.every((what) => OF_SOME_TEAMS.includes(what)) &&
  conditions.length + players.length + years.length === 0;

/** 'Who scored?' */
export const asksScorers = ({ cues, measures }: Reading) =>
  (cues.has('scored') || measures.length > 0) && measures.every((measure) => measure === 'cupGoals');

/** 'Who was their star?' */
const hasNation = ({ conditions }: Reading) => conditions.some(({ kind, isNot }) => kind === 'nation' && !isNot);

/** 'Which of them scored most?' */
const isOfOthers = (reading: Reading, before: Reading) => isOfThem(reading) && before.conditions.length > 0;

/** 'Who's second?' */
const isRank = ({ ranks, conditions, players, order }: Reading) =>
  ranks.length > 0 && conditions.length + players.length === 0 && order === null;

/** 'Ok but 4-4-2' */
const OPENING =
  /^(?:(?:thanks|thx|cheers|ok|okay|yes|yeah|no|nah|cool|nice|great|hmm|right|alright|well|so|please|wait|actually) )+/;

export const isAboutCup = (reading: Reading) =>
  reading.years.some((years) => isOfCups(reading, years, isAboutCups(reading))) ||
  reading.hostYear !== null ||
  reading.conditions.some(({ kind }) => kind === 'cup');

/** Of all World Cups, rather than the one before. */
const OF_ALL: readonly Cue[] = ['howMany', 'most', 'ever', 'worldCup', 'ofCups', 'whichCup', 'mine', 'eleven', 'more'];

const OF_CUPS: readonly Cue[] = ['champion', 'hosts', 'teams', 'lineup', ...MATCH_CUES];

/** 'Who missed a penalty in the final?' or 'did they win it?' after a World Cup. */
export const isOfSameCup = (reading: Reading, before: Reading) =>
  isAboutCup(before) &&
  !isAboutCup(reading) &&
  (reading.conditions.some(({ kind }) => kind === 'stage') ||
    reading.order?.measure === 'cupGoals' ||
    OF_CUPS.some((cue) => reading.cues.has(cue))) &&
  reading.conditions.every(
    (one) =>
      (one.kind === 'stage' || one.kind === 'nation' || (one.kind === 'honour' && one.honour.isOfCup)) && !one.isNot,
  ) &&
  reading.players.length === 0 &&
  // 'Which of them won it?' is about those players.
  !(isOfThem(reading) && reading.cues.has('champion') && !before.cues.has('teams')) &&
  (reading.order === null || reading.order.measure === 'cupGoals') &&
  !OF_ALL.some((cue) => reading.cues.has(cue));

const FACTS: readonly Cue[] = ['clubs', 'position', 'number', 'nation', 'career', 'awards', 'born', 'howGood'];
/** '¿Y fue a algún mundial?' */
const isAtCups = ({ cues }: Reading) => cues.has('worldCup') && cues.has('playedFor');

/** 'How many World Cup goals?' after a player. */
export const isOfPerson = (folded: string, reading: Reading, before: Reading) =>
  before.players.length > 0 &&
  reading.players.length + reading.unread.length === 0 &&
  reading.conditions.every(({ kind }) => kind === 'stage') &&
  reading.order === null &&
  (reading.measures.length + reading.conditions.length > 0 ||
    isAtCups(reading) ||
    FACTS.some((cue) => reading.cues.has(cue))) &&
  !reading.cues.has('mine') &&
  folded.split(' ').length <= SHORT;

/** One of the two teams of the match before. */
export const isOfItsTeams = (one: Condition, { conditions }: Reading) =>
  one.kind === 'nation' &&
  conditions.filter(({ kind }) => kind === 'nation').length > 1 &&
  conditions.some((other) => other.kind === 'nation' && other.group.label === one.group.label);

/** 'Who scored?' after a match. */
const isScorers = (folded: string, reading: Reading, before: Reading) =>
  (reading.cues.has('result') || asksScorers(reading)) &&
  (isAboutCup(before) || before.conditions.some(({ kind }) => kind === 'stage')) &&
  reading.conditions.every((one) => isOfItsTeams(one, before)) &&
  reading.players.length + before.players.length === 0 &&
  reading.order === null &&
  folded.split(' ').length <= SHORT + reading.conditions.length + (reading.cues.has('pronoun') ? SHORT : 0);

/** 'Who were the goalkeepers?' after a match or a squad. */
const isOfItsPlayers = (_: string, { cues, conditions, players, measures, order }: Reading, before: Reading) =>
  isAboutCup(before) &&
  (before.cues.has('squad') || before.conditions.some(({ kind }) => kind === 'stage' || kind === 'nation')) &&
  conditions.some(({ kind }) => kind === 'role') &&
  conditions.every((one) => one.kind === 'role' || isOfItsTeams(one, before)) &&
  players.length + measures.length + before.players.length === 0 &&
  order === null &&
  !OF_OTHERS.some((cue) => cues.has(cue));
const OF_OTHERS = cuesIn('best mine eleven should howGood ever forMine bench missing fill lesser worldCup');

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
    // 'Top scorer of 1998' says it all.
    !(order?.measure === 'cupGoals' && isAboutCup(reading)) &&
    conditions.every(
      ({ kind }) => kind !== 'role' && (isOpen || (kind !== 'nation' && kind !== 'club' && kind !== 'cup')),
    )
  );
}

/** 'Is that more than Crespo?' after a player. */
export const isRival = ({ cues, players, conditions }: Reading, before: Reading) =>
  cues.has('than') && players.length === 1 && before.players.length === 1 && conditions.length === 0;

/** 'And Makélélé?' after a comparison */
export const isAnother = ({ cues, players, conditions, measures, unread, order }: Reading, before: Reading) =>
  before.players.length > 1 &&
  players.length > 0 &&
  cues.size + conditions.length + measures.length + unread.length === 0 &&
  order === null;

/** 'Who is better?' after two names. */
const isComparison = ({ players, conditions, order, unread, cues }: Reading, before: Reading): boolean =>
  before.players.length > 1 &&
  players.length + unread.length === 0 &&
  (conditions.length === 0 || (order !== null && conditions.every(({ kind }) => kind === 'role'))) &&
  (order !== null || (['compare', 'most', 'difference'] as const).some((cue) => cues.has(cue)));

const FOLLOWING: readonly ((folded: string, reading: Reading, before: Reading) => boolean)[] = [
  isChange,
  isPart,
  isOfItsTeam,
  isFragment,
  (_, reading, before) => isComparison(reading, before),
  (_, reading, before) => isRival(reading, before),
  isScorers,
  isOfItsPlayers,
  isOfOnes,
  isOfPerson,
];

/** The answer to 'Which Müller?' */
export function isChoice(reading: Reading, before: Reading): boolean {
  const { players, conditions, measures, years, lacking, unread, cues } = reading;
  const [player, ...others] = players;
  const isOnlyName = [others, conditions, measures, years, lacking, unread, [...cues]].every(
    ({ length }) => length === 0,
  );
  return (
    isOnlyName &&
    player !== undefined &&
    before.players.some((one) => one.others.length > 0 && choiceIn(one, player.said) !== undefined)
  );
}

export const choiceIn = ({ entry, others }: Reading['players'][number], said: string) =>
  [entry, ...others].find(({ words }) => said.split(' ').every((word) => words.some(({ text }) => text === word)));
