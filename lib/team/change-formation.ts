import { emptyStarters, formationOf, type Starter, startersOf } from '#lib/team/formations.ts';
import { slotPoint } from '#lib/team/layouts.ts';
import { canAddSubstitute } from '#lib/team/operations.ts';
import type { Player } from '#types/player.ts';
import type { FormationId, Slot, Team } from '#types/team.ts';

/** The preference list of design §2: where a starter goes, best first, whose slot the new formation does not have. */
export const COMPATIBLE_SLOTS: Partial<Record<Slot, readonly Slot[]>> = {
  LB: ['LWB', 'LCB', 'LM'],
  RB: ['RWB', 'RCB', 'RM'],
  LWB: ['LB', 'LM', 'LW'],
  RWB: ['RB', 'RM', 'RW'],
  LCB: ['CCB', 'RCB', 'LB'],
  RCB: ['CCB', 'LCB', 'RB'],
  CCB: ['LCB', 'RCB', 'LCDM', 'RCDM'],
  CM: ['CCM', 'LCM', 'RCM', 'LCDM', 'RCDM', 'CAM'],
  LCDM: ['RCDM', 'LCM', 'CCM', 'CM'],
  RCDM: ['LCDM', 'RCM', 'CCM', 'CM'],
  LCM: ['CM', 'CCM', 'RCM', 'LCDM', 'CAM', 'LM'],
  RCM: ['CM', 'CCM', 'LCM', 'RCDM', 'CAM', 'RM'],
  CCM: ['CM', 'LCM', 'RCM', 'CAM', 'LCDM', 'RCDM'],
  CAM: ['CM', 'CCM', 'LCM', 'RCM', 'LST', 'RST'],
  LM: ['LW', 'LWB', 'LCM'],
  RM: ['RW', 'RWB', 'RCM'],
  LW: ['LM', 'LST', 'ST', 'LWB'],
  RW: ['RM', 'RST', 'ST', 'RWB'],
  ST: ['LST', 'RST'],
  LST: ['ST', 'RST', 'LW'],
  RST: ['ST', 'LST', 'RW'],
};

/** Squared distance between a slot of one formation and a slot of another, on a pitch of 105 × 68. */
function distance(from: FormationId, slot: Slot, to: FormationId, target: Slot): number {
  const a = slotPoint(from, slot, 'landscape');
  const b = slotPoint(to, target, 'landscape');
  return ((a.left - b.left) * 1.05) ** 2 + ((a.top - b.top) * 0.68) ** 2;
}

/**
 * Keep Players (D4): each starter keeps the slot, or takes the first free compatible one, or sits down on the bench
 * behind those who are there, or, when the bench is full, takes the nearest free slot. Nobody is ever lost: the new
 * formation has as many slots as the old one, and only the goalkeeper takes the goal.
 */
export function changeFormation(team: Team, id: FormationId): Team {
  const { positions } = formationOf(id);
  const taken = new Map<Slot, Player>();
  const isFree = (slot: Slot) => positions.includes(slot) && !taken.has(slot);
  let changed: Team = { ...team, formation: id };

  /** Places those whom `choose` finds a slot for and returns the others. */
  const place = (starters: readonly Starter[], choose: (slot: Slot) => Slot | undefined): Starter[] =>
    starters.filter(({ slot, player }) => {
      const target = choose(slot);
      if (target) taken.set(target, player);
      return target === undefined;
    });

  const displaced = place(startersOf(team), (slot) => (isFree(slot) ? slot : undefined));
  const unplaced = place(displaced, (slot) => COMPATIBLE_SLOTS[slot]?.find(isFree));
  const beyondBench = unplaced.filter(({ player }) => {
    if (!canAddSubstitute(changed)) return true;
    changed = { ...changed, substitutes: [...changed.substitutes, { ...player, isSubstitute: true }] };
    return false;
  });
  place(
    beyondBench,
    (slot) =>
      positions
        .filter((target) => target !== 'GK' && isFree(target))
        .toSorted((a, b) => distance(team.formation, slot, id, a) - distance(team.formation, slot, id, b))[0],
  );

  return { ...changed, players: { ...emptyStarters(id), ...Object.fromEntries(taken) } };
}
