import type { Condition } from '#lib/assistant/scout/query.ts';
import type { Lexicon } from '#lib/assistant/scout/read/lexicon.ts';
import { readQuestion } from '#lib/assistant/scout/read/read-question.ts';
import type { Reading } from '#lib/assistant/scout/read/reading.ts';
import { type Cue, GOES_ON } from '#lib/assistant/scout/words/cues.ts';
import { foldText } from '#lib/team/fold-text.ts';

/** Cues that make sense only after something. */
const EDITS: readonly Cue[] = ['attacking', 'defensive', 'more', 'second', 'sameAs', 'not'];
/** A question this short may leave out what was said before. */
const SHORT = 5;

/** Reads a conversation's questions, each after those before it. */
export function readConversation(questions: readonly string[], lexicon: Lexicon): Reading {
  let before: Reading | null = null;
  for (const question of questions) {
    const reading = readQuestion(question, lexicon);
    before = before && goesOn(question, reading, before) ? edited(before, reading) : reading;
  }
  return before ?? readQuestion('', lexicon);
}

function goesOn(question: string, reading: Reading, before: Reading): boolean {
  const { cues, conditions, players, unread, lacking } = reading;
  const folded = foldText(question);
  if (isChoice(reading, before)) return true;
  if (cues.has('eleven') && conditions.length > 0 && !cues.has('sameAs')) return false;
  if (cues.has('pronoun') && players.length === 0 && before.players.length > 0) return true;
  if (GOES_ON.test(folded) && !(lacking.length > 0 && conditions.length === 0)) return true;
  const isEdit = EDITS.some((cue) => cues.has(cue)) && unread.length === 0;
  const isPart =
    folded.split(' ').length <= SHORT &&
    conditions.length > 0 &&
    players.length === 0 &&
    conditions.every(({ isNot }) => isNot);
  return isEdit || isPart;
}

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
  if (isChoice(reading, before)) {
    const said = reading.players[0]?.said ?? '';
    const players = before.players.map((one) => {
      const chosen = one.others.length > 0 ? choiceIn(one, said) : undefined;
      return chosen ? { ...one, entry: chosen, others: [] } : one;
    });
    return { ...before, players };
  }
  const hasTime =
    reading.years.length > 0 || reading.hostYear !== null || reading.conditions.some(({ kind }) => kind === 'cup');
  const kept = before.conditions.filter(
    (old) => !reading.conditions.some((one) => isReplaced(old, one)) && !(hasTime && old.kind === 'cup'),
  );
  const take = <Key extends 'order' | 'limit' | 'unknownFormation' | 'times' | 'hostYear'>(key: Key): Reading[Key] =>
    reading[key] ?? before[key];
  const pick = <Item>(now: readonly Item[], then: readonly Item[]): Item[] => [...(now.length > 0 ? now : then)];
  return {
    cues: new Set([...before.cues].filter((cue) => !EDITS.includes(cue)).concat(...reading.cues)),
    said: new Map([...before.said, ...reading.said]),
    conditions: [...kept, ...reading.conditions],
    players: pick(reading.players, before.players),
    measures: pick(reading.measures, before.measures),
    order: take('order'),
    sides: pick(reading.sides, before.sides),
    years: hasTime ? reading.years : before.years,
    hostYear: hasTime ? reading.hostYear : before.hostYear,
    times: take('times'),
    limit: take('limit'),
    atMost: { ...before.atMost, ...reading.atMost },
    formations: pick(reading.formations, before.formations),
    unknownFormation: take('unknownFormation'),
    lacking: reading.lacking,
    unread: reading.unread,
    language: reading.language,
  };
}

/** A new nation replaces the old one, and takes back its exclusion; an exclusion is added. */
function isReplaced(old: Condition, one: Condition): boolean {
  if (old.kind !== one.kind) return false;
  if (one.isNot) return JSON.stringify(old) === JSON.stringify(one);
  return !old.isNot || (old.kind === 'nation' && one.kind === 'nation' && old.group.label === one.group.label);
}
