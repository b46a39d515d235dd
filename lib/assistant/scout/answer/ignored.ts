import type { Answer } from '#lib/assistant/scout/answer/answer.ts';
import { OF_PLAYERS, whoMeets } from '#lib/assistant/scout/answer/conditions.ts';
import { noSuchCup } from '#lib/assistant/scout/answer/cup-scope.ts';
import type { Turn } from '#lib/assistant/scout/answer/referents.ts';
import { asksIn, type Condition, kindsIn, type Query, saysFewest } from '#lib/assistant/scout/query.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { type Cue, cuesIn } from '#lib/assistant/scout/words/cues.ts';
import { type Measure, WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';
import { replacementsIn } from '#lib/assistant/scout/words/patterns.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';

/** These take only whom every condition fits. */
const FILTERED = asksIn('list count eleven suggest talk nothing');
const OF_TEAMS = asksIn('goals match teams lineup squad champion captain versus person');
const OF_A_PERSON = kindsIn('nation club role gender playing honour shirt name player');
/** They change an answer about teams, or make none. */
const TELLING = cuesIn('most shootouts drawn conceded biggest heaviest highest perMatch');
/** Of several teams or scorers, they tell whose. */
const OF_SOME = cuesIn('champion lost beat out hosts best');
/** 'How did it end?' of one match says it anyway. */
const tellingIn = ({ ask, cues, conditions }: Query, answered: Answer['kind']) =>
  (ask === 'goals' || (ask === 'match' && answered === 'tally' && !cues.has('whichGroup'))) &&
  conditions.filter(({ kind }) => kind === 'nation').length < (ask === 'goals' ? 1 : 2)
    ? [...TELLING, ...OF_SOME]
    : [...TELLING, ...(answered === 'matches' ? cuesIn('best') : [])];

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

/** What it excludes. A wish for newcomers stays one. */
const opposite = (one: Condition): Condition => ({ ...one, isNot: false, leaves: one.leaves ?? false });

/** The same with something that fits nothing, or another: whatever heeds the condition gives another answer then. */
const otherwise = (one: Condition): Condition =>
  ({
    ...one,
    ...Object.fromEntries(Object.entries(NOTHING).filter(([key]) => key in one)),
    ...('years' in one && one.years && { years: yearsBeside(one.years) }),
    ...('stage' in one && { stage: one.stage === 'final' ? 'group' : 'final' }),
    ...('isActive' in one && { isActive: !one.isActive }),
    ...('isAll' in one && { isAll: !one.isAll }),
  }) as Condition;

export type Ignored = {
  conditions: readonly Condition[];
  cues: readonly Cue[];
  number: string | null;
  /** What is counted, and in which order. */
  measures: readonly Measure[];
};
const NOTHING_IGNORED: Ignored = { conditions: [], cues: [], number: null, measures: [] };

/** What makes no difference to the answer: it would be the same without it, and with its opposite. */
export function ignoredIn(
  { query, before }: Pick<Turn, 'query' | 'before'>,
  answer: Answer,
  bodyOf: (query: Query) => string | null,
  tables: ScoutTables,
): Ignored {
  const { ask, conditions, cues, said, ranks, limit, sides, order, measures } = query;
  if (FILTERED.includes(ask))
    return { ...NOTHING_IGNORED, conditions: conditions.filter(({ kind }) => !OF_PLAYERS.includes(kind)) };
  // A change that isn't made heeds everything.
  const isUnchanged = ask === 'edit' && answer.kind === 'lines';
  if (isUnchanged || noSuchCup(query) || (ask === 'versus' && sides.length === 0)) return NOTHING_IGNORED;
  const body = bodyOf(query);
  const isSame = (other: Partial<Query>) => bodyOf({ ...query, ...other }) === body;
  const isSameWith = (at: number, ...instead: Condition[]) =>
    isSame({ conditions: conditions.toSpliced(at, 1, ...instead) });
  const known = (before?.conditions ?? []).map((one) => JSON.stringify(one));
  const isOfTeams = OF_TEAMS.includes(ask);
  const isNumbered =
    ranks.length > 0 ||
    (isOfTeams &&
      limit !== null &&
      limit !== before?.limit &&
      // 'The four quarter-finals' are all.
      !(answer.kind === 'matches' && answer.total === limit) &&
      !conditions.some((one) => 'count' in one && one.count === limit));
  return {
    conditions: conditions.filter(
      (one, at) =>
        !isScope(one, query) &&
        one.kind !== 'gender' &&
        !(ask === 'squad' && one.kind === 'player') &&
        !known.includes(JSON.stringify(one)) &&
        isSameWith(at) &&
        ('named' in one || one.kind === 'listed' || isSameWith(at, one.isNot ? opposite(one) : otherwise(one))) &&
        !isOfThem(one, query, tables),
    ),
    cues: tellingIn(query, answer.kind).filter(
      (cue) =>
        isOfTeams &&
        cues.has(cue) &&
        isSame({ cues: cues.difference(new Set([cue])) }) &&
        // All are counted anyway.
        !(cue === 'most' && (ask === 'champion' || sides.length > 1)) &&
        (cue !== 'most' || isSame({ said: new Map([...said, ['most', saysFewest(query) ? 'most' : 'fewest']]) })),
    ),
    measures: isSame({ measures: [], order: beside(order) }) ? [...(order ? [order.measure] : []), ...measures] : [],
    number: isNumbered && isSame({ ranks: [], offset: 0, limit: null }) ? `number ${ranks[0] ?? limit}` : null,
  };
}

/** Any World Cup, the final of a World Cup's winner, and teams with their year. */
const isScope = (one: Condition, { ask, cues, sides }: Query) =>
  (one.kind === 'cup' && one.years === null) ||
  // 'A defender or a midfielder?' has one answer.
  (ask === 'person' && one.kind === 'role' && cues.has('or')) ||
  (ask === 'manager' && cues.has('only')) ||
  (ask === 'edit' && (one.kind === 'than' || (one.kind === 'player' && one.isNot))) ||
  (ask === 'champion' && (one.kind === 'honour' || one.kind === 'stage')) ||
  sides.some(
    ({ group, year }) =>
      (one.kind === 'nation' && one.group.label === group.label) || (one.kind === 'cup' && one.years?.from === year),
  );

/** It tells who is meant, and needs no answer of its own. */
const isOfThem = (one: Condition, query: Query, tables: ScoutTables) =>
  OF_A_PERSON.includes(one.kind) &&
  query.players.some(({ entry }) =>
    whoMeets({ ...query, ask: 'count', conditions: [one], cues: new Set() }, tables)(tables.recordOf(entry)),
  );

const LIMITS = replacementsIn('limits');
/** Each is one more answer, and no question that makes sense has more. */
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
    )
      .slice(0, MOST)
      .flatMap(({ words, other }) => (isSame(other) ? [words.trim()] : [])),
  );
  return [...found].filter((words) => ![...found].some((other) => other !== words && other.includes(words)));
}
