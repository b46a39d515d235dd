import type { Query } from '#lib/assistant/scout/query.ts';
import { ALWAYS, HEEDED_CUES } from '#lib/assistant/scout/say/heeded.ts';
import { patternsIn } from '#lib/assistant/scout/words/patterns.ts';

const SAID = patternsIn('matchup');

/**
 * The sides of 'the best Italians or the best Germans?' and 'would they beat Italy 2006?', each as a question of its own, if
 * at least one is an eleven still to be chosen. `whole` is what the question asks otherwise.
 */
export function withElevens(
  whole: Query,
  text: string,
  before: Query | undefined,
  read: (side: string) => Query,
): Query {
  const { one, other } = (SAID.PLAYED.exec(text) ?? SAID.WINNER_OF.exec(text))?.groups ?? {};
  // 'The starting eleven of Denmark against Uruguay in 86' did play.
  if (!other || whole.ask === 'lineup') return whole;
  const sides = [one?.trim() || 'they', other.trim()].map((side) => sideOf(side, before, read));
  const [home, away] = sides;
  const isChosen = home?.ask === 'eleven' || away?.ask === 'eleven';
  const isMeant = isChosen && (SAID.ELEVEN.test(`${one} ${other}`) || sides.includes(before?.elevens?.[0] ?? before));
  return home && away && isMeant ? { ...emptied(whole), ask: 'versus', elevens: [home, away] } : whole;
}

function sideOf(side: string, before: Query | undefined, read: (side: string) => Query): Query | undefined {
  if (SAID.THEY.test(side)) return before?.elevens?.[0] ?? (before?.ask === 'eleven' ? before : undefined);
  const own = read(side);
  const isOfCup =
    own.sides.length === 1 && !SAID.ELEVEN.test(side) && own.conditions.every(({ kind }) => /nation|cup/.test(kind));
  const isMine = (own.cues.has('mine') || own.cues.has('us')) && own.conditions.length === 0;
  const query = isOfCup || isMine || own.ask === 'eleven' ? own : read(`best eleven of ${side}`);
  const { form, asks, cues, unread, lacking, measures } = query;
  const isWhole =
    form !== 'question' &&
    asks === null &&
    unread.length + lacking.length + measures.length === 0 &&
    cues.isSubsetOf(new Set([...ALWAYS, ...HEEDED_CUES.eleven]));
  const isAnyone = query.ask === 'eleven' && query.conditions.length === 0;
  if (!isWhole || isAnyone || !(isOfCup || isMine || query.ask === 'eleven')) return undefined;
  return isMine ? { ...query, cues: new Set(['mine']) } : query;
}

/** What is said of either side is left to its own question. */
const emptied = (query: Query): Query => ({
  ...query,
  cues: new Set(['wouldWin']),
  conditions: [],
  players: [],
  measures: [],
  order: null,
  sides: [],
  formations: [],
  unread: [],
  atMost: {},
  asks: null,
});
