import { type Answer, type Context, lines } from '#lib/assistant/scout/answer/answer.ts';
import { playersFor } from '#lib/assistant/scout/answer/players.ts';
import { isMisplaced } from '#lib/assistant/scout/answer/strength.ts';
import { type Condition, conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import { everyoneNamed, placeNamed, type ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { PlayerRecord, ScoutTables } from '#lib/assistant/scout/tables.ts';
import { ROLES, type Role } from '#lib/players/vocabulary/roles.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';

const SUGGESTIONS = 5;
/** From the back: where someone more defensive, or more attacking, plays. */
const LADDERS = ['CDM CM CAM ST', 'LB LWB', 'LB LM LW', 'RB RWB', 'RB RM RW'].map((ladder) => ladder.split(' '));

/** Who could play a role, next to someone or instead of someone. */
export function suggestAnswer({ query, screen, tables }: Context): Answer {
  const asked = conditionsOf(query, 'role').map(({ role }) => role);
  const named = query.players.map(({ entry }) => entry);
  const roles = asked.length > 0 ? asked : rolesOf(query, screen);
  if (roles.length === 0)
    return lines(
      screen?.open.length === 0 && named.length + query.conditions.length === 0
        ? 'Your team has no empty positions.'
        : 'Which position do you mean?',
    );
  const meant: Condition[] = asked.length > 0 ? [] : roles.map((role) => ({ kind: 'role', role }));
  const complete: Query = { ...query, conditions: [...query.conditions, ...meant] };
  const team = screen?.players ?? [];
  const inRole = team.filter(({ slot: at }) => roles.some(({ positions }) => positions.includes(naturalPosition(at))));
  const present = named.length === 0 && query.cues.has('mine') ? inRole.flatMap(({ entry }) => entry ?? []) : [];
  const least = query.cues.has('thanMine') ? Math.max(0, ...present.map(({ peak }) => peak)) : 0;
  const taken = new Set([...named, ...team.flatMap(({ entry }) => entry ?? [])]);
  const free = playersFor(complete, tables).filter(({ record: { entry } }) => !taken.has(entry) && entry.peak > least);
  const records = free.slice(0, query.limit ?? SUGGESTIONS).map(({ record }) => record);
  const own = team.filter(
    (place) =>
      isMisplaced(place) && roles.some(({ positions }) => positions.includes(place.entry?.details.positions[0] ?? '')),
  );
  return {
    kind: 'suggestions',
    query: complete,
    records,
    beside: [...named, ...present],
    isNext: query.cues.has('nextTo'),
    own: own.map(({ name, slot: at }) => `${name}, now at ${at}, could play there too.`),
  };
}

/** For a bench: a goalkeeper, and others for each line. */
const BENCH = 'goalkeeper defender midfielder forward midfielder defender forward'.split(' ');

/** 'Who should be on my bench?' */
export function benchAnswer(query: Query, { players, bench }: ScreenTeam, tables: ScoutTables): Answer {
  const names = [...players.map(({ name }) => name), ...bench];
  const free = (conditions: readonly Condition[], count: number) =>
    playersFor({ ...query, ask: 'suggest', conditions }, tables)
      .filter(({ record: { entry } }) => !names.includes(entry.player.name))
      .slice(0, count)
      .map(({ record }) => record);
  const genders = conditionsOf(query, 'gender');
  const others = query.conditions.filter(({ kind }) => kind !== 'role' && (genders.length < 2 || kind !== 'gender'));
  const records: PlayerRecord[] = [];
  const roles = conditionsOf(query, 'role');
  const asked = roles.flatMap(({ role, count = 0 }) => Array.from({ length: count }, () => role));
  // 'A striker for my bench' is no whole one.
  const isOfAll = roles.length === 0 || (asked.length > 0 && (query.limit ?? 1) > 1);
  if (!isOfAll) records.push(...free(query.conditions, query.limit ?? SUGGESTIONS));
  const lines = BENCH.flatMap((one) => ROLES.filter((role) => role.one === one && !asked.includes(role)));
  const count = roles.length > 1 ? asked.length : (query.limit ?? BENCH.length);
  // Men and women in turn, if both are wanted.
  for (const [at, role] of isOfAll ? [...asked, ...lines].slice(0, Math.max(count, asked.length)).entries() : []) {
    const gender = genders.length > 1 ? genders.slice(at % 2, (at % 2) + 1) : [];
    const found = free([...others, ...gender, { kind: 'role', role }], BENCH.length + asked.length);
    records.push(...found.filter((record) => !records.includes(record)).slice(0, 1));
  }
  return {
    kind: 'suggestions',
    query: asked.length < records.length && isOfAll ? { ...query, conditions: others } : query,
    records,
    beside: [],
    isNext: false,
    own: [],
  };
}

/** Of the chosen or first empty position, or of the player who is to be replaced, where he stands. */
function rolesOf(query: Query, screen: ScreenTeam | null): Role[] {
  const { cues } = query;
  const [first] = everyoneNamed(query);
  const chosen = first ? undefined : (screen?.selected ?? screen?.open[0]);
  const slot = cues.has('nextTo') ? chosen : (placeNamed(query, screen)?.slot ?? chosen);
  const natural = (slot ? naturalPosition(slot) : first?.details.positions[0]) ?? '';
  const step = Number(cues.has('attacking')) - Number(cues.has('defensive'));
  const ladders = LADDERS.filter((ladder) => ladder.includes(natural));
  const [position] = step === 0 ? [natural] : ladders.flatMap((ladder) => ladder[ladder.indexOf(natural) + step] ?? []);
  return ROLES.filter(({ positions }) => positions[0] === position).slice(0, 1);
}
