import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createAccount, PASSWORD } from '#e2e/account/accounts.ts';
import { unique } from '#e2e/assistant/assistant-page.ts';
import { TEST_SECRETS } from '#e2e/fakes/test-secrets.ts';
import { test } from '#e2e/fixtures.ts';
import { teamToCode } from '#lib/share/team-code.ts';
import { newTeam } from '#lib/team/formation/formations.ts';

// Runs last, so that the log covers the whole suite. Even a filtered run logs this file's own faults.
test.describe.configure({ mode: 'serial' });

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run \`npm test -- browser\`.`);
  return value;
}

const secrets = (): [string, string][] => [
  ...Object.entries(TEST_SECRETS),
  ['SUPABASE_SECRET_KEY', setting('SUPABASE_SECRET_KEY')],
];

/** The names of the secrets found in a text. */
const told = (text: string) => secrets().flatMap(([name, value]) => (text.includes(value) ? name : []));

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
}

test('no secret is in the files browsers load', () => {
  const served = [...filesIn('.next/static'), ...filesIn('public')];
  const rendered = filesIn('.next/server').filter((file) => /\.(?:html|rsc|body|meta)$/.test(file));
  expect([served.length > 20, rendered.length > 5]).toEqual([true, true]);
  const leaks = [...served, ...rendered].map((file) => [file, told(readFileSync(file, 'latin1'))] as const);
  expect(leaks.filter(([, names]) => names.length > 0)).toEqual([]);
});

type Ask = { path: string; method?: string; body?: unknown; headers?: Record<string, string> };

/** A response's status, headers and body. */
async function wholeAnswer({ path, method = 'GET', body, headers = {} }: Ask): Promise<string> {
  const answer = await fetch(`${setting('BASE_URL')}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return `${path} ${answer.status}\n${JSON.stringify([...answer.headers])}\n${await answer.text()}`;
}

const control = (fake: string, change: object) =>
  fetch(new URL('/__control', setting(fake)), { method: 'POST', body: JSON.stringify(change) });

const MODEL_FAULTS = ['unauthorized', 'unauthorized-html', 'server-error', 'html', 'failed', 'cut', 'truncated'];

test('no secret is in a page or response, whatever goes wrong', async () => {
  const { token } = await createAccount();
  const headers = { Authorization: `Bearer ${token}` };
  const question = (fault: string) => ({ messages: [{ role: 'user', content: unique(`{{${fault}}} Who?`) }] });
  const code = await teamToCode(newTeam());
  const answers: string[] = [];
  const ask = async (wish: Ask) => answers.push(await wholeAnswer(wish));

  await test.step('pages, files and sign-in links respond', async () => {
    for (const path of [
      '/',
      '/callback',
      '/nope',
      '/icon.svg',
      '/manifest.webmanifest',
      `/t/${code}`,
      '/api/health',
      '/api/nope',
    ])
      await ask({ path });
    for (const path of ['/api/oauth/start', '/api/oauth/session', '/auth/confirm?token_hash=x&type=email'])
      await ask({ path });
  });
  await test.step('the routes of sign-in, account, teams and history respond', async () => {
    await ask({ path: '/api/oauth/exchange', method: 'POST', body: { code: 'x', state: 'y' } });
    for (const path of ['/api/auth/profile', '/api/teams/load', '/api/ai/history', '/api/ai/history/stats']) {
      await ask({ path, headers });
      await ask({ path });
    }
    await ask({ path: '/api/teams/save', method: 'POST', body: { team: null }, headers });
  });
  await test.step('the assistant responds whatever the model does', async () => {
    for (const fault of ['none', ...MODEL_FAULTS]) {
      await ask({ path: '/api/ai/chat', method: 'POST', body: question(fault), headers });
      await ask({
        path: '/api/ai/chat',
        method: 'POST',
        body: question(fault),
        headers: { ...headers, Accept: 'text/event-stream' },
      });
    }
  });
  await test.step('player search responds whatever the player database does', async () => {
    for (const fault of [null, 'wrong-key', 'server-error', 'truncated', 'redirect', 'cut']) {
      await control('SPORTS_DB_URL', { fault });
      await ask({ path: `/api/players/search?query=${encodeURIComponent(unique(`nobody ${fault}`)).slice(0, 100)}` });
      await ask({ path: `/api/players/${Date.now()}` });
    }
    await control('SPORTS_DB_URL', { fault: null });
  });
  await test.step('no response has a secret, and the faults did cause failures', async () => {
    expect(answers.flatMap((answer) => told(answer).map((name) => [name, answer.split('\n')[0]]))).toEqual([]);
    expect(answers.filter((answer) => / 5\d\d$/m.test(answer)).length).toBeGreaterThan(8);
  });
});

/** Everything scripts can read. */
const readable = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([document.documentElement.outerHTML, { ...localStorage }, { ...sessionStorage }, document.cookie]),
  );

test('no secret is in a running page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Continue with Yahoo' })).toBeVisible();
  expect(told(await readable(page))).toEqual([]);
});

test('the log has no secrets and no users’ tokens, passwords or addresses', () => {
  const log = readFileSync(setting('APP_LOG'), 'utf8');
  expect(log).toContain('The model failed');
  expect(told(log)).toEqual([]);
  expect(log).not.toContain(PASSWORD);
  expect(log).not.toMatch(/eyJ[\w-]{10,}\.[\w-]{10,}/);
  expect(log).not.toMatch(/[\w-]+@example\.(?:com|test)/);
});
