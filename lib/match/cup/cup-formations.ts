import type { FormationId } from '#types/team.ts';

/** What teams of past World Cups can play, and what a draft can ask for. A later formation would change both. */
export const CUP_FORMATIONS = [
  '4-4-2',
  '4-3-3',
  '3-5-2',
  '4-2-3-1',
  '3-4-3',
  '5-3-2',
] as const satisfies readonly FormationId[];

export type CupFormation = (typeof CUP_FORMATIONS)[number];
