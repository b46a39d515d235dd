import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { noSuchCup } from '#lib/assistant/scout/answer/cup-scope.ts';
import * as cups from '#lib/assistant/scout/answer/cups.ts';
import { chooseEleven, counter, limitsOf, suitability, type Weighted } from '#lib/assistant/scout/answer/eleven.ts';
import { lineupAnswer, squadAnswer } from '#lib/assistant/scout/answer/lineups.ts';
import { matchAnswer } from '#lib/assistant/scout/answer/matches.ts';
import { comparisonAnswer, personAnswer } from '#lib/assistant/scout/answer/person.ts';
import { playersFor, type Ranked } from '#lib/assistant/scout/answer/players.ts';
import { fitLines, NO_TEAM, screenAnswer, USUAL_PLACE } from '#lib/assistant/scout/answer/screen.ts';
import { suggestAnswer } from '#lib/assistant/scout/answer/suggestions.ts';
import { versusAnswer } from '#lib/assistant/scout/answer/versus.ts';
import { type Condition, conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import { cupYearsOf } from '#lib/assistant/scout/read/settle.ts';
import { criteriaText } from '#lib/assistant/scout/say/criteria-text.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { MEASURES } from '#lib/assistant/scout/words/measures.ts';
import { careerOf } from '#lib/players/index/career.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import { STARTERS } from '#types/limits.ts';
import { FORMATION_IDS, type FormationId } from '#types/team.ts';

const USUAL_FORMATION: FormationId = '4-3-3';
const USUAL_COUNT = 10;
const FEWER = 5;
/** So few are all shown. */
const FEW = 15;
const HIGHEST_COUNT = 25;
/** Named in the question, so they play whatever else it asks for. */
const REQUIRED = 500;
/** What a start and a goal at the tournament add to the rating, for its eleven. */
const PER_START = 4;
const PER_GOAL = 3;
/** Keeps players known only from an old squad list from displacing ones fans know. */
const PER_FAME = 0.05;

type Context = { query: Query; tables: ScoutTables; screen: ScreenTeam | null };

/** The query run over the tables. Null if it asks for nothing that they have. */
export function answerQuery({ query, tables, screen }: Context): Answer | null {
  const { ask, players } = query;
  const context = { query, tables, screen };
  const missing = [
    'champion',
    'match',
    'lineup',
    'squad',
    'hosts',
    'teams',
    'manager',
    'list',
    'count',
    'eleven',
    'person',
  ].includes(ask)
    ? noSuchCup(query)
    : null;
  if (missing) return missing;
  switch (ask) {
    case 'champion':
      return cups.championAnswer(query, tables);
    case 'match':
      return matchAnswer(query, tables);
    case 'lineup':
      return lineupAnswer(query, tables);
    case 'squad':
      return squadAnswer(query, tables);
    case 'hosts':
      return cups.hostsAnswer(query, tables);
    case 'teams':
      return cups.teamsAnswer(query, tables);
    case 'manager':
      return cups.managerAnswer(query, tables);
    case 'captain':
      return cups.captainAnswer(query, tables);
    case 'versus':
      return versusAnswer(query, screen, tables);
    case 'eleven':
      return elevenAnswer(context);
    case 'person':
      return players[0] ? personAnswer(query, tables.recordOf(players[0].entry)) : null;
    case 'compare':
      return compareAnswer(context);
    case 'teammates':
      return teammatesAnswer(context);
    case 'screen':
      return screen ? screenAnswer(query, screen, tables) : lines(NO_TEAM);
    case 'suggest':
      return suggestAnswer(query, screen, tables);
    case 'count': {
      const records = playersFor(query, tables).map(({ record }) => record);
      // 'How many won it, and how many more than once?'
      const times =
        query.measures.length === 0
          ? query.conditions.filter((one) => one.kind === 'measure' && one.measure === 'awards')
          : [];
      const all = playersFor(
        { ...query, conditions: query.conditions.filter((one) => !times.includes(one)) },
        tables,
      ).length;
      return { kind: 'count', query, records, all };
    }
    case 'list':
      return listAnswer(context);
    case 'talk':
    case 'nothing':
      return null;
  }
}

function compareAnswer({ query, tables, screen }: Context): Answer {
  const roles = conditionsOf(query, 'role').flatMap(({ role }) => role.positions);
  // 'Better than my striker'
  const own = query.cues.has('thanMine')
    ? (screen?.players ?? []).flatMap(({ slot, entry }) => (roles.includes(naturalPosition(slot)) ? (entry ?? []) : []))
    : [];
  const entries = [...new Set([...query.players.map(({ entry }) => entry), ...own])];
  return comparisonAnswer(query, entries.map(tables.recordOf), own.length > 0 ? [] : fitLines(entries, query, screen));
}

function listAnswer({ query, tables }: Context): Answer {
  const ranked = playersFor(query, tables);
  if (query.cues.has('teams') && query.order !== null) return nationsTally(query, query.order, ranked);
  const isScorers = query.order?.measure === 'cupGoals' && cupYearsOf(query) !== null && query.conditions.length === 1;
  const whole = ranked.length <= FEW ? FEW : USUAL_COUNT;
  const count = Math.min(query.limit ?? (isScorers ? FEWER : whole), HIGHEST_COUNT);
  const { add, hasRoom } = counter(limitsOf(query.atMost), []);
  const each = ranked.filter(({ record: { entry } }) => {
    const isIn = hasRoom(entry);
    add(entry);
    return isIn;
  });
  const end =
    query.limit === null && query.order !== null && /^cup|awards/.test(query.order.measure)
      ? levelEnd(each, query.offset + count)
      : query.offset + count;
  return {
    kind: 'players',
    query,
    records: each.slice(query.offset, end).map(({ record }) => record),
    total: each.length,
  };
}

/** 'Which country has the most Ballons d'Or?' */
function nationsTally(query: Query, { measure }: NonNullable<Query['order']>, ranked: readonly Ranked[]): Answer {
  const totals = Map.groupBy(ranked, ({ record }) => record.entry.player.nationality);
  const rows = [...totals].map(([nation, own]) => [nation, own.reduce((sum, { weight }) => sum + weight, 0)] as const);
  return {
    kind: 'tally',
    lead: `Nations of ${criteriaText(query)}, added up, ${MEASURES[measure].basis}:`,
    rows: rows
      .sort((a, b) => b[1] - a[1])
      .slice(0, USUAL_COUNT)
      .map(([nation, total]) => [nation, String(total)]),
  };
}

/** Doesn't cut a list between players who are level, if a few more complete it. */
function levelEnd(ranked: readonly Ranked[], end: number): number {
  const last = ranked[end - 1]?.weight;
  const more = ranked.findLastIndex(({ weight }) => weight === last) + 1;
  return more - end <= FEWER ? Math.max(end, more) : end;
}

function elevenAnswer({ query, tables, screen }: Context): Answer {
  const { cues, players } = query;
  const isFilling = cues.has('fill') && screen !== null && screen.players.length > 0;
  const kept = isFilling ? screen.players : [];
  const wanted = isFilling ? screen.formation : (query.formations[0] ?? screen?.formation ?? USUAL_FORMATION);
  const formation = shifted(wanted, query);
  const years = cupYearsOf(query);
  const inTeam = new Set(isFilling ? screen.bench : []);
  const candidates = playersFor({ ...query, order: null }, tables)
    .filter(({ record }) => !inTeam.has(record.entry.player.name))
    .map(({ record, weight }): Weighted => {
      const parts =
        years === null ? [] : record.cups.filter(({ squad }) => squad.year >= years.from && squad.year <= years.to);
      const atCup = parts.reduce((sum, { starts, goals }) => sum + (starts ?? 0) * PER_START + goals * PER_GOAL, 0);
      return { entry: record.entry, weight: weight + atCup + record.entry.fame * PER_FAME };
    });
  candidates.sort((a, b) => b.weight - a.weight);
  const required = players.map(({ entry }) => ({ entry, weight: REQUIRED }));
  const free = [...required, ...candidates.filter(({ entry }) => players.every((one) => one.entry !== entry))];
  const isFree = query.formations.length === 0 && screen === null && !cues.has('attacking') && !cues.has('defensive');
  const known = new Map();
  const chooseIn = (id: FormationId) => chooseEleven(id, free, limitsOf(query.atMost), kept, known);
  const first = chooseIn(formation);
  // Unless the user has chosen a formation, take one in which everyone has a usual place.
  const others = isFree && usualPlaces(first) < STARTERS ? FORMATION_IDS.map(chooseIn) : [];
  const {
    formation: suited,
    chosen,
    open,
  } = others.reduce((best, next) => (usualPlaces(next) > usualPlaces(best) ? next : best), first);
  if (isFilling && screen.open.length === 0) return lines('Your team has no empty positions.');
  return {
    kind: 'eleven',
    query,
    formation: suited,
    places: formationOf(suited).positions.flatMap((slot): Extract<Answer, { kind: 'eleven' }>['places'][number][] => {
      const own = kept.find((place) => place.slot === slot);
      if (own) return [{ slot, name: own.name, entry: own.entry, isKept: true }];
      const entry = chosen.find((place) => place.slot === slot)?.entry;
      return entry ? [{ slot, name: entry.player.name, entry, isKept: false }] : [];
    }),
    open,
    unplaced: players.map(({ entry }) => entry).filter((entry) => chosen.every((place) => place.entry !== entry)),
  };
}

const usualPlaces = ({ chosen }: ReturnType<typeof chooseEleven>) =>
  chosen.filter(({ slot, entry }) => (suitability(entry, slot) ?? 0) >= USUAL_PLACE).length;

/** From cautious to bold, in steps of 10. */
const COURAGE: Readonly<Record<FormationId, number>> = {
  '5-3-2': 10,
  '4-4-2': 20,
  '4-2-3-1': 30,
  '3-5-2': 40,
  '4-3-3': 50,
  '3-4-3': 60,
};
const BY_COURAGE = FORMATION_IDS.toSorted((one, other) => COURAGE[one] - COURAGE[other]);

function shifted(formation: FormationId, { cues, formations }: Query): FormationId {
  if (formations.length > 0 && !cues.has('attacking') && !cues.has('defensive')) return formation;
  const step = Number(cues.has('attacking')) - Number(cues.has('defensive'));
  return BY_COURAGE[BY_COURAGE.indexOf(formation) + step] ?? formation;
}

function teammatesAnswer({ query, tables }: Context): Answer {
  const [player] = query.players;
  const [club] = player?.entry.details.clubs ?? [];
  if (!player || club === undefined) return lines('Whose team-mates do you mean?');
  const { from, to } = careerOf(player.entry.details);
  const conditions: Condition[] = [
    { kind: 'club', group: { label: club, clubs: [club] } },
    { kind: 'active', years: { from, to } },
    { kind: 'gender', gender: player.entry.details.gender },
    { kind: 'player', entry: player.entry, isNot: true },
  ];
  return listAnswer({
    query: { ...query, players: [], conditions: [...query.conditions, ...conditions], order: null },
    tables,
    screen: null,
  });
}
