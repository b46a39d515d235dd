import type { Answer } from '#lib/assistant/scout/answer/answer.ts';
import { comparedIn } from '#lib/assistant/scout/answer/comparison.ts';
import { OF_PLAYERS, whoMeets } from '#lib/assistant/scout/answer/conditions.ts';
import { noSuchCup } from '#lib/assistant/scout/answer/cup-scope.ts';
import { tellsOf } from '#lib/assistant/scout/answer/person.ts';
import type { Turn } from '#lib/assistant/scout/answer/referents.ts';
import { asksIn, type Condition, kindsIn, type Query, saysFewest } from '#lib/assistant/scout/query.ts';
import { isToDiffer } from '#lib/assistant/scout/say/heeded.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { type Cue, cuesIn } from '#lib/assistant/scout/words/cues.ts';
import { type Measure, WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';
import { replacementsIn } from '#lib/assistant/scout/words/patterns.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';
import { NATIONS } from '#lib/players/vocabulary/nations.ts';
import type { FormationId } from '#types/team.ts';

/** These take only whom every condition fits. */
const FILTERED = asksIn('list count eleven suggest talk nothing');
const OF_TEAMS = asksIn('goals match teams lineup squad champion captain versus person');
const OF_A_PERSON = kindsIn('nation club role gender playing honour shirt name player');
const OF_SOME = cuesIn('champion lost beat out hosts best');

/** They fit nothing. */
const NOTHING = {
  ...{ from: 990, to: 990, month: 13, number: 990, text: '–', name: '–', goals: [98, 99] },
  group: { label: '', nations: [], clubs: [] },
  role: { one: '', many: '', positions: ['GK'] },
  honour: { ...WORLD_CUP, titles: '–' },
};
/** Other years, as long and of World Cups if those are. */
const yearsBeside = ({ from, to }: Years): Years =>
  from < 1990 ? { from: from + 16, to: to + 16 } : { from: from - 16, to: to - 16 };

const beside = (order: Query['order']): Query['order'] =>
  order && { ...order, measure: order.measure === 'career' ? 'fame' : 'career' };

const EVERYWHERE = { label: '', nations: NATIONS.map(({ nation }) => nation) };

/** Whatever heeds an exclusion would exclude everyone, too. A wish for newcomers stays one. */
function oppositesOf(one: Condition, { records }: ScoutTables): Condition[] {
  if (one.kind === 'manager' || one.kind === 'stage') return [{ ...one, isNot: false }];
  if (one.kind === 'nation') return [{ ...one, group: EVERYWHERE }];
  if (!OF_PLAYERS.includes(one.kind)) return [];
  const everyone: Condition = { kind: 'listed', entries: records.map(({ entry }) => entry), isNot: true };
  return one.leaves === undefined ? [everyone] : [everyone, { ...one, isNot: false }];
}

/** The same with something that fits nothing, or another: whatever heeds the condition gives another answer then. */
function contrariesTo(one: Condition, tables: ScoutTables): Condition[] {
  if (one.isNot) return oppositesOf(one, tables);
  if (one.kind === 'than') return [{ ...one, isLess: !one.isLess }];
  if ('named' in one || one.kind === 'listed') return [];
  return [
    {
      ...one,
      ...Object.fromEntries(Object.entries(NOTHING).filter(([key]) => key in one)),
      ...('years' in one && one.years && { years: yearsBeside(one.years) }),
      ...('stage' in one && { stage: one.stage === 'final' ? 'group' : 'final' }),
      // Nothing is scored then.
      ...(one.kind === 'goal' && { minutes: { from: 990, to: 990 } }),
      ...('isActive' in one && { isActive: !one.isActive }),
      ...('isAll' in one && { isAll: !one.isAll }),
    } as Condition,
  ];
}

export type Ignored = {
  conditions: readonly Condition[];
  cues: readonly Cue[];
  number: string | null;
  /** What is counted, and in which order. */
  measures: readonly Measure[];
  formations: readonly FormationId[];
};
/** Whether the answer would be the same. */
type IsSame = (other: Partial<Query>) => boolean;

const NOTHING_IGNORED: Ignored = { conditions: [], cues: [], number: null, measures: [], formations: [] };

/** What makes no difference to the answer: it would be the same without it, and with its opposite. */
export function ignoredIn(
  { query, before }: Pick<Turn, 'query' | 'before'>,
  answer: Answer,
  isSame: IsSame,
  tables: ScoutTables,
): Ignored {
  const { ask, conditions, ranks, limit, order, measures, formations, sides } = query;
  // A change that isn't made heeds everything.
  const isUnchanged = ask === 'edit' && answer.kind === 'lines';
  if (isUnchanged || noSuchCup(query)) return NOTHING_IGNORED;
  const ignored = { ...NOTHING_IGNORED, cues: ignoredCues(query, answer, isSame) };
  if (FILTERED.includes(ask))
    return { ...ignored, conditions: conditions.filter(({ kind }) => !OF_PLAYERS.includes(kind)) };
  if (ask === 'versus' && sides.length === 0) return ignored;
  const isIgnored = isIgnoredIn(query, answer, isSame, tables);
  const known = (before?.conditions ?? []).map((one) => JSON.stringify(one));
  return {
    ...ignored,
    conditions: conditions.filter(
      (one, at) => !known.includes(JSON.stringify(one)) && isIgnored(one, at) && !isOfThem(one, query, tables),
    ),
    measures: isSame({ measures: [], order: beside(order) }) ? [...(order ? [order.measure] : []), ...measures] : [],
    number:
      isNumbered(query, before, answer) && isSame({ ranks: [], offset: 0, limit: null })
        ? `number ${ranks[0] ?? limit}`
        : null,
    formations: ask === 'versus' && isSame({ formations: [] }) ? formations : [],
  };
}

function isIgnoredIn(
  query: Query,
  answer: Answer,
  isSame: IsSame,
  tables: ScoutTables,
): (one: Condition, at: number) => boolean {
  const isSameWith = (at: number, ...instead: Condition[]) =>
    isSame({ conditions: query.conditions.toSpliced(at, 1, ...instead) });
  // When someone was born doesn't tell what he did before he was 25.
  const isOfFact = answer.kind === 'person' && !query.isWhether && query.asks !== 'age';
  return (one, at) =>
    !isScope(one, query) &&
    one.kind !== 'gender' &&
    contrariesTo(one, tables).every((other) => isSameWith(at, other)) &&
    ((isOfFact && one.kind === 'age') || isSameWith(at));
}

const isNumbered = ({ ask, ranks, limit, conditions }: Query, before: Query | undefined, answer: Answer) =>
  ranks.length > 0 ||
  (OF_TEAMS.includes(ask) &&
    limit !== null &&
    limit !== before?.limit &&
    // 'The four quarter-finals' are all.
    !(answer.kind === 'matches' && answer.total === limit) &&
    !conditions.some((one) => 'count' in one && one.count === limit));

/** What tells a cue when players are compared. */
const COMPARED: Partial<Record<Cue, readonly Measure[]>> = {
  champion: ['cupsWon', 'awards'],
  awards: ['cupsWon', 'awards'],
  scored: ['cupGoals'],
  howGood: ['rating'],
  squad: ['cups'],
};

/** Those that make no difference where they have to. */
function ignoredCues(query: Query, answer: Answer, isSame: IsSame): Cue[] {
  const { ask, cues, said, sides, inherited, conditions } = query;
  // Of several teams or scorers, they tell whose. 'How did it end?' of one match says it anyway.
  const nations = conditions.filter(({ kind }) => kind === 'nation').length;
  const isOfSome =
    (ask === 'goals' && nations < 1) ||
    (ask === 'match' && answer.kind === 'tally' && !cues.has('whichGroup') && nations < 2);
  const isAsked = (cue: Cue) => isToDiffer(ask, cue) || (isOfSome && OF_SOME.includes(cue));
  const isContrary = (cue: Cue) =>
    cue !== 'most' || isSame({ said: new Map([...said, ['most', saysFewest(query) ? 'most' : 'fewest']]) });
  return [...cues].filter(
    (cue) =>
      !inherited.has(cue) &&
      // 'How many caps did he win?'
      !(cue === 'champion' && cues.has('ofCaps')) &&
      // 'My bench is full, who should I drop?'
      !(cue === 'weakest' && cues.has('bench')) &&
      (isAsked(cue) || (cue === 'most' && OF_TEAMS.includes(ask) && ask !== 'champion' && sides.length < 2)) &&
      !(ask === 'person' && tellsOf(answer, cue)) &&
      !(ask === 'compare' && COMPARED[cue]?.some((measure) => comparedIn(query).includes(measure))) &&
      isSame({ cues: cues.difference(new Set([cue])) }) &&
      isContrary(cue),
  );
}

/** Any World Cup, the final of a World Cup's winner, and teams with their year. */
const isScope = (one: Condition, { ask, cues, sides }: Query) =>
  (one.kind === 'cup' && one.years === null) ||
  // 'A defender or a midfielder?' has one answer.
  (ask === 'person' && one.kind === 'role' && cues.has('or')) ||
  (ask === 'champion' && (one.kind === 'honour' || one.kind === 'stage')) ||
  sides.some(
    ({ group, year }) =>
      (one.kind === 'nation' && one.group.label === group.label) || (one.kind === 'cup' && one.years?.from === year),
  );

/** It tells who is meant, and needs no answer of its own. */
const isOfThem = (one: Condition, query: Query, tables: ScoutTables) =>
  OF_A_PERSON.includes(one.kind) &&
  !one.isNot &&
  !isOfTime(one, query) &&
  query.players.some(({ entry }) =>
    whoMeets({ ...query, ask: 'count', conditions: [one], cues: new Set() }, tables)(tables.recordOf(entry)),
  );

/** 'For Juventus', 'who played for Chelsea', 'against Brazil', but not 'Chelsea's Drogba', 'Klose for Germany' */
const isOfTime = (one: Condition, { ask, cues, inherited }: Query) =>
  (one.kind === 'club' &&
    (ask === 'manager' || one.scoring !== undefined || (cues.has('playedFor') && !inherited.has('playedFor')))) ||
  (one.kind === 'nation' && one.scoring === 'against');

/** Whether two elevens have other shares. Choosing both takes long, and would only show the same. */
export const hasOtherShares = (query: Query, other: Query) =>
  query.ask === 'eleven' && other.ask === 'eleven' && JSON.stringify(query.atMost) !== JSON.stringify(other.atMost);

const LIMITS = replacementsIn('limits');
/** Each is one more answer. No question that makes sense has more, so any others count as not heeded. */
const MOST = 8;

/**
 * Words that limit what is asked for, such as 'same', 'only' or a number, but not here: `isSame` tells that the question has
 * the same answer without them, or with their contrary.
 */
export function unheededIn(question: string, isSame: (other: string) => boolean): string[] {
  const found = new Set(
    LIMITS.flatMap(([said, contrary]) =>
      [...question.matchAll(said)].map(({ 0: words, index }) => ({
        words,
        other: `${question.slice(0, index)}${contrary}${question.slice(index + words.length)}`,
      })),
    ).flatMap(({ words, other }, at) => (at >= MOST || isSame(other) ? [words.trim()] : [])),
  );
  return [...found].filter((words) => ![...found].some((other) => other !== words && other.includes(words)));
}
