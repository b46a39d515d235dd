import type { Condition, Grouped, Reading } from '#lib/assistant/scout/query.ts';
import { chosen, isChoice } from '#lib/assistant/scout/read/choice.ts';
import { hasKind, isOfThem, isOnlyOf, isWithout, slotsIn } from '#lib/assistant/scout/read/features.ts';
import {
  EDITS,
  goesOn,
  isAboutCup,
  isAnother,
  isOfPerson,
  isOfSameCup,
  SAID,
} from '#lib/assistant/scout/read/goes-on.ts';
import type { Lexicon } from '#lib/assistant/scout/read/lexicon.ts';
import { readQuestion } from '#lib/assistant/scout/read/read-question.ts';
import { labelOf } from '#lib/assistant/scout/read/shares.ts';
import { type Cue, OF_SOME_TEAMS, OUTCOMES } from '#lib/assistant/scout/words/cues.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';
import { foldText } from '#lib/team/fold-text.ts';

/** Reads a question after the one before. `inFocus` completes one that is about the same match. */
export function readAfter(
  last: Reading | undefined,
  question: string,
  lexicon: Lexicon,
  inFocus: (reading: Reading) => Reading | null,
): Reading {
  const before = last && BETWEEN.test(foldText(question)) ? withNamesakes(last) : last;
  // 'And two Argentines in it' of an eleven
  const isOfEleven = before?.cues.has('eleven') && SAID.COUNTED.test(question);
  const whole = isOfEleven ? `eleven ${question}` : question;
  const reading = readQuestion(whole, lexicon, before?.language);
  const ofMatch = inFocus(reading);
  // 'The Spanish one' after a player is of his name, if anyone is.
  if (
    last?.players.length === 1 &&
    THE_ONE.test(foldText(question)) &&
    isOnlyOf(reading, 'nation', 'club', 'role') &&
    isWithout(reading, ['players', 'order']) &&
    !isWithout(reading, ['conditions']) &&
    !isChoice(reading, last)
  )
    return { ...last, conditions: [...last.conditions, ...reading.conditions] };
  if (ofMatch || !before || !goesOn(question, reading, before)) return ofMatch ?? reading;
  const ofOther = ofOthers(before, reading);
  if (ofOther) return ofOther;
  return edited(...adjusted(before, reading, foldText(question)));
}

/** 'Which of them' after one player isn't about him, nor is 'who else played for Leeds?' */
function ofOthers({ players, conditions }: Reading, reading: Reading): Reading | null {
  const pronoun = reading.said.get('pronoun') ?? '';
  const [named, ...others] = players;
  if (!named || others.length + conditions.length > 0) return null;
  const isElse = /else/.test(reading.said.get('more') ?? '');
  if (isElse ? pronoun !== '' : /^(?:wh\w+|any) of/.test(pronoun))
    return { ...reading, unread: [...reading.unread, pronoun] };
  const other: Condition = { kind: 'player', named, isNot: true };
  return isElse ? { ...reading, conditions: [...reading.conditions, other] } : null;
}

const THE_ONE = /^(?:(?:no|nah|sorry|i mean(?:t)?|and|but) )*the (?:\S+ ){1,2}one$/;

/** Asked of several, after 'Laudrup', it is about all of that name. */
const BETWEEN = /^(?:(?:and|so|ok|but) )*(?:(?:who|which)(?: of (?:the )?(?:them|two|those))?|both)\b/;
const withNamesakes = (before: Reading): Reading => ({
  ...before,
  players: before.players.flatMap((named) =>
    [named.entry, ...named.others].map((entry) => ({ ...named, entry, others: [], typed: named.said })),
  ),
});

/** What was asked, and what comes now, where the one changes how the other is read. */
function adjusted(before: Reading, reading: Reading, folded: string): [Reading, Reading] {
  const { years, conditions, sides, order } = reading;
  // 'And who never played at a World Cup?' is about the whole team on screen again.
  if (
    before.cues.has('mine') &&
    (conditions.length > 0 || order !== null) &&
    !isOfThem(reading) &&
    SAID.ANEW.test(folded)
  )
    return [{ ...before, cues: new Set(['mine']), conditions: [], order: null }, reading];
  const place = placeAsked(before, reading);
  if (place) return [before, place];
  // 'And against France 1998?'
  if (before.sides.length > 1 && sides.length === 1)
    return [before, { ...reading, sides: [...before.sides.slice(0, 1), ...sides] }];
  // 'And in the 60s?' after 'born in the 90s'
  const born = years.map((one) => ofYears('born', one));
  if (born.length > 0 && hasKind(before, 'born'))
    return [before, { ...reading, years: [], conditions: [...conditions, ...born] }];
  // 'And in 2006?' after a World Cup
  if (years.length > 0 && isAboutCup(before))
    return [before, { ...reading, cues: new Set<Cue>([...reading.cues, 'ofCups']) }];
  // Years in which players were active don't become those of World Cups.
  if (before.years.length > 0 && !isAboutCup(before)) {
    const active = before.years.map((one) => ofYears('active', one));
    return [{ ...before, years: [], conditions: [...before.conditions, ...active] }, reading];
  }
  return [before, reading];
}

/** 'And who was third?' at a World Cup */
function placeAsked(before: Reading, reading: Reading): Reading | null {
  const [rank = 0, ...others] = reading.ranks;
  const stage = ['final', 'third place'][rank - 2];
  if (!stage || others.length + reading.conditions.length > 0 || !isAboutCup(before) || before.order) return null;
  const cues = new Set<Cue>(rank === 2 ? ['lost'] : []);
  return { ...reading, ranks: [], cues, conditions: [{ kind: 'stage', stage }] };
}

/** Not of what. */
const isCount = (reading: Reading) =>
  reading.cues.has('howMany') && isWithout(reading, ['measures', 'order', 'conditions', 'lacking']);
const isOfGoals = ({ cues, measures }: Reading) =>
  measures.length === 0 && (cues.has('opponents') || cues.has('minute'));
const ofYears = (kind: 'born' | 'active', years: Years): Condition => ({ kind, years });

/** They stay as they were if the new question doesn't say them. */
const KEPT = slotsIn('players sides times limit formations');
const ASKED = slotsIn('measures order');

function edited(before: Reading, reading: Reading): Reading {
  if (isChoice(reading, before)) return chosen(before, reading);
  if (isAnother(reading, before)) return compared(before, reading);
  if (isOfSameCup(reading, before)) return ofSameCup(before, reading);
  // About the same person, but another question.
  const isOfBefore = reading.cues.has('pronoun') || isOfPerson(reading, before);
  if (isOfBefore && reading.players.length === 0 && before.players.length > 0 && !isOpenEnded(reading))
    return ofSamePerson(before, reading);
  const { hasTime, isBoth, ...time } = timeOf(before, reading);
  const isMatch = reading.conditions.some(({ kind }) => kind === 'stage');
  const kept = keptFrom(before, reading, hasTime && !isBoth);
  // 'And who was in goal?' after the top scorer
  const isOfRole =
    reading.form === 'question' && !isOfThem(reading) && hasKind(reading, 'role') && !hasKind(before, 'role');
  // 'And the coach?', or 'did they win?', after the captain
  const isOther =
    OF_SOME_TEAMS.some((what) => reading.lacking.includes(what)) || OUTCOMES.some((cue) => reading.cues.has(cue));
  const isOfPlayers = before.players.length > 1;
  const isOver = (cue: Cue) =>
    EDITS.includes(cue) ||
    (cue === 'champion' && isMatch) ||
    (cue === 'best' && reading.order !== null) ||
    (cue === 'howMany' && reading.asks === 'who') ||
    // 'And who is rated higher?' after World Cup goals
    (/^(?:ofCups|worldCup|champion|scored|most)$/.test(cue) &&
      isOfPlayers &&
      /^[ar]/.test(reading.order?.measure ?? '')) ||
    // 'How many tournaments did they play?' after 'have they ever won a match?'
    ((cue === 'ever' || OUTCOMES.includes(cue)) && reading.measures.includes('cups'));
  return {
    ...reading,
    cues: new Set([...before.cues].filter((cue) => !isOver(cue)).concat(...reading.cues)),
    said: new Map([...before.said, ...reading.said]),
    inherited: new Set([...before.cues, ...before.inherited].filter((cue) => !reading.cues.has(cue))),
    conditions: [...kept, ...reading.conditions],
    ...Object.fromEntries(
      (isOfRole || (isOfPlayers && hasOwnMeasure(reading)) ? KEPT : [...KEPT, ...ASKED]).flatMap((slot) =>
        isWithout(reading, [slot]) ? [[slot, before[slot]]] : [],
      ),
    ),
    ...time,
    atMost: { ...before.atMost, ...reading.atMost, ...sharesOf(before, reading) },
    lacking:
      (kept.length > 0 || reading.cues.size === 0) && !isMatch && !isOther && !isOfRole
        ? [...before.lacking, ...reading.lacking]
        : reading.lacking,
  };
}

/** Shares of an eleven, each as it was said last. */
function sharesOf(before: Reading, { atMost: { of: own = [] } }: Reading): Reading['atMost'] {
  const isSaid = ({ group }: { group: Grouped }) => own.some((one) => labelOf(one.group) === labelOf(group));
  const shares = [...(before.atMost.of ?? []).filter((one) => !isSaid(one)), ...own];
  return shares.length > 0 ? { of: shares } : {};
}

/** 'And who won more?' after ratings */
const hasOwnMeasure = (reading: Reading) => !isWithout(reading, ASKED) || reading.cues.has('champion');

function ofSamePerson(before: Reading, reading: Reading): Reading {
  // 'Which did he win?' after his finals
  const isOfRounds = reading.asks === 'which' && reading.cues.has('champion');
  const rounds = isOfRounds ? before.conditions.filter(({ kind }) => kind === 'stage') : [];
  return {
    ...reading,
    players: before.players,
    conditions: [...reading.conditions, ...rounds],
    // 'How many of them in 2006?', 'against whom?'
    measures: isCount(reading) || isOfGoals(reading) ? before.measures : reading.measures,
  };
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
    (reading.order !== null && before.cues.has('squad')) ||
    reading.cues.has('pronoun') ||
    reading.said.get('out') === 'how far';
  // 'And what was the score?' of the match before
  const isOfMatch = reading.conditions.length === 0 && /score|^(?:the )?result$/.test(reading.said.get('result') ?? '');
  const cups = before.conditions.filter(
    ({ kind }) =>
      kind === 'cup' ||
      ((isOfTeam || isOfMatch) && kind === 'nation' && (reading.cues.has('pronoun') || !hasKind(reading, 'nation'))) ||
      (isOfMatch && kind === 'stage'),
  );
  const { years, hostYear } = before;
  return { ...reading, conditions: [...reading.conditions, ...cups], years, hostYear };
}

function timeOf(before: Reading, reading: Reading) {
  const hasTime = reading.years.length > 0 || isAboutCup(reading);
  // 'Who of them was also there in 2002?'
  const isBoth = hasTime && isOfThem(reading) && isAboutCup(before);
  const { hostYear } = hasTime && !isBoth ? reading : before;
  const years = [...(hasTime && !isBoth ? [] : before.years), ...(hasTime ? reading.years : [])];
  return { hasTime, isBoth, years, hostYear };
}

function keptFrom(before: Reading, reading: Reading, hasTime: boolean): Condition[] {
  return before.conditions.filter(
    (old) =>
      (old.kind === 'cup' && !hasTime) ||
      (!reading.conditions.some((one) => isReplaced(old, one)) &&
        !(hasTime && (old.kind === 'cup' || old.kind === 'active'))),
  );
}

/** 'And he?' asks the same as before. */
const isOpenEnded = ({ cues, measures, conditions, order }: Reading) =>
  measures.length + conditions.length === 0 && order === null && [...cues].every((cue) => cue === 'pronoun');

/** A new nation replaces the old one, and takes back its exclusion; an exclusion is added. */
const isReplaced = (old: Condition, one: Condition) =>
  old.kind === one.kind &&
  (!old.isNot || (old.kind === 'nation' && one.kind === 'nation' && old.group.label === one.group.label)) &&
  !one.isNot;
