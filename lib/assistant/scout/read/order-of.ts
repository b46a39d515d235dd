import { type Ask, type Condition, type Query, type Reading, saysFewest } from '#lib/assistant/scout/query.ts';
import { cupYearsOf, has, LAST_CUP } from '#lib/assistant/scout/read/cup-years.ts';
import { hasCue, of } from '#lib/assistant/scout/read/features.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import { WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';
import { ROLES } from '#lib/players/vocabulary/roles.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';

/** 'Players with more than 10 World Cup goals' come in the order of their goals. */
export function orderOf({ order, conditions, cues, measures, said }: Reading, ask: Ask): Query['order'] {
  // 'Which country has most players rated over 90?'
  const isOfGroups = ask === 'list' && cues.has('most') && hasCue({ cues }, ['clubs', 'teams', 'nation']);
  if (order !== null || isOfGroups || (ask !== 'list' && ask !== 'count')) return order;
  const most = mostHonoured({ conditions, cues, said });
  if (most) return most;
  const [than] = of({ conditions }, 'than');
  if (than) return cues.has('best') ? null : { measure: than.measure, isLeast: than.isLess };
  if (isOfSquad(conditions) && !cues.has('best')) return { measure: 'cupStarts', isLeast: false };
  // 'World Cup scorers'
  if (ask === 'list' && isOfScorers({ conditions, cues, said })) return { measure: 'cupGoals', isLeast: false };
  const counted = conditions.find((one) => one.kind === 'measure' && one.from > 1 && !one.isNot);
  const measure = counted?.kind === 'measure' ? counted.measure : ask === 'list' && measures[0];
  return measure ? { measure, isLeast: false } : null;
}

/** 'Who was in goal for Germany in 1990?' Line-ups of the last one aren't there. */
const isOfSquad = (conditions: readonly Condition[]) =>
  conditions.length === 3 &&
  ['nation', 'role', 'cup'].every((kind) => conditions.some((one) => one.kind === kind && !one.isNot)) &&
  (cupYearsOf({ conditions })?.from ?? LAST_CUP) < LAST_CUP;

/** 'Who won the Ballon d'Or most?', 'Ballon d'Or winners of the nineties' */
function mostHonoured({ conditions, cues, said }: Pick<Reading, 'conditions' | 'cues' | 'said'>): Query['order'] {
  const [won] = of({ conditions }, 'honour');
  if (!won || cues.has('best')) return null;
  if (cues.has('most'))
    return { measure: won.honour === WORLD_CUP ? 'cupsWon' : 'awards', isLeast: saysFewest({ said }) };
  return won.years ? { measure: 'awardYear', isLeast: true } : null;
}

/** 'World Cup scorers', 'who scored for Croatia in 1998?' */
const isOfScorers = ({ conditions, cues, said }: Pick<Reading, 'conditions' | 'cues' | 'said'>) =>
  /scorers?$/.test(said.get('scored') ?? '') ||
  (cues.has('scored') && !cues.has('best') && cupYearsOf({ conditions }) !== null);

const FIRST_PAGE = 10;

export const limitOf = ({ ranks, limit }: Reading) =>
  ranks.length > 0 ? Math.max(...ranks) - Math.min(...ranks) + 1 : limit;

export function offsetOf({ cues, limit, ranks, inherited, said }: Reading): number {
  if (ranks.length > 0) return Math.min(...ranks) - 1;
  // 'Who else was born on that day?' has no first page before it.
  return cues.has('more') && !/else|other/.test(said.get('more') ?? '') && (inherited.size > 0 || cues.size === 1)
    ? (limit ?? FIRST_PAGE)
    : 0;
}

/** 'Which Ronaldo is better?' is about everyone of that name. */
export function withNamesakes(reading: Reading): Reading {
  const { asks, said, players } = reading;
  const [named, ...others] = players;
  if (asks !== 'which' || !said.has('comparative') || !named || others.length > 0) return reading;
  return { ...reading, players: [named.entry, ...named.others].map((entry) => ({ ...named, entry, others: [] })) };
}

/** 'A younger option for Klose' */
export function withRival(reading: Reading): void {
  const { order, players, conditions } = reading;
  const [named, ...others] = players;
  const isOrdered = order?.measure === 'age' || order?.measure === 'rating';
  const isOfMine = has(reading, 'mine') && has(reading, 'swappedFor');
  if (!has(reading, 'instead') || isOfMine || !named || others.length > 0 || !isOrdered) return;
  // 'Swap Messi for a better left back': better there
  if (has(reading, 'swappedFor') && order.measure === 'rating' && of(reading, 'role').length > 0) return;
  conditions.push({ kind: 'than', measure: order.measure, isLess: order.isLeast, named });
  reading.order = null;
  // 'Better and younger'
  if (!reading.measures.includes('age')) return;
  conditions.push({ kind: 'than', measure: 'age', isLess: true, named });
  reading.measures = reading.measures.filter((one) => one !== 'age');
}

/** 'I need a better right back': than the one who stands there. */
export function withOwnRival(reading: Reading, ask: Ask, screen: ScreenTeam | null): Ask {
  const { order, said, players, conditions, cues } = reading;
  const [one, ...others] = of(reading, 'role');
  const isOfOne = one !== undefined && others.length + players.length === 0;
  const isBetter = said.has('comparative') && order?.measure === 'rating' && !order.isLeast;
  if (!isOfOne || !isBetter || (ask !== 'list' && ask !== 'suggest')) return ask;
  const [entry] = (screen?.players ?? [])
    .flatMap((place) => (one.role.positions.includes(naturalPosition(place.slot)) ? (place.entry ?? []) : []))
    .toSorted((a, b) => a.peak - b.peak);
  if (!entry) return ask;
  const named = { entry, others: [], said: '', typed: '' };
  conditions.push({ kind: 'than', measure: 'rating', isLess: false, named });
  reading.order = null;
  for (const cue of ['mine', 'pronoun'] as const) cues.delete(cue);
  return 'suggest';
}

/** So far apart, ratings are about the same. */
const ABOUT = 3;

/** 'Someone like Pirlo but younger': of his position and about his rating, as far as the tables tell. */
export function withAlike(reading: Reading): void {
  const { cues, players, order, conditions } = reading;
  const [named, ...others] = players;
  const role = ROLES.find(({ positions }) => positions[0] === named?.entry.details.positions[0]);
  if (!cues.has('alike')) return;
  if (!named || !role || others.length > 0 || has(reading, 'instead')) {
    cues.delete('alike');
    return void reading.lacking.push('playing styles');
  }
  const { peak } = named.entry;
  // Few of the best have a younger one beside them.
  const least = order ? 3 * ABOUT : ABOUT;
  reading.players = [];
  if (of(reading, 'role').length === 0) conditions.push({ kind: 'role', role });
  conditions.push({ kind: 'player', named, isNot: true });
  conditions.push({ kind: 'measure', measure: 'rating', from: peak - least, to: peak + ABOUT });
  if (order) conditions.push({ kind: 'than', measure: order.measure, isLess: order.isLeast, named });
  reading.order = null;
  cues.add('best');
}
