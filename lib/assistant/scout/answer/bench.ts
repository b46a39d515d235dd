import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { isUsual } from '#lib/assistant/scout/answer/eleven.ts';
import { playersFor } from '#lib/assistant/scout/answer/players.ts';
import { screenAnswer } from '#lib/assistant/scout/answer/screen.ts';
import { rating, worthAt } from '#lib/assistant/scout/answer/strength.ts';
import { type Condition, conditionsOf, positionsIn, type Query } from '#lib/assistant/scout/query.ts';
import { everyoneNamed, type ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { PlayerRecord, ScoutTables } from '#lib/assistant/scout/tables.ts';
import { cuesIn } from '#lib/assistant/scout/words/cues.ts';
import { ROLES } from '#lib/players/vocabulary/roles.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';

/** 'Should one of my substitutes start?' */
const STARTING = cuesIn('should than getsIn lineup');

/** 'Put Rooney on the bench' */
const isOfBench = ({ cues, players, form }: Query) =>
  cues.has('change') || (!cues.has('should') && (cues.has('instead') || (players.length > 0 && form !== 'question')));

/** Those on the bench with their ratings or as asked, or who should be there. */
export function benchAnswer(query: Query, team: ScreenTeam, tables: ScoutTables): Answer | null {
  const { cues, said, order } = query;
  if (isOfBench(query)) return lines('I can change the eleven only, not the bench.');
  if (/^includ/.test(said.get('bench') ?? '')) {
    const all = [...team.players, ...team.bench];
    return screenAnswer(query, { ...team, players: all, called: 'players and substitutes' }, tables);
  }
  if (isOfNew(query)) return newBench(query, team, tables);
  if (cues.has('missing')) return null;
  if (team.bench.length === 0) return lines('Your bench is empty.');
  const isBetter = order?.measure === 'rating' && !order.isLeast && !cues.has('best');
  if (isBetter || (STARTING.some((cue) => cues.has(cue)) && said.get('should') !== 'could'))
    return startingAnswer(query, team);
  return screenAnswer(query, { ...team, players: team.bench, open: [], called: 'substitutes' }, tables);
}

/** 'Give me a bench', 'a keeper for my bench' */
const isOfNew = ({ said, form, limit, cues }: Query) =>
  /^(?:for|a) /.test(said.get('bench') ?? '') ||
  form === 'wish' ||
  limit !== null ||
  cues.has('fill') ||
  /need|want|recommend|suggest|look/.test(said.get('should') ?? '');

/** Each substitute for the starter in his position whom he is most ahead of. */
function startingAnswer(query: Query, { players, bench }: ScreenTeam): Answer {
  const roles = positionsIn(query);
  const named = everyoneNamed(query);
  const subs = bench.flatMap(({ entry, ...sub }) =>
    entry && (named.length === 0 || named.includes(entry)) ? { ...sub, entry } : [],
  );
  const [least] = named;
  if (least && subs.length === 0) return lines(`${least.player.name} isn’t on your bench.`);
  const swaps = subs
    .flatMap((sub) => {
      const [place] = players
        .filter(({ slot }) => isUsual(sub.entry, slot))
        .filter(({ slot }) => roles.length === 0 || roles.includes(naturalPosition(slot)))
        .toSorted((a, b) => worthAt(a) - worthAt(b));
      return place ? { sub, place, gain: sub.entry.peak - worthAt(place) } : [];
    })
    .sort((a, b) => b.gain - a.gain)
    .map(({ sub, place, gain }) => ({
      text: `${sub.name} (${rating(sub)}) for ${place.name} (${place.slot}, ${rating(place)})`,
      gain,
    }));
  const better = swaps.filter(({ gain }) => gain > 0);
  if (better.length > 0) return lines(`By our panel’s rating, I’d start ${better.map(({ text }) => text).join('; ')}.`);
  return lines(
    'By our panel’s rating, nobody on your bench is ahead of a starter in his position.',
    swaps.length > 0 && `The closest: ${swaps[0]?.text}.`,
  );
}

/** A goalkeeper, and others for each line. */
const BENCH = 'goalkeeper defender midfielder forward midfielder defender forward'
  .split(' ')
  .flatMap((one) => ROLES.filter((role) => role.one === one));
const SUGGESTIONS = 5;

/** 'Who should be on my bench?' */
function newBench(query: Query, { players, bench }: ScreenTeam, tables: ScoutTables): Answer | null {
  // Men and women in turn are beyond me.
  if (conditionsOf(query, 'gender').length > 1) return null;
  const taken = new Set([...players, ...bench].map(({ entry }) => entry));
  const free = (conditions: readonly Condition[]) =>
    playersFor({ ...query, ask: 'suggest', conditions }, tables)
      .map(({ record }) => record)
      .filter(({ entry }) => !taken.has(entry));
  const answer = (records: readonly PlayerRecord[], conditions: readonly Condition[]): Answer => ({
    kind: 'suggestions',
    query: { ...query, conditions },
    records,
    beside: [],
    isNext: false,
    own: [],
  });
  const roles = conditionsOf(query, 'role');
  const asked = roles.flatMap(({ role, count = 0 }) => Array.from({ length: count }, () => role));
  // 'A striker for my bench' is no whole one.
  if (roles.length > 0 && (asked.length === 0 || (query.limit ?? asked.length) < 2))
    return answer(free(query.conditions).slice(0, query.limit ?? SUGGESTIONS), query.conditions);
  const count = Math.max(asked.length, roles.length > 1 ? 0 : (query.limit ?? BENCH.length));
  const others = query.conditions.filter(({ kind }) => kind !== 'role');
  const records: PlayerRecord[] = [];
  for (const role of [...asked, ...BENCH.filter((one) => !asked.includes(one)), ...BENCH].slice(0, count)) {
    const found = free([...others, { kind: 'role', role }]);
    records.push(...found.filter((record) => !records.includes(record)).slice(0, 1));
  }
  return answer(records, asked.length < records.length ? others : query.conditions);
}
