/**
 * `npx node tools/play/draft-spread.ts [days]` drafts each day's squads (400 days by default) in three ways and prints how
 * far their scores lie apart, and how long the perfect draft takes to find.
 */

import { conditionsOf, type Deal, draftSquads, squadsOfDays } from '#lib/draft/deal.ts';
import { scoreDraft } from '#lib/draft/draft-score.ts';
import {
  bestSlot,
  type DraftState,
  type DraftTurn,
  draftState,
  fittingOf,
  isOutOfPlaces,
  type Pick,
} from '#lib/draft/draft-state.ts';
import { perfectDraft } from '#lib/draft/perfect-draft.ts';
import { isSolvable } from '#lib/draft/solvable.ts';
import { type Dice, diceFor, rollBelow } from '#lib/match/dice.ts';
import { wholeSquads } from '#lib/players/index/whole-index.fixtures.ts';

const days = Number(process.argv[2] ?? 400);
const { book } = wholeSquads();

function play(deal: Deal, choose: (state: DraftState) => DraftTurn): readonly Pick[] {
  let turns: readonly DraftTurn[] = [];
  for (;;) {
    const state = draftState(deal, turns);
    if (!state) throw new Error('A turn was not possible.');
    if (!state.squad) return state.picks;
    turns = [...turns, choose(state)];
  }
}

/** Always the best-known player who still fits somewhere. */
function byFame(state: DraftState): DraftTurn {
  const places = [...(state.squad?.places ?? [])].sort((a, b) => b.entry.fame - a.entry.fame);
  const place = places.find((one) => !isOutOfPlaces(state, one)) ?? places[0];
  return place ? { player: place.entry.player.id, slot: bestSlot(state, place) } : null;
}

/** Anyone, in any free place that fits. */
function anyone(state: DraftState, dice: Dice): DraftTurn {
  const options = (state.squad?.places ?? []).flatMap((place) =>
    state.free
      .filter((slot) => fittingOf(place, slot) !== 'elsewhere')
      .map((slot) => ({ player: place.entry.player.id, slot })),
  );
  const [place] = state.squad?.places ?? [];
  const [slot] = state.free;
  return options[rollBelow(dice, options.length)] ?? (place && slot ? { player: place.entry.player.id, slot } : null);
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const squads = draftSquads(book);
console.log(`${squads.length} squads of ${new Set(squads.map(({ nation }) => nation)).size} nations qualify.`);

const lastSeen = new Map<string, number>();
let closest = Number.POSITIVE_INFINITY;
let unsolvable = 0;
const times: number[] = [];
const scores = { perfect: [] as number[], famous: [] as number[], random: [] as number[] };
const percents = { famous: [] as number[], random: [] as number[] };
for (const [day, dealt] of squadsOfDays(book, days).entries()) {
  const deal = { ...conditionsOf(`${day + 1}`), squads: dealt };
  for (const { id } of deal.squads) {
    closest = Math.min(closest, day - (lastSeen.get(id) ?? Number.NEGATIVE_INFINITY));
    lastSeen.set(id, day);
  }
  const start = performance.now();
  perfectDraft(deal);
  times.push(performance.now() - start);
  if (!isSolvable(deal.formation, dealt)) unsolvable++;
  const dice = diceFor(`spread ${day}`);
  const [famous, random] = [
    scoreDraft(deal, play(deal, byFame)),
    scoreDraft(
      deal,
      play(deal, (s) => anyone(s, dice)),
    ),
  ];
  scores.perfect.push(famous.perfectChance);
  scores.famous.push(famous.chance);
  scores.random.push(random.chance);
  percents.famous.push(famous.percent);
  percents.random.push(random.percent);
}
console.log(`${days} days: a squad comes back after ${closest} days at the earliest; ${unsolvable} days have no draft in which
everyone plays where he has played. Finding the perfect draft takes ${(times.toSorted((a, b) => a - b)[days >> 1] ?? 0).toFixed(1)} ms (median), the first time ${(times[0] ?? 0).toFixed(1)} ms.`);
for (const [name, values] of Object.entries(scores)) {
  console.log(`${name}: chance of the title ${percent(mean(values))} on average`);
}
for (const [name, values] of Object.entries(percents)) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))];
  console.log(
    `${name}: ${mean(values).toFixed(0)} % of the perfect draft on average, mostly ${at(0.1)} to ${at(0.9)} %`,
  );
}
