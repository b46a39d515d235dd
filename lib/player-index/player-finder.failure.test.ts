import { PLAYER_INDEX_NOTICE } from '#lib/player-index/load.ts';
import { loadPlayerFinder } from '#lib/player-index/player-finder.ts';

it('an index that cannot be had is an answer with a notice, given once', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await loadPlayerFinder()).toEqual({ ok: false, notice: PLAYER_INDEX_NOTICE });
  expect(await loadPlayerFinder()).toEqual({ ok: false, notice: null });
});
