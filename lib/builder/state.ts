import type { CloudRecords } from '#lib/builder/cloud-record.ts';
import type { FormationPreview } from '#lib/team/formation/formation-preview.ts';
import { suggestedSpot } from '#lib/team/formation/suggested-spot.ts';
import { addStarter, addSubstitute, type Edit, move, playerAt } from '#lib/team/operations.ts';
import type { Notification } from '#types/notification.ts';
import type { Player } from '#types/player.ts';
import type { PlayerPosition } from '#types/position.ts';
import type { PitchOrientation, Spot, Team } from '#types/team.ts';

export const ANONYMOUS = 'anon';

export type Mover = ({ from: 'team'; spot: Spot } | { from: 'search'; player: Player }) & {
  /** Dragged with a pointer, so the screen doesn't have to say who is moving or how to cancel. */
  isDragged?: true;
};

/** Where the player of the row in use would go (D61). */
export type Suggestion = { spot: Spot; name: string };

export type Snapshot = {
  team: Team;
  /** Null until the user chooses: the screen's width decides (D3). */
  orientation: PitchOrientation | null;
};

export type BuilderState = Snapshot & {
  /** Where the next player goes. Any bench seat means the whole bench. */
  selected: Spot | null;
  moving: Mover | null;
  suggestion: Suggestion | null;
  preview: FormationPreview | null;
  notifications: Notification[];
  announcement: string;
  /** Whose team this is: a user id, or 'anon' for a visitor's (D10). */
  owner: string;
  /** Increases whenever another team replaces this one, so that late responses about the old one are recognised. */
  generation: number;
  /** `hasUnsavedChanges` and `lastSaved` are derived from it. */
  cloud: CloudRecords;
  isRestored: boolean;
  /** False while storage is full or blocked (D10). */
  isKept: boolean;
  /** The stored team is from a newer version of the product (D10). */
  readOnly: boolean;
};

/** The one rule for drops, for 'Move' and for highlighting targets. */
export function placeMover(team: Team, mover: Mover, to: Spot): Edit {
  if (mover.from === 'team') return move(team, mover.spot, to);
  return to.kind === 'slot' ? addStarter(team, mover.player, to.slot) : addSubstitute(team, mover.player);
}

export function canPlaceMover(team: Team, mover: Mover, to: Spot): boolean {
  return placeMover(team, mover, to).ok;
}

export function isSameSpot(a: Spot | null, b: Spot | null): boolean {
  if (a?.kind === 'slot') return b?.kind === 'slot' && a.slot === b.slot;
  return a?.kind === 'bench' && b?.kind === 'bench' && a.index === b.index;
}

/** Only a spot that the user selected is binding (D61). */
export function isChosen(selected: Spot | null): boolean {
  return selected !== null && !(selected.kind === 'slot' && selected.isGuess);
}

/** Where a player goes: to the spot that the user chose, or else to his best one. Null if there is none (D61). */
export function spotFor(
  { team, selected }: Pick<BuilderState, 'team' | 'selected'>,
  roles: readonly PlayerPosition[],
): Spot | null {
  if (isChosen(selected)) return selected;
  return suggestedSpot(team, roles, selected?.kind === 'slot' ? selected.slot : null);
}

export function selectionIn(team: Team, selected: Spot | null): Spot | null {
  if (selected?.kind !== 'slot') return selected;
  const isGone = !(selected.slot in team.players) || (selected.isGuess && team.players[selected.slot]);
  return isGone ? null : selected;
}

export function moverPlayer(team: Team, mover: Mover): Player | null {
  return mover.from === 'search' ? mover.player : playerAt(team, mover.spot);
}

export function moverName(team: Team, mover: Mover): string {
  return moverPlayer(team, mover)?.name ?? '';
}
