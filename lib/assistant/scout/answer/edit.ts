import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { shifted } from '#lib/assistant/scout/answer/best-eleven.ts';
import { whoMeets } from '#lib/assistant/scout/answer/conditions.ts';
import { chooseEleven, counter, limitsOf, seated, suitability } from '#lib/assistant/scout/answer/eleven.ts';
import { candidates, changed, exchanged, rearranged } from '#lib/assistant/scout/answer/rearranged.ts';
import { replaced } from '#lib/assistant/scout/answer/replaced.ts';
import { type Condition, conditionsOf, positionsIn, type Query } from '#lib/assistant/scout/query.ts';
import { isBringing } from '#lib/assistant/scout/read/edit-wish.ts';
import type { ScreenPlayer, ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import type { Role } from '#lib/players/vocabulary/roles.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import type { Slot } from '#types/team.ts';

/** The team on screen with what the user wants changed. */
export function editAnswer(whole: Query, team: ScreenTeam, tables: ScoutTables): Answer {
  const { asked, kept } = withKept(whole, team);
  const formation = asked.formations[0] ?? shifted(team.formation, asked);
  if (formation !== team.formation) return rearranged(asked, { ...team, formation }, kept, tables);
  const exchange = isReplacing(asked) ? replaced(asked, team, kept, tables) : null;
  if (exchange) return exchange;
  return isSeveral(asked) && kept.length === 0
    ? lines('I can make one change at a time: which one first?')
    : withWished(asked, team, kept, tables);
}

const isReplacing = (query: Query) =>
  query.cues.has('instead') ||
  query.order !== null ||
  query.conditions.some(({ leaves }) => leaves) ||
  isBringing(query);

/** Without those whom the wish excludes, with those it names, and with the places filled that it speaks of. */
function withWished(
  query: Query,
  team: ScreenTeam,
  kept: readonly (IndexedPlayer | null)[],
  tables: ScoutTables,
): Answer {
  const out = leaving(query, { ...team, players: team.players.filter(({ entry }) => !kept.includes(entry)) }, tables);
  const wanted = arriving(query, team);
  const isNew = ({ name }: ScreenPlayer) => team.players.every((place) => place.name !== name);
  const unknown = team.players.find(
    (place) => place.entry === null && !out.has(place) && wanted.some((one) => one.slot === place.slot && isNew(one)),
  );
  if (unknown)
    return lines(`${unknown.name} plays there, whom I don’t know. Take him off first if you want someone else there.`);
  const stay = team.players.filter(
    (place) => !out.has(place) && wanted.every(({ slot, name }) => slot !== place.slot && name !== place.name),
  );
  const seats = seatsFor(query, team);
  const empty = [...[...out].map(({ slot }) => slot), ...seats].filter((slot) =>
    wanted.every((one) => one.slot !== slot),
  );
  const { chosen } = chooseEleven(team.formation, candidates(query, team, tables), limitsOf(query.atMost), [
    ...stay,
    ...wanted,
  ]);
  const full = conditionsOf(query, 'role').filter(
    ({ role }) => ![...seats, ...wanted.map(({ slot }) => slot)].some((slot) => fitOf(role, slot) > 0),
  );
  const found = [...wanted, ...seated(chosen.filter(({ slot }) => empty.includes(slot)))];
  const open = empty.filter((slot) => found.every((place) => place.slot !== slot));
  const notes = full.map(({ role }) => `no free place for a ${role.one}`);
  return changed(query, team, { stay, found, open, notes });
}

const isSeveral = (asked: Query) =>
  asked.players.length > 2 || (asked.players.length > 0 && conditionsOf(asked, 'player', true).length > 0);

/** 'All Italians, but keep Messi', 'make them all Brazilians except Xavi' */
function withKept(query: Query, team: ScreenTeam): { asked: Query; kept: readonly (IndexedPlayer | null)[] } {
  const own = team.players.map(({ entry }) => entry);
  const isKeeping = query.cues.has('keep');
  const isExcepting =
    /^(?:all )?(?:except|besides|apart|other|bar|save|but|excluding|exclude)/.test(query.said.get('not') ?? '') &&
    query.conditions.some(({ kind, isNot }) => (kind === 'nation' || kind === 'club') && !isNot);
  const excepted = isExcepting
    ? conditionsOf(query, 'player', true).filter(({ named }) => own.includes(named.entry))
    : [];
  // 'Everybody Italian except the keeper'
  const positions = isExcepting ? positionsIn(query, true) : [];
  const kept = [
    ...[...(isKeeping ? query.players : []), ...excepted.map(({ named }) => named)].map(({ entry }) => entry),
    ...team.players.filter(({ slot }) => positions.includes(naturalPosition(slot))).map(({ entry }) => entry),
  ];
  const isKept = (one: Condition) => isExcepting && one.kind === 'role' && one.isNot;
  const conditions = query.conditions.filter((one) => !isKept(one) && excepted.every((other) => other !== one));
  const players = isKeeping ? query.players.filter(({ entry }) => !own.includes(entry)) : query.players;
  return { asked: { ...query, conditions, players }, kept };
}

/** Who has to go: those the wish excludes or exchanges, and the lowest rated of too many. */
function leaving(query: Query, team: ScreenTeam, tables: ScoutTables): Set<ScreenPlayer> {
  // 'Only Italians' excludes all others.
  const excluding = query.conditions.filter(({ kind }) => kind !== 'role');
  const roles = positionsIn(query, true);
  const isAllowed = whoMeets({ ...query, ask: 'screen', conditions: excluding, cues: new Set() }, tables);
  const excluded = conditionsOf(query, 'player', true).map(({ named }) => named.entry.player.name);
  const { add, hasRoom } = counter(limitsOf(query.atMost), []);
  const best = team.players.toSorted((a, b) => (b.entry?.peak ?? 0) - (a.entry?.peak ?? 0));
  return new Set(
    best.filter(({ slot, name, entry }) => {
      if (entry === null) return excluded.includes(name);
      if (roles.includes(naturalPosition(slot))) return true;
      const isIn = isAllowed(tables.recordOf(entry)) && hasRoom(entry);
      if (isIn) add(entry);
      return !isIn;
    }),
  );
}

/** Where the named players go: to a place they are wanted for, or fit best. */
function arriving(query: Query, team: ScreenTeam): ScreenPlayer[] {
  const roles = conditionsOf(query, 'role').map(({ role }) => role);
  const taken: ScreenPlayer[] = [];
  for (const { entry } of query.players) {
    const place = team.players.find((one) => one.entry === entry);
    const slot = placeFor(roles, entry, team, taken);
    if (slot && slot !== place?.slot) taken.push(...(place ? exchanged(place, slot, team) : seated([{ slot, entry }])));
  }
  return taken;
}

/** An empty place, or else the one of the lowest rated. */
function placeFor(
  roles: readonly Role[],
  entry: IndexedPlayer,
  team: ScreenTeam,
  taken: readonly { slot: Slot }[],
): Slot | undefined {
  const there = (slot: Slot) => team.players.find((place) => place.slot === slot);
  const peak = (slot: Slot) => there(slot)?.entry?.peak ?? 0;
  const isUnknown = (slot: Slot) => Number(there(slot)?.entry === null);
  const fits = (slot: Slot) =>
    roles.length > 0 ? Math.max(...roles.map((role) => fitOf(role, slot))) : suitability(entry, slot);
  return formationOf(team.formation)
    .positions.filter((slot) => fits(slot) > 0 && taken.every((one) => one.slot !== slot))
    .toSorted((a, b) => isUnknown(a) - isUnknown(b) || fits(b) - fits(a) || peak(a) - peak(b))[0];
}

/** The role's own position first. */
const fitOf = ({ positions }: Role, slot: Slot) => {
  const at = positions.indexOf(naturalPosition(slot));
  return at < 0 ? 0 : positions.length - at;
};

/** Empty places for 'two centre backs and a left back'. */
function seatsFor(query: Query, team: ScreenTeam): Slot[] {
  if (query.players.length > 0) return [];
  const taken: Slot[] = [];
  const all = query.cues.has('fill') ? team.open.length : 1;
  for (const { role, count = all } of conditionsOf(query, 'role')) {
    const free = team.open.filter((slot) => !taken.includes(slot) && fitOf(role, slot) > 0);
    taken.push(...free.toSorted((a, b) => fitOf(role, b) - fitOf(role, a)).slice(0, count));
  }
  return taken;
}
