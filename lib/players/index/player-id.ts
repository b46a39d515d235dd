import { foldText } from '#lib/team/fold-text.ts';
import { MAX_ID } from '#types/limits.ts';

/** Built from name and year of birth, so saved teams keep their players if other data is corrected. */
export function playerId(name: string, birthYear: number): string {
  const slug = foldText(name).replaceAll(' ', '-');
  return `index-${slug.slice(0, MAX_ID - 'index--9999'.length)}-${birthYear}`;
}
