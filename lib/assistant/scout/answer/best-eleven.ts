import { type Answer, type Context, lines } from '#lib/assistant/scout/answer/answer.ts';
import {
  type Candidate,
  type Chosen,
  chooseEleven,
  limitsOf,
  placesIn,
  seated,
  suitability,
  usualPlaces,
  type Weighted,
} from '#lib/assistant/scout/answer/eleven.ts';
import { partsIn } from '#lib/assistant/scout/answer/figures.ts';
import { playersFor } from '#lib/assistant/scout/answer/players.ts';
import { type Condition, conditionsOf, isOfGroup, type Query } from '#lib/assistant/scout/query.ts';
import { cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { STARTERS } from '#types/limits.ts';
import { FORMATION_IDS, type FormationId, type Slot } from '#types/team.ts';

const USUAL_FORMATION: FormationId = '4-3-3';
/** Named in the question, so they play whatever else it asks for. */
const REQUIRED = 500;
/** Fewer can be found without. */
const MANY_SHARES = 4;
const CONSIDERED = 60;
/** Off for each who is older, in an eleven of the oldest, and so on. */
const PER_RANK = 0.3;
/** What a start and a goal at the tournament add to the rating, for its eleven. */
const PER_START = 4;
const PER_GOAL = 3;
/** Keeps players known only from an old squad list from displacing ones fans know. */
const PER_FAME = 0.05;

/** Not 'the oldest eleven', or the worst. */
export const isBest = (order: Query['order']) => order === null || (order.measure === 'rating' && !order.isLeast);

/** Of many shares, such as one of each World Cup winner, each in the place where he costs least. */
function seatsOfShares(id: FormationId, free: readonly Weighted[], { atMost: { of = [] } }: Query): Chosen[] {
  const shares = of.filter(({ group }) => group.isNot);
  if (shares.length < MANY_SHARES) return [];
  const slots = formationOf(id).positions;
  const worth = ({ entry, weight }: Weighted, slot: Slot) =>
    weight + (suitability(entry, slot) ?? Number.NEGATIVE_INFINITY);
  const best = new Map(
    slots.map((slot) => [slot, Math.max(...free.slice(0, CONSIDERED).map((one) => worth(one, slot)))]),
  );
  const own = shares.map(({ group, most }) => ({
    count: STARTERS - most,
    players: free.filter(({ entry }) => isOfGroup(entry, group)).slice(0, CONSIDERED),
  }));
  const seats: Chosen[] = [];
  // The weakest nations choose first.
  for (const { count, players } of own.toSorted((a, b) => (a.players[0]?.weight ?? 0) - (b.players[0]?.weight ?? 0)))
    for (let one = 0; one < count; one++) {
      const open = slots.filter((slot) => seats.every((seat) => seat.slot !== slot));
      const [seat] = players
        .filter(({ entry }) => seats.every((taken) => taken.entry !== entry))
        .flatMap((player) =>
          open.map((slot) => ({ slot, entry: player.entry, loss: (best.get(slot) ?? 0) - worth(player, slot) })),
        )
        .sort((a, b) => a.loss - b.loss);
      if (seat) seats.push(seat);
    }
  return seats;
}

/** 'Only Ajax and PSV' are of either, as are those of two clubs that can't fill an eleven together. */
export function elevenAnswer(context: Context): Answer | null {
  const { query } = context;
  const { cues } = query;
  // 'From eleven Italian clubs': the limit counts main clubs, which may be elsewhere.
  if (query.atMost.club !== undefined && conditionsOf(query, 'clubIn').length > 0) return null;
  const found = elevenOf(context);
  if (query.ranks.join() === '2' && found.kind === 'eleven') return secondEleven(context, found);
  const isOfEach = cues.has('or') || cues.has('both') || conditionsOf(query, 'club').length < 2;
  if (isOfEach || found.kind !== 'eleven' || (found.open.length === 0 && !cues.has('only'))) return found;
  const either = elevenOf({ ...context, query: { ...query, cues: new Set([...cues, 'or']) } });
  return Object.assign(either, { asides: ['Everyone was at one of these clubs, not at each.'] });
}

/** 'The second best eleven' */
function secondEleven({ query, ...context }: Context, { places }: Extract<Answer, { kind: 'eleven' }>): Answer {
  const first: Condition = { kind: 'listed', entries: places.flatMap(({ entry }) => entry ?? []), isNot: true };
  const second = elevenOf({ ...context, query: { ...query, conditions: [...query.conditions, first] } });
  return Object.assign(second, { query, asides: ['Without everyone in the best eleven.'] });
}

function elevenOf({ query, tables, screen }: Context): Answer {
  const { cues, players } = query;
  const isFilling = cues.has('fill') && screen !== null && screen.players.length > 0;
  const kept = isFilling ? screen.players : [];
  const wanted = isFilling ? screen.formation : (query.formations[0] ?? screen?.formation ?? USUAL_FORMATION);
  const formation = shifted(wanted, query);
  const years = cupYearsOf(query);
  const inTeam = new Set(isFilling ? screen.bench.map(({ entry }) => entry) : []);
  const isByRating = isBest(query.order);
  const candidates = playersFor(isByRating ? { ...query, order: null } : query, tables)
    .filter(({ record }) => !inTeam.has(record.entry))
    .map(({ record, weight }, at): Weighted => {
      if (!isByRating) return { entry: record.entry, weight: -at * PER_RANK };
      const parts = years === null ? [] : partsIn(record, years);
      const atCup = parts.reduce((sum, { starts, goals }) => sum + (starts ?? 0) * PER_START + goals * PER_GOAL, 0);
      return { entry: record.entry, weight: weight + atCup + record.entry.fame * PER_FAME };
    });
  candidates.sort((a, b) => b.weight - a.weight);
  const required = players.map(({ entry }) => ({ entry, weight: REQUIRED }));
  const free = [...required, ...candidates.filter(({ entry }) => players.every((one) => one.entry !== entry))];
  const isFree = query.formations.length === 0 && screen === null && !cues.has('attacking') && !cues.has('defensive');
  const known = new Map<string, Candidate[]>();
  // Those of a share may be far from the best.
  const isEveryone = (query.atMost.of ?? []).some(({ group }) => group.isNot);
  const limits = limitsOf(query.atMost);
  const chooseIn = (id: FormationId) => {
    const seats = seatsOfShares(id, free, query);
    const { chosen, open } = chooseEleven(id, free, limits, [...kept, ...seats], known, isEveryone);
    return { formation: id, chosen: [...seats, ...chosen], open };
  };
  const first = chooseIn(formation);
  // Unless the user has chosen a formation, take one in which everyone has a usual place.
  const others = isFree && usualPlaces(first) < STARTERS ? FORMATION_IDS.map(chooseIn) : [];
  const {
    formation: suited,
    chosen,
    open,
  } = others.reduce((best, next) => (usualPlaces(next) > usualPlaces(best) ? next : best), first);
  if (isFilling && screen.open.length === 0) return lines('Your team has no empty positions.');
  return {
    kind: 'eleven',
    query,
    formation: suited,
    places: placesIn(suited, kept, seated(chosen)),
    open,
    unplaced: players.map(({ entry }) => entry).filter((entry) => chosen.every((place) => place.entry !== entry)),
  };
}

/** How far forward the lines are on the whole. If two are level, the one with more forwards is bolder. */
function courage(id: FormationId): number {
  const lines = id.split('-').map(Number);
  const forward = lines.reduce((sum, count, line) => sum + (count * line) / (lines.length - 1), 0);
  return forward + (lines.at(-1) ?? 0) / 100;
}
const BY_COURAGE = FORMATION_IDS.toSorted((one, other) => courage(one) - courage(other));

export function shifted(formation: FormationId, { cues }: Query): FormationId {
  const step = Number(cues.has('attacking')) - Number(cues.has('defensive'));
  return BY_COURAGE[BY_COURAGE.indexOf(formation) + step] ?? formation;
}
