import { DELETE, PATCH, POST } from '#app/api/teams/[id]/route.ts';
import { POST as save } from '#app/api/teams/save/route.ts';
import { inAccountTurn } from '#lib/server/account-turns.ts';

jest.mock('#lib/server/account-turns.ts', () => ({ inAccountTurn: jest.fn(async () => new Response()) }));
jest.mock('#lib/platform/env.ts', () => ({
  ...jest.requireActual('#lib/platform/env.ts'),
  publicEnvironment: () => ({ supabase: {} }),
}));
jest.mock('#lib/supabase/server.ts', () => ({
  isBackendBusy: () => false,
  createUserClient: () => ({ auth: { getUser: async () => ({ data: { user: { id: 'me' } }, error: null }) } }),
}));

beforeEach(() => jest.mocked(inAccountTurn).mockClear());

// Not the handlers themselves, which app/api/teams/teams.db.test.ts runs.
it.each([
  ['a save', 'POST', save],
  ['a copy', 'POST', POST],
  ['a change', 'PATCH', PATCH],
  ['a deletion', 'DELETE', DELETE],
])('%s waits for its account’s turn', async (_what, method, handle) => {
  const headers = { Authorization: 'Bearer a.b.c' };
  const request = new Request('http://127.0.0.1/api/teams', { method, headers });
  await handle(request, { params: Promise.resolve({ id: 'x' }) });
  expect(jest.mocked(inAccountTurn).mock.calls).toEqual([['me', expect.any(Function)]]);
});
