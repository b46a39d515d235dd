import { whoMeets } from '#lib/assistant/scout/answer/conditions.ts';
import { suitability, type Weighted } from '#lib/assistant/scout/answer/eleven.ts';
import { candidates } from '#lib/assistant/scout/answer/rearranged.ts';
import { type Condition, conditionsOf, isOfGroup, positionsIn, type Query } from '#lib/assistant/scout/query.ts';
import type { ScreenPlayer, ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';

/** Which conditions say who goes, and the wish with those that say who comes. */
export function leavingIn(query: Query): { leaving: Condition[]; asked: Query } {
  const { cues, conditions, said, order, players } = query;
  // 'Replace the Brazilians' says only who goes.
  const isAllLeaving = cues.has('instead') && !cues.has('swappedFor') && players.length === 0;
  // 'Replace the defenders, no Brazilians', but 'replace those who never won it'
  const isOfNewcomers =
    !/^(?:who|that) /.test(said.get('not') ?? '') &&
    (cues.has('weakest') || order !== null || conditions.some(({ isNot }) => !isNot));
  const isLeaver = (one: Condition) => one.leaves ?? (isAllLeaving && !(one.isNot && isOfNewcomers));
  return {
    leaving: conditions.filter(isLeaver),
    asked: { ...query, conditions: conditions.filter((one) => !isLeaver(one)) },
  };
}

/** 'Drop a forward and add a defender' is another formation. */
export function isOfOtherLine(query: Query): boolean {
  const { leaving, asked } = leavingIn(query);
  const [from, to] = [{ conditions: leaving }, asked].map((one) => positionsIn(one));
  return [from, to].every((one) => one?.length) && !from?.some((one) => to?.includes(one));
}

/** Who may come, in their positions. */
export function newcomers(asked: Query, leaving: readonly Condition[], team: ScreenTeam, tables: ScoutTables) {
  const roles = conditionsOf(asked, 'role');
  const isOther = unlike(leaving, asked, tables);
  return candidates(asked, team, tables).filter(
    ({ entry }) => isOther(entry) && (roles.length === 0 || roles.some((role) => isOfGroup(entry, role))),
  );
}

/** In 'swap everyone who is over 35', the newcomers must not be over 35, too. */
function unlike(leaving: readonly Condition[], query: Query, tables: ScoutTables) {
  const conditions = query.cues.has('swappedFor') ? [] : leaving.filter(({ kind }) => kind !== 'role');
  const isOfAll = conditions.every(({ isNot }) => isNot);
  const meant = conditions.map((one) => ({ ...one, isNot: one.isNot && !isOfAll }));
  const meets = whoMeets({ ...query, ask: 'screen', conditions: meant, cues: new Set(), atMost: {} }, tables);
  return (entry: IndexedPlayer) => meets(tables.recordOf(entry)) === isOfAll;
}

/** Of those who may come, so many are tried in each place. */
const TRIED = 400;

/** Those first in whose places the newcomers cost least, or gain most. */
export function leastLoss(places: readonly ScreenPlayer[], pool: readonly Weighted[]): readonly ScreenPlayer[] {
  const gain = ({ slot, entry }: ScreenPlayer) =>
    Math.max(...pool.slice(0, TRIED).map((one) => one.weight + suitability(one.entry, slot))) -
    (entry ? entry.peak + suitability(entry, slot) : 0);
  const gains = new Map(places.map((place) => [place, gain(place)]));
  return places.toSorted((a, b) => (gains.get(b) ?? 0) - (gains.get(a) ?? 0));
}
