import { fetchPlayerDetails, searchPlayers } from '#lib/api/players.ts';
import { NO_CRITERIA_CHOSEN } from '#lib/players/criteria.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';

const criteria = { ...NO_CRITERIA_CHOSEN, query: ' Özil & co ', year: 1988 };

const answerWith = (response: Response) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);

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

it('rejects a response in another format', async () => {
  answerWith(Response.json({ players: [{ id: 'x', imageUrl: 'javascript:alert(1)' }], source: 'live' }));
  await expect(searchPlayers(criteria)).rejects.toThrow('An error occurred. Please try again.');
});

it('passes on an abort and a lost connection', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(searchPlayers(criteria)).rejects.toThrow(TypeError);
});

it('puts an id into the path as one segment, and passes on the route’s message', async () => {
  const fetched = answerWith(Response.json({ error: 'no' }, { status: 404 }));
  await expect(fetchPlayerDetails('../health?x')).rejects.toMatchObject({ status: 404, message: 'no' });
  expect(fetched).toHaveBeenCalledWith('/api/players/..%2Fhealth%3Fx', expect.anything());
});
