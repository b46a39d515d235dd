const DAY_MS = 86_400_000;
/** Draft no. 1 is that of 1 November 2026 (D66), 20,758 days after 1 January 1970. */
const FIRST_DAY = 20_758 * DAY_MS;

/** The number of the UTC day's draft. A clock before the first day gets no. 1. */
export const draftNumber = (now: number): number => Math.max(1, Math.floor((now - FIRST_DAY) / DAY_MS) + 1);

/** When the day of a draft is over. */
export const endOfDraft = (number: number): number => FIRST_DAY + number * DAY_MS;

/** What fixes a draft: the number of a day, or a practice or challenge draft's random letters. */
export type DraftSeed = string;

const DAY_SEED = /^[1-9]\d{0,4}$/;
const RANDOM_SEED = /^[a-z][a-z0-9]{4,11}$/;

/** Null for a seed of another kind. */
export const dayOf = (seed: DraftSeed): number | null => (DAY_SEED.test(seed) ? Number(seed) : null);

/** While its day lasts, a draft's picture names nobody (D66). */
export const isSecret = (seed: DraftSeed, today: number): boolean => today <= (dayOf(seed) ?? 0);

export const isDraftSeed = (text: string): boolean => DAY_SEED.test(text) || RANDOM_SEED.test(text);

const SEED_LETTERS = 7;
const FIRST_LETTERS = { practice: 'p', rematch: 'r' } as const;

/** A seed of letters and digits from a random number of at least 0 and less than 1. */
export function seedFrom(random: number, kind: keyof typeof FIRST_LETTERS): DraftSeed {
  const digits = Math.floor(random * 36 ** SEED_LETTERS)
    .toString(36)
    .padStart(SEED_LETTERS, '0');
  return FIRST_LETTERS[kind] + digits;
}

export function draftTitle(seed: DraftSeed): string {
  const day = dayOf(seed);
  if (day !== null) return `Draft ${day}`;
  return seed.startsWith(FIRST_LETTERS.rematch) ? 'Rematch' : 'Practice';
}
