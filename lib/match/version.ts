import { CUP_FILE_HASH } from '#lib/match/cup/cup-file.generated.ts';

/** The version of the rules in docs/play.md. */
const RULES = 2;

/** Raise this whenever the same rules and tables would give different results. */
const REVISION = 4;

/** Part of every link, because results from different versions aren't comparable. */
export const ENGINE_VERSION = `${RULES}r${REVISION}${CUP_FILE_HASH.slice(0, 5)}`;
