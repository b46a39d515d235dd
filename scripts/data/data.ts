import { fail } from '#scripts/settings.ts';

/**
 * `npm run data` generates the browser's data; `-- ratings` prints how ratings outside the panel are fitted, `-- report`
 * the data's figures next to the commit before, `-- ask FILE` the scout's answers to a file of questions.
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
