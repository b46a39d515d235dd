import { expect, test } from '@playwright/test';
import { type Account, createAccount, freshEmail, PASSWORD } from '#e2e/account/accounts.ts';
import { cookiesOf, sessionOf } from '#e2e/account/session-cookies.ts';
import { teamOf } from '#e2e/builder-page.ts';
import { signUpConfirmed, siteSetting } from '#scripts/test/test-accounts.ts';

// Two users on one server at the same time each get their own data.

type Fan = { mark: string; account: Account };
type Answer = Record<string, unknown>;

async function call({ account }: Fan, path: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(`${siteSetting('BASE_URL')}${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${account.token}`, 'Content-Type': 'application/json' },
  });
  expect([path, answer.status]).toEqual([path, 200]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('vary')).toContain('Authorization');
  expect(answer.headers.get('set-cookie')).toBeNull();
  return (await answer.json()) as Answer;
}

const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });

/** Every kind of call, checked for the caller's own mark or id. */
const CALLS: readonly ((fan: Fan, round: number) => Promise<void>)[] = [
  async (fan, round) => {
    await call(fan, '/api/teams/save', post({ team: { ...teamOf({}), name: `${fan.mark} ${round}` }, asNew: true }));
  },
  async (fan) => {
    const { teams } = await call(fan, '/api/teams/load?limit=100');
    for (const { name } of teams as { name: string }[]) expect(name).toContain(fan.mark);
  },
  async (fan) => {
    const { profile } = await call(fan, '/api/auth/profile');
    expect(profile).toMatchObject({ id: fan.account.id, email: fan.account.email, full_name: fan.mark });
  },
  async (fan, round) => {
    const { profile } = await call(fan, '/api/auth/profile', { method: 'PUT', body: JSON.stringify({ plan: round }) });
    expect(profile).toMatchObject({ id: fan.account.id });
  },
  async (fan, round) => {
    await call(fan, '/api/ai/history', post({ messageContent: `${fan.mark} ${round}?`, responseContent: fan.mark }));
  },
  async (fan) => {
    const { chatHistory } = await call(fan, '/api/ai/history?limit=100');
    for (const { messageContent } of chatHistory as { messageContent: string }[])
      expect(messageContent).toContain(fan.mark);
  },
  async (fan) => {
    const { players } = await call(fan, `/api/players/search?query=${encodeURIComponent(fan.mark)}`);
    expect(players).not.toEqual([]);
    for (const { name } of players as { name: string }[])
      expect(name).toMatch(new RegExp(fan.mark.split(' ').join('|'), 'i'));
  },
];

const ROUNDS = 6;

test('get their own teams, profile, history and search, however their calls interleave', async () => {
  // Sample players, so that the search finds them without the sports database.
  const fans: Fan[] = await Promise.all(
    ['Thierry Henry', 'Diego Maradona'].map(async (mark) => ({ mark, account: await createAccount(mark) })),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(CALLS.flatMap((make) => fans.map((fan) => make(fan, round))));
  }
  for (const fan of fans) {
    const { teams } = await call(fan, '/api/teams/load?limit=100');
    expect((teams as unknown[]).length).toBe(ROUNDS);
    const { questions } = await call(fan, '/api/ai/history/stats');
    expect(questions).toBe(ROUNDS);
  }
});

test('ask the assistant at the same time, with separate counts and conversations', async () => {
  const fans: Fan[] = await Promise.all(
    ['Fan of the one', 'Fan of the other'].map(async (mark) => ({ mark, account: await createAccount(mark) })),
  );
  const ask = (fan: Fan, round: number) =>
    call(fan, '/api/ai/chat', post({ messages: [{ role: 'user', content: `${fan.mark}, ${round}?` }] }));
  await Promise.all(fans.flatMap((fan) => [1, 2, 3].map((round) => ask(fan, round))));
  for (const fan of fans) {
    expect((await ask(fan, 4)).chat).toMatchObject({ used: 4, remaining: 1 });
    const { chatHistory } = await call(fan, '/api/ai/history');
    const said = (chatHistory as { messageContent: string }[]).map(({ messageContent }) => messageContent);
    expect(said.toSorted()).toEqual([1, 2, 3, 4].map((round) => `${fan.mark}, ${round}?`));
  }
});

/** Requests the page, which renews the session cookie. Null is a visitor. */
async function visit(session: object | null): Promise<{ owner: string | null; caching: string | null }> {
  const cookie = cookiesOf(session ?? {}).map(({ name, value }) => `${name}=${value}`);
  const answer = await fetch(`${siteSetting('BASE_URL')}/`, { headers: session ? { cookie: cookie.join('; ') } : {} });
  await answer.text();
  const written = answer.headers.getSetCookie().map((text) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    return { name, value };
  });
  const extended = sessionOf(written) as { user?: { id: string } } | null;
  return {
    owner: extended?.user?.id ?? null,
    caching: answer.headers.get('cache-control'),
  };
}

test('each have their own session extended on page loads, and visitors get none', async () => {
  const sessions = await Promise.all(
    [1, 2].map(() => signUpConfirmed({ email: freshEmail(), password: PASSWORD, fullName: 'Fan' })),
  );
  const [visits, visitors] = await Promise.all([
    Promise.all(sessions.map(visit)),
    Promise.all(Array.from({ length: 10 }, () => visit(null))),
  ]);
  expect(visits.map(({ owner }) => owner)).toEqual(sessions.map(({ user }) => user.id));
  for (const { caching } of visits) expect(caching).toMatch(/private/);
  expect(visitors.map(({ owner }) => owner)).toEqual(Array.from({ length: 10 }, () => null));
});
