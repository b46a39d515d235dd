import { careerYears } from '#lib/player-index/career.ts';
import type { PlayerColumns } from '#lib/player-index/decode.ts';
import { MAX_HONOURS } from '#lib/player-index/format.ts';

/** What each part of the measure counts at most; together 1000. */
const WEIGHTS = {
  honours: 500,
  mainClub: 50,
  biggestClub: 125,
  averageClub: 100,
  career: 85,
  debut: 40,
  number: 75,
  numberTen: 25,
} as const;

const LONG_CAREER = 20;
/** Where the first year is not known. */
const USUAL_CAREER = 8;
const EARLY_DEBUT = 16;
const LATE_DEBUT = 22;

/** How many players are known for each club, women's and men's teams apart; [gender][club]. */
function playersOfClubs(columns: PlayerColumns): Uint16Array[] {
  const counts = [new Uint16Array(columns.clubs.length), new Uint16Array(columns.clubs.length)];
  for (let row = 0; row < columns.size; row++) {
    const count = counts[columns.gender[row] ?? 0];
    const end = columns.clubStart[row + 1] ?? 0;
    for (let at = columns.clubStart[row] ?? 0; count && at < end; at++) {
      const club = columns.clubsOf[at] ?? 0;
      count[club] = (count[club] ?? 0) + 1;
    }
  }
  return counts;
}

/** Size of each club from 0 to 1, the biggest being 1: by the logarithm, so that 200 players are not twice 100. */
function clubSizes(counts: Uint16Array): Float64Array {
  let most = 1;
  for (const count of counts) most = Math.max(most, count);
  const biggest = Math.log2(1 + most);
  const sizes = new Float64Array(counts.length);
  for (let club = 0; club < counts.length; club++) sizes[club] = Math.log2(1 + (counts[club] ?? 0)) / biggest;
  return sizes;
}

function careerShare(columns: PlayerColumns, row: number): number {
  const { from, to } = careerYears(columns, row);
  const years = columns.from[row] === 0 ? USUAL_CAREER : to - from;
  return Math.min(years / LONG_CAREER, 1);
}

function debutShare(columns: PlayerColumns, row: number): number {
  const from = columns.from[row] ?? 0;
  if (from === 0) return 0;
  const age = from - (columns.birthYear[row] ?? 0);
  return Math.min(Math.max((LATE_DEBUT - age) / (LATE_DEBUT - EARLY_DEBUT), 0), 1);
}

/** Points for the clubs of a row, the first of which is the one most associated. */
function clubPoints(columns: PlayerColumns, row: number, sizes: Float64Array): number {
  const start = columns.clubStart[row] ?? 0;
  const end = columns.clubStart[row + 1] ?? 0;
  if (start === end) return 0;
  const main = sizes[columns.clubsOf[start] ?? 0] ?? 0;
  let biggest = 0;
  let sum = 0;
  for (let at = start; at < end; at++) {
    const size = sizes[columns.clubsOf[at] ?? 0] ?? 0;
    biggest = Math.max(biggest, size);
    sum += size;
  }
  return WEIGHTS.mainClub * main + WEIGHTS.biggestClub * biggest + (WEIGHTS.averageClub * sum) / (end - start);
}

function numberPoints(number: number): number {
  if (number === 0) return 0;
  return number === 10 ? WEIGHTS.number + WEIGHTS.numberTen : WEIGHTS.number;
}

/**
 * How well known each player is, 0–1000. Half of it are honours (`honours.ts`), which few have. The other half tells
 * the rest apart by nothing but the data: how big the clubs are (the one most associated, the biggest, the average; a
 * club is as big as the number of players who are known for it), how long the career was, how early it began, and
 * whether a shirt number is remembered, above all 10.
 *
 * It orders lists and nothing else; nobody sees the figure. The weights of the second half were fitted to 250 players
 * whom every fan knows, those of `found-rate.cases.ts` among them.
 */
export function fameOf(columns: PlayerColumns): Uint16Array {
  const sizesByGender = playersOfClubs(columns).map(clubSizes);
  const fame = new Uint16Array(columns.size);
  for (let row = 0; row < columns.size; row++) {
    const sizes = sizesByGender[columns.gender[row] ?? 0];
    fame[row] = Math.round(
      (sizes ? clubPoints(columns, row, sizes) : 0) +
        WEIGHTS.career * careerShare(columns, row) +
        WEIGHTS.debut * debutShare(columns, row) +
        numberPoints(columns.number[row] ?? 0) +
        (WEIGHTS.honours * (columns.honours[row] ?? 0)) / MAX_HONOURS,
    );
  }
  return fame;
}
