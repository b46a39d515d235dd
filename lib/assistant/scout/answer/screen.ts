import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { tallyOf } from '#lib/assistant/scout/answer/cup-scope.ts';
import { chooseEleven, usualPlaces } from '#lib/assistant/scout/answer/eleven.ts';
import { yearsWon } from '#lib/assistant/scout/answer/figures.ts';
import { figuresTogether, playersFor } from '#lib/assistant/scout/answer/players.ts';
import {
  extremes,
  isMisplaced,
  NO_TEAM,
  rating,
  roleOf,
  standingThere,
  strengthOfLines,
  thereIn,
} from '#lib/assistant/scout/answer/strength.ts';
import { type Condition, conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import { ACTING } from '#lib/assistant/scout/read/features.ts';
import { criteriaText } from '#lib/assistant/scout/say/criteria-text.ts';
import { counted, lineOf, list, positionsText } from '#lib/assistant/scout/say/phrases.ts';
import type { ScreenPlayer, ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { PlayerRecord, ScoutTables } from '#lib/assistant/scout/tables.ts';
import { type Cue, cuesIn } from '#lib/assistant/scout/words/cues.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { FORMATION_IDS, type FormationId, type Slot } from '#types/team.ts';

const entriesIn = (team: ScreenTeam) => team.players.flatMap(({ entry }) => entry ?? []);
const names = (players: readonly ScreenPlayer[]) => list.format(players.map(({ name, slot }) => `${name} (${slot})`));

/** They ask for some of the players. */
const OF_SOME: readonly Cue[] = ['oneClub', 'champion', 'scored', 'best'];

/** What is asked about some of the players, if not about the whole team. */
function ownQuery(query: Query): Query | null {
  const isOfRatings = /ratings$/.test(query.said.get('howGood') ?? '') && !query.cues.has('average');
  // 'How old is my back four?'
  const asked = [query.asks === 'age' && 'age', isOfRatings && 'rating'] as const;
  const measure = query.measures[0] ?? asked.find((one) => one !== false);
  if (query.order === null && measure) return { ...query, measures: [measure], order: { measure, isLeast: false } };
  const isAboutSome = query.conditions.length > 0 || OF_SOME.some((cue) => query.cues.has(cue));
  return query.order !== null || isAboutSome ? query : null;
}

export function screenAnswer(query: Query, team: ScreenTeam, tables: ScoutTables): Answer | null {
  const { cues, lacking, players, formations } = query;
  const only = players.map(({ entry }) => entry);
  if (cues.has('missing')) return missing(query, team, tables);
  if (team.players.length === 0)
    return lines(NO_TEAM, `Your formation is ${team.formation}, with all eleven positions open.`);
  if (cues.has('misplaced')) return misplaced(team, only);
  if (cues.has('formationAdvice') || formations.length > 0) return formationAdvice(team, formations);
  if (lacking.includes('captains')) return captain(team, only);
  if (cues.has('ofLines')) return strengthOfLines(team, query);
  const ends = endsOf(query, team);
  if (ends.length > 0) {
    const whole = cues.has('describe') && players.length === 0 ? [summary(team)] : [];
    return { kind: 'several', answers: [...whole, ...ends.map((isWorst) => extremes(team, isWorst, query))] };
  }
  const together = figuresTogether(...ofLine(query, team, tables), tables);
  if (together) return together;
  const asked = ownQuery(query);
  return asked ? own(asked, team, tables) : wholeOf(query, team);
}

/** The weakest, the strongest or both. */
const endsOf = ({ cues, order }: Query, { called }: ScreenTeam) => [
  ...(cues.has('weakest') || (called === 'players' && order?.measure === 'rating' && order.isLeast) ? [true] : []),
  ...(cues.has('strongest') ? [false] : []),
];

/** 'My front three' are those who stand there. */
function ofLine(query: Query, team: ScreenTeam, tables: ScoutTables): [Query, PlayerRecord[]] {
  const there = thereIn(query, team);
  const conditions = query.conditions.filter((one) => one.kind !== 'role' || one.isNot);
  return there.length > 0
    ? [{ ...query, conditions }, entriesIn({ ...team, players: there }).map(tables.recordOf)]
    : [query, entriesIn(team).map(tables.recordOf)];
}

function missing(query: Query, team: ScreenTeam, tables: ScoutTables): Answer {
  if (team.open.length === 0)
    return { kind: 'several', answers: [lines('All eleven positions are taken.'), misplaced(team, [])] };
  const free = playersFor({ ...query, ask: 'list' }, tables)
    .filter(({ record }) => team.bench.every(({ entry }) => entry !== record.entry))
    .map(({ record, weight }) => ({ entry: record.entry, weight }));
  const { chosen } = chooseEleven(team.formation, free, query.atMost, team.players);
  const example = (slot: Slot) => chosen.find((place) => place.slot === slot)?.entry.player.name;
  return lines(
    `In your ${team.formation}, ${team.open.length === 1 ? 'one position is' : `${team.open.length} positions are`} empty:`,
    ...team.open.map((slot) => `${slot} (${roleOf(slot)})${example(slot) ? `: for example ${example(slot)}` : ''}`),
  );
}

function misplaced(team: ScreenTeam, only: readonly IndexedPlayer[]): Answer {
  const asked = team.players.filter(({ entry }) => only.length === 0 || (entry && only.includes(entry)));
  if (asked.length === 0)
    return lines(
      `${list.format(only.map(({ player }) => player.name))} ${only.length === 1 ? 'is' : 'are'} not in your team.`,
    );
  const wrong = asked.flatMap((place) =>
    place.entry && isMisplaced(place)
      ? `${place.name} is playing at ${place.slot} (${roleOf(place.slot)}). Natural position: ${positionsText(place.entry)}.`
      : [],
  );
  if (wrong.length > 0) return lines(...wrong);
  return lines(only.length > 0 ? `${names(asked)}: that’s the right position.` : 'Nobody is out of position.');
}

/** How many of the players would stand in a usual position. */
function inFormation(players: readonly IndexedPlayer[], formation: FormationId) {
  const weighted = players.map((entry) => ({ entry, weight: entry.peak }));
  return { formation, count: usualPlaces(chooseEleven(formation, weighted, {})) };
}

function formationAdvice(team: ScreenTeam, asked: readonly FormationId[]): Answer {
  const players = entriesIn(team);
  const among = asked.length > 0 ? [...new Set([team.formation, ...asked])] : FORMATION_IDS;
  const placed = among.map((formation) => inFormation(players, formation)).sort((a, b) => b.count - a.count);
  const most = placed[0]?.count ?? 0;
  const best = placed.filter(({ count }) => count === most).map(({ formation }) => formation);
  const others = placed.filter(({ count }) => count < most).map(({ formation, count }) => `${formation}: ${count}`);
  const advice = lines(
    `${list.format(best)} ${best.length === 1 ? 'suits' : 'suit'} your players best: ${most} of ${players.length} in a usual position. You play ${team.formation} now.`,
    others.length > 0 && `The others: ${others.join(', ')}.`,
  );
  return { ...advice, about: { formation: best.includes(team.formation) ? team.formation : best[0] } };
}

function captain(team: ScreenTeam, only: readonly IndexedPlayer[]): Answer {
  const [player] = (only.length > 0 ? only : entriesIn(team)).toSorted((a, b) => b.fame - a.fame);
  if (!player) return lines(NO_TEAM);
  const said = `${player.player.name} is the best known ${only.length > 0 ? 'of them' : 'in your team'}, so the armband would suit.`;
  return { ...lines(`${said} I don’t know who was captain of which club or nation.`), about: { player } };
}

/** Who of the eleven on screen meets the conditions, in the query's order. */
function own(query: Query, team: ScreenTeam, tables: ScoutTables): Answer {
  const mine = entriesIn(team).map(tables.recordOf);
  const found = playersFor(query, tables, mine).map(({ record }) => record);
  const isOfAll = query.measures.length > 0;
  if (found.length > 0 && (query.order !== null || query.cues.has('best')))
    return {
      kind: 'players',
      query,
      records: found.slice(0, query.limit ?? (isOfAll ? found.length : 3)),
      total: found.length,
    };
  const there = standingThere(query, team);
  if (there) return there;
  const which = namesWithYears(found, conditionsOf(query, 'honour'));
  const what = `the ${criteriaText(query)}`.replace(/^the players,? /, 'those ');
  const all = `your ${team.players.length} ${team.called}`;
  return lines(
    found.length === 0
      ? `None of ${all} is among ${what}.`
      : `Of ${all}, ${found.length} ${found.length === 1 ? 'is' : 'are'} among ${what}: ${which}.`,
    unsureText(query, mine, found, tables),
    team.called === 'players' && alsoOnBench(query, team, tables),
  );
}

/** 'Who never played in England?': not in every case is it known where all clubs are. */
function unsureText(query: Query, mine: readonly PlayerRecord[], found: readonly PlayerRecord[], tables: ScoutTables) {
  const isNever = ({ kind, isNot }: Condition) => isNot === true && (kind === 'clubIn' || kind === 'abroad');
  if (!query.conditions.some(isNever)) return false;
  const conditions = query.conditions.map((one) => (isNever(one) ? { ...one, isNot: false } : one));
  const there = playersFor({ ...query, conditions }, tables, mine).map(({ record }) => record);
  const unsure = mine.filter((record) => !found.includes(record) && !there.includes(record));
  return (
    unsure.length > 0 &&
    `I don’t know where all clubs of ${list.format(unsure.map(({ entry }) => entry.player.name))} are.`
  );
}

/** Unless starters are asked for, they may be meant, too. */
function alsoOnBench(query: Query, { bench }: ScreenTeam, tables: ScoutTables): string | false {
  const found = playersFor(query, tables, bench.flatMap(({ entry }) => entry ?? []).map(tables.recordOf));
  const records = found.map(({ record }) => record);
  return records.length > 0 && `On your bench: ${namesWithYears(records, conditionsOf(query, 'honour'))}.`;
}

const namesWithYears = (records: readonly PlayerRecord[], awards: readonly Extract<Condition, { kind: 'honour' }>[]) =>
  list.format(
    records.map((record) => {
      const years = awards.flatMap((award) => yearsWon(record, award));
      return `${record.entry.player.name}${years.length > 0 ? ` (${years.join(', ')})` : ''}`;
    }),
  );

const OF_TEAM = cuesIn('mine here forMine pronoun best howGood team teams players should thanks hello who bench');

/** 'Did any of these play together?' isn't about the team as a whole. */
function wholeOf({ cues, unread, idle, asks, conditions }: Query, team: ScreenTeam): Answer | null {
  const isPlain =
    unread.length + conditions.length === 0 &&
    !idle.some((word) => ACTING.test(word)) &&
    (asks === null || asks === 'which' || (cues.has('bench') && cues.has('who'))) &&
    [...cues].every((cue) => OF_TEAM.includes(cue));
  return isPlain || cues.has('describe') || cues.has('average') ? summary(team) : null;
}

function summary(team: ScreenTeam): Answer {
  if (team.called === 'substitutes')
    return lines(
      'On your bench:',
      ...team.players.map((place) => `${place.entry ? lineOf(place.entry) : place.name}, ${rating(place)}`),
    );
  const players = entriesIn(team);
  const nations = tallyOf(players.map(({ player }) => player.nationality));
  const [[nation, most] = ['', 0]] = nations;
  const years = players.flatMap(({ player }) => player.year ?? []);
  const ratings = players.flatMap(({ peak }) => peak || []);
  const mean = (values: readonly number[]) =>
    Math.round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));
  const facts = [
    `Your ${team.formation} has ${team.players.length} of 11 players from ${counted(nations.length, 'nation', 'nations')}`,
    most > 1 && `most of them ${nation} (${most})`,
    years.length > 1 && `born ${Math.min(...years)}–${Math.max(...years)}, on average ${mean(years)}`,
    ratings.length > 1 && `rated ${mean(ratings)} on average`,
  ];
  const wrong = misplaced(team, []);
  return lines(
    `${facts.filter(Boolean).join(', ')}.${team.open.length === 0 ? '' : ` Empty: ${team.open.join(', ')}.`}`,
    ...(wrong.kind === 'lines' ? wrong.lines : []),
  );
}
