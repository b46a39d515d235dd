import patterns from '#data/scout-patterns.json' with { type: 'json' };
import { patternsIn } from '#lib/assistant/scout/words/patterns.ts';

const groups = Object.keys(patterns) as (keyof typeof patterns)[];
const examples = groups.flatMap((group) =>
  Object.entries(patterns[group]).flatMap(([name, said]) =>
    typeof said === 'string' ? [] : [[said[1] ?? '', name, group] as const],
  ),
);

it.each(examples)('finds “%s” by %s of %s', (example, name, group) => {
  const found: Readonly<Record<string, RegExp>> = patternsIn(group);
  expect(example).toMatch(found[name] ?? /$^/);
});
