import { type Answer, type Context, lines } from '#lib/assistant/scout/answer/answer.ts';
import { chooseEleven, placesIn, seated, usualPlaces, type Weighted } from '#lib/assistant/scout/answer/eleven.ts';
import { partsIn } from '#lib/assistant/scout/answer/figures.ts';
import { playersFor } from '#lib/assistant/scout/answer/players.ts';
import { conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import { cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import { STARTERS } from '#types/limits.ts';
import { FORMATION_IDS, type FormationId } from '#types/team.ts';

const USUAL_FORMATION: FormationId = '4-3-3';
/** Named in the question, so they play whatever else it asks for. */
const REQUIRED = 500;
/** Off for each who is older, in an eleven of the oldest, and so on. */
const PER_RANK = 0.3;
/** What a start and a goal at the tournament add to the rating, for its eleven. */
const PER_START = 4;
const PER_GOAL = 3;
/** Keeps players known only from an old squad list from displacing ones fans know. */
const PER_FAME = 0.05;

/** Not 'the oldest eleven', or the worst. */
export const isBest = (order: Query['order']) => order === null || (order.measure === 'rating' && !order.isLeast);

/** 'Only Ajax and PSV' are of either, as are those of two clubs that can't fill an eleven together. */
export function elevenAnswer(context: Context): Answer | null {
  const { query } = context;
  const { cues } = query;
  // 'From eleven Italian clubs': the limit counts main clubs, which may be elsewhere.
  if (query.atMost.club !== undefined && conditionsOf(query, 'clubIn').length > 0) return null;
  const found = elevenOf(context);
  const isOfEach = cues.has('or') || cues.has('both') || conditionsOf(query, 'club').length < 2;
  if (isOfEach || found.kind !== 'eleven' || (found.open.length === 0 && !cues.has('only'))) return found;
  const either = elevenOf({ ...context, query: { ...query, cues: new Set([...cues, 'or']) } });
  return Object.assign(either, { asides: ['Everyone was at one of these clubs, not at each.'] });
}

function elevenOf({ query, tables, screen }: Context): Answer {
  const { cues, players, formations } = query;
  const team = cues.has('fill') && screen && screen.players.length > 0 ? screen : null;
  if (team?.open.length === 0) return lines('Your team has no empty positions.');
  const kept = team?.players ?? [];
  const wanted = shifted(team?.formation ?? formations[0] ?? screen?.formation ?? USUAL_FORMATION, query);
  const years = cupYearsOf(query);
  const onBench = new Set(team?.bench.map(({ entry }) => entry));
  const candidates = playersFor(query, tables)
    .map(({ record, weight }, at): Weighted => {
      if (!isBest(query.order)) return { entry: record.entry, weight: -at * PER_RANK };
      const parts = years === null ? [] : partsIn(record, years);
      const atCup = parts.reduce((sum, { starts, goals }) => sum + (starts ?? 0) * PER_START + goals * PER_GOAL, 0);
      return { entry: record.entry, weight: weight + atCup + record.entry.fame * PER_FAME };
    })
    .filter(({ entry }) => !onBench.has(entry) && players.every((one) => one.entry !== entry))
    .sort((a, b) => b.weight - a.weight);
  const free = [...players.map(({ entry }) => ({ entry, weight: REQUIRED })), ...candidates];
  const chooseIn = (id: FormationId) => chooseEleven(id, free, query.atMost, kept);
  const first = chooseIn(wanted);
  // Unless the user has chosen a formation, take one in which everyone has a usual place.
  const isFree = formations.length === 0 && screen === null && !cues.has('attacking') && !cues.has('defensive');
  const others = isFree && usualPlaces(first) < STARTERS ? FORMATION_IDS.map(chooseIn) : [];
  const { formation, chosen, open } = others.reduce(
    (best, next) => (usualPlaces(next) > usualPlaces(best) ? next : best),
    first,
  );
  return {
    kind: 'eleven',
    query,
    formation,
    places: placesIn(formation, kept, seated(chosen)),
    open,
    unplaced: players.map(({ entry }) => entry).filter((entry) => chosen.every((place) => place.entry !== entry)),
  };
}

/** How far forward the lines are on the whole. If two are level, the one with more forwards is bolder. */
function courage(id: FormationId): number {
  const lines = id.split('-').map(Number);
  return lines.reduce((sum, count, line) => sum + (count * line) / (lines.length - 1), 0) + (lines.at(-1) ?? 0) / 100;
}
const BY_COURAGE = FORMATION_IDS.toSorted((one, other) => courage(one) - courage(other));

export function shifted(formation: FormationId, { cues }: Query): FormationId {
  const step = Number(cues.has('attacking')) - Number(cues.has('defensive'));
  return BY_COURAGE[BY_COURAGE.indexOf(formation) + step] ?? formation;
}
