import { createClient } from '@supabase/supabase-js';
import { findChatHistory, findChatStats } from '#lib/supabase/chat-repository.ts';
import { findProfile } from '#lib/supabase/profile-repository.ts';
import { deleteTeam, findTeam, findTeams, saveTeam } from '#lib/supabase/team-repository.ts';
import { newTeam } from '#lib/team/formation/formations.ts';

/** A backend whose database responds to each call with this error. */
function failing(code: string, status: number) {
  const fetch = jest.fn(async () => Response.json({ code, message: 'secret detail' }, { status }));
  return { fetch, client: createClient('https://backend.test', 'key', { global: { fetch }, db: { retry: false } }) };
}

type Client = ReturnType<typeof failing>['client'];
const save = (client: Client) => saveTeam(client, { team: newTeam(), requestId: 'once' });
const page = { userId: 'me', limit: 5, offset: 0 };
const CALLS: Readonly<Record<string, [call: (client: Client) => Promise<unknown>, sent: number]>> = {
  'a list of teams': [(client) => findTeams(client, page), 2],
  'a team': [(client) => findTeam(client, { userId: 'me', teamId: null }), 2],
  'a profile': [(client) => findProfile(client, page), 2],
  'the history': [(client) => findChatHistory(client, page), 2],
  'the statistics': [(client) => findChatStats(client), 2],
  'a save with a request id': [save, 2],
  'a save without one': [(client) => saveTeam(client, { team: newTeam() }), 1],
  'a deletion': [(client) => deleteTeam(client, { userId: 'me', teamId: 'team' }), 1],
};

it.each(Object.entries(CALLS))('%s is retried after a deadlock, if safe', async (_, [call, sent]) => {
  const { client, fetch } = failing('40P01', 500);
  await expect(call(client)).rejects.toMatchObject({ code: 'unavailable', fields: { fallback: true } });
  expect(fetch).toHaveBeenCalledTimes(sent);
});

it('the second attempt sends the same as the first, and its result counts', async () => {
  const { client, fetch } = failing('40P01', 500);
  fetch.mockResolvedValueOnce(Response.json({ code: '40P01', message: '' }, { status: 500 }));
  fetch.mockResolvedValueOnce(Response.json({ teamId: 'team', version: 7 }));
  await expect(save(client)).resolves.toEqual({ teamId: 'team', version: 7 });
  const [first, second] = fetch.mock.calls as unknown as [unknown, RequestInit][];
  expect([second?.[0], second?.[1].body]).toEqual([first?.[0], first?.[1].body]);
});

it.each([
  ['25006', 405, 'unavailable', /reach the cloud/],
  ['53300', 503, 'unavailable', /reach the cloud/],
  ['PGRST003', 504, 'unavailable', /reach the cloud/],
  ['PT403', 403, 'forbidden', 'You already have 50 teams. Delete one to save another.'],
  ['PT413', 413, 'too-large', 'This team is too large to save.'],
  ['23503', 409, 'unauthorized', 'Failed to save team'],
  ['42501', 403, 'forbidden', 'Failed to save team'],
  ['PT404', 404, 'not-found', 'Failed to save team'],
  ['23514', 400, 'internal', 'Failed to save team'],
])('%s with %d is reported as %s', async (code, status, expected, message) => {
  const { client } = failing(code, status);
  await expect(save(client)).rejects.toMatchObject({ code: expected, message: expect.stringMatching(message) });
});
