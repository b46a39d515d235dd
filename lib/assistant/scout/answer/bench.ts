import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { isUsual } from '#lib/assistant/scout/answer/eleven.ts';
import { playersFor } from '#lib/assistant/scout/answer/players.ts';
import { screenAnswer } from '#lib/assistant/scout/answer/screen.ts';
import { rating, worthAt } from '#lib/assistant/scout/answer/strength.ts';
import { type Condition, conditionsOf, positionsIn, type Query } from '#lib/assistant/scout/query.ts';
import { everyoneNamed, type ScreenPlayer, type ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { PlayerRecord, ScoutTables } from '#lib/assistant/scout/tables.ts';
import { cuesIn } from '#lib/assistant/scout/words/cues.ts';
import { ROLES, type Role } from '#lib/players/vocabulary/roles.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';

/** 'Should one of my substitutes start?' */
const STARTING = cuesIn('should than getsIn lineup');

/** 'Put Rooney on the bench', but not 'put two Americans on the bench', who may be anyone */
const isOfBench = ({ cues, players, conditions, form }: Query) =>
  (cues.has('change') && !(players.length === 0 && conditions.some(({ kind, isNot }) => kind !== 'role' && !isNot))) ||
  (!cues.has('should') && (cues.has('instead') || (players.length > 0 && form !== 'question')));

/** Those on the bench with their ratings or as asked, or who should be there. */
export function benchAnswer(query: Query, team: ScreenTeam, tables: ScoutTables): Answer | null {
  const { cues, said } = query;
  const bench = said.get('bench') ?? '';
  if (isOfBench(query)) return lines('I can change the eleven only, not the bench.');
  if (/^includ/.test(bench)) {
    const all = [...team.players, ...team.bench];
    return screenAnswer(query, { ...team, players: all, called: 'players and substitutes' }, tables);
  }
  if (isOfNew(query, team)) return newBench(query, team, tables);
  if (team.bench.length === 0) return lines('Your bench is empty.');
  const isBetter = query.order?.measure === 'rating' && !query.order.isLeast && !cues.has('best');
  if (isBetter || (STARTING.some((cue) => cues.has(cue)) && said.get('should') !== 'could'))
    return startingAnswer(query, team);
  const end = cues.has('strongest') || cues.has('weakest');
  const asked: Query = {
    ...query,
    cues: cues.difference(new Set(cuesIn('strongest weakest'))),
    order: end ? { measure: 'rating', isLeast: cues.has('weakest') } : query.order,
  };
  return screenAnswer(asked, { ...team, players: team.bench, open: [], called: 'substitutes' }, tables);
}

/** 'Give me a bench', 'a keeper for my bench' */
const isOfNew = (query: Query, { bench }: ScreenTeam) =>
  /^(?:for|a) /.test(query.said.get('bench') ?? '') ||
  query.form === 'wish' ||
  query.limit !== null ||
  query.cues.has('fill') ||
  query.cues.has('missing') ||
  /need|want|recommend|suggest|look/.test(query.said.get('should') ?? '') ||
  (bench.length === 0 && query.form !== 'question' && !/^any/.test(query.said.get('players') ?? ''));

/** Each substitute for the starter in his position whom he is most ahead of. */
function startingAnswer(query: Query, { players, bench, open }: ScreenTeam): Answer {
  const roles = positionsIn(query);
  const named = everyoneNamed(query);
  const isAsked = ({ entry }: ScreenPlayer) => entry !== null && (named.length === 0 || named.includes(entry));
  const [least] = named;
  if (least && !bench.some(isAsked)) return lines(`${least.player.name} isn’t on your bench.`);
  const seats = bench.filter(isAsked).flatMap((sub) => {
    const { name, entry } = sub;
    const isThere = (slot: ScreenPlayer['slot']) =>
      entry !== null && isUsual(entry, slot) && (roles.length === 0 || roles.includes(naturalPosition(slot)));
    const [free] = open.filter(isThere);
    const [place] = players.filter(({ slot }) => isThere(slot)).toSorted((a, b) => worthAt(a) - worthAt(b));
    const who = `${name} (${rating(sub)})`;
    if (free) return { text: `${who} at ${free}, which is empty`, gain: entry?.peak ?? 0 };
    return place
      ? {
          text: `${who} for ${place.name} (${place.slot}, ${rating(place)})`,
          gain: (entry?.peak ?? 0) - worthAt(place),
        }
      : [];
  });
  const sorted = seats.toSorted((a, b) => b.gain - a.gain);
  const better = sorted.filter(({ gain }) => gain > 0);
  if (better.length > 0) return lines(`By our panel’s rating, I’d start ${better.map(({ text }) => text).join('; ')}.`);
  return lines(
    'By our panel’s rating, nobody on your bench is ahead of a starter in his position.',
    sorted.length > 0 && `The closest: ${sorted[0]?.text}.`,
  );
}

/** A goalkeeper, and others for each line. */
const BENCH = 'goalkeeper defender midfielder forward midfielder defender forward'.split(' ');
const SUGGESTIONS = 5;

/** 'Who should be on my bench?' */
function newBench(query: Query, { players, bench }: ScreenTeam, tables: ScoutTables): Answer {
  const taken = new Set([...players, ...bench].map(({ entry }) => entry));
  const free = (conditions: readonly Condition[], count: number) =>
    playersFor({ ...query, ask: 'suggest', conditions }, tables)
      .filter(({ record: { entry } }) => !taken.has(entry))
      .slice(0, count)
      .map(({ record }) => record);
  const genders = conditionsOf(query, 'gender');
  const others = query.conditions.filter(({ kind }) => kind !== 'role' && (genders.length < 2 || kind !== 'gender'));
  const roles = conditionsOf(query, 'role');
  const asked = roles.flatMap(({ role, count = 0 }) => Array.from({ length: count }, () => role));
  const answer = (records: readonly PlayerRecord[], conditions: readonly Condition[]): Answer => ({
    kind: 'suggestions',
    query: { ...query, conditions },
    records,
    beside: [],
    isNext: false,
    own: [],
  });
  // 'A striker for my bench' is no whole one.
  if (roles.length > 0 && (asked.length === 0 || (query.limit ?? asked.length) < 2))
    return answer(free(query.conditions, query.limit ?? SUGGESTIONS), query.conditions);
  // 'What's missing on my bench?'
  const present = query.cues.has('missing') ? bench : [];
  const isPresent = ({ positions }: Role) => present.some(({ slot }) => positions.includes(naturalPosition(slot)));
  const wanted = BENCH.flatMap((one) =>
    ROLES.filter((role) => role.one === one && !asked.includes(role) && !isPresent(role)),
  );
  if (asked.length + wanted.length === 0) return lines('Your bench has someone for each line.');
  const count = roles.length > 1 ? asked.length : (query.limit ?? BENCH.length);
  const records: PlayerRecord[] = [];
  // Men and women in turn, if both are wanted.
  for (const [at, role] of [...asked, ...wanted].slice(0, Math.max(count, asked.length)).entries()) {
    const gender = genders.length > 1 ? genders.slice(at % 2, (at % 2) + 1) : [];
    const found = free([...others, ...gender, { kind: 'role', role }], BENCH.length + asked.length);
    records.push(...found.filter((record) => !records.includes(record)).slice(0, 1));
  }
  return answer(records, asked.length < records.length ? others : query.conditions);
}
