import type { Condition, Reading } from '#lib/assistant/scout/query.ts';
import type { Meaning } from '#lib/assistant/scout/read/lexicon.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';
import type { FormationId } from '#types/team.ts';

export type NumberMeaning =
  | Meaning
  | { kind: 'formation'; id: FormationId }
  | { kind: 'year'; years: Years }
  | { kind: 'rank'; rank: number }
  /** How many of the group that follows. */
  | { kind: 'many'; range: Years }
  /** What needs no more reading. */
  | { kind: 'part'; part: Partial<Pick<Reading, 'unknownFormation' | 'hostYear' | 'times' | 'limit' | 'atMost'>> };

/** Null if the words turn out to mean something else. */
export type Reader = readonly [words: string, read: (...parts: (string | undefined)[]) => NumberMeaning | null];

export const part = (some: Extract<NumberMeaning, { kind: 'part' }>['part']): NumberMeaning => ({
  kind: 'part',
  part: some,
});
export const condition = (what: Condition): NumberMeaning => ({ kind: 'condition', condition: what });

/** Words for what no table has. */
export const lacking = (words: string, what: string): Reader => [words, () => ({ kind: 'lacking', what })];
