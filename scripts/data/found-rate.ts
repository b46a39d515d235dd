import { readTable } from '#scripts/data/table.ts';

/** Names as people type them, with the player they mean; chosen before the measure of fame was tuned. */
export const FOUND_RATE_CASES = readTable('found-rate.tsv', ['kind', 'typed', 'name', 'born']);
