import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { App, type Connection, type EmailMessage } from '@supabase/lite';
import * as z from 'zod/mini';
import { administerAccounts } from '#scripts/local/auth-rules/accounts.ts';
import { type AnswerRequest, type AuthRule, withRules } from '#scripts/local/auth-rules/auth-rule.ts';
import { acceptCodes, limitEmails } from '#scripts/local/auth-rules/codes.ts';
import { endOtherSessions } from '#scripts/local/auth-rules/passwords.ts';
import { withCrossOrigin } from '#scripts/local/cross-origin.ts';
import { LOCK_PATH, lockDataDir } from '#scripts/local/data-lock.ts';
import {
  asStartError,
  type Migration,
  newStamp,
  openStamp,
  readMigrations,
  refuseFullDisk,
  refuseProduction,
  type Stamp,
} from '#scripts/local/embedded-data.ts';
import { migrate, openPglite, openPostgres } from '#scripts/local/embedded-database.ts';
import { quietRefusals, whileAnswering } from '#scripts/local/quiet-refusals.ts';
import { serveRequests } from '#scripts/local/serve-requests.ts';
import { readsTooDeep } from '#scripts/local/shallow-reads.ts';
import type { SocialProviders } from '#scripts/local/social-providers.ts';

const SUPABASE_DIR = fileURLToPath(new URL('../../supabase/', import.meta.url));

const AUTH_RULES: readonly AuthRule[] = [administerAccounts, endOtherSessions, limitEmails, acceptCodes];

export type Mail = { to: string; subject: string; link: string | null; code: string | null };

export type EmbeddedBackendOptions = {
  /** Defaults to 54321. 0 picks any free port. */
  port?: number;
  /** Null keeps everything in memory. */
  dataDir: string | null;
  /** A PostgreSQL database to use instead of PGlite. `dataDir` then stores only the keys. */
  databaseUrl?: string;
  /** Defaults to those in supabase/migrations. */
  migrations?: Migration[];
  /** The app's address, for links in emails. Defaults to http://localhost:3000. */
  siteUrl?: string;
  /** Whether sign-ups need email confirmation. Off by default (D19). */
  confirmEmail?: boolean;
  /** This sign-up always needs confirmation, because the account has no limits (D28). */
  adminEmail?: string | null;
  socialProviders?: SocialProviders;
  /** By default, prints each email to the terminal. */
  onMail?: (mail: Mail) => void;
};

export type EmbeddedBackend = {
  url: string;
  anonKey: string;
  serviceKey: string;
  jwtSecret: string;
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  stop: () => Promise<void>;
};

/** Starts `@supabase/lite` on loopback, with keys enforced and without its admin mode and studio (D19). */
export async function startEmbeddedBackend(options: EmbeddedBackendOptions): Promise<EmbeddedBackend> {
  refuseProduction(process.env);
  const { dataDir, databaseUrl, port = 54321, siteUrl = 'http://localhost:3000' } = options;
  const { migrations = readMigrations(join(SUPABASE_DIR, 'migrations')) } = options;

  let answer: (request: Request, peerAddress: string | null) => Promise<Response> = async () =>
    Response.json({ message: 'starting' }, { status: 503 });
  // Take the port first, so that a second start fails before it touches the data.
  const id = crypto.randomUUID();
  const server = await serveRequests(port, async (request, peerAddress) =>
    new URL(request.url).pathname === LOCK_PATH ? new Response(id) : answer(request, peerAddress),
  );
  let unlock = () => {};
  try {
    if (dataDir !== null) {
      unlock = await lockDataDir(dataDir, { pid: process.pid, port: server.port, id });
      refuseFullDisk(dataDir);
    }
    const stamp = dataDir === null ? newStamp(backendVersion()) : openStamp(dataDir, backendVersion());
    const database = databaseUrl === undefined ? await openPglite(dataDir) : await openPostgres(databaseUrl);
    const url = `http://127.0.0.1:${server.port}`;
    const app = createApp(database.connection, stamp, { ...options, url, siteUrl });
    const strict = createApp(database.connection, stamp, { ...options, url, siteUrl, confirmEmail: true });
    await app.ensureSystemSchema();
    await migrate(database, migrations, dataDir ?? 'memory');
    await answerFirst(app, stamp);
    const inTurn = turns();
    const answerOne = (request: Request, peerAddress: string | null) =>
      inTurn({ isAlone: changesAccounts(request) }, () =>
        whileAnswering(async () => {
          const isStrict = await needsConfirmation(request, options.adminEmail);
          const part = isStrict ? strict : app;
          const rules = { serviceKey: stamp.serviceKey, query: database.query };
          return answerApi(
            request,
            withRules(AUTH_RULES, rules, (one) => part.fetch(one, { peerAddress })),
          );
        }),
      );
    answer = (request, peerAddress) => withCrossOrigin(request, siteUrl, () => answerOne(request, peerAddress));
    const restoreConsole = quietRefusals();
    return {
      url,
      anonKey: stamp.anonKey,
      serviceKey: stamp.serviceKey,
      jwtSecret: stamp.jwtSecret,
      query: (sql) => inTurn({ isAlone: false }, () => database.query(sql)),
      stop: async () => {
        await server.close();
        await database.connection.close();
        unlock();
        restoreConsole();
      },
    };
  } catch (error) {
    await server.close();
    unlock();
    throw asStartError(error, dataDir);
  }
}

function backendVersion(): string {
  const manifest = new URL('../package.json', import.meta.resolve('@supabase/lite'));
  return String(JSON.parse(readFileSync(manifest, 'utf8')).version);
}

type AppOptions = Pick<EmbeddedBackendOptions, 'confirmEmail' | 'onMail' | 'socialProviders'> & {
  url: string;
  siteUrl: string;
};

function createApp(
  connection: Connection,
  stamp: Stamp,
  { url, siteUrl, confirmEmail = false, onMail = printMail, socialProviders = {} }: AppOptions,
): App {
  const template = (name: string) => join(SUPABASE_DIR, 'templates', `${name}.html`);
  return new App({
    connection,
    // Providers such as GitHub redirect to this callback.
    api: { schemas: ['public'], max_rows: 1000, external_url: url },
    auth: {
      enabled: true,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      jwt_secret: stamp.jwtSecret,
      jwt_expiry: 3600,
      publishable_key: stamp.anonKey,
      secret_key: stamp.serviceKey,
      enable_signup: true,
      external: socialProviders,
      minimum_password_length: 6,
      email: {
        enable_signup: true,
        enable_confirmations: confirmEmail,
        otp_length: 8,
        otp_expiry: 900,
        // Otherwise only the old address is asked to confirm, and any new address could be claimed.
        double_confirm_changes: false,
        template: {
          confirmation: { subject: 'Confirm your account', content_path: template('confirmation') },
          recovery: { subject: 'Choose a new password', content_path: template('recovery') },
          magic_link: { subject: 'Your sign-in code', content_path: template('magic_link') },
          email_change: { subject: 'Confirm your new email address', content_path: template('email_change') },
        },
      },
    },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email: { send: async (message: EmailMessage) => onMail(toMail(message)) } },
    },
  });
}

/** Whether an auth request does more than read a token's user, which every app request does. */
function changesAccounts({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  return pathname.startsWith('/auth/v1/') && !(method === 'GET' && pathname === '/auth/v1/user');
}

/** Without confirmation, a provider's unverified address would count as confirmed. */
async function needsConfirmation(request: Request, email: string | null | undefined): Promise<boolean> {
  if (new URL(request.url).pathname === '/auth/v1/callback') return true;
  if (!email || new URL(request.url).pathname !== '/auth/v1/signup') return false;
  const sent = z.object({ email: z.string() }).safeParse(
    await request
      .clone()
      .json()
      .catch(() => null),
  );
  return sent.success && sent.data.email.toLowerCase() === email;
}

/** Requests that change accounts run alone: all share one connection, so a rollback would undo the others' work too. */
function turns() {
  const name = crypto.randomUUID();
  return <Result>({ isAlone }: { isAlone: boolean }, work: () => Promise<Result>): Promise<Result> =>
    navigator.locks.request(name, { mode: isAlone ? 'exclusive' : 'shared' }, work);
}

/** The first request grants the tables to the API roles. Several at once fail with 'tuple concurrently updated'. */
async function answerFirst(app: App, { anonKey }: Stamp): Promise<void> {
  const request = new Request('http://127.0.0.1/rest/v1/user_profiles?limit=0', { headers: { apikey: anonKey } });
  const response = await app.fetch(request, { peerAddress: '127.0.0.1' });
  if (!response.ok) throw new Error(`The backend answers its first request with ${await response.text()}`);
}

/** Paths that the client library uses. The router decodes other spellings, which the rules would miss. */
const SERVED = /^\/(?:auth|rest)\/v1(?:\/[\w-]+)+$/;

async function answerApi(request: Request, answer: AnswerRequest): Promise<Response> {
  if (!SERVED.test(new URL(request.url).pathname)) {
    return Response.json({ message: 'not found' }, { status: 404 });
  }
  if (readsTooDeep(request)) return Response.json({ message: 'nested too deeply' }, { status: 400 });
  return answer(request);
}

function toMail({ to, subject, html = '' }: EmailMessage): Mail {
  const link = /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null;
  const code = />\s*(\d{8})\s*</.exec(html)?.[1] ?? null;
  return { to, subject, link, code };
}

function printMail({ to, subject, link, code }: Mail): void {
  console.info(`\nMail to ${to}: ${subject}\n  ${[code, link ?? '(no link)'].filter(Boolean).join('\n  ')}\n`);
}
