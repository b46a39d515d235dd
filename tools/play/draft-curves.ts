/**
 * `npx node tools/play/draft-curves.ts` plays 100,800 World Cups for each of the fourteen with elevens of every strength
 * and writes the chances of the title. Run it again when the engine or the ratings change.
 */

import { writeFileSync } from 'node:fs';
import { plainEleven } from '#lib/draft/pick-points.ts';
import { cupSimulator } from '#lib/match/cup/cup.ts';
import { ownCup, weakestTeam } from '#lib/match/cup/own-cup.ts';
import { CUP_TABLES } from '#tools/play/cup-tables.ts';
import { minimise } from '#tools/play/minimise.ts';

const FILE = 'lib/draft/title-curves.generated.ts';
/** Mean points of a player. */
const START = 40;
const STEP = 2;
const LEVELS = Array.from({ length: 30 }, (_, at) => START + STEP * at);
const CUPS_A_LEVEL = 3360;

type Tally = { level: number; titles: number };

function playLevel(year: number, level: number): Tally {
  const cup = CUP_TABLES.cup(year);
  const own =
    cup &&
    ownCup(
      cup,
      plainEleven('4-3-3', () => level),
      weakestTeam(cup),
    );
  if (!own) throw new Error(`There is no World Cup ${year}.`);
  const play = cupSimulator(own.sides, `${year} ${level}`);
  let titles = 0;
  for (let left = CUPS_A_LEVEL; left > 0; left--) titles += Number(play().champion === own.own);
  return { level, titles };
}

/** The likeliest smooth curve; where it would fall, it stays level. */
function curveThrough(tallies: readonly Tally[]): number[] {
  const scaled = (level: number) => (level - 70) / 15;
  const chanceAt = (level: number, [base = 0, slope = 0, bend = 0]: readonly number[]) => {
    const x = scaled(level);
    return 1 / (1 + Math.exp(-(base + slope * x + bend * x * x)));
  };
  const cost = (values: readonly number[]) =>
    tallies.reduce((sum, { level, titles }) => {
      const chance = Math.min(1 - 1e-12, Math.max(1e-12, chanceAt(level, values)));
      return sum - titles * Math.log(chance) - (CUPS_A_LEVEL - titles) * Math.log(1 - chance);
    }, 0);
  const values = minimise(cost, [-3, 2, 0]);
  let highest = 0;
  return LEVELS.map((level) => {
    highest = Math.max(highest, chanceAt(level, values));
    return Number(highest.toFixed(5));
  });
}

const lines = CUP_TABLES.years.map((year) => {
  const tallies = LEVELS.map((level) => playLevel(year, level));
  const curve = curveThrough(tallies);
  const worst = Math.max(...tallies.map(({ titles }, at) => Math.abs(titles / CUPS_A_LEVEL - (curve[at] ?? 0))));
  console.log(`${year}: at 80 points ${curve[20]}, furthest from a tally ${worst.toFixed(3)}`);
  return `  ${year}: [${curve.join(', ')}],\n`;
});

const text = `/** Written by \`tools/play/draft-curves.ts\`: chances of the title by an eleven's mean points. */
export const CURVE_START = ${START};
export const CURVE_STEP = ${STEP};

export const TITLE_CURVES: Readonly<Record<number, readonly number[]>> = {
${lines.join('')}};
`;
writeFileSync(FILE, text);
console.log(`Wrote ${FILE}. Format it with \`npx biome check --write ${FILE}\`.`);
