import { fail } from '#scripts/settings.ts';

/**
 * `npm run data` generates the browser's data; `npm run data -- ratings` prints how the ratings outside the panel are
 * fitted; `npm run data -- report` prints what the data is worth, next to the commit before; `npm run data -- ask FILE`
 * prints the scout's answers to a file of questions.
 */
const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  generate: () => import('#scripts/data/generate.ts'),
  report: () => import('#scripts/data/report/print-report.ts'),
  ask: () => import('#scripts/data/ask-scout.ts'),
  ratings: () => import('#scripts/data/print-ratings.ts'),
};

const [part = 'generate'] = process.argv.slice(2);
const run = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined;
if (!run) fail(`There is no part '${part}'; there are ${Object.keys(PARTS).join(', ')}.`);
await run();
