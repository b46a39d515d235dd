import { type Answer, type Context, lines } from '#lib/assistant/scout/answer/answer.ts';
import { benchAnswer } from '#lib/assistant/scout/answer/bench.ts';
import { elevenAnswer } from '#lib/assistant/scout/answer/best-eleven.ts';
import { comparedIn, sharedClubs, sharedHonours, sharedSquads } from '#lib/assistant/scout/answer/comparison.ts';
import { whoMeets } from '#lib/assistant/scout/answer/conditions.ts';
import { type CupContext, cupContext, noSuchCup, ofEachCup, tallyOf } from '#lib/assistant/scout/answer/cup-scope.ts';
import * as cups from '#lib/assistant/scout/answer/cups.ts';
import { editAnswer } from '#lib/assistant/scout/answer/edit.ts';
import { counter } from '#lib/assistant/scout/answer/eleven.ts';
import { goalsAnswer } from '#lib/assistant/scout/answer/goals.ts';
import { hostsAnswer } from '#lib/assistant/scout/answer/hosts.ts';
import { lineupAnswer, squadAnswer } from '#lib/assistant/scout/answer/lineups.ts';
import { managerAnswer } from '#lib/assistant/scout/answer/managers.ts';
import { matchAnswer } from '#lib/assistant/scout/answer/matches.ts';
import { personAnswer } from '#lib/assistant/scout/answer/person.ts';
import { FEW, inPages, PAGE, playersFor, type Ranked } from '#lib/assistant/scout/answer/players.ts';
import { screenAnswer } from '#lib/assistant/scout/answer/screen.ts';
import { NO_TEAM } from '#lib/assistant/scout/answer/strength.ts';
import { fitLines, roomAnswer, suggestAnswer } from '#lib/assistant/scout/answer/suggestions.ts';
import { versusAnswer } from '#lib/assistant/scout/answer/versus.ts';
import { type Ask, asksIn, type Condition, conditionsOf, positionsIn, type Query } from '#lib/assistant/scout/query.ts';
import { cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import { asksFirst } from '#lib/assistant/scout/read/features.ts';
import { criteriaText } from '#lib/assistant/scout/say/criteria-text.ts';
import { list } from '#lib/assistant/scout/say/phrases.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { PlayerRecord, ScoutTables } from '#lib/assistant/scout/tables.ts';
import { careerOf } from '#lib/players/index/career.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';
import { FORMATION_IDS } from '#types/team.ts';

const FEWER = 5;
const HIGHEST_COUNT = 25;

const ABOUT_CUPS = asksIn('champion goals match lineup squad hosts teams manager captain list count eleven person');

/** The query run over the tables. Null if it asks for nothing that they have. */
export const answerQuery = (context: Context): Answer | null =>
  (ABOUT_CUPS.includes(context.query.ask) ? noSuchCup(context.query) : null) ?? ANSWERS[context.query.ask](context);

const ofCups = (answer: (context: CupContext) => Answer | null) => (context: Context) => answer(cupContext(context));

const ANSWERS: Readonly<Record<Ask, (context: Context) => Answer | null>> = {
  champion: ofCups(cups.championAnswer),
  goals: ofCups(goalsAnswer),
  match: ofCups(ofEachCup(matchAnswer)),
  lineup: ofCups(lineupAnswer),
  squad: ofCups(squadAnswer),
  hosts: ofCups(hostsAnswer),
  teams: ofCups(cups.teamsAnswer),
  manager: ofCups(ofEachCup(managerAnswer)),
  captain: ofCups(cups.captainAnswer),
  versus: versusAnswer,
  eleven: elevenAnswer,
  edit: ({ query, tables, screen }) => (screen ? editAnswer(query, screen, tables) : null),
  person: namedAnswer,
  compare: compareAnswer,
  teammates: teammatesAnswer,
  screen: onScreen,
  suggest: suggestAnswer,
  count: countAnswer,
  list: listAnswer,
  talk: () => null,
  nothing: () => null,
};

function namedAnswer({ query, tables }: Context): Answer | null {
  const [named] = query.players;
  const ranking: Query = { ...query, ask: 'list', players: [], measures: [] };
  if (asksFirst(query)) return listAnswer({ query: ranking, tables, screen: null });
  return named ? personAnswer(query, tables.recordOf(named.entry), tables) : null;
}

function countAnswer({ query, tables }: Context): Answer {
  const records = playersFor(query, tables).map(({ record }) => record);
  // 'How many won it, and how many more than once?'
  const isOfTimes = (one: Condition) =>
    query.measures.length === 0 && one.kind === 'measure' && one.measure === 'awards';
  const conditions = query.conditions.filter((one) => !isOfTimes(one));
  const isWider = conditions.length < query.conditions.length;
  return {
    kind: 'count',
    query,
    records,
    all: isWider ? playersFor({ ...query, conditions }, tables).length : records.length,
  };
}

function onScreen({ query, tables, screen }: Context): Answer | null {
  // 'Can I play four strikers?'
  if (query.cues.has('formationAdvice') && conditionsOf(query, 'role').some(({ count = 1 }) => count > 1)) return null;
  if (query.cues.has('roomFor') && query.players.length > 0) return roomAnswer(query, screen);
  if (/formations$/.test(query.said.get('formationAdvice') ?? ''))
    return lines(`The app has ${list.format(FORMATION_IDS)}.`);
  if (!screen) return lines(NO_TEAM);
  return (query.cues.has('bench') ? benchAnswer : screenAnswer)(query, screen, tables);
}

function compareAnswer({ query, tables, screen }: Context): Answer | null {
  const own = rivalsOnScreen(query, screen);
  const entries = [...new Set([...query.players.map(({ entry }) => entry), ...own])];
  const [only, ...others] = entries;
  if (only && others.length === 0) return lines(`${only.player.name} is the one in your team.`);
  const records = entries.map(tables.recordOf);
  const isTogether = query.cues.has('teammates');
  if (isTogether || query.cues.has('clubs')) return lines(sharedClubs(entries), isTogether && sharedSquads(records));
  if (query.cues.has('champion') && query.cues.has('both') && !query.isWhether && query.conditions.length === 0)
    return lines(sharedHonours(records));
  // 'Who of them won neither?'
  if (query.conditions.length > 0 && query.conditions.every(({ kind, isNot }) => isNot && kind === 'honour')) {
    const isSo = whoMeets({ ...query, ask: 'count', cues: new Set() }, tables);
    return lines(`${list.format(records.filter(isSo).map(({ entry }) => entry.player.name)) || 'None of them'}.`);
  }
  // 'Who was older when he won it?'
  const isOfTitle = conditionsOf(query, 'honour').length > 0 || query.cues.has('champion');
  if (query.order?.measure === 'age' && isOfTitle) return null;
  const fit = own.length > 0 ? [] : fitLines(entries, query);
  return { kind: 'comparison', records, measures: comparedIn(query), query, lines: fit };
}

/** 'Better than my striker', 'would he get into my team?' */
function rivalsOnScreen(query: Query, screen: ScreenTeam | null): IndexedPlayer[] {
  const isThanMine = query.cues.has('thanMine');
  if (!screen || !(isThanMine || query.cues.has('getsIn'))) return [];
  const positions = query.players.flatMap(({ entry }) => entry.details.positions.slice(0, 1));
  const roles = isThanMine ? positionsIn(query) : positions;
  return screen.players.flatMap(({ slot, entry }) => (roles.includes(naturalPosition(slot)) ? (entry ?? []) : []));
}

function listAnswer({ query, tables }: Context): Answer | null {
  const ranked = playersFor(query, tables);
  const { order } = query;
  const roles = conditionsOf(query, 'role');
  const seats = (roles.length > 0 ? roles : conditionsOf(query, 'nation')).filter((one) => one.count !== undefined);
  if (seats.length > 1) return seatsAnswer(query, seats, tables, ranked.length);
  const by = tallied(query);
  if (by) return tallyBy(by, query, ranked, tables);
  const isScorers = order?.measure === 'cupGoals' && cupYearsOf(query) !== null && query.conditions.length === 1;
  const whole = ranked.length <= FEW ? FEW : PAGE;
  const count = Math.min(query.limit ?? (isScorers ? FEWER : whole), HIGHEST_COUNT);
  const each = withinLimits(inPages(ranked, query), query);
  const end = query.offset + count;
  const isSum = query.limit === null && /^cup|awards/.test(order?.measure ?? '');
  return {
    kind: 'players',
    query,
    records: each.slice(query.offset, isSum ? levelEnd(each, end) : end).map(({ record }) => record),
    total: each.length,
  };
}

/** 'The best goalkeepers, one of each nation'. Most lists have no such limits, and counting takes as long as finding. */
function withinLimits(ranked: readonly Ranked[], { atMost }: Query): readonly Ranked[] {
  if (Object.keys(atMost).length === 0) return ranked;
  const { add, hasRoom } = counter(atMost, []);
  return ranked.filter(({ record: { entry } }) => {
    const isIn = hasRoom(entry);
    add(entry);
    return isIn;
  });
}

/** 'Two left backs and three strikers'. Null if each may be of another nation. */
function seatsAnswer(
  query: Query,
  seats: readonly Extract<Condition, { kind: 'role' | 'nation' }>[],
  tables: ScoutTables,
  total: number,
): Answer | null {
  const others = query.conditions.filter(({ kind }) => kind !== seats[0]?.kind);
  if (conditionsOf({ conditions: others }, 'nation').length > 1) return null;
  const records: PlayerRecord[] = [];
  for (const seat of seats) {
    const found = playersFor({ ...query, conditions: [...others, seat] }, tables).map(({ record }) => record);
    records.push(...found.filter((record) => !records.includes(record)).slice(0, seat.count));
  }
  return { kind: 'players', query, records, total };
}

/** Clubs or nations, if the list is of them. */
function tallied({ cues, order }: Query): 'club' | 'nation' | null {
  if (order !== null || !cues.has('most')) return null;
  if (cues.has('clubs')) return 'club';
  return cues.has('teams') || cues.has('nation') ? 'nation' : null;
}

/** 'Which country has the most Ballons d'Or?', 'which club had most World Cup winners?' */
function tallyBy(
  by: 'nation' | 'club',
  query: Query,
  ranked: readonly Ranked[],
  { clubCountries }: ScoutTables,
): Answer {
  const there = conditionsOf(query, 'clubIn').map(({ group }) => group);
  const isThere = (club: string) => there.every(({ nations }) => nations.includes(clubCountries.get(club) ?? ''));
  const names = ranked.flatMap(({ record: { entry } }) =>
    by === 'club' ? entry.details.clubs.filter(isThere) : [entry.player.nationality],
  );
  const [many, whose] = by === 'club' ? ['Clubs', ', each counted at all his notable clubs'] : ['Nations', ''];
  return {
    kind: 'tally',
    lead: `${many} with the most ${criteriaText(query)}${whose}:`,
    rows: tallyOf(names).slice(0, PAGE),
  };
}

/** Doesn't cut a list between players who are level, if a few more complete it. */
function levelEnd(ranked: readonly Ranked[], end: number): number {
  const more = ranked.findLastIndex(({ weight }) => weight === ranked[end - 1]?.weight) + 1;
  return more - end <= FEWER ? Math.max(end, more) : end;
}

/** The nearest there is: players of the same main club, active in the same years. */
function teammatesAnswer({ query, tables }: Context): Answer | null {
  const [player, ...others] = query.players;
  const [club] = player?.entry.details.clubs ?? [];
  if (!player || club === undefined || others.length > 0 || query.cues.has('worldCup')) return null;
  const { from, to } = careerOf(player.entry.details);
  const conditions: Condition[] = [
    { kind: 'club', group: { label: club, clubs: [club] } },
    { kind: 'active', years: { from, to } },
    { kind: 'gender', gender: player.entry.details.gender },
    { kind: 'player', named: player, isNot: true },
  ];
  return listAnswer({
    query: { ...query, players: [], conditions: [...query.conditions, ...conditions], order: null },
    tables,
    screen: null,
  });
}
