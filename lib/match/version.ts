import { CUP_FILE_HASH } from '#lib/match/cup-file.generated.ts';

/** Raise when the same tables would give another result. */
const RULES = 2;

/** In every link: results of another version are not comparable. */
export const ENGINE_VERSION = `${RULES}${CUP_FILE_HASH.slice(0, 5)}`;
