import { PLAYER_INDEX_FAILED } from '#lib/platform/messages.ts';
import { loadPlayerFinder } from '#lib/players/index/player-finder.ts';

it('an index that cannot be had is an answer with a notice, given once', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await loadPlayerFinder()).toEqual({ ok: false, notice: PLAYER_INDEX_FAILED });
  expect(await loadPlayerFinder()).toEqual({ ok: false, notice: null });
});
