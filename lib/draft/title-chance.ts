import { CURVE_START, CURVE_STEP, TITLE_CURVES } from '#lib/draft/title-curves.generated.ts';
import { STARTERS } from '#types/limits.ts';

/** The chance, from 0 to 1, that an eleven with these points wins a World Cup. Between the curve's points, a straight line. */
export function titleChance(cup: number, points: number): number {
  const curve = TITLE_CURVES[cup];
  if (!curve) throw new Error(`There is no curve for ${cup}.`);
  const steps = Math.max(0, Math.min(curve.length - 1, (points / STARTERS - CURVE_START) / CURVE_STEP));
  const before = Math.floor(steps);
  const [low, high] = [curve[before] ?? 0, curve[Math.min(before + 1, curve.length - 1)] ?? 0];
  return low + (high - low) * (steps - before);
}
