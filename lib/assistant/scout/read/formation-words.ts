import { STARTERS } from '#types/limits.ts';
import { FORMATION_IDS, type FormationId } from '#types/team.ts';

export const AT_THE_BACK: Readonly<Record<number, FormationId>> = { 3: '3-5-2', 4: '4-4-2', 5: '5-3-2' };

export type FormationMeaning =
  | { kind: 'formation'; id: FormationId }
  /** One that the app doesn't have. */
  | { kind: 'part'; part: { unknownFormation: string } };

/** 'Four, four, two' */
export function readFormation(parts: readonly (string | undefined)[]): FormationMeaning | null {
  const lines = parts.filter(Boolean);
  if (lines.reduce((sum, line) => sum + Number(line), 0) !== STARTERS - 1) return null;
  const id = lines.join('-');
  const known = FORMATION_IDS.find((formation) => formation === id);
  return known ? { kind: 'formation', id: known } : { kind: 'part', part: { unknownFormation: id } };
}
