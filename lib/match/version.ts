import { CUP_FILE_HASH } from '#lib/match/cup/cup-file.generated.ts';

/** The version of the rules in docs/play.md. */
const RULES = 2;

/** Raise this whenever the same rules and tables would give different results. */
const REVISION = 4;

/** Part of every link, because results from different versions aren't comparable. */
export const ENGINE_VERSION = `${RULES}r${REVISION}${CUP_FILE_HASH.slice(0, 5)}`;

/** Why a link's result may now be another one. Null if it was made with this version, or has none. */
export function versionLine(version: string | null): string | null {
  if (version === null || version === ENGINE_VERSION) return null;
  const changed = version.startsWith(`${RULES}r`) ? 'The squads and ratings' : 'The rules of the game';
  return `${changed} have changed since this link was made, so the result may be different now.`;
}
