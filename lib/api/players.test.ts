/** @jest-environment node */
import { fetchPlayerDetails, searchPlayers } from '#lib/api/players.ts';
import { NO_CRITERIA_CHOSEN } from '#lib/players/filters.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';

const criteria = { ...NO_CRITERIA_CHOSEN, query: ' Özil & co ', year: 1988 };

function answerWith(response: Response) {
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
}

it('sends only the chosen criteria', async () => {
  const fetched = answerWith(Response.json({ players: SAMPLE_PLAYERS, source: 'live' }));
  const { signal } = new AbortController();
  const answer = await searchPlayers(criteria, { signal });
  expect(fetched).toHaveBeenCalledWith(
    '/api/players/search?query=%C3%96zil+%26+co&year=1988',
    expect.objectContaining({ signal }),
  );
  expect(answer.players).toEqual(SAMPLE_PLAYERS);
});

it.each([
  [404, 'text/html'],
  [200, 'application/json'],
])('reports HTML with status %d as %s', async (status, type) => {
  answerWith(new Response('<html>', { status, headers: { 'Content-Type': type } }));
  const message = `API returned HTML instead of JSON. Status: ${status}. Check if API route exists.`;
  await expect(searchPlayers(criteria)).rejects.toMatchObject({ status, message });
});

it('passes on the message of the route', async () => {
  answerWith(Response.json({ error: 'Player not found in database' }, { status: 404 }));
  await expect(fetchPlayerDetails('1')).rejects.toMatchObject({
    status: 404,
    message: 'Player not found in database',
    answer: { error: 'Player not found in database' },
  });
});

it('rejects an answer of another shape', async () => {
  answerWith(Response.json({ players: [{ id: 'x', imageUrl: 'javascript:alert(1)' }], source: 'live' }));
  await expect(searchPlayers(criteria)).rejects.toThrow('An error occurred. Please try again.');
});

it('lets an abort and a lost connection through', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(searchPlayers(criteria)).rejects.toThrow(TypeError);
});

it('puts an id into the path as one segment', async () => {
  const fetched = answerWith(Response.json({ error: 'no' }, { status: 404 }));
  await expect(fetchPlayerDetails('../health?x')).rejects.toThrow('no');
  expect(fetched).toHaveBeenCalledWith('/api/players/..%2Fhealth%3Fx', expect.anything());
});
