import { figureIn, scopeOf, timesOf } from '#lib/assistant/scout/answer/figures.ts';
import { conditionsOf, type Query, saysFewest } from '#lib/assistant/scout/query.ts';
import { isOfTitles } from '#lib/assistant/scout/read/lacking.ts';
import { list } from '#lib/assistant/scout/say/phrases.ts';
import { CUPS, type PlayerRecord } from '#lib/assistant/scout/tables.ts';
import { HONOURS, type Measure, WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';

export const COMPARED: readonly Measure[] = ['rating', 'fame', 'cupGoals', 'cupMatches', 'cups', 'awards'];

/** What they are compared by: what is asked, or everything. */
export function comparedIn(query: Query): readonly Measure[] {
  const { measures, order, cues } = query;
  const asked = [
    ...(order && !(cues.has('worldCup') && order.measure === 'rating') ? [order.measure] : []),
    ...measures,
    ...(cues.has('scored') ? (['cupGoals'] as const) : []),
    ...(cues.has('born') ? (['age'] as const) : []),
    ...(cues.has('howGood') && !order ? (['rating'] as const) : []),
    ...(cues.has('champion') && (['whichCup', 'dated', 'worldCup'] as const).some((cue) => cues.has(cue))
      ? (['cupsWon'] as const)
      : []),
    ...(isOfTitles(query) ? (['cupsWon', 'awards'] as const) : []),
    ...conditionsOf(query, 'honour').map(({ honour }) => (honour === WORLD_CUP ? 'cupsWon' : 'awards')),
  ];
  if (asked.length > 0) return [...new Set(asked)];
  if (!cues.has('worldCup')) return COMPARED;
  // 'Did Giggs or Weah ever play at a World Cup?'
  return query.isWhether ? ['cups'] : ['cupGoals', 'cupMatches', 'cups', 'cupsWon'];
}

/** 'Who has fewer goals?' */
export const isOfLeast = (measure: Measure, query: Query) =>
  (query.order?.measure === measure && query.order.isLeast) || (measure !== 'age' && saysFewest(query));

/** Those with the most, or least, of something: several if they are level. */
export function leaders(records: readonly PlayerRecord[], measure: Measure, query: Query): PlayerRecord[] {
  const sign = isOfLeast(measure, query) ? -1 : 1;
  const values = records.map((record) => (figureIn(record, measure, scopeOf(query)) ?? 0) * sign);
  const most = Math.max(...values);
  return records.filter((_, at) => values[at] === most);
}

/** 'Which clubs did Henry and Vieira both play for?' */
export function sharedClubs(entries: readonly IndexedPlayer[]): string {
  const [first = [], ...others] = entries.map(({ details }) => details.clubs);
  const clubs = first.filter((club) => others.every((all) => all.includes(club)));
  const names = list.format(entries.map(({ player }) => player.name));
  return clubs.length > 0
    ? `${names} played for ${list.format(clubs)}, I don’t know whether at the same time.`
    : `${names} have none of their notable clubs in common.`;
}

/** 'What did Baggio and Platini both win?' */
export function sharedHonours(records: readonly PlayerRecord[]): string {
  const shared = HONOURS.filter((honour) => records.every((record) => timesOf(record, { honour }) > 0));
  const what = shared.length > 0 ? `each ${list.format(shared.map(({ one }) => one))}` : 'share no award that I know';
  return `${list.format(records.map(({ entry }) => entry.player.name))} ${what}. I don’t have club titles.`;
}

/** 'Did Deco play with Ronaldinho?' */
export function sharedSquads([first, ...others]: readonly PlayerRecord[]): string {
  const shared = (first?.cups ?? []).filter(({ squad }) =>
    others.every(({ cups }) => cups.some((one) => one.squad === squad)),
  );
  const years = shared.map(({ squad }) => `${squad.team} ${squad.year}`);
  return years.length > 0
    ? `At World Cups they were together in the squads of ${list.format(years)}.`
    : `They were in no World Cup squad together since ${CUPS.first}.`;
}
