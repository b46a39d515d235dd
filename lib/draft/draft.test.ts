import fc from 'fast-check';
import { conditionsOf, type Deal, dealFor, draftSquads, squadsOfDays } from '#lib/draft/deal.ts';
import { draftNumber, endOfDraft, isDraftSeed, isSecret, seedFrom } from '#lib/draft/draft-day.ts';
import { scoreDraft, totalPoints } from '#lib/draft/draft-score.ts';
import { bestSlot, type DraftTurn, draftState, fittingOf, isOutOfPlaces } from '#lib/draft/draft-state.ts';
import { perfectDraft } from '#lib/draft/perfect-draft.ts';
import { pickPoints, slotWeights } from '#lib/draft/pick-points.ts';
import { isSolvable } from '#lib/draft/solvable.ts';
import { titleChance } from '#lib/draft/title-chance.ts';
import { CUP_YEARS } from '#lib/match/cup/cup-format.ts';
import { wholeSquads } from '#lib/players/index/whole-index.fixtures.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { runs } from '#scripts/test/runs.ts';
import { FORMATION_IDS } from '#types/team.ts';

const { book } = wholeSquads();

const anySeed = fc
  .double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  .map((random) => seedFrom(random, 'practice'));

/** Plays with these numbers: which player, which free slot, and whether to skip. */
function turnsFor(deal: Deal, numbers: readonly number[]): DraftTurn[] {
  const turns: DraftTurn[] = [];
  for (const number of numbers) {
    const state = draftState(deal, turns);
    if (!state?.squad) break;
    const place = state.squad.places[number % state.squad.places.length];
    const slot = state.free[number % state.free.length];
    const isSkipped = number % 5 === 0 && state.skipsLeft > 0;
    turns.push(isSkipped || !place || !slot ? null : { player: place.entry.player.id, slot });
  }
  return turns;
}

const anyNumbers = fc.array(fc.nat(), { minLength: 13, maxLength: 13 });

describe('the day', () => {
  it('starts with no. 1 on 1 November 2026 and changes at midnight UTC', () => {
    expect(draftNumber(Date.UTC(2026, 10, 1))).toBe(1);
    expect(draftNumber(Date.UTC(2026, 10, 1, 23, 59, 59))).toBe(1);
    expect(draftNumber(Date.UTC(2026, 10, 2))).toBe(2);
    expect(draftNumber(endOfDraft(42) - 1)).toBe(42);
    expect(draftNumber(endOfDraft(42))).toBe(43);
  });

  it('is no. 1 for a clock that is behind', () => {
    expect(draftNumber(Date.UTC(2020, 0, 1))).toBe(1);
    expect(draftNumber(0)).toBe(1);
  });

  it('keeps its eleven secret until the day is over (UTC); practice drafts and earlier days have no secrets', () => {
    const secretAt = (now: number) => isSecret('42', draftNumber(now));
    expect(secretAt(endOfDraft(42) - 1)).toBe(true);
    expect(secretAt(endOfDraft(42))).toBe(false);
    expect([isSecret('41', 42), isSecret('pabc123', 42)]).toEqual([false, false]);
  });

  it('makes valid practice seeds', () => {
    fc.assert(fc.property(anySeed, (seed) => expect(isDraftSeed(seed)).toBe(true)));
    expect(['', '0', '-1', '1.5', 'P12345', 'a b'].filter(isDraftSeed)).toEqual([]);
  });
});

describe('the deal', () => {
  it('draws from 293 squads of 56 nations', () => {
    const squads = draftSquads(book);
    expect([squads.length, new Set(squads.map(({ nation }) => nation)).size]).toEqual([293, 56]);
  });

  it('repeats no squad within 14 days, and every day can be solved', () => {
    const lastDay = new Map<string, number>();
    for (const [day, squads] of squadsOfDays(book, runs(100)).entries()) {
      const deal = { ...conditionsOf(`${day + 1}`), squads };
      expect(new Set(deal.squads.map(({ nation }) => nation)).size).toBe(13);
      for (const { id } of deal.squads) {
        expect(day - (lastDay.get(id) ?? -99)).toBeGreaterThanOrEqual(14);
        lastDay.set(id, day);
      }
      expect(isSolvable(deal.formation, squads)).toBe(true);
      const perfect = perfectDraft(deal);
      expect(new Set(perfect.map(({ slot }) => slot)).size).toBe(11);
      expect(new Set(perfect.map(({ squad }) => squad)).size).toBe(11);
      expect(perfect.every(({ place, slot }) => pickPoints(place, slot, deal.formation) > 30)).toBe(true);
    }
  });

  it('is the same again, and another for another seed', () => {
    expect(dealFor(book, 'pabc123')).toEqual(dealFor(book, 'pabc123'));
    expect(dealFor(book, 'pabc123').squads).not.toEqual(dealFor(book, 'pabc124').squads);
  });

  it('can only be solved if every slot has a squad of its own', () => {
    const { squads, formation } = dealFor(book, '1');
    const keepers = squads.map((squad) => ({ ...squad, places: squad.places.filter(({ group }) => group === 'GK') }));
    expect(isSolvable(formation, squads)).toBe(true);
    expect(isSolvable(formation, keepers)).toBe(false);
    // Ten outfield slots for two squads.
    expect(isSolvable(formation, [...squads.slice(0, 2), ...keepers.slice(2)])).toBe(false);
  });

  it('has nobody twice', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const ids = dealFor(book, seed).squads.flatMap(({ places }) => places.map(({ entry }) => entry.player.id));
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 30 },
    );
  });
});

describe('turns', () => {
  it('end after eleven picks with every place taken once', () => {
    fc.assert(
      fc.property(anySeed, anyNumbers, (seed, numbers) => {
        const deal = dealFor(book, seed);
        const state = draftState(deal, turnsFor(deal, numbers));
        expect(state?.squad).toBeNull();
        expect(state?.free).toEqual([]);
        expect(new Set(state?.picks.map(({ slot }) => slot))).toEqual(new Set(formationOf(deal.formation).positions));
      }),
      { numRuns: 40 },
    );
  });

  it('refuse a strange player, a place that is taken, a third skip and a twelfth pick', () => {
    const deal = dealFor(book, '1');
    const turns = turnsFor(deal, Array(11).fill(1));
    const [first, second] = turns;
    expect(draftState(deal, turns)?.squad).toBeNull();
    expect(draftState(deal, [{ player: 'index-nobody-1900', slot: 'GK' }])).toBeNull();
    expect(draftState(deal, [first ?? null, { player: second?.player ?? '', slot: first?.slot ?? 'GK' }])).toBeNull();
    expect(draftState(deal, [null, null, null])).toBeNull();
    expect(draftState(deal, [...turns, null])).toBeNull();
  });

  it('suggest a natural place while one is free', () => {
    const deal = dealFor(book, '1');
    const state = draftState(deal, []);
    for (const place of deal.squads[0]?.places ?? []) {
      if (!state || isOutOfPlaces(state, place)) continue;
      const hasNatural = state.free.some((slot) => fittingOf(place, slot) === 'natural');
      expect(fittingOf(place, bestSlot(state, place))).toBe(hasNatural ? 'natural' : 'played');
    }
  });
});

describe('points', () => {
  it.each(FORMATION_IDS)('in %s weigh every slot, 1 on average', (formation) => {
    const weights = [...slotWeights(formation).values()];
    expect(weights).toHaveLength(11);
    expect(Math.min(...weights)).toBeGreaterThan(0);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(11);
  });

  it('are highest in the perfect draft, so that nobody gets more than 100 %', () => {
    fc.assert(
      fc.property(anySeed, anyNumbers, (seed, numbers) => {
        const deal = dealFor(book, seed);
        const picks = draftState(deal, turnsFor(deal, numbers))?.picks ?? [];
        const perfect = perfectDraft(deal);
        expect(totalPoints(deal, picks)).toBeLessThanOrEqual(totalPoints(deal, perfect) + 1e-6);
        const { percent, marks } = scoreDraft(deal, picks);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(marks).toHaveLength(11);
      }),
      { numRuns: 40 },
    );
  });

  it('give the perfect draft 100 % and eleven green squares', () => {
    const deal = dealFor(book, '1');
    const { percent, marks } = scoreDraft(deal, perfectDraft(deal));
    expect([percent, new Set(marks)]).toEqual([100, new Set(['best'])]);
  });
});

it.each(CUP_YEARS)('more points never lower the chance to win %i', (cup) => {
  const chances = Array.from({ length: 80 }, (_, at) => titleChance(cup, 11 * (20 + at)));
  expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  expect(chances[79]).toBeGreaterThan(chances[40] ?? 1);
});
