import { lineOf, type Role } from '#lib/match/strength/eleven.ts';
import { COMPATIBLE_SLOTS } from '#lib/team/formation/compatible-slots.ts';
import { fitsSlot } from '#lib/team/formation/fitting-slot.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';
import { SLOTS, type Slot } from '#types/team.ts';

export type Fit = 'natural' | 'played' | 'near' | 'elsewhere' | 'not-a-keeper' | 'keeper-outfield';

/** Added to a player's quality. Our own judgement: real squads rarely play anyone out of position, so results say little. */
export const FIT_POINTS: Readonly<Record<Fit, number>> = {
  natural: 0,
  played: -2,
  near: -8,
  elsewhere: -30,
  'not-a-keeper': -80,
  'keeper-outfield': -60,
};

const isLine = (role: Role): role is 'DF' | 'MF' | 'FW' => role === 'DF' || role === 'MF' || role === 'FW';

function plays(role: Role, slot: Slot): boolean {
  return isLine(role) ? lineOf(naturalPosition(slot)) === role : fitsSlot(role, slot);
}

function isNear(role: Role, slot: Slot): boolean {
  if (lineOf(role) === lineOf(naturalPosition(slot))) return true;
  if (isLine(role)) return false;
  return SLOTS.some((own) => fitsSlot(role, own) && COMPATIBLE_SLOTS[own].includes(slot));
}

/** A player without a known role fits everywhere except in goal. */
export function fitOf(roles: readonly Role[], slot: Slot): Fit {
  const [natural] = roles;
  if (natural === undefined) return slot === 'GK' ? 'not-a-keeper' : 'played';
  if (plays(natural, slot)) return 'natural';
  if (roles.some((role) => plays(role, slot))) return 'played';
  if (slot === 'GK') return 'not-a-keeper';
  if (roles.every((role) => role === 'GK')) return 'keeper-outfield';
  return roles.some((role) => isNear(role, slot)) ? 'near' : 'elsewhere';
}
