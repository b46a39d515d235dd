import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { chooseEleven, limitsOf, usualPlaces } from '#lib/assistant/scout/answer/eleven.ts';
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
import { careerOf } from '#lib/players/index/career.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { FORMATION_IDS, type FormationId, type Slot } from '#types/team.ts';

const entriesIn = (team: ScreenTeam) => team.players.flatMap(({ entry }) => entry ?? []);
const names = (players: readonly ScreenPlayer[]) => list.format(players.map(({ name, slot }) => `${name} (${slot})`));

/** They ask for some of the players. */
const OF_SOME: readonly Cue[] = ['oneClub', 'champion', 'scored', 'best'];

/** What is asked about some of the players, if not about the whole team. */
function ownQuery(query: Query): Query | null {
  const isOften = query.cues.has('most') && conditionsOf(query, 'honour').some(({ honour }) => honour.isDated);
  const isOfRatings = /ratings$/.test(query.said.get('howGood') ?? '') && !query.cues.has('average');
  // 'How old is my back four?'
  const asked = [isOften && 'awards', query.asks === 'age' && 'age', isOfRatings && 'rating'] as const;
  const measure = query.measures[0] ?? asked.find((one) => one !== false);
  if (query.order === null && measure) return { ...query, measures: [measure], order: { measure, isLeast: false } };
  const isAboutSome = query.conditions.length > 0 || OF_SOME.some((cue) => query.cues.has(cue));
  // Who isn't someone is everyone else.
  const isOther =
    query.conditions.length > 0 && query.conditions.every(({ kind, isNot }) => kind === 'player' && isNot);
  return query.order !== null || (isAboutSome && !isOther) ? query : null;
}

export function screenAnswer(query: Query, team: ScreenTeam, tables: ScoutTables): Answer | null {
  const { cues, lacking, players, formations } = query;
  const only = players.map(({ entry }) => entry);
  if (cues.has('missing')) return missing(query, team, tables);
  if (team.players.length === 0)
    return lines(NO_TEAM, `Your formation is ${team.formation}, with all eleven positions open.`);
  if (cues.has('misplaced')) return misplaced(team, only);
  if (cues.has('formationAdvice') || formations.length > 0)
    return formationAdvice(team, formations.length === 1 ? [team.formation, ...formations] : formations);
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
  if (team.open.length === 0) return misplaced(team, [], 'All eleven positions are taken. ');
  const free = playersFor({ ...query, ask: 'list' }, tables)
    .filter(({ record }) => team.bench.every(({ entry }) => entry !== record.entry))
    .map(({ record, weight }) => ({ entry: record.entry, weight }));
  const { chosen } = chooseEleven(team.formation, free, limitsOf(query.atMost), team.players);
  const example = (slot: Slot) => chosen.find((place) => place.slot === slot)?.entry.player.name;
  return lines(
    `In your ${team.formation}, ${team.open.length === 1 ? 'one position is' : `${team.open.length} positions are`} empty:`,
    ...team.open.map((slot) => `${slot} (${roleOf(slot)})${example(slot) ? `: for example ${example(slot)}` : ''}`),
  );
}

function misplaced(team: ScreenTeam, only: readonly IndexedPlayer[], before = ''): Answer {
  const asked = only.length === 0 ? team.players : team.players.filter(({ entry }) => entry && only.includes(entry));
  if (asked.length === 0)
    return lines(
      `${list.format(only.map(({ player }) => player.name))} ${only.length === 1 ? 'is' : 'are'} not in your team.`,
    );
  const wrong = asked.filter(isMisplaced);
  const right = only.length > 0 ? `${names(asked)}: that’s the right position.` : 'Nobody is out of position.';
  return lines(
    wrong.length > 0 && before !== '' && before.trim(),
    ...(wrong.length > 0
      ? wrong.map(
          ({ name, slot, entry }) =>
            `${name} is playing at ${slot} (${roleOf(slot)}). Natural position: ${entry ? positionsText(entry) : ''}.`,
        )
      : [`${before}${right}`]),
  );
}

/** How many of the players would stand in a usual position. */
function inFormation(players: readonly IndexedPlayer[], formation: FormationId) {
  const weighted = players.map((entry) => ({ entry, weight: entry.peak }));
  return { formation, count: usualPlaces(chooseEleven(formation, weighted, limitsOf({}))) };
}

function formationAdvice(team: ScreenTeam, asked: readonly FormationId[]): Answer {
  const players = entriesIn(team);
  const among = new Set(asked).size > 1 ? asked : FORMATION_IDS;
  const placed = among.map((formation) => inFormation(players, formation)).sort((a, b) => b.count - a.count);
  const most = placed[0]?.count ?? 0;
  const best = placed.filter(({ count }) => count === most).map(({ formation }) => formation);
  const others = placed.filter(({ count }) => count < most).map(({ formation, count }) => `${formation}: ${count}`);
  const isTie = among === asked && best.length > 1;
  const stay = best.includes(team.formation)
    ? ` You play ${team.formation} now.`
    : ` Your ${team.formation} has ${inFormation(players, team.formation).count}.`;
  const advice = lines(
    `${isTie ? 'It makes no difference: ' : ''}${list.format(best)} ${best.length === 1 ? 'suits' : 'suit'} your players best: ${most} of ${players.length} in a usual position.${stay}`,
    others.length > 0 && `The others: ${others.join(', ')}.`,
  );
  return { ...advice, about: { formation: best.includes(team.formation) ? team.formation : best[0] } };
}

function captain(team: ScreenTeam, only: readonly IndexedPlayer[]): Answer {
  const years = ({ details }: IndexedPlayer) => careerOf(details).to - careerOf(details).from;
  const players = only.length > 0 ? only : entriesIn(team);
  const known = players.toSorted((a, b) => b.fame - a.fame)[0];
  const longest = players.toSorted((a, b) => years(b) - years(a))[0];
  if (!known || !longest) return lines(NO_TEAM);
  const among = only.length > 0 ? 'of them' : 'in your team';
  const [most, player] =
    known === longest
      ? [' and has the longest career, so the armband would suit', known]
      : [`; ${longest.player.name} has the longest career`];
  const said = `${known.player.name} is the best known ${among}${most}.`;
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
    found.length > 0 && othersText(query, mine, tables),
    team.called === 'players' && alsoOnBench(query, team, tables),
  );
}

/** Unless starters are asked for, they may be meant, too. */
function alsoOnBench(query: Query, { bench }: ScreenTeam, tables: ScoutTables): string | false {
  const found = playersFor(query, tables, bench.flatMap(({ entry }) => entry ?? []).map(tables.recordOf));
  const records = found.map(({ record }) => record);
  return records.length > 0 && `On your bench: ${namesWithYears(records, conditionsOf(query, 'honour'))}.`;
}

/** 'And who has?' after 'who never won it' goes without saying. */
function othersText(query: Query, mine: readonly PlayerRecord[], tables: ScoutTables): string | false {
  const [never] = query.conditions.length === 1 ? conditionsOf(query, 'honour', true) : [];
  const ever = never ? playersFor({ ...query, conditions: [{ ...never, isNot: false }] }, tables, mine) : [];
  if (!never || ever.length === 0) return false;
  const records = ever.map(({ record }) => record);
  return `${ever.length} are among the ${never.honour.many}: ${namesWithYears(records, [never])}.`;
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
  const nations = [...Map.groupBy(players, ({ player }) => player.nationality)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const [most] = nations;
  const years = players.flatMap(({ player }) => player.year ?? []);
  const ratings = players.flatMap(({ peak }) => peak || []);
  const mean = (values: readonly number[]) =>
    Math.round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));
  const facts = [
    `Your ${team.formation} has ${team.players.length} of 11 players from ${counted(nations.length, 'nation', 'nations')}`,
    most && most[1].length > 1 && `most of them ${most[0]} (${most[1].length})`,
    years.length > 1 && `born ${Math.min(...years)}–${Math.max(...years)}, on average ${mean(years)}`,
    ratings.length > 1 && `rated ${mean(ratings)} on average`,
  ];
  const wrong = misplaced(team, []);
  return lines(
    `${facts.filter(Boolean).join(', ')}.${team.open.length === 0 ? '' : ` Empty: ${team.open.join(', ')}.`}`,
    ...(wrong.kind === 'lines' ? wrong.lines : []),
  );
}
