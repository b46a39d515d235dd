import { loadProfile } from '#lib/api/profile.ts';
import { loadDefaultTeam, loadTeam, loadTeams, saveTeam } from '#lib/api/teams.ts';
import { makeCloudTeam, makeTeam } from '#lib/team/team.fixtures.ts';

const caller = { token: 'a.b.c' };
const team = makeTeam('4-3-3', {});
const cloudTeam = makeCloudTeam({ id: '11111111-1111-4111-8111-111111111111', updatedAt: '2026-11-20T10:00:00.000Z' });
const requestId = '22222222-2222-4222-8222-222222222222';

type Answer = { status?: number; type?: string; body: string };
const fetchMock = jest.fn();
function answer({ status = 200, type = 'application/json', body }: Answer): void {
  // jsdom has no Response.
  const headers = { get: () => type };
  fetchMock.mockResolvedValue({ ok: status < 400, status, headers, text: async () => body });
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

it('returns the conflicting team', async () => {
  answer({ status: 409, body: JSON.stringify({ success: false, conflict: true, error: 'E', team: cloudTeam }) });
  const result = await saveTeam(caller, { team, version: 2, requestId });
  expect(result).toEqual({ ok: false, code: 'conflict', error: 'E', cloud: cloudTeam });
});

it('treats a conflict without a readable team as a failure', async () => {
  answer({ status: 409, body: JSON.stringify({ success: false, conflict: true, error: 'E', team: {} }) });
  const result = await saveTeam(caller, { team, requestId });
  expect(result).toEqual({ ok: false, code: 'failed', error: 'E', cloud: null });
});

const HTML = (status: number) => `API returned HTML instead of JSON. Status: ${status}. Check if API route exists.`;
const TRY_AGAIN = 'An error occurred. Please try again.';

it.each([
  [{ status: 503, body: '{"error":"Gone","fallback":true}' }, 'unreachable', 'Gone'],
  [{ status: 401, body: '{"error":"Who?"}' }, 'signed-out', 'Who?'],
  [{ status: 404, body: '{"error":"Where?"}' }, 'not-found', 'Where?'],
  [{ status: 429, body: '{"error":"Too many changes"}' }, 'limit', 'Too many changes'],
  [{ status: 500, body: '{"error":"Failed to load team"}' }, 'failed', 'Failed to load team'],
  [{ status: 500, body: '{}' }, 'failed', TRY_AGAIN],
  [{ body: '{"success":true}' }, 'failed', TRY_AGAIN],
  [{ status: 500, type: 'text/html', body: '<html>' }, 'failed', HTML(500)],
  [{ status: 200, body: '<html>' }, 'failed', HTML(200)],
])('turns %o into a code and a message', async (sent, code, error) => {
  answer(sent);
  expect(await loadTeams(caller)).toMatchObject({ ok: false, code, error });
});

it('is unreachable if nothing responds', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await loadProfile(caller)).toMatchObject({ ok: false, code: 'unreachable' });
});

it('ends after five seconds', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  answer({ body: JSON.stringify({ success: true, teams: [] }) });
  await loadTeams(caller);
  expect(limit).toHaveBeenCalledWith(5000);
});

it('throws only if the caller aborts it', async () => {
  const controller = new AbortController();
  controller.abort();
  fetchMock.mockRejectedValue(new DOMException('aborted', 'AbortError'));
  await expect(loadTeams({ ...caller, signal: controller.signal })).rejects.toThrow('aborted');
});

it('requests pages, the default team and a team by id', async () => {
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

it('turns a profile into an app user', async () => {
  const [email, at] = ['fan@example.test', '2026-11-01T00:00:00.000Z'];
  const counted = { ai_chat_count: 2, ai_chat_last_reset: '2026-11-20' };
  const profile = { id: 'u', email, full_name: 'Ada', plan_type: 'free', ...counted, created_at: at, updated_at: at };
  const chat = { limit: 5, used: 2, remaining: 3, unlimited: false, period: 'daily' };
  answer({ body: JSON.stringify({ profile, chat }) });
  const user = { id: 'u', name: 'Ada', email, createdAt: at, planType: 'free', aiChatCount: 2 };
  expect(await loadProfile(caller)).toEqual({ ok: true, value: { chat, user } });
});
