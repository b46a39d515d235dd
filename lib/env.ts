import * as z from 'zod/mini';

/** Where settings come from: `process.env`, or a plain object in tests. */
export type SettingsSource = Readonly<Record<string, string | undefined>>;

/** Reads one setting. Absent or empty gives the default; `must` completes the sentence '{name} must be …'. */
type Read = <Value, Default>(
  name: string,
  schema: z.ZodMiniType<Value>,
  must: string,
  absent: Default,
) => Value | Default;

const httpAddress = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((address: string) => address.replace(/\/+$/, '')),
);
const apiKey = z.string().check(z.regex(/^[\w-]{1,128}$/));

/** The sports database (design §6, D13, D41). The key is part of the address of every call, so it must be one path segment. */
const sportsDb = (read: Read) => ({
  url: read('SPORTS_DB_URL', httpAddress, 'an http or https address', 'https://www.thesportsdb.com/api/v1/json'),
  key: read('SPORTS_DB_KEY', apiKey, 'at most 128 letters, digits, hyphens and underscores', '123'),
  images: read('SPORTS_DB_IMAGES', z.enum(['all', 'licensed']), "'all' or 'licensed'", 'all' as const),
});

/**
 * Reads and checks every setting. Throws one sentence that names the first wrong one; the value itself is not in it,
 * since it may be a secret.
 */
export function readEnvironment(source: SettingsSource) {
  const read: Read = (name, schema, must, absent) => {
    const text = source[name]?.trim();
    if (text === undefined || text === '') return absent;
    const parsed = schema.safeParse(text);
    if (!parsed.success) throw new Error(`The setting ${name} must be ${must}.`);
    return parsed.data;
  };
  return {
    sportsDb: sportsDb(read),
    /** Which optional parts have their settings; `/api/health` tells it. None of them exists yet. */
    services: { cloud: false, assistant: false, sportsLogin: false },
  };
}

export type Environment = ReturnType<typeof readEnvironment>;

let known: Environment | undefined;

/** The settings of this process. Nothing else reads them from `process.env`. */
export function environment(): Environment {
  known ??= readEnvironment(process.env);
  return known;
}
