import { act, renderHook } from '@testing-library/react';
import { usePlayerDetails } from '#components/player-card/use-player-details.ts';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { fetchPlayerDetails, fetchPortrait, searchPlayers } from '#lib/api/players.ts';
import { ApiError } from '#lib/api/request-json.ts';
import { cachedImage } from '#lib/players/image-cache.ts';
import type { PlayerFinder } from '#lib/players/index/player-finder.ts';
import { makePlayer } from '#lib/team/team.fixtures.ts';
import type { DetailsAnswer, SearchAnswer } from '#types/api.ts';
import type { Player } from '#types/player.ts';
import type { PortraitAnswer } from '#types/portrait.ts';

jest.mock('#lib/api/players.ts');
jest.mock('#hooks/use-player-finder.tsx');

const henry = makePlayer({ id: 'tsdb-14', name: 'Thierry Henry', year: 1977, apiId: '14' });
const fromIndex = { ...henry, id: 'index-thierry-henry-1977', apiId: null };
const EMPTY = { born: '', birthPlace: '', height: '', weight: '', biography: '', credit: '' };
const answerOf = (details: Partial<DetailsAnswer['details']>, player: Player = henry): DetailsAnswer => ({
  player,
  details: { ...EMPTY, ...details },
});
const lost = new TypeError('Failed to fetch');

const FREE: PortraitAnswer = {
  image: 'https://thumb.wikimedia.org/henry.jpg',
  width: 250,
  height: 330,
  credit: {
    author: 'Anna',
    licence: 'CC0',
    licenceUrl: null,
    source: 'https://commons.wikimedia.org/wiki/File:Henry.jpg',
    isRequired: false,
  },
  story: 'Thierry Henry is a footballer.',
  storyUrl: 'https://en.wikipedia.org/wiki/Thierry_Henry',
};
const NO_PICTURE = { image: null };

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(fetchPortrait).mockReset().mockResolvedValue(NO_PICTURE);
  jest.mocked(usePlayerFinder).mockReturnValue({ finder: null, load: async () => null, loadSquads: async () => null });
  jest
    .mocked(fetchPlayerDetails)
    .mockReset()
    .mockResolvedValue(answerOf({ height: '188 cm' }));
  jest
    .mocked(searchPlayers)
    .mockReset()
    .mockResolvedValue({ players: [henry], source: 'live' });
});

async function detailsOf(player: Player) {
  const { result, rerender, unmount } = renderHook(({ of }) => usePlayerDetails(of), { initialProps: { of: player } });
  const atFirst = result.current;
  await act(async () => undefined);
  return { atFirst, now: () => result.current, rerender, unmount };
}

it('loads a player’s record by its id', async () => {
  const { atFirst, now } = await detailsOf(henry);
  expect(atFirst).toEqual({ isLoading: true, free: null, online: null, known: null, worldCups: [], error: '' });
  expect(now()).toEqual({
    isLoading: false,
    free: NO_PICTURE,
    online: answerOf({ height: '188 cm' }),
    known: null,
    worldCups: [],
    error: '',
  });
  expect(fetchPlayerDetails).toHaveBeenCalledWith('14', expect.anything());
  expect(searchPlayers).not.toHaveBeenCalled();
});

it('finds a player from another source by name first', async () => {
  const { now } = await detailsOf(fromIndex);
  expect(searchPlayers).toHaveBeenCalledWith(expect.objectContaining({ query: 'Thierry Henry' }), expect.anything());
  expect(fetchPlayerDetails).toHaveBeenCalledWith('14', expect.anything());
  expect(now().online).not.toBeNull();
});

const noSearch = (error: Error) => () => jest.mocked(searchPlayers).mockRejectedValue(error);
const found = (answer: SearchAnswer) => () => jest.mocked(searchPlayers).mockResolvedValue(answer);
const noDetails = (error: Error) => () => jest.mocked(fetchPlayerDetails).mockRejectedValue(error);
const noRecord = () => jest.mocked(fetchPlayerDetails).mockResolvedValue(answerOf({}));
const namesake = { ...henry, year: 1985 };

it.each<[string, string, Player, () => void]>([
  ['Failed to search for player', 'search fails', fromIndex, noSearch(lost)],
  [
    'Failed to search for player',
    'search cannot reach the database',
    fromIndex,
    found({ players: [], source: 'sample', isUnreachable: true }),
  ],
  [
    'Failed to search for player',
    'search is held back by our own limit',
    fromIndex,
    found({ players: [], source: 'sample', isHeldBack: true }),
  ],
  ['Player not found in database', 'search finds no one', fromIndex, found({ players: [], source: 'live' })],
  [
    'Player not found in database',
    'search finds a namesake',
    fromIndex,
    found({ players: [namesake], source: 'live' }),
  ],
  ['Player not found in database', 'id is unknown', henry, noDetails(new ApiError('', 404))],
  ['Failed to fetch player data', 'connection is lost', henry, noDetails(lost)],
  ['Failed to fetch player data', 'database does not respond', henry, noDetails(new ApiError('', 503))],
  ['No player data found', 'record is empty', henry, noRecord],
  ['Failed to load additional data', 'response is unusable', henry, noDetails(new ApiError('', 502))],
])('says %j when the %s', async (message, _when, player, arrange) => {
  arrange();
  const { now } = await detailsOf(player);
  expect(now()).toMatchObject({ isLoading: false, online: null, known: null, error: message });
});

it('requests no portrait offline (D59)', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { now } = await detailsOf(henry);
  expect(fetchPortrait).not.toHaveBeenCalled();
  expect(now()).toMatchObject({ isLoading: false, free: null });
});

it('asks Wikimedia first, and no other source if that is enough (D59)', async () => {
  jest.mocked(fetchPortrait).mockResolvedValue(FREE);
  const { now } = await detailsOf({ ...fromIndex, nationality: 'France' });
  expect(now()).toMatchObject({ isLoading: false, free: FREE, online: null, error: '' });
  const asked = { name: 'Thierry Henry', born: '1977', nation: 'France' };
  expect(fetchPortrait).toHaveBeenCalledWith(asked, expect.objectContaining({ story: true }));
  expect(cachedImage(fromIndex, Date.now())).toBe(FREE.image);
  expect(searchPlayers).not.toHaveBeenCalled();
  expect(fetchPlayerDetails).not.toHaveBeenCalled();
});

it.each<[string, () => unknown]>([
  ['has no story', () => jest.mocked(fetchPortrait).mockResolvedValue({ ...FREE, story: undefined })],
  ['has no picture', () => jest.mocked(fetchPortrait).mockResolvedValue({ image: null, story: 'A story.' })],
  ['fails', () => jest.mocked(fetchPortrait).mockRejectedValue(lost)],
])('then asks the sports database if Wikimedia %s', async (_, arrange) => {
  arrange();
  const { now } = await detailsOf(henry);
  expect(now()).toMatchObject({ isLoading: false, online: answerOf({ height: '188 cm' }), error: '' });
});

it.each([
  ['was added by hand', { id: 'own:1' }],
  ['has no year of birth', { year: null }],
])('never asks Wikimedia about a player who %s', async (_, changes) => {
  await detailsOf({ ...henry, ...changes });
  expect(fetchPortrait).not.toHaveBeenCalled();
});

it('accepts a record with only a picture, and caches it if the player has none', async () => {
  const imageUrl = 'https://r2.thesportsdb.com/images/henry.jpg';
  jest.mocked(fetchPlayerDetails).mockResolvedValue(answerOf({}, { ...henry, imageUrl }));
  await detailsOf({ ...henry, imageUrl });
  expect(sessionStorage).toHaveLength(0);
  const { now } = await detailsOf(henry);
  expect(now().error).toBe('');
  expect(cachedImage(henry, Date.now())).toBe(imageUrl);
});

it('shows what the player index knows, even offline', async () => {
  const known = { born: '1977-08-17', positions: ['ST' as const], clubs: ['Arsenal'], from: 1994, to: 2014 };
  const worldCups = () => [];
  const details = jest.fn(() => ({ ...known, gender: 'M' as const }));
  jest.mocked(usePlayerFinder).mockReturnValue({
    finder: { details, worldCups } as unknown as PlayerFinder,
    load: jest.fn(),
    loadSquads: jest.fn(),
  });
  jest.mocked(fetchPlayerDetails).mockRejectedValue(lost);
  const { atFirst, now } = await detailsOf(henry);
  expect(atFirst.known).toMatchObject(known);
  expect(now()).toMatchObject({ known, error: 'Failed to fetch player data' });
});

it('never looks up an own player (D50)', async () => {
  const { now } = await detailsOf({ ...henry, id: 'own:1', apiId: null });
  expect(now()).toMatchObject({ isLoading: false, online: null, known: null, error: '' });
  for (const call of [fetchPortrait, searchPlayers, fetchPlayerDetails]) expect(call).not.toHaveBeenCalled();
});

it('never shows another player’s details', async () => {
  const { now, rerender } = await detailsOf(henry);
  jest.mocked(fetchPlayerDetails).mockReturnValue(new Promise(() => undefined));
  await act(async () => rerender({ of: makePlayer({ id: 'tsdb-15', apiId: '15' }) }));
  expect(now()).toMatchObject({ isLoading: true, online: null });
});

it('aborts the request when the card closes', async () => {
  let signal: AbortSignal | undefined;
  jest.mocked(fetchPlayerDetails).mockImplementation((_id, options) => {
    signal = options?.signal;
    return new Promise(() => undefined);
  });
  const { unmount } = await detailsOf(henry);
  unmount();
  expect(signal?.aborted).toBe(true);
});
