import { careerOf } from '#lib/players/index/career.ts';
import { GENDERS, type Gender } from '#lib/players/index/format.ts';
import { honoursOf, MAX_HONOURS } from '#scripts/data/honours.ts';
import type { SourcePlayer } from '#scripts/data/source.ts';

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

type ClubSizes = ReadonlyMap<string, number>;

/** Size of each club from 0 to 1, the biggest being 1: by the logarithm, so that 200 players are not twice 100. */
function clubSizes(players: readonly SourcePlayer[]): ClubSizes {
  const counts = new Map<string, number>();
  for (const { clubs } of players) {
    for (const club of clubs) counts.set(club, (counts.get(club) ?? 0) + 1);
  }
  const biggest = Math.log2(1 + Math.max(1, ...counts.values()));
  return new Map([...counts].map(([club, count]) => [club, Math.log2(1 + count) / biggest]));
}

function careerShare({ birthYear, from, to }: SourcePlayer): number {
  const career = careerOf(birthYear, { from: from ?? 0, to: to ?? 0 });
  const years = from === null ? USUAL_CAREER : career.to - career.from;
  return Math.min(years / LONG_CAREER, 1);
}

function debutShare({ birthYear, from }: SourcePlayer): number {
  if (from === null) return 0;
  return Math.min(Math.max((LATE_DEBUT - (from - birthYear)) / (LATE_DEBUT - EARLY_DEBUT), 0), 1);
}

/** Points for the clubs, the first of which is the one most associated. */
function clubPoints({ clubs }: SourcePlayer, sizeOf: ClubSizes): number {
  const sizes = clubs.map((club) => sizeOf.get(club) ?? 0);
  const [main] = sizes;
  if (main === undefined) return 0;
  const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  return WEIGHTS.mainClub * main + WEIGHTS.biggestClub * Math.max(...sizes) + WEIGHTS.averageClub * average;
}

function numberPoints({ number }: SourcePlayer): number {
  if (number === null) return 0;
  return number === 10 ? WEIGHTS.number + WEIGHTS.numberTen : WEIGHTS.number;
}

/**
 * How well known each player is, 0–1000. Half of it are honours (`honours.ts`), which few have. The other half tells
 * the rest apart by nothing but the data: how big the clubs are (the one most associated, the biggest, the average; a
 * club is as big as the number of players who are known for it), how long the career was, how early it began, and
 * whether a shirt number is remembered, above all 10.
 *
 * It orders lists and nothing else; nobody sees the figure. The weights of the second half were fitted to 250 players
 * whom every fan knows, those of `found-rate.cases.ts` among them. The index file holds the outcome.
 */
export function fameOf(players: readonly SourcePlayer[]): number[] {
  // Women's and men's teams of one club are two clubs here.
  const sizes = Object.fromEntries(
    GENDERS.map((gender) => [gender, clubSizes(players.filter((player) => player.gender === gender))]),
  ) as Record<Gender, ClubSizes>;
  return players.map((player) =>
    Math.round(
      clubPoints(player, sizes[player.gender]) +
        WEIGHTS.career * careerShare(player) +
        WEIGHTS.debut * debutShare(player) +
        numberPoints(player) +
        (WEIGHTS.honours * honoursOf(player.name, player.birthYear)) / MAX_HONOURS,
    ),
  );
}
