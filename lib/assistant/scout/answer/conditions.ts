import { isOfStage, winnerOf } from '#lib/assistant/scout/answer/cup-scope.ts';
import {
  ageAt,
  figureIn,
  isAtCup,
  mayBeMore,
  mayHavePlayedBefore,
  partsAsked,
  partsIn,
  partsOfAwards,
  type Scope,
  scopeOf,
  timesOf,
} from '#lib/assistant/scout/answer/figures.ts';
import { isPast } from '#lib/assistant/scout/answer/furthest.ts';
import {
  type Condition,
  conditionsOf,
  type Grouped,
  isOfGroup,
  type Kind,
  type Query,
} from '#lib/assistant/scout/query.ts';
import { LAST_CUP } from '#lib/assistant/scout/read/cup-years.ts';
import { isWithin, MANY } from '#lib/assistant/scout/read/ranges.ts';
import type { PlayerRecord, ScoutTables } from '#lib/assistant/scout/tables.ts';
import { WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';
import { careerOf, LAST_YEAR, wasActive } from '#lib/players/index/career.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';

/** More known than this isn't little known. */
const LITTLE_KNOWN = 60;
/** Ages until which a well-known player, or any, without a known end still plays. */
const LONGEST_PLAYING = 40;
const USUALLY_PLAYING = 35;
const LONG_CAREER = 10;

/** Kinds of which one is enough. */
const EITHER: readonly Kind[] = ['gender', 'nation', 'role'];
const EITHER_OR: readonly Kind[] = [...EITHER, 'club', 'clubIn', 'cup'];

/** Whether a player is what the query asks for: every condition holds. */
export function whoMeets(query: Query, tables: ScoutTables): (record: PlayerRecord) => boolean {
  const scope = scopeOf(query);
  const isOfWinners = conditionsOf(query, 'honour').some(({ honour }) => honour === WORLD_CUP);
  const asked: Asked = { scope, agesOf: agesIn(query), tables, isOfWinners };
  const { cues } = query;
  const conditions = query.conditions.filter(isOfPlayers);
  const either = (cues.has('or') ? EITHER_OR : EITHER).filter((kind) => kind !== 'role' || !cues.has('versatile'));
  const groups = either
    .map((kind) => conditions.filter((one) => one.kind === kind && !one.isNot))
    .filter((group) => group.length > 0);
  const none = conditions.filter(({ isNot }) => isNot);
  // 'Which of mine weren't in the 1974 final?' asks for those without a squad there, too.
  const known = query.ask === 'screen' && none.some(({ kind }) => kind === 'stage') ? [...either, 'cup'] : either;
  // A count and a list of the user's own cover everyone; any other list has either men or women.
  const isMixed =
    ['count', 'screen'].includes(query.ask) ||
    conditionsOf(query, 'gender').length > 0 ||
    (query.atMost.of ?? []).some(({ group }) => group.kind === 'gender');
  // 'Scored in 2006 and in 2010'
  const cups = conditionsOf(query, 'cup').flatMap(({ years }) => years ?? []);
  const each =
    cups.length > 1 && !either.includes('cup')
      ? cups.map((years) => ({ ...asked, scope: { ...scope, years: [years] } }))
      : [asked];
  const heldIn = (one: Condition): readonly Asked[] => {
    if (one.kind === 'role' && one !== conditionsOf(query, 'role')[0]) return [{ ...asked, isAlso: true }];
    const isOfOneCup = one.kind === 'measure' ? !/^cups|Teams/.test(one.measure) : one.kind === 'stage' && !one.times;
    return isOfOneCup ? each : [asked];
  };
  const every = conditions
    .filter(({ kind, isNot }) => !isNot && !known.includes(kind))
    .flatMap((one) => heldIn(one).map((at) => [one, at] as const));
  return (record) =>
    (isMixed || record.entry.details.gender === 'M') &&
    every.every(([one, at]) => isTrue(record, one, at)) &&
    groups.every((group) => group.some((one) => isTrue(record, one, asked))) &&
    none.every((one) => isFalse(record, one, asked)) &&
    (!cues.has('oneClub') || isLoyal(record, query)) &&
    (!cues.has('lesser') || record.entry.fame <= LITTLE_KNOWN);
}

/** A long career, all of it at one club; any career at a club that is named. */
function isLoyal({ entry: { details } }: PlayerRecord, query: Query): boolean {
  const { from, to } = careerOf(details);
  return (
    details.clubs.length === 1 &&
    details.now === '' &&
    (to - from >= LONG_CAREER || conditionsOf(query, 'club').length > 0)
  );
}

/** Where the player's clubs are, as far as known. */
const countriesOf = ({ details: { clubs, now } }: IndexedPlayer, { clubCountries }: ScoutTables) =>
  [...new Set([...clubs, now])].flatMap((club) => clubCountries.get(club) ?? []);

const isEveryClubKnown = ({ details: { clubs, now } }: IndexedPlayer, { clubCountries }: ScoutTables) =>
  clubs.length > 0 && [...clubs, now].every((club) => club === '' || clubCountries.has(club));

type Of<K extends Kind> = Extract<Condition, { kind: K }>;
/** What conditions are about: some World Cups, and players' ages there or now. */
type Asked = {
  scope: Scope;
  agesOf: (record: PlayerRecord) => readonly number[];
  tables: ScoutTables;
  /** A winner's number is that of the winning squad. */
  isOfWinners: boolean;
  /** By any of a player's positions: 'defenders who can play in midfield'. */
  isAlso?: boolean;
};

const isOf = ({ entry }: PlayerRecord, one: Grouped) => isOfGroup(entry, one);

/** Whether each kind of condition on players holds, apart from any 'not'. */
const HOLDS: { readonly [K in OfPlayers]: (record: PlayerRecord, one: Of<K>, asked: Asked) => boolean } = {
  nation: isOf,
  club: isOf,
  gender: isOf,
  role: ({ entry }, one, { scope, isAlso = false }) =>
    (isAlso && entry.details.positions.some((position) => one.role.positions.includes(position))) ||
    (isOfGroup(entry, one) && (!scope.isNatural || one.role.positions.includes(entry.details.positions[0] ?? ''))),
  active: ({ entry }, { years }) => wasActive(entry.details, years),
  ended: ({ entry: { details } }, { years }) => details.to !== null && isWithin(details.to, years),
  born: ({ entry: { player } }, { years }) => player.year !== null && isWithin(player.year, years),
  birthday: ({ entry }, one) => {
    const [, month, day] = entry.details.born.split('-').map(Number);
    return month === one.month && (one.day === 0 || day === one.day);
  },
  clubIn: ({ entry }, { group, isOutside = false, least }, { tables }) =>
    countriesOf(entry, tables).filter((country) => group.nations.includes(country) !== isOutside).length >= least,
  abroad: ({ entry }, _, { tables }) =>
    countriesOf(entry, tables).some((country) => !entry.details.nations.includes(country)),
  age: (record, one, { agesOf }) => agesOf(record).some((age) => isWithin(age, one)),
  cup: (record, { years }) => partsIn(record, years).length > 0,
  measure: (record, one, { scope }) => {
    const value = figureIn(record, one.measure, scope);
    return value !== null && isWithin(value, one) && (one.to >= MANY || !mayBeMore(record, one.measure, scope));
  },
  than: (record, { measure, isLess, named }, { scope, tables }) => {
    const [own = 0, other = 0] = [record, tables.recordOf(named.entry)].map(
      (one) => figureIn(one, measure, scope) ?? 0,
    );
    return isLess ? own < other : own > other;
  },
  honour: (record, one, { scope }) => timesOf(record, one, one.isNot ? null : scope.years) > 0,
  name: isNamed,
  playing: (record, { isActive }) => (isActive ? isPlaying(record) : careerOf(record.entry.details).to < LAST_YEAR),
  shirt: (record, one, { scope: { years, isOfCups }, isOfWinners }) =>
    !(isOfCups || isOfWinners)
      ? record.entry.player.jerseyNumber === one.number
      : partsIn(record, years).some(({ number, squad }) => number === one.number && (!isOfWinners || squad.isWinner)),
  listed: ({ entry }, { entries }) => entries.includes(entry),
  player: ({ entry }, { named }) => entry === named.entry,
  all: (record, { of }, asked) => of.filter(isOfPlayers).every((one) => isTrue(record, one, asked)),
  stage: (record, one, asked) => isWithin(startsIn(record, one, asked), one.times ?? { from: 1, to: MANY }),
  squads: ({ cups }, { sides }) =>
    cups.some(({ squad }) =>
      sides.some(({ group, year }) => year === squad.year && group.nations.includes(squad.nation)),
    ),
  manager: (record, { name }, { scope, tables }) =>
    partsIn(record, scope.years).some(({ squad }) => tables.managers.get(squad.id) === name),
};

/** The others are about matches and teams. */
type OfPlayers = Exclude<Kind, 'record' | 'score' | 'goal' | 'haul'>;
export const OF_PLAYERS: readonly Kind[] = Object.keys(HOLDS) as OfPlayers[];

const isOfPlayers = (one: Condition): one is Of<OfPlayers> => OF_PLAYERS.includes(one.kind);

function isTrue(record: PlayerRecord, one: Of<OfPlayers>, asked: Asked): boolean {
  return (HOLDS[one.kind] as (...of: [PlayerRecord, Condition, Asked]) => boolean)(record, one, asked);
}

/** The end of a little-known career may be missing. */
const isPlaying = ({ entry: { details, fame }, cups }: PlayerRecord) =>
  details.to === null &&
  (details.now !== '' ||
    cups.at(-1)?.squad.year === LAST_CUP ||
    LAST_YEAR - Number(details.born.slice(0, 4)) <= (fame >= LITTLE_KNOWN ? LONGEST_PLAYING : USUALLY_PLAYING));

/** How often the player started such a match, and won or lost it if that is asked. */
const startsIn = (record: PlayerRecord, { stage, end }: Of<'stage'>, { scope, tables }: Asked): number =>
  partsOfAwards(record, scope).reduce((sum, { squad, goals }) => {
    if (end === 'scored') return sum + (goals > 0 ? scoredIn(record, stage, squad, tables) : 0);
    if (end === 'past') return sum + Number(isPast(tables, squad, stage));
    const started = squad.lineups.filter(
      (lineup) => isOfStage(lineup.stage, stage) && lineup.eleven.some(({ entry }) => entry === record.entry),
    );
    const ended = started.filter(({ date }) => {
      const match = tables.matches.find((one) => one.date === date && one.teams.includes(squad.team));
      const winner = match ? winnerOf(match) : null;
      return end === undefined || (winner !== null && (winner === squad.team) === (end === 'won'));
    });
    return sum + ended.length;
  }, 0);

const matchesIn = (stage: string, { year, team }: Squad, { matches }: ScoutTables) =>
  matches.filter((one) => one.year === year && one.teams.includes(team) && isOfStage(one.stage, stage));

/** In how many such matches of his squad the player scored. */
const scoredIn = ({ entry }: PlayerRecord, stage: string, squad: Squad, tables: ScoutTables): number =>
  matchesIn(stage, squad, tables).filter(({ scored }) =>
    scored.some((goal) => goal.entry === entry && goal.how !== 'own goal'),
  ).length;

/** At most so many since the tables begin may be more in all. */
export const isOfFew = ({ measure, to }: Of<'measure'>, { years }: { years: Years | Scope['years'] }) =>
  measure.startsWith('cup') && to < MANY && years === null;

/** His team was there, but I have no line-ups of that World Cup. */
const hasUnknownLineup = ({ cups }: PlayerRecord, stage: string, tables: ScoutTables) =>
  cups.some(({ squad }) => squad.lineups.length === 0 && matchesIn(stage, squad, tables).length > 0);

/** What someone may have done before the tables begin. */
export const isOfAnyCup = (one: Condition) =>
  one.kind === 'cup' ||
  (one.kind === 'measure' && one.measure.startsWith('cup')) ||
  (one.kind === 'honour' && one.honour === WORLD_CUP);

/** 'Never at a World Cup' holds only for those who can't have been at one before the tables begin. */
function isFalse(record: PlayerRecord, one: Of<OfPlayers>, asked: Asked): boolean {
  const { tables } = asked;
  if (isTrue(record, one, asked)) return false;
  if (one.kind === 'stage')
    return one.end === 'past'
      ? record.cups.length > 0 && !mayHavePlayedBefore(record)
      : one.end === 'scored' || !hasUnknownLineup(record, one.stage, tables);
  if (one.kind === 'abroad' || one.kind === 'clubIn') return isEveryClubKnown(record.entry, tables);
  if (one.kind === 'measure') return !mayBeMore(record, one.measure, asked.scope);
  return !isOfAnyCup(one) || !mayHavePlayedBefore(record);
}

/** At the World Cups in question, or else in the year in question. */
function agesIn(query: Query): Asked['agesOf'] {
  if (isAtCup(query)) return (record) => partsAsked(record, query).map(({ squad }) => ageAt(record, squad.year));
  const time = conditionsOf(query, 'active').find(({ years: { from, to } }) => from === to);
  return ({ entry: { player } }) => (player.year === null ? [] : [(time?.years.from ?? LAST_YEAR) - player.year]);
}

function isNamed({ entry }: PlayerRecord, { text, how }: Of<'name'>): boolean {
  const words = entry.words
    .filter(({ kind }) => (how === 'word' ? kind !== 'alias' : kind === 'lastName'))
    .map((word) => word.text);
  if (how === 'word') return words.includes(text);
  return words.some((word) => (how === 'start' ? word.startsWith(text) : word.endsWith(text)));
}
