import { type Condition, conditionsOf, type Grouped, positionsIn, type Reading } from '#lib/assistant/scout/query.ts';
import { STANCES, withLeavers } from '#lib/assistant/scout/read/edit-wish.ts';
import { hasCue, hasKind, isOfThem, isWithout, slotsIn } from '#lib/assistant/scout/read/features.ts';
import {
  asksScorers,
  choiceIn,
  EDITS,
  goesOn,
  isAboutCup,
  isAnother,
  isChoice,
  isOfPerson,
  isOfSameCup,
  isOfSomeTeams,
  SAID,
} from '#lib/assistant/scout/read/goes-on.ts';
import type { Lexicon } from '#lib/assistant/scout/read/lexicon.ts';
import { readQuestion } from '#lib/assistant/scout/read/read-question.ts';
import { labelOf } from '#lib/assistant/scout/read/shares.ts';
import { type Cue, cuesIn, OF_SOME_TEAMS, OUTCOMES } from '#lib/assistant/scout/words/cues.ts';

/** Reads a question after the one before. `inFocus` completes one that is about the same match. */
export function readAfter(
  before: Reading | undefined,
  question: string,
  lexicon: Lexicon,
  inFocus: (reading: Reading) => Reading | null,
): Reading {
  // 'And two Argentines in it' of an eleven
  const isOfEleven = before?.cues.has('eleven') && SAID.COUNTED.test(question);
  const reading = readQuestion(isOfEleven ? `eleven ${question}` : question, lexicon, before?.language);
  const ofMatch = inFocus(reading);
  // 'The Spanish one' after a player is of his name, if anyone is.
  if (
    before?.players.length === 1 &&
    SAID.THE_ONE.test(reading.text) &&
    hasKind(reading, 'nation', 'club', 'role') &&
    !isChoice(reading, before)
  )
    return { ...before, conditions: [...before.conditions, ...reading.conditions] };
  if (ofMatch || !before || !(isOfEleven || goesOn(reading, before))) return ofMatch ?? reading;
  return ofOthers(before, reading) ?? edited(...adjusted(before, reading));
}

/** 'Which of them' after one player isn't about him, nor is 'who else played for Leeds?' */
function ofOthers({ players, conditions }: Reading, reading: Reading): Reading | null {
  const pronoun = reading.said.get('pronoun') ?? '';
  const [named, ...others] = players;
  if (!named || others.length + conditions.length > 0) return null;
  const isElse = /else/.test(reading.said.get('more') ?? '');
  if (isElse ? pronoun !== '' : /^(?:wh\w+|any) of/.test(pronoun))
    return { ...reading, unread: [...reading.unread, pronoun] };
  return isElse ? { ...reading, conditions: [...reading.conditions, { kind: 'player', named, isNot: true }] } : null;
}

/** What was asked, and what comes now, where the one changes how the other is read. */
function adjusted(before: Reading, reading: Reading): [Reading, Reading] {
  const { years, conditions, sides } = reading;
  // 'And who never played at a World Cup?' is about the whole team on screen again.
  if (before.cues.has('mine') && !isOfThem(reading) && SAID.ANEW.test(reading.text))
    return [{ ...before, cues: new Set(['mine']), conditions: [], order: null }, reading];
  // 'Nah, someone from Africa' after 'upgrade my right back'
  if (before.cues.has('instead') && before.players.length === 0 && !hasKind(reading, 'than')) {
    const leaving = { ...before, cues: new Set(before.cues) };
    withLeavers(leaving);
    return [leaving, reading];
  }
  // 'And against France 1998?', or France of another year instead of France.
  const [side] = sides;
  if (before.sides.length > 1 && side && sides.length === 1) {
    const same = before.sides.findIndex(({ group }) => group.label === side.group.label);
    return [before, { ...reading, sides: before.sides.slice(0, 2).with(same === 0 ? 0 : 1, side) }];
  }
  // 'And Brazil?' after matches of England and Germany
  const rivals = before.conditions.filter(({ kind }) => kind === 'nation');
  const isOfRivals = rivals.length > 1 && before.cues.has('compare') && !before.cues.has('eleven');
  if (isOfRivals && conditions.length === 1 && hasKind(reading, 'nation'))
    return [before, { ...reading, conditions: [...rivals.slice(0, 1), ...conditions] }];
  // 'And in the 60s?' after 'born in the 90s'
  const born = years.map((one) => ({ kind: 'born', years: one }) as const);
  if (born.length > 0 && hasKind(before, 'born'))
    return [before, { ...reading, years: [], conditions: [...conditions, ...born] }];
  // Years in which players were active don't become those of World Cups.
  if (isAboutCup(before)) return [before, reading];
  const active = before.years.map((one) => ({ kind: 'active', years: one }) as const);
  return [{ ...before, years: [], conditions: [...before.conditions, ...active] }, reading];
}

/** They stay as they were if the new question doesn't say them. */
const KEPT = slotsIn('players sides times limit formations');
/** How much someone scored or won. */
const OF_TITLES = cuesIn('ofCups worldCup champion scored most');

function edited(before: Reading, reading: Reading): Reading {
  if (isChoice(reading, before)) return chosen(before, reading);
  if (isAnother(reading, before)) return compared(before, reading);
  if (isOfSameCup(reading, before)) return ofSameCup(before, reading);
  // About the same person, but another question.
  const isOfBefore = reading.cues.has('pronoun') || isOfPerson(reading, before);
  if (isOfBefore && reading.players.length === 0 && before.players.length > 0 && !isOpenEnded(reading))
    return ofSamePerson(before, reading);
  const { hasTime, isBoth, ...time } = timeOf(before, reading);
  const kept = keptFrom(before, reading, hasTime && !isBoth);
  // 'And who was in goal?' after the top scorer
  const isOfRole =
    (reading.form === 'question' || positionsIn(reading).includes('GK')) &&
    !isOfThem(reading) &&
    hasKind(reading, 'role');
  // 'And the coach?', or 'did they win?', after the captain
  const hasOutcome = OUTCOMES.some((cue) => reading.cues.has(cue));
  const isOther = OF_SOME_TEAMS.some((what) => reading.lacking.includes(what)) || hasOutcome;
  const isOver = (cue: Cue) =>
    // 'No, an Italian' after 'someone more defensive' doesn't take that back.
    (EDITS.includes(cue) && !(before.cues.has('instead') && STANCES.includes(cue))) ||
    // 'And did they ever win one?' after shoot-outs they lost
    (OUTCOMES.includes(cue) && (hasOutcome || (before.cues.has('hosts') && reading.order !== null))) ||
    (cue === 'howMany' && (reading.asks === 'who' || asksScorers(reading))) ||
    // 'And who is rated higher?' after World Cup goals
    (before.players.length > 1 && reading.order !== null && OF_TITLES.includes(cue)) ||
    // 'How many tournaments did they play?' after 'have they ever won a match?'
    reading.measures.includes('cups');
  return {
    ...reading,
    cues: new Set([...before.cues].filter((cue) => !isOver(cue)).concat(...reading.cues)),
    said: new Map([...before.said, ...reading.said]),
    inherited: new Set([...before.cues, ...before.inherited].filter((cue) => !reading.cues.has(cue))),
    conditions: [...kept, ...reading.conditions],
    ...Object.fromEntries(
      (isOfRole ? KEPT : [...KEPT, 'measures' as const, 'order' as const]).flatMap((slot) =>
        isWithout(reading, [slot]) ? [[slot, before[slot]]] : [],
      ),
    ),
    ...time,
    atMost: { ...before.atMost, ...reading.atMost, ...sharesOf(before, reading) },
    lacking:
      (kept.length > 0 || reading.cues.size === 0) && !hasKind(reading, 'stage') && !isOther
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

/** What was asked, about the one chosen. */
function chosen(before: Reading, reading: Reading): Reading {
  const meant = before.players.map((one) => (one.others.length > 0 ? choiceIn(one, reading) : undefined));
  const players = before.players.map((one, at) => ({ ...one, ...(meant[at] && { entry: meant[at], others: [] }) }));
  return meant.some(Boolean)
    ? { ...before, players }
    : { ...before, conditions: [...before.conditions, ...reading.conditions] };
}

function ofSamePerson(before: Reading, reading: Reading): Reading {
  // 'In which year?' after a title
  const isOfTitle = before.cues.has('champion') || hasKind(before, 'honour');
  if (isOfTitle && reading.said.get('whichCup')?.endsWith('year') && reading.conditions.length === 0)
    return { ...before, asks: 'when', isWhether: false, text: reading.text };
  // 'How many of them in 2006?', 'against whom?'
  const isCount = reading.cues.has('howMany') && isWithout(reading, ['order', 'conditions', 'lacking']);
  const isOfGoals = isWithout(reading, ['measures']) && (isCount || hasCue(reading, ['opponents', 'minute']));
  // 'Which did he win?' after his finals
  const rounds = reading.asks === 'which' && reading.cues.has('champion') ? conditionsOf(before, 'stage') : [];
  // 'How many of them were penalties?' after his goals at a World Cup
  const isSameCup =
    hasKind(reading, 'goal') && !isAboutCup(reading) && !hasCue(reading, ['worldCup', 'overall', 'ever']);
  const { years, hostYear } = isSameCup ? before : reading;
  return {
    ...reading,
    years,
    hostYear,
    players: before.players,
    conditions: [...reading.conditions, ...rounds],
    measures: isOfGoals ? before.measures : reading.measures,
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
  const isOfSome = isOfSomeTeams(reading);
  // 'And the Germans, who managed them?'
  const isTheirs = reading.cues.has('pronoun') && reading.said.get('pronoun') !== 'it' && !isOfSome;
  // 'Who was the top scorer?' after a squad
  const isOfTeam =
    (reading.order !== null && hasCue(before, ['squad', 'players'])) ||
    isTheirs ||
    isOfSome ||
    reading.said.get('out') === 'how far';
  // 'And what was the score?' of the match before
  const isOfMatch = reading.conditions.length === 0 && /score|^(?:the )?result$/.test(reading.said.get('result') ?? '');
  const cups = before.conditions.filter(
    ({ kind }) =>
      kind === 'cup' ||
      ((isOfTeam || isOfMatch) && kind === 'nation' && (isTheirs || !hasKind(reading, 'nation'))) ||
      ((isOfMatch || (asksScorers(reading) && hasKind(reading, 'nation'))) && kind === 'stage'),
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
      !reading.conditions.some((one) => one.kind === old.kind && !one.isNot && !old.isNot) &&
      // 'Best Italian XI without Baggio', then 'put Baggio in'
      !(old.kind === 'player' && reading.players.some(({ entry }) => entry === old.named.entry)) &&
      !(hasTime && (old.kind === 'cup' || old.kind === 'active')),
  );
}

/** 'And he?' asks the same as before. */
const isOpenEnded = (reading: Reading) =>
  isWithout(reading, ['measures', 'conditions', 'order']) && [...reading.cues].every((cue) => cue === 'pronoun');
