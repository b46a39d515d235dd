import { OF_PLAYERS, whoMeets } from '#lib/assistant/scout/answer/conditions.ts';
import { noSuchCup } from '#lib/assistant/scout/answer/cup-scope.ts';
import { type Ask, type Condition, kindsIn, type Query } from '#lib/assistant/scout/query.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';

/** These take only whom every condition fits. */
const FILTERED: readonly Ask[] = ['list', 'count', 'eleven', 'suggest', 'talk', 'nothing'];
/** They tell who is meant, and need no answer of their own if he is. */
const OF_A_PERSON = kindsIn('nation club clubIn role gender playing honour shirt name');
const WHOLE = kindsIn('than player listed');
/** A World Cup's winner won its final. */
const OF_WINNERS = kindsIn('honour stage');

const NOBODYS = { label: '', nations: [], clubs: [] };
const NOTHING = { from: 990, to: 990, month: 13, number: 990, text: '–', name: '–', goals: [98, 99] };
/** Other years, as long as asked or nearly so. */
const yearsBeside = ({ from, to }: Years): Years => {
  const other = from === 1998 || from === 1990 ? 1982 : 1998;
  return from === to ? { from: other, to: other } : { from: other - 8, to: other };
};

/** The same with something that fits nothing, or another: whatever heeds the condition gives another answer then. */
const otherwise = (one: Condition): Condition =>
  ({
    ...one,
    ...Object.fromEntries(Object.entries(NOTHING).filter(([key]) => key in one)),
    ...('group' in one && { group: NOBODYS }),
    ...('role' in one && { role: { ...one.role, positions: [] } }),
    ...('years' in one && one.years && { years: yearsBeside(one.years) }),
    ...('stage' in one && { stage: one.stage === 'group' ? 'final' : 'group' }),
    ...('gender' in one && { gender: one.gender === 'M' ? 'F' : 'M' }),
    ...('honour' in one && { honour: { ...WORLD_CUP, titles: '–' } }),
    ...('isActive' in one && { isActive: !one.isActive }),
    ...('isAll' in one && { isAll: !one.isAll }),
  }) as Condition;

/** The conditions that make no difference to the answer: it would be the same without them, and with others. */
export function ignoredIn(
  query: Query,
  before: Query | undefined,
  bodyOf: (query: Query) => string | null,
  tables: ScoutTables,
): Condition[] {
  if (FILTERED.includes(query.ask)) return query.conditions.filter(({ kind }) => !OF_PLAYERS.includes(kind));
  if (noSuchCup(query) || (query.ask === 'versus' && query.sides.length === 0)) return [];
  const body = bodyOf(query);
  const records = query.players.map(({ entry }) => tables.recordOf(entry));
  const texts = (before?.conditions ?? []).map((one) => JSON.stringify(one));
  return query.conditions.filter((one, at) => {
    const isSame = (...instead: Condition[]) =>
      bodyOf({ ...query, conditions: query.conditions.toSpliced(at, 1, ...instead) }) === body;
    const isScope =
      (one.kind === 'cup' && one.years === null) || (query.ask === 'champion' && OF_WINNERS.includes(one.kind));
    const isSide = query.sides.some(
      ({ group, year }) =>
        (one.kind === 'nation' && one.group.label === group.label) || (one.kind === 'cup' && one.years?.from === year),
    );
    if (isScope || isSide || !isSame() || (!WHOLE.includes(one.kind) && !isSame(otherwise(one)))) return false;
    const isHis = () => records.some(whoMeets({ ...query, ask: 'count', conditions: [one], cues: new Set() }, tables));
    return !texts.includes(JSON.stringify(one)) && !(OF_A_PERSON.includes(one.kind) && isHis());
  });
}
