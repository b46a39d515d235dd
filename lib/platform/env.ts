import * as z from 'zod/mini';
import { MAX_EMAIL } from '#types/limits.ts';
import { CHAT_PERIODS } from '#types/user.ts';

export type SettingsSource = Readonly<Record<string, string | undefined>>;

/** Missing or empty means the default. `must` completes the sentence '{name} must be …'. */
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

/** The key becomes a path segment in every call (D13, D41). */
const sportsDb = (read: Read) => ({
  url: read('SPORTS_DB_URL', httpAddress, 'an http or https address', 'https://www.thesportsdb.com/api/v1/json'),
  key: read('SPORTS_DB_KEY', apiKey, 'at most 128 letters, digits, hyphens and underscores', '123'),
  images: read('SPORTS_DB_IMAGES', z.enum(['all', 'licensed']), "'all' or 'licensed'", 'all' as const),
});

const key = z.string().check(z.regex(/^[\w.-]{1,2048}$/));
const MUST_BE_KEY = 'a key copied from the Supabase dashboard';

const publicSupabase = (read: Read) => {
  const url = read('NEXT_PUBLIC_SUPABASE_URL', httpAddress, 'an http or https address', null);
  // Supabase's dashboard and its Vercel integration use either name. The first wins, so tests can override the second.
  const anonKey =
    read('NEXT_PUBLIC_SUPABASE_ANON_KEY', key, MUST_BE_KEY, null) ??
    read('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY', key, MUST_BE_KEY, null);
  return url === null || anonKey === null ? null : { url, anonKey };
};

const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number));
const MUST_BE_NUMBER = 'a whole number from 0 to 999999';

const chat = (read: Read) => ({
  limit: read('AI_CHAT_LIMIT', wholeNumber, MUST_BE_NUMBER, 5),
  period: read(
    'AI_CHAT_PERIOD',
    z.enum(CHAT_PERIODS),
    CHAT_PERIODS.map((period) => `'${period}'`).join(' or '),
    'daily' as const,
  ),
  dailyCap: read('AI_DAILY_CAP', wholeNumber, MUST_BE_NUMBER, 1000),
  /** Lowercase, because the auth service stores addresses that way. */
  adminEmail: read(
    'ADMIN_EMAIL',
    z.pipe(
      z.email(),
      z.transform((email: string) => email.toLowerCase()),
    ),
    'an email address',
    null,
  ),
});

const modelName = z.string().check(z.regex(/^[\w./-]{1,128}$/));

const assistant = (read: Read) => {
  const apiKey = read('PERPLEXITY_API_KEY', key, 'a key copied from the provider', null);
  const settings = {
    api: read('PERPLEXITY_API', z.enum(['agent', 'sonar']), "'agent' or 'sonar'", 'agent' as const),
    baseUrl: read('PERPLEXITY_BASE_URL', httpAddress, 'an http or https address', 'https://api.perplexity.ai'),
    model: read('PERPLEXITY_MODEL', modelName, 'the name of a model', 'sonar'),
  };
  const choice = read('ASSISTANT', z.enum(['scout', 'off']), "'scout' or 'off'", null);
  if (choice === 'off') return null;
  // Without a key, the built-in scout answers (D56).
  return apiKey === null || choice === 'scout' ? { api: 'scout' as const } : { apiKey, ...settings };
};

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
/** Codes, tokens and `Secure` cookies go there, so it must be encrypted or local. */
const secureAddress = httpAddress.check(
  z.refine((address) => {
    const { protocol, hostname } = new URL(address);
    return protocol === 'https:' || LOOPBACK.test(hostname);
  }),
);
const MUST_BE_SECURE = 'an https address, or an http address on this machine';
const origin = secureAddress.check(z.refine((address) => new URL(address).origin === address));

const visibleText = z.string().check(z.regex(/^[\x21-\x7e]{1,512}$/));
const MUST_BE_VISIBLE = 'at most 512 visible characters without spaces';
const SPORTS_LOGIN_NEEDS = ['SPORTS_LOGIN_CLIENT_ID', 'SPORTS_LOGIN_CLIENT_SECRET', 'SESSION_SECRET', 'SITE_URL'];

/** Null if none of its settings are set. The redirect address comes from SITE_URL, never from a request (D34, D35). */
function sportsLogin(read: Read, isSet: (name: string) => boolean) {
  const clientId = read('SPORTS_LOGIN_CLIENT_ID', visibleText, MUST_BE_VISIBLE, null);
  const clientSecret = read('SPORTS_LOGIN_CLIENT_SECRET', visibleText, MUST_BE_VISIBLE, null);
  const sessionSecret = read(
    'SESSION_SECRET',
    z.string().check(z.minLength(32), z.maxLength(512)),
    'at least 32 characters long',
    null,
  );
  const site = read('SITE_URL', origin, `${MUST_BE_SECURE}, without a path`, null);
  const endpoints = {
    authorizeUrl: read(
      'SPORTS_LOGIN_AUTHORIZE_URL',
      secureAddress,
      MUST_BE_SECURE,
      'https://api.login.yahoo.com/oauth2/request_auth',
    ),
    tokenUrl: read(
      'SPORTS_LOGIN_TOKEN_URL',
      secureAddress,
      MUST_BE_SECURE,
      'https://api.login.yahoo.com/oauth2/get_token',
    ),
    scope: read(
      'SPORTS_LOGIN_SCOPE',
      z.string().check(z.regex(/^[\x20-\x7e]{1,512}$/)),
      'scopes separated by spaces',
      'openid profile email',
    ),
  };
  if (clientId === null && clientSecret === null) return null;
  if (clientId === null || clientSecret === null || sessionSecret === null || site === null) {
    const missing = SPORTS_LOGIN_NEEDS.filter((name) => !isSet(name));
    throw new Error(`The sports login is only half set up: it also needs ${missing.join(' and ')}.`);
  }
  return { clientId, clientSecret, sessionSecret, redirectUri: `${site}/callback`, ...endpoints };
}

const socialLogins = (read: Read) =>
  read(
    'SOCIAL_LOGINS',
    z.pipe(
      z.string().check(z.regex(/^[a-z][a-z0-9_]{1,30}( *, *[a-z][a-z0-9_]{1,30})*$/)),
      z.transform((names: string) => names.split(/ *, */)),
    ),
    "names of providers separated by commas, such as 'google,github'",
    [],
  );

const siteUrl = (read: Read) => {
  const host = read('VERCEL_PROJECT_PRODUCTION_URL', z.string().check(z.regex(/^[\w.-]{1,253}$/)), 'a host', null);
  return read('SITE_URL', origin, `${MUST_BE_SECURE}, without a path`, host && `https://${host}`);
};

const email = z.email().check(z.maxLength(MAX_EMAIL));

/** The services reject callers without a contact, and a local address doesn't count (D59). */
function photos(read: Read, site: string | null) {
  const isOn = read('PLAYER_PHOTOS', z.enum(['on', 'off']), "'on' or 'off'", 'on' as const) === 'on';
  const contactEmail = read('CONTACT_EMAIL', email, 'an email address', null);
  const urls = {
    wikidataUrl: read('WIKIDATA_URL', httpAddress, 'an http or https address', 'https://www.wikidata.org'),
    commonsUrl: read('COMMONS_URL', httpAddress, 'an http or https address', 'https://commons.wikimedia.org'),
    wikipediaUrl: read('WIKIPEDIA_URL', httpAddress, 'an http or https address', 'https://en.wikipedia.org'),
  };
  const publicSite = site !== null && !LOOPBACK.test(new URL(site).hostname) ? site : null;
  const contact = [publicSite, contactEmail].filter((part) => part !== null).join('; ');
  const userAgent = `Dream11TeamBuilder/1.0 (${contact})`;
  return { isOn, wikimedia: isOn && contact !== '' ? { ...urls, userAgent } : null };
}

function reader(source: SettingsSource): Read {
  return (name, schema, must, absent) => {
    const text = source[name]?.trim();
    if (text === undefined || text === '') return absent;
    const parsed = schema.safeParse(text);
    if (!parsed.success) throw new Error(`The setting ${name} must be ${must}.`);
    return parsed.data;
  };
}

/** Throws one sentence naming the first invalid setting, but not its value, which may be secret. */
export function readEnvironment(source: SettingsSource) {
  const read = reader(source);
  const supabase = publicSupabase(read);
  const supabaseSecretKey = read('SUPABASE_SECRET_KEY', key, MUST_BE_KEY, null);
  const model = assistant(read);
  const login = sportsLogin(read, (name) => Boolean(source[name]?.trim()));
  const site = siteUrl(read);
  const pictures = photos(read, site);
  const players = sportsDb(read);
  return {
    sportsDb: pictures.isOn ? players : { ...players, images: 'none' as const },
    supabase,
    supabaseSecretKey,
    chat: chat(read),
    assistant: model,
    sportsLogin: login,
    /** Fixed at build time (D46). */
    socialLogins: socialLogins(read),
    siteUrl: site,
    photos: pictures,
    /** How many proxies in front append to X-Forwarded-For (D45). */
    trustedProxies: read(
      'TRUSTED_PROXIES',
      z.pipe(z.string().check(z.regex(/^\d$/)), z.transform(Number)),
      'a whole number from 0 to 9',
      1,
    ),
    /** Analytics load only there (D37). Fixed at build time (D46). */
    onVercel: source.VERCEL === '1',
    isProduction: source.NODE_ENV === 'production',
    services: {
      cloud: supabase !== null,
      assistant: supabase !== null && supabaseSecretKey !== null && model !== null,
      sportsLogin: login !== null,
    },
  };
}

export type Environment = ReturnType<typeof readEnvironment>;
export type SportsLoginSettings = NonNullable<Environment['sportsLogin']>;

let known: Environment | undefined;

export function environment(): Environment {
  known ??= readEnvironment({ ...process.env, ...publicSource() });
  return known;
}

/** For the browser too. `supabase` is null without a backend (D20). */
export function publicEnvironment() {
  return { supabase: publicSupabase(reader(publicSource())) };
}

/** Spelled out, because Next.js only replaces full names in browser code (D46). */
const publicSource = (): SettingsSource => ({
  NEXT_PUBLIC_SUPABASE_URL: process.env.NEXT_PUBLIC_SUPABASE_URL,
  NEXT_PUBLIC_SUPABASE_ANON_KEY: process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
});
