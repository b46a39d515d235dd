import { careerOf } from '#lib/players/index/career.ts';
import type { Gender } from '#lib/players/index/player-index.ts';
import { honoursOf, MAX_HONOURS } from '#scripts/data/honours.ts';
import type { SourcePlayer } from '#scripts/data/players.ts';

/** The maximum of each part. They add up to 1000. */
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
const USUAL_CAREER = 8;
const EARLY_DEBUT = 16;
const LATE_DEBUT = 22;

type ClubSizes = ReadonlyMap<string, number>;

/** From 0 to 1. Logarithmic, so that 200 players don't count twice as much as 100. */
function clubSizes(players: readonly SourcePlayer[]): ClubSizes {
  const counts = new Map<string, number>();
  for (const { clubs } of players) {
    for (const club of clubs) counts.set(club, (counts.get(club) ?? 0) + 1);
  }
  const biggest = Math.log2(1 + Math.max(1, ...counts.values()));
  return new Map([...counts].map(([club, count]) => [club, Math.log2(1 + count) / biggest]));
}

function careerShare(player: SourcePlayer): number {
  const career = careerOf(player);
  const years = player.from === null ? USUAL_CAREER : career.to - career.from;
  return Math.min(years / LONG_CAREER, 1);
}

function debutShare({ birthYear, from }: SourcePlayer): number {
  if (from === null) return 0;
  return Math.min(Math.max((LATE_DEBUT - (from - birthYear)) / (LATE_DEBUT - EARLY_DEBUT), 0), 1);
}

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

/** 0–1000, half of it honours. A club's size is its number of `known` players. Fitted to 250 players all fans know. */
export function fameOf(players: readonly SourcePlayer[], known: readonly SourcePlayer[] = players): number[] {
  // A club's women's and men's teams count as two clubs.
  const sizesOf = (gender: Gender) => clubSizes(known.filter((player) => player.gender === gender));
  const sizes: Record<Gender, ClubSizes> = { M: sizesOf('M'), F: sizesOf('F') };
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
