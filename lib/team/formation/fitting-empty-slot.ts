import { COMPATIBLE_SLOTS } from '#lib/team/formation/compatible-slots.ts';
import { fitsSlot } from '#lib/team/formation/fitting-slot.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import type { Player } from '#types/player.ts';
import { SLOTS, type Slot, type Team } from '#types/team.ts';

export function fittingEmptySlot(team: Team, { position }: Pick<Player, 'position'>): Slot | null {
  const empty = formationOf(team.formation).positions.filter((slot) => !team.players[slot]);
  const natural = empty.find((slot) => fitsSlot(position, slot));
  if (natural) return natural;
  if (position === 'GK') return null;
  const compatible = SLOTS.filter((slot) => fitsSlot(position, slot)).flatMap((slot) => COMPATIBLE_SLOTS[slot]);
  return compatible.find((slot) => empty.includes(slot)) ?? empty.find((slot) => slot !== 'GK') ?? null;
}
