import { loadProfile } from '#lib/api/profile.ts';
import { loadDefaultTeam, loadTeam, loadTeams, saveTeam } from '#lib/api/teams.ts';
import { makeTeam } from '#lib/team/team.fixtures.ts';

const caller = { token: 'a.b.c' };
const team = makeTeam('4-3-3', {});
const cloudTeam = {
  ...team,
  id: '11111111-1111-4111-8111-111111111111',
  version: 3,
  isDefault: true,
  updatedAt: '2026-11-20T10:00:00.000Z',
  coach: null,
};
const requestId = '22222222-2222-4222-8222-222222222222';

type Answer = { status?: number; type?: string; body: string };
const fetchMock = jest.fn();
function answer({ status = 200, type = 'application/json', body }: Answer): void {
  // jsdom has no Response of its own.
  fetchMock.mockResolvedValue({
    ok: status < 400,
    status,
    headers: { get: () => type },
    text: async () => body,
  });
}
beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});

it('saves with the token and without cookies', async () => {
  answer({ body: JSON.stringify({ success: true, teamId: 't', version: 4 }) });
  const result = await saveTeam(caller, { team, version: 3, requestId });
  expect(result).toEqual({ ok: true, value: { teamId: 't', version: 4 } });
  const [path, init] = fetchMock.mock.calls[0] ?? [];
  expect(path).toBe('/api/teams/save');
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    headers: { Authorization: 'Bearer a.b.c', 'Content-Type': 'application/json' },
  });
  expect(JSON.parse(init.body)).toEqual({ team, version: 3, requestId });
});

it('hands over the team of a conflict', async () => {
  answer({ status: 409, body: JSON.stringify({ success: false, conflict: true, error: 'E', team: cloudTeam }) });
  expect(await saveTeam(caller, { team, version: 2, requestId })).toEqual({ ok: false, conflict: cloudTeam });
});

it('takes a conflict without a readable team for a failure', async () => {
  answer({ status: 409, body: JSON.stringify({ success: false, conflict: true, error: 'E', team: {} }) });
  expect(await saveTeam(caller, { team, requestId })).toMatchObject({
    ok: false,
    conflict: null,
    status: 409,
    error: 'E',
  });
});

it.each([
  [{ status: 503, body: '{"error":"Gone","fallback":true}' }, 503, 'Gone', true],
  [{ status: 500, body: '{"error":"Failed to load team"}' }, 500, 'Failed to load team', false],
  [{ status: 500, body: '{}' }, 500, 'An error occurred. Please try again.', false],
  [{ body: '{"success":true}' }, 200, 'An error occurred. Please try again.', false],
  [
    { status: 404, type: 'text/html', body: '<html>' },
    404,
    'API returned HTML instead of JSON. Status: 404. Check if API route exists.',
    false,
  ],
  [
    { status: 200, body: '<html>' },
    200,
    'API returned HTML instead of JSON. Status: 200. Check if API route exists.',
    false,
  ],
])('tells what %o means', async (sent, status, error, fallback) => {
  answer(sent);
  expect(await loadTeams(caller)).toMatchObject({ ok: false, status, error, fallback });
});

it('falls back when nothing answers', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await loadProfile(caller)).toMatchObject({ ok: false, status: 0, fallback: true });
});

it('ends after five seconds', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  answer({ body: JSON.stringify({ success: true, teams: [] }) });
  await loadTeams(caller);
  expect(limit).toHaveBeenCalledWith(5000);
});

it('throws only when its caller ends it', async () => {
  const controller = new AbortController();
  controller.abort();
  fetchMock.mockRejectedValue(new DOMException('aborted', 'AbortError'));
  await expect(loadTeams({ ...caller, signal: controller.signal })).rejects.toThrow('aborted');
});

it('asks for pages, for the default team and for one by its id', async () => {
  answer({ body: JSON.stringify({ success: true, teams: [cloudTeam] }) });
  await loadTeams(caller, { limit: 5, before: '2026-11-20T10:00:00.000Z' });
  expect(await loadDefaultTeam(caller)).toEqual({ ok: true, value: cloudTeam });
  expect(await loadTeam(caller, cloudTeam.id)).toEqual({ ok: true, value: cloudTeam });
  expect(fetchMock.mock.calls.map(([path]) => path)).toEqual([
    '/api/teams/load?limit=5&before=2026-11-20T10%3A00%3A00.000Z',
    '/api/teams/load?only=default',
    `/api/teams/load?id=${cloudTeam.id}`,
  ]);
});

it('makes an app user of a profile', async () => {
  const profile = {
    id: 'u',
    email: 'fan@example.test',
    full_name: 'Ada',
    plan_type: 'free',
    ai_chat_count: 2,
    ai_chat_last_reset: '2026-11-20',
    created_at: '2026-11-01T00:00:00.000Z',
    updated_at: '2026-11-01T00:00:00.000Z',
  };
  const chat = { limit: 5, used: 2, remaining: 3, unlimited: false, period: 'daily' };
  answer({ body: JSON.stringify({ profile, chat }) });
  expect(await loadProfile(caller)).toEqual({
    ok: true,
    value: {
      chat,
      user: {
        id: 'u',
        name: 'Ada',
        email: 'fan@example.test',
        createdAt: '2026-11-01T00:00:00.000Z',
        planType: 'free',
        aiChatCount: 2,
      },
    },
  });
});
