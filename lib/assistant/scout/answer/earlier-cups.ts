import words from '#data/scout-words.json' with { type: 'json' };
import type { PlayerRecord } from '#lib/assistant/scout/tables.ts';
import { careerOf } from '#lib/players/index/career.ts';

/** Nations that took part before the tables begin, and those whose players may have played for one that is no more. */
const EARLIER_CUPS = Object.entries(words.earlierCups).map(([year, lines]) => ({
  year: Number(year),
  nations: lines.flatMap((line) => line.split(', ')),
}));

/** Hardly anyone younger was in a squad then. */
const YOUNGEST = 20;

export function mayHavePlayedBefore({ entry: { details } }: PlayerRecord): boolean {
  const { from, to } = careerOf(details);
  const grown = Number(details.born.slice(0, 4)) + YOUNGEST;
  return EARLIER_CUPS.some(
    ({ year, nations }) =>
      details.gender !== 'F' &&
      Math.max(from, grown) <= year &&
      to >= year &&
      details.nations.some((nation) => nations.includes(nation)),
  );
}
