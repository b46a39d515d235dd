import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { tallyOf } from '#lib/assistant/scout/answer/cup-scope.ts';
import { exactAgeAt, figureIn, isAtCup, partsAsked, scopeOf } from '#lib/assistant/scout/answer/figures.ts';
import { playersFor } from '#lib/assistant/scout/answer/players.ts';
import type { Query } from '#lib/assistant/scout/query.ts';
import { counted, list } from '#lib/assistant/scout/say/phrases.ts';
import type { PlayerRecord, ScoutTables } from '#lib/assistant/scout/tables.ts';
import { MEASURES } from '#lib/assistant/scout/words/measures.ts';

/** What is asked about some players together: a sum, an average age, or which clubs or nations are most frequent. */
export function figuresTogether(query: Query, among: readonly PlayerRecord[], tables: ScoutTables): Answer | null {
  const records = playersFor({ ...query, order: null }, tables, among).map(({ record }) => record);
  const { cues, measures } = query;
  const [measure] = measures;
  if (cues.has('average') && records.length > 0) return averageAge(query, records);
  const isOfNations = cues.has('nation') || cues.has('teams');
  if (cues.has('howMany') && isOfNations && query.conditions.length === 0) return nationsOf(records);
  // 'Who did they all play for?'
  const isOfClubs = cues.has('clubs') || (cues.has('playedFor') && query.conditions.length === 0);
  if (isOfClubs || (cues.has('most') && isOfNations)) return frequent(isOfClubs, records);
  if (!cues.has('howMany') || query.order !== null || !measure?.startsWith('cup')) return null;
  const scope = scopeOf(query);
  const each = records
    .map((record) => [record.entry.player.name, figureIn(record, measure, scope) ?? 0] as const)
    .filter(([, value]) => value > 0)
    .toSorted((a, b) => b[1] - a[1]);
  const { one, many } = MEASURES[measure];
  const total = counted(
    each.reduce((sum, [, value]) => sum + value, 0),
    one,
    many,
  );
  return { kind: 'tally', lead: `${total} in all:`, rows: each };
}

function averageAge(query: Query, records: readonly PlayerRecord[]): Answer {
  const year = Number(query.today.slice(0, 4));
  const ages = records.map((record) => {
    const part = isAtCup(query) ? partsAsked(record, query).at(-1) : undefined;
    return exactAgeAt(record, part?.squad.year ?? year);
  });
  const mean = ages.reduce((sum, age) => sum + age, 0) / ages.length;
  const when = isAtCup(query) ? 'then' : `in ${year}`;
  return lines(`${counted(records.length, 'player', 'players')}, ${mean.toFixed(1)} years old on average ${when}.`);
}

function nationsOf(records: readonly PlayerRecord[]): Answer {
  const nations = tallyOf(records.map(({ entry }) => entry.player.nationality));
  const each = list.format(nations.map(([nation, count]) => (count > 1 ? `${nation} (${count})` : nation)));
  return lines(`${counted(nations.length, 'nation', 'nations')}: ${each}.`);
}

function frequent(isOfClubs: boolean, records: readonly PlayerRecord[]): Answer {
  const names = records.flatMap(({ entry: { player, details } }) => (isOfClubs ? details.clubs : [player.nationality]));
  const rows = tallyOf(names).filter(([, count], _, all) => count > 1 || all.every(([, each]) => each === 1));
  return { kind: 'tally', lead: `Most frequent ${isOfClubs ? 'clubs, all notable ones counted' : 'nations'}:`, rows };
}
