import { readAppearances } from '#scripts/data/appearances.ts';
import { predict } from '#scripts/data/least-squares.ts';
import { readPeople } from '#scripts/data/people.ts';
import { parsePlayers } from '#scripts/data/players.ts';
import { FEATURES, fitRatings, HIGHEST_FITTED, readRatings } from '#scripts/data/ratings.ts';
import { readSquadPlaces } from '#scripts/data/squads.ts';
import { readDataFile } from '#scripts/data/table.ts';

/** Every fifth player of the sample is held out. */
const HELD_OUT = 5;
const MISSES = 20;

const panel = readRatings();
const tables = {
  players: parsePlayers(readDataFile('players.tsv')),
  places: readSquadPlaces(),
  panel,
  appearances: readAppearances(),
};
const { weights, sample } = fitRatings(tables, (row) => row % HELD_OUT !== 0);
const heldOut = sample.filter((_, row) => row % HELD_OUT === 0);
const root = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

console.log(`The panel rated ${panel.size} players; ${sample.length} of them were in a men's World Cup squad.`);
for (const what of ['peak', 'fame'] as const) {
  const errors = heldOut.map(({ player, features, rating }) => {
    const guess = predict(weights[what], features);
    return { name: `${player.name} (${player.nation}, ${player.birthYear})`, given: rating[what], guess };
  });
  const mean = heldOut.reduce((sum, { rating }) => sum + rating[what], 0) / heldOut.length;
  const spread = root(heldOut.map(({ rating }) => rating[what] - mean));
  const error = root(errors.map(({ given, guess }) => given - guess));
  console.log(`\n${what}, fitted on ${sample.length - heldOut.length}, tested on ${heldOut.length}`);
  for (const [at, feature] of FEATURES.entries()) console.log(`  ${(weights[what][at] ?? 0).toFixed(2)}  ${feature}`);
  console.log(`  error (root of the mean square) ${error.toFixed(2)}; the panel's own spread ${spread.toFixed(2)}`);
  const far = errors.toSorted((a, b) => Math.abs(b.given - b.guess) - Math.abs(a.given - a.guess)).slice(0, MISSES);
  console.log(`  ${MISSES} largest misses (panel, formula):`);
  for (const { name, given, guess } of far) console.log(`    ${given}  ${guess.toFixed(0)}  ${name}`);
}

const outside = readPeople().filter(({ name, born }) => !panel.has(`${name}|${born}`));
const peaks = outside.map(({ peak }) => peak).sort((a, b) => a - b);
const at = (share: number) => peaks[Math.floor(share * (peaks.length - 1))];
console.log(
  `\nOutside the panel: ${outside.length} players, peak ${at(0)} to ${at(1)}, median ${at(0.5)}, at most ${HIGHEST_FITTED.peak}.`,
);
