import { type DraftSeed, dayOf } from '#lib/draft/draft-day.ts';
import { isSolvable } from '#lib/draft/solvable.ts';
import { CUP_YEARS } from '#lib/match/cup/cup-format.ts';
import { CUP_FORMATIONS } from '#lib/match/cup/cup-formations.ts';
import { type Dice, diceFor, rollBelow } from '#lib/match/dice.ts';
import { ENGINE_VERSION } from '#lib/match/version.ts';
import type { Squad, SquadBook } from '#lib/players/squads/squad-book.ts';
import { STARTERS } from '#types/limits.ts';
import type { FormationId } from '#types/team.ts';

export const MOST_SKIPS = 2;
const SQUADS = STARTERS + MOST_SKIPS;
const GOOD_RATING = 70;
const GOOD_PLAYERS = 8;
/** No squad comes twice within this many days (D66). */
const REST_DAYS = 14;

/** What everyone drafts from: in this order, one squad at a time. */
export type Deal = { formation: FormationId; cup: number; squads: readonly Squad[] };

export function draftSquads({ squads }: SquadBook): Squad[] {
  return squads.filter(({ places }) => places.filter(({ entry }) => entry.peak >= GOOD_RATING).length >= GOOD_PLAYERS);
}

const diceOf = (seed: DraftSeed): Dice => diceFor(`${ENGINE_VERSION} draft ${seed}`);

/** The draft of a day, or of a random seed. The same for everyone with this version of the rules. */
export function dealFor(book: SquadBook, seed: DraftSeed): Deal {
  const day = dayOf(seed);
  const squads = day === null ? drawSolvable(draftSquads(book), seed) : squadsOfDays(book, day).at(-1);
  return { ...conditionsOf(seed), squads: squads ?? [] };
}

/** Formation and World Cup, which are known before the squads have loaded. */
export function conditionsOf(seed: DraftSeed): Omit<Deal, 'squads'> {
  const dice = diceFor(`${ENGINE_VERSION} conditions ${seed}`);
  const formation = CUP_FORMATIONS[rollBelow(dice, CUP_FORMATIONS.length)];
  const cup = CUP_YEARS[rollBelow(dice, CUP_YEARS.length)];
  if (!formation || !cup) throw new Error('There are no formations or World Cups.');
  return { formation, cup };
}

/** From no. 1 on. Each day depends on those before; ten years take about 0.2 s. */
export function squadsOfDays(book: SquadBook, days: number): Squad[][] {
  const squads = draftSquads(book);
  const lastDay = new Map<Squad, number>();
  return Array.from({ length: days }, (_, at) => {
    const rested = squads.filter((squad) => at - (lastDay.get(squad) ?? -REST_DAYS) >= REST_DAYS);
    const drawn = drawSolvable(rested, `${at + 1}`);
    for (const squad of drawn) lastDay.set(squad, at);
    return drawn;
  });
}

/** Drawn again, about once a year, if they can't fill the formation with players who have played there. */
function drawSolvable(squads: readonly Squad[], seed: DraftSeed): Squad[] {
  const { formation } = conditionsOf(seed);
  const dice = diceOf(seed);
  let drawn = drawSquads(squads, dice);
  while (!isSolvable(formation, drawn)) drawn = drawSquads(squads, dice);
  return drawn;
}

/** Of different nations, and without a player in common, who could then be picked twice. */
function drawSquads(squads: readonly Squad[], dice: Dice): Squad[] {
  const left = [...squads];
  const nations = new Set<string>();
  const players = new Set<string>();
  const drawn: Squad[] = [];
  while (drawn.length < SQUADS) {
    const [squad] = left.splice(rollBelow(dice, left.length), 1);
    if (!squad) throw new Error('There are too few squads for a draft.');
    const ids = squad.places.map(({ entry }) => entry.player.id);
    if (nations.has(squad.nation) || ids.some((id) => players.has(id))) continue;
    nations.add(squad.nation);
    for (const id of ids) players.add(id);
    drawn.push(squad);
  }
  return drawn;
}
