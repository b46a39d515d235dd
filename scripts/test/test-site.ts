import { resolve } from 'node:path';
import { SPORTS_LOGIN_CLIENT } from '#e2e/fakes/sports-login-settings.ts';
import { TEST_SECRETS } from '#e2e/fakes/test-secrets.ts';
import { ensureBuilt } from '#scripts/build/build.ts';
import { freePort, portOr, serveBuild, startNode, untilAnswers } from '#scripts/processes.ts';
import { startTestBackend } from '#scripts/test/test-backend.ts';

/** The build contains this address too. */
const PORT = 54_391;

type Settings = Record<string, string>;
type Fakes = { sportsDb: string; wikimedia: string; sportsLogin: string; model: string };

export type TestSite = {
  url: string;
  /** For the tests: the addresses of the site, backend and fakes, and the app's log. */
  env: Settings;
};

async function startFake(name: string, args: (port: string) => string[], path: string): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}${path}`, startNode(`e2e/fakes/${name}.ts`, args(String(port))));
  return url;
}

function testSettings(url: string, { sportsDb, wikimedia, sportsLogin, model }: Fakes): Settings {
  return {
    NEXT_TELEMETRY_DISABLED: '1',
    TYPES_CHECKED: '1',
    // Browser tests run on a build with an adapter, as hosts use. e2e/site/adapter.spec.ts reads what the adapter recorded.
    NEXT_ADAPTER_PATH: resolve('e2e/fakes/deployment-adapter.ts'),
    SPORTS_DB_URL: sportsDb,
    CONTACT_EMAIL: 'tests@site.example',
    WIKIDATA_URL: wikimedia,
    COMMONS_URL: wikimedia,
    WIKIPEDIA_URL: wikimedia,
    PERPLEXITY_API: 'agent',
    PERPLEXITY_BASE_URL: model,
    AI_CHAT_LIMIT: '5',
    AI_CHAT_PERIOD: 'daily',
    AI_DAILY_CAP: '999999',
    SITE_URL: url,
    SOCIAL_LOGINS: 'github,google',
    SPORTS_LOGIN_CLIENT_ID: SPORTS_LOGIN_CLIENT.id,
    SPORTS_LOGIN_AUTHORIZE_URL: `${sportsLogin}/authorize`,
    SPORTS_LOGIN_TOKEN_URL: `${sportsLogin}/token`,
    ...TEST_SECRETS,
  };
}

/** Builds if necessary. Every outside service is a fake. `log` is the file for the app's output. */
export async function startTestSite(log: string): Promise<TestSite> {
  const port = await portOr(PORT);
  const url = `http://127.0.0.1:${port}`;
  const socialLogin = await startFake('social-login', (own) => [own], '/');
  const backend = await startTestBackend(url, socialLogin);
  const sportsDb = `${await startFake('sports-db', (own) => ['--port', own], '/__calls')}/api/v1/json`;
  const wikimedia = await startFake('wikimedia', (own) => ['--port', own], '/__calls');
  const sportsLogin = await startFake('sports-login', (own) => [own], '/');
  const model = await startFake('perplexity', (own) => ['--port', own], '/__calls');
  // The build gets the secrets too, so that secrets.spec.ts can detect leaks.
  Object.assign(process.env, backend.settings, testSettings(url, { sportsDb, wikimedia, sportsLogin, model }));
  await ensureBuilt();
  // The app's own picture requests go to the fake too.
  await serveBuild({ port, log, env: { NODE_OPTIONS: '--import=./e2e/fakes/reroute-thumbnails.ts' } });
  const fakes = {
    SPORTS_DB_URL: sportsDb,
    WIKIDATA_URL: wikimedia,
    SPORTS_LOGIN_FAKE: sportsLogin,
    PERPLEXITY_BASE_URL: model,
  };
  return { url, env: { BASE_URL: url, ...fakes, BACKEND_CONTROL_URL: backend.controlUrl, APP_LOG: log } };
}
