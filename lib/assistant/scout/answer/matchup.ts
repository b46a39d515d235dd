import type { Turn } from '#lib/assistant/scout/answer/referents.ts';
import type { Query } from '#lib/assistant/scout/query.ts';
import { ALWAYS, isHeeded } from '#lib/assistant/scout/say/heeded.ts';
import { patternsIn } from '#lib/assistant/scout/words/patterns.ts';

const SAID = patternsIn('matchup');

/**
 * The sides of 'the best Italians or the best Germans?' and 'would they beat Italy 2006?', each as a question of its own, if
 * at least one is an eleven still to be chosen. `whole` is what the question asks otherwise.
 */
export function withElevens(
  whole: Query,
  text: string,
  before: Turn | undefined,
  read: (side: string) => Query,
): Query {
  const said = SAID.PLAYED.exec(text) ?? SAID.WINNER_OF.exec(text);
  const { one, other } = said?.groups ?? (SAID.WHO_WINS.test(text) ? { other: 'them' } : {});
  if (!other || didPlay(whole)) return whole;
  const earlier = before?.query.elevens?.[0] ?? ofEleven(before?.query);
  const names = [one?.trim() || 'they', other.trim()];
  // 'Play them' after two elevens
  const isOfBoth = names.every((side) => SAID.THEY.test(side));
  if (isOfBoth && earlier && !before?.query.elevens && !ofEleven(before?.before)) return { ...whole, ask: 'nothing' };
  const sides = isOfBoth
    ? [ofEleven(before?.before), earlier]
    : names.map((side) => (SAID.THEY.test(side) ? earlier : sideOf(side, read)));
  const [home, away] = sides;
  const isChosen = home?.ask === 'eleven' || away?.ask === 'eleven';
  const isMeant = isChosen && (SAID.ELEVEN.test(`${one} ${other}`) || sides.includes(earlier));
  return home && away && isMeant ? { ...emptied(whole), ask: 'versus', elevens: [home, away] } : whole;
}

/** 'The starting eleven of Denmark against Uruguay in 86', 'was he in the eleven against Uruguay?' */
const didPlay = ({ ask, isWhether, players }: Query) => ask === 'lineup' || (isWhether && players.length > 0);

const ofEleven = (query: Query | undefined) => (query?.ask === 'eleven' ? query : undefined);

/** Undefined if it is no team, or more is said of it than of one. */
function sideOf(side: string, read: (side: string) => Query): Query | undefined {
  const own = read(side);
  const isOfCup = own.sides.length === 1 && own.conditions.every(({ kind }) => /nation|cup/.test(kind));
  const isMine = (own.cues.has('mine') || own.cues.has('us')) && own.conditions.length === 0;
  const query = isOfCup || isMine || own.ask === 'eleven' ? own : read(`best eleven of ${side}`);
  const { form, asks, cues, unread, lacking, measures, conditions } = query;
  const isWhole =
    form !== 'question' &&
    asks === null &&
    unread.length + lacking.length + measures.length === 0 &&
    [...cues].every((cue) => ALWAYS.includes(cue) || isHeeded('eleven', cue));
  if (!isWhole) return undefined;
  if (isMine) return { ...query, cues: new Set(['mine']) };
  return isOfCup || (query.ask === 'eleven' && conditions.length > 0) ? query : undefined;
}

/** What is said of either side is left to its own question. */
const emptied = (whole: Query): Query => ({
  ...whole,
  ...{ cues: new Set(['wouldWin'] as const), conditions: [], players: [], measures: [], sides: [], unread: [] },
  ...{ formations: [], atMost: {}, order: null, asks: null },
});
