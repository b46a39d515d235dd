import fc from 'fast-check';
import { bestSlot, type DraftTurn } from '#lib/draft/draft-state.ts';
import { filledPicks, quickDeal, quickState } from '#lib/draft/quick-draft.ts';
import { wholeSquads } from '#lib/players/index/whole-index.fixtures.ts';
import { formationOf } from '#lib/team/formation/formations.ts';

const { book } = wholeSquads();

it('asks for five players from five squads and fills the other places from the same squads', () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.nat(30), (seed, number) => {
      const deal = quickDeal(book, `pseed${seed}`);
      let turns: DraftTurn[] = [];
      for (let round = 0; round < 5; round++) {
        const state = quickState(deal, turns);
        const place = state?.squad?.places[number % state.squad.places.length];
        turns = [...turns, state && place ? { player: place.entry.player.id, slot: bestSlot(state, place) } : null];
      }
      const state = quickState(deal, turns);
      expect(state?.squad).toBeNull();
      const picks = state ? filledPicks(state) : [];
      expect(new Set(picks.map(({ slot }) => slot))).toEqual(new Set(formationOf(deal.formation).positions));
      expect(new Set(picks.map(({ place }) => place.entry.player.id)).size).toBe(11);
      expect(picks.every(({ squad }) => deal.squads.includes(squad))).toBe(true);
    }),
    { numRuns: 20 },
  );
});

it('takes nobody for a place outside the spine, and skips nothing', () => {
  const deal = quickDeal(book, 'pseed1');
  const player = deal.squads[0]?.places[0]?.entry.player.id ?? '';
  expect(quickState(deal, [{ player, slot: 'LW' }])).toBeNull();
  expect(quickState(deal, [null])).toBeNull();
  expect(quickState(deal, [])?.free).toEqual(['GK', 'LCB', 'RCB', 'CM', 'ST']);
});
