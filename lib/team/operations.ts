import { cleanText } from '#lib/team/file/clean-text.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { emptyStarters, formationOf, startersOf } from '#lib/team/formation/formations.ts';
import { MAX_SUBSTITUTES, MAX_TEAM_NAME } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import type { FormationId, Slot, Spot, Starters, Team } from '#types/team.ts';

/** `refusalMessage` has the messages. 'nothing-to-do' has none. */
export type Refusal =
  | 'already-in-team'
  | 'bench-full'
  | 'no-such-spot'
  | 'nothing-to-do'
  | 'empty-name'
  | 'name-too-long'
  | 'no-such-number'
  | 'no-empty-slot'
  | 'nobody-fits';

export type Edit = { ok: true; team: Team } | { ok: false; reason: Refusal; player?: string };

const accept = (team: Team): Edit => ({ ok: true, team });
const refuse = (reason: Refusal, player?: Player): Edit =>
  player ? { ok: false, reason, player: player.name } : { ok: false, reason };

const onPitch = (player: Player): Player => (player.isSubstitute ? { ...player, isSubstitute: false } : player);
const onBench = (player: Player): Player => (player.isSubstitute ? player : { ...player, isSubstitute: true });

function withStarter(team: Team, slot: Slot, player: Player | null): Starters {
  return { ...team.players, [slot]: player && onPitch(player) };
}

export function everyone(team: Team): Player[] {
  return [...startersOf(team).map(({ player }) => player), ...team.substitutes];
}

/** Every player as `change` returns him or her, in the same place. */
export function withPlayers(team: Team, change: (player: Player) => Player): Team {
  const players = Object.fromEntries(
    Object.entries(team.players).map(([slot, player]) => [slot, player && change(player)]),
  ) as Starters;
  return { ...team, players, substitutes: team.substitutes.map(change) };
}

type Identity = Pick<Player, 'id' | 'apiId' | 'name' | 'year'>;

/** The same person, perhaps from another source: same id, same sports database id, or same name and birth year. */
export function isSamePlayer(a: Identity, b: Identity): boolean {
  if (a.id === b.id || (a.apiId !== null && a.apiId === b.apiId)) return true;
  return a.year !== null && a.year === b.year && foldText(a.name) === foldText(b.name);
}

export function hasPlayer(team: Team, player: Identity): boolean {
  return everyone(team).some((other) => isSamePlayer(other, player));
}

function hasSlot(team: Team, slot: Slot): boolean {
  return formationOf(team.formation).positions.includes(slot);
}

export function isEmpty(team: Team): boolean {
  return everyone(team).length === 0;
}

export function canAddSubstitute(team: Team): boolean {
  return team.substitutes.length < MAX_SUBSTITUTES;
}

/** A player already in the slot goes to the bench. If the bench is full, nothing changes (D5). */
export function addStarter(team: Team, player: Player, slot: Slot): Edit {
  if (!hasSlot(team, slot)) return refuse('no-such-spot');
  if (hasPlayer(team, player)) return refuse('already-in-team', player);
  const former = team.players[slot];
  if (former && !canAddSubstitute(team)) return refuse('bench-full');
  const substitutes = former ? [...team.substitutes, onBench(former)] : team.substitutes;
  return accept({ ...team, players: withStarter(team, slot, player), substitutes });
}

export function addSubstitute(team: Team, player: Player): Edit {
  if (hasPlayer(team, player)) return refuse('already-in-team', player);
  if (!canAddSubstitute(team)) return refuse('bench-full');
  return accept({ ...team, substitutes: [...team.substitutes, onBench(player)] });
}

/** Leaving the team gives up the armband; going to the bench doesn't. */
function withoutArmband(team: Team, { id }: Player): Team {
  const kept = (wearer: string | null) => (wearer === id ? null : wearer);
  return { ...team, captain: kept(team.captain), viceCaptain: kept(team.viceCaptain) };
}

export function removePlayer(team: Team, spot: Spot): Edit {
  const leaver = playerAt(team, spot);
  if (!leaver) return refuse('nothing-to-do');
  const rest = withoutArmband(team, leaver);
  if (spot.kind === 'slot') return accept({ ...rest, players: withStarter(team, spot.slot, null) });
  return accept({ ...rest, substitutes: team.substitutes.toSpliced(spot.index, 1) });
}

export function playerAt(team: Team, spot: Spot): Player | null {
  if (spot.kind === 'bench') return team.substitutes[spot.index] ?? null;
  return hasSlot(team, spot.slot) ? (team.players[spot.slot] ?? null) : null;
}

/** Swaps with an occupied spot. On the bench, the others close up, and an index past the end appends. */
export function move(team: Team, from: Spot, to: Spot): Edit {
  const player = playerAt(team, from);
  if (!player) return refuse('nothing-to-do');
  if (to.kind === 'slot') return moveToSlot(team, from, player, to.slot);
  if (!Number.isInteger(to.index) || to.index < 0) return refuse('no-such-spot');
  return from.kind === 'bench'
    ? reorderBench(team, from.index, player, to.index)
    : moveToBench(team, from.slot, player, to.index);
}

function moveToSlot(team: Team, from: Spot, player: Player, slot: Slot): Edit {
  if (!hasSlot(team, slot)) return refuse('no-such-spot');
  const former = team.players[slot] ?? null;
  const players = withStarter(team, slot, player);
  if (from.kind === 'bench') {
    const rest = former ? [onBench(former)] : [];
    return accept({ ...team, players, substitutes: team.substitutes.toSpliced(from.index, 1, ...rest) });
  }
  if (from.slot === slot) return refuse('nothing-to-do');
  return accept({ ...team, players: { ...players, [from.slot]: former } });
}

function moveToBench(team: Team, slot: Slot, player: Player, index: number): Edit {
  const substitute = team.substitutes[index];
  if (!substitute && !canAddSubstitute(team)) return refuse('bench-full');
  return accept({
    ...team,
    players: withStarter(team, slot, substitute ?? null),
    substitutes: substitute ? team.substitutes.with(index, onBench(player)) : [...team.substitutes, onBench(player)],
  });
}

function reorderBench(team: Team, from: number, player: Player, to: number): Edit {
  const target = Math.min(to, team.substitutes.length - 1);
  if (from === target) return refuse('nothing-to-do');
  return accept({ ...team, substitutes: team.substitutes.toSpliced(from, 1).toSpliced(target, 0, player) });
}

export function moveToSubstitutes(team: Team, slot: Slot): Edit {
  return move(team, { kind: 'slot', slot }, { kind: 'bench', index: team.substitutes.length });
}

export function renameTeam(team: Team, name: string): Edit {
  const clean = cleanText(name, Number.POSITIVE_INFINITY);
  if (clean === '') return refuse('empty-name');
  if (clean.length > MAX_TEAM_NAME) return refuse('name-too-long');
  if (clean === team.name) return refuse('nothing-to-do');
  return accept({ ...team, name: clean });
}

/** Clears players and substitutes, unlike `changeFormation`. */
export function setFormation(team: Team, id: FormationId): Edit {
  if (team.formation === id && isEmpty(team)) return refuse('nothing-to-do');
  return accept({
    ...team,
    formation: id,
    players: emptyStarters(id),
    substitutes: [],
    captain: null,
    viceCaptain: null,
  });
}
