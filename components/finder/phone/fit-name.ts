import { formationOf } from '#lib/team/formation/formations.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import { textWidth } from '#lib/team/look/text-width.ts';
import type { FormationId, Slot } from '#types/team.ts';

/** The narrowest phone, the smallest letters, and what a name needs besides them: in px. */
const WIDTH = 320;
const SMALLEST = 11;
const AROUND = 16;
/** Dots closer than this, in per cent of the pitch's height, are side by side. */
const ROW = 14;

/** The room between a slot's neighbours, in per cent, and what a name takes of it. Null if it doesn't fit every phone. */
export function fitName(name: string, formation: FormationId, slot: Slot): { room: number; ems: number } | null {
  const { left, top } = slotPoint(formation, slot, 'portrait');
  const gaps = formationOf(formation).positions.flatMap((other) => {
    const point = slotPoint(formation, other, 'portrait');
    return other !== slot && Math.abs(point.top - top) < ROW ? [Math.abs(point.left - left)] : [];
  });
  const room = Math.min(2 * left, 2 * (100 - left), ...gaps);
  const ems = Math.max(1, textWidth(name, 1));
  return ems * SMALLEST <= (room * WIDTH) / 100 - AROUND ? { room, ems } : null;
}
