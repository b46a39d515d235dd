import type { NumberMeaning } from '#lib/assistant/scout/read/number-meaning.ts';
import { STARTERS } from '#types/limits.ts';
import { FORMATION_IDS, type FormationId } from '#types/team.ts';

export const AT_THE_BACK: Readonly<Record<number, FormationId>> = { 3: '3-5-2', 4: '4-4-2', 5: '5-3-2' };

/** 'Four, four, two' */
export function readFormation(parts: readonly (string | undefined)[]): NumberMeaning | null {
  const lines = parts.filter(Boolean);
  if (lines.reduce((sum, line) => sum + Number(line), 0) !== STARTERS - 1) return null;
  const id = lines.join('-');
  const known = FORMATION_IDS.find((formation) => formation === id);
  return known ? { kind: 'formation', id: known } : { kind: 'part', part: { unknownFormation: id } };
}
