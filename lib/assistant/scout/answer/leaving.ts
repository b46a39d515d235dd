import { whoMeets } from '#lib/assistant/scout/answer/conditions.ts';
import { suitability, type Weighted } from '#lib/assistant/scout/answer/eleven.ts';
import { playersFor } from '#lib/assistant/scout/answer/players.ts';
import { type Condition, conditionsOf, isOfGroup, type Query } from '#lib/assistant/scout/query.ts';
import { type ScreenPlayer, type ScreenTeam, withTeamsGender } from '#lib/assistant/scout/screen-team.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';

/** Which conditions say who goes, and the wish with those that say who comes. */
export function leavingIn(query: Query): { leaving: Condition[]; asked: Query } {
  const { cues, conditions, order, players } = query;
  // 'Replace the Brazilians' says only who goes.
  const isAllLeaving = cues.has('instead') && !cues.has('swappedFor') && players.length === 0;
  // 'Replace the defenders, no Brazilians'
  const isOfNewcomers = cues.has('weakest') || order !== null || conditions.some(({ isNot }) => !isNot);
  // 'An upgrade at left back, from Arsenal'
  const isOfPlace = saysUpgrade(query) && conditionsOf(query, 'role').length > 0;
  const isLeaver = (one: Condition) =>
    one.leaves ?? (isAllLeaving && !(one.isNot && isOfNewcomers) && (!isOfPlace || one.kind === 'role'));
  return {
    leaving: conditions.filter(isLeaver),
    asked: { ...query, conditions: conditions.filter((one) => !isLeaver(one)) },
  };
}

const saysUpgrade = ({ said }: Query) => /^upgrade/.test(said.get('instead') ?? '');

/** Only someone better may come. */
export const isUpgrading = (query: Query) =>
  query.cues.has('thanMine') ||
  (saysUpgrade(query) && (!query.inherited.has('instead') || query.conditions.every(({ isNot }) => isNot)));

/** Who may come in: neither in the team nor excluded. */
export function candidates(query: Query, team: ScreenTeam, tables: ScoutTables) {
  const taken = new Set(team.players.map(({ entry }) => entry));
  const conditions = query.conditions.filter(({ kind }) => kind !== 'role');
  const asked = withTeamsGender({ ...query, order: null, conditions }, team.players);
  return playersFor(asked, tables).flatMap(({ record: { entry }, weight }) =>
    taken.has(entry) ? [] : [{ entry, weight }],
  );
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
