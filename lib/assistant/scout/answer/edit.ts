import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { shifted } from '#lib/assistant/scout/answer/best-eleven.ts';
import { whoMeets } from '#lib/assistant/scout/answer/conditions.ts';
import { chooseEleven, counter, limitsOf, placesIn, seated, suitability } from '#lib/assistant/scout/answer/eleven.ts';
import { candidates, rearranged } from '#lib/assistant/scout/answer/rearranged.ts';
import { type Condition, conditionsOf, positionsIn, type Query } from '#lib/assistant/scout/query.ts';
import type { ScreenPlayer, ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import type { Role } from '#lib/players/vocabulary/roles.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import type { Slot } from '#types/team.ts';

/** So many go for a younger or stronger team. */
const EXCHANGED = 3;

/** The team on screen with what the user wants changed. */
export function editAnswer(whole: Query, team: ScreenTeam, tables: ScoutTables): Answer {
  const { asked, kept } = withKept(whole, team);
  const named = team.players.filter(({ entry }) => asked.players.some((one) => one.entry === entry));
  // 'Replace Pirlo and Xavi with Germans'
  if (asked.cues.has('instead') && named.length > 1 && asked.conditions.length > 0)
    return inPlaceOf(named, candidates(asked, team, tables), asked, team);
  if (kept.length === 0 && isSeveral(asked)) return lines('I can make one change at a time: which one first?');
  const isExchange = asked.cues.has('instead') && asked.players.length === 0;
  // 'Swap the Brazilians for Argentines'
  const going = asked.cues.has('swappedFor') ? 1 : asked.conditions.length;
  const instead = isExchange ? asked.conditions.slice(going) : [];
  const conditions = isExchange
    ? asked.conditions.slice(0, going).map((one) => ({ ...one, isNot: true }))
    : asked.conditions;
  const query = { ...asked, conditions };
  if (query.order !== null || (isExchange && query.cues.has('weakest'))) return refreshed(asked, team, tables);
  const formation = query.formations[0] ?? shifted(team.formation, query);
  if (formation !== team.formation) return rearranged(query, { ...team, formation }, tables);
  const out = leaving(query, { ...team, players: team.players.filter(({ entry }) => !kept.includes(entry)) }, tables);
  const wanted = arriving(query, team, out);
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
  const { chosen } = chooseEleven(
    formation,
    candidates({ ...query, conditions: [...conditions, ...instead] }, team, tables),
    limitsOf(query.atMost),
    [...stay, ...wanted],
  );
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

type Change = {
  stay: readonly ScreenPlayer[];
  found: readonly ScreenPlayer[];
  open: readonly Slot[];
  notes: readonly string[];
};

/** The team after a change. */
export function changed(
  query: Query,
  { formation, players }: ScreenTeam,
  { stay, found, open, notes }: Change,
): Answer {
  if (found.length === 0) return lines('Your team already is like that.');
  return {
    kind: 'eleven',
    query,
    formation,
    places: placesIn(formation, stay, found),
    open,
    unplaced: [],
    changes: [
      ...found.map(({ slot, name }) => {
        const old = players.find((place) => place.slot === slot);
        return `${name}${old ? ` for ${old.name}` : ''} (${slot})`;
      }),
      ...notes,
    ],
  };
}

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

/** 'Make it younger', 'make it stronger in midfield', 'replace my weakest with a Dutchman': others for the oldest, or the lowest rated. */
function refreshed({ order, ...rest }: Query, team: ScreenTeam, tables: ScoutTables): Answer {
  const query = { ...rest, order: null };
  const isOfAge = order?.measure === 'age';
  const sign = isOfAge && !order.isLeast ? -1 : 1;
  const worth = ({ player: { year }, peak }: IndexedPlayer) => (isOfAge ? (year ?? 0) * sign : peak);
  const valueAt = ({ entry }: ScreenPlayer) => (entry ? worth(entry) : Number.POSITIVE_INFINITY);
  const roles = positionsIn(query);
  const placed = team.players
    .filter(({ slot, entry }) => entry && (roles.length === 0 || roles.includes(naturalPosition(slot))))
    .sort((a, b) => valueAt(a) - valueAt(b));
  const middle = placed[Math.floor(placed.length / 2)];
  const free = candidates(query, team, tables).filter(
    ({ entry }) => !isOfAge || !middle || worth(entry) > valueAt(middle),
  );
  const isBetter = (entry: IndexedPlayer, old: ScreenPlayer) => order === null || worth(entry) > valueAt(old);
  return inPlaceOf(placed.slice(0, order === null ? (query.limit ?? 1) : EXCHANGED), free, query, team, isBetter);
}

/** The best that fit in some players' places; who has no better one stays. */
function inPlaceOf(
  going: readonly ScreenPlayer[],
  free: ReturnType<typeof candidates>,
  query: Query,
  team: ScreenTeam,
  isBetter = (_entry: IndexedPlayer, _old: ScreenPlayer) => true,
): Answer {
  const fixed = team.players.filter((place) => !going.includes(place));
  const { chosen } = chooseEleven(team.formation, free, limitsOf(query.atMost), fixed);
  const found = seated(
    chosen.filter(({ slot, entry }) => going.some((old) => old.slot === slot && isBetter(entry, old))),
  );
  const stay = team.players.filter((place) => found.every(({ slot }) => slot !== place.slot));
  return changed(query, team, { stay, found, open: [], notes: [] });
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
      const isExchanged = query.players.length === 2 && query.players.some((one) => one.entry.player.name === name);
      if (entry === null) return isExchanged || excluded.includes(name);
      if (roles.includes(naturalPosition(slot))) return true;
      const isIn = isAllowed(tables.recordOf(entry)) && hasRoom(entry);
      if (isIn) add(entry);
      return !isIn || isExchanged;
    }),
  );
}

/** Where the named players go: to the place of whom they replace, or to one they are wanted for. */
function arriving(query: Query, team: ScreenTeam, out: ReadonlySet<ScreenPlayer>): ScreenPlayer[] {
  const placeOf = ({ player }: IndexedPlayer) => team.players.find(({ name }) => name === player.name);
  const [one, other] = query.players.map(({ entry }) => placeOf(entry));
  if (one && other) return exchanged(one, other.slot, team);
  const roles = conditionsOf(query, 'role').map(({ role }) => role);
  const [left] = out;
  const taken: ScreenPlayer[] = [];
  for (const { entry } of query.players) {
    const place = placeOf(entry);
    if (place && left) continue;
    const slot = left?.slot ?? placeFor(roles, entry, team, taken);
    if (slot && slot !== place?.slot) taken.push(...(place ? exchanged(place, slot, team) : seated([{ slot, entry }])));
  }
  return taken;
}

/** Two places with their players exchanged; the other may be empty. */
function exchanged(place: ScreenPlayer, slot: Slot, team: ScreenTeam): ScreenPlayer[] {
  const other = team.players.find((one) => one.slot === slot);
  return [{ ...place, slot }, ...(other ? [{ ...other, slot: place.slot }] : [])];
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
