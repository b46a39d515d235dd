import patterns from '#data/scout-patterns.json' with { type: 'json' };

type Groups = typeof patterns;

/** From data/scout-patterns.json, where an entry without an example is part of those that name it in braces. */
export function patternsIn<Group extends keyof Groups>(group: Group) {
  const all: Readonly<Record<string, string | string[]>> = patterns[group];
  const whole = (name: string): string =>
    [all[name] ?? []].flat()[0]?.replaceAll(/(?<!\\p)\{([A-Z_]{2,})\}/g, (_, part) => whole(part)) ?? '';
  return Object.fromEntries(Object.keys(all).map((name) => [name, new RegExp(whole(name), 'iu')])) as Readonly<
    Record<keyof Groups[Group], RegExp>
  >;
}

/** Each pattern of a group, to find all of it, with what to put in its place. */
export function replacementsIn(
  group: 'slips' | 'written' | 'frames' | 'limits' | 'turns',
): [said: RegExp, meant: string][] {
  const rows: Readonly<Record<string, string | string[]>> = patterns[group];
  return Object.entries<RegExp>(patternsIn(group)).flatMap(([name, { source }]) =>
    typeof rows[name] === 'string' ? [] : [[new RegExp(source, 'giu'), rows[name]?.[2] ?? '']],
  );
}
