import { readPeople } from '#scripts/data/people.ts';
import { ratingFit } from '#scripts/data/rating-fit.ts';
import { FEATURES, HIGHEST_FITTED, readRatings } from '#scripts/data/ratings.ts';

const MISSES = 20;

const fit = ratingFit();
console.log(
  `The panel rated ${fit.rated} players; ${fit.fitted + fit.tested} of them were in a men's World Cup squad.`,
);
for (const what of ['peak', 'fame'] as const) {
  const { weights, misses, error, spread } = fit[what];
  console.log(`\n${what}, fitted on ${fit.fitted}, tested on ${fit.tested}`);
  for (const [at, feature] of FEATURES.entries()) console.log(`  ${(weights[at] ?? 0).toFixed(2)}  ${feature}`);
  console.log(`  error (root of the mean square) ${error.toFixed(2)}; the panel's own spread ${spread.toFixed(2)}`);
  const far = misses.toSorted((a, b) => Math.abs(b.given - b.guess) - Math.abs(a.given - a.guess)).slice(0, MISSES);
  console.log(`  ${MISSES} largest misses (panel, formula):`);
  for (const { name, given, guess } of far) console.log(`    ${given}  ${guess.toFixed(0)}  ${name}`);
}

const panel = readRatings();
const outside = readPeople().filter(({ name, born }) => !panel.has(`${name}|${born}`));
const peaks = outside.map(({ peak }) => peak).sort((a, b) => a - b);
const at = (share: number) => peaks[Math.floor(share * (peaks.length - 1))];
console.log(
  `\nOutside the panel: ${outside.length} players, peak ${at(0)} to ${at(1)}, median ${at(0.5)}, at most ${HIGHEST_FITTED.peak}.`,
);
