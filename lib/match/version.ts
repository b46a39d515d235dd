import { CUP_FILE_HASH } from '#lib/match/cup/cup-file.generated.ts';

/** Raise this whenever the same tables would give different results. */
const RULES = 4;

/** Part of every link, because results from different versions aren't comparable. */
export const ENGINE_VERSION = `${RULES}${CUP_FILE_HASH.slice(0, 5)}`;
