import * as z from 'zod/mini';
import { parsed } from '#lib/draft/stored-draft.ts';

/** Challenges won and lost against each opponent, by the name he or she chose. */
export type Tally = Readonly<Record<string, { won: number; lost: number; matches: readonly string[] }>>;

const MOST_REMEMBERED = 100;

const schema = z.record(z.string(), z.object({ won: z.number(), lost: z.number(), matches: z.array(z.string()) }));

export const readTally = (text: string | null): Tally => parsed(schema, text) ?? {};

/** Every match counts once, however often its result is looked at. */
export function withMatch(tally: Tally, opponent: string, match: string, hasWon: boolean): Tally {
  const { won, lost, matches } = tally[opponent] ?? { won: 0, lost: 0, matches: [] };
  if (matches.includes(match)) return tally;
  const counted = { won: won + Number(hasWon), lost: lost + Number(!hasWon) };
  return { ...tally, [opponent]: { ...counted, matches: [...matches, match].slice(-MOST_REMEMBERED) } };
}
