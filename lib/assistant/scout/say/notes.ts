import { comparedIn } from '#lib/assistant/scout/answer/comparison.ts';
import { isOfAnyCup, isOfFew } from '#lib/assistant/scout/answer/conditions.ts';
import { missingIn } from '#lib/assistant/scout/answer/definite.ts';
import { isUsual } from '#lib/assistant/scout/answer/eleven.ts';
import { isOfLineups, mayHavePlayedBefore } from '#lib/assistant/scout/answer/figures.ts';
import type { Ignored } from '#lib/assistant/scout/answer/ignored.ts';
import { factsOf } from '#lib/assistant/scout/answer/person.ts';
import { type Ask, asksIn, type Condition, conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import { cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import { MANY } from '#lib/assistant/scout/read/ranges.ts';
import { criteriaText } from '#lib/assistant/scout/say/criteria-text.ts';
import { ALWAYS, isHeeded } from '#lib/assistant/scout/say/heeded.ts';
import { list, names, or } from '#lib/assistant/scout/say/phrases.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import { CUPS, type ScoutTables } from '#lib/assistant/scout/tables.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';
import { CAPTAINS, MEASURES, type Measure } from '#lib/assistant/scout/words/measures.ts';
import { listOf } from '#lib/assistant/scout/words/rows.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import type { FormationId } from '#types/team.ts';

const LISTS = asksIn('list eleven count');
const TEAMMATES = 'I don’t have club seasons, so I don’t know who played together when.';

/** Which parts of the question were guessed, approximated or left out. It is whole if nothing was left out. */
export function notesOn(
  query: Query,
  ignored: Ignored,
  screen: ScreenTeam | null,
  tables: ScoutTables,
): { notes: string[]; isWhole: boolean } {
  const guessed = query.players.flatMap(({ typed, said, entry }) =>
    typed === said ? [] : [`I read “${typed}” as ${entry.player.name}.`],
  );
  const left = LEFT_OUT.flatMap((note) => note(query, tables, ignored) || []);
  const told = TOLD.flatMap((note) => note(query, tables, ignored) || []);
  const unknown = isOfTeam(query) ? (screen?.players ?? []).filter(({ entry }) => entry === null) : [];
  if (unknown.length > 0) told.push(`I don’t know ${list.format(unknown.map(({ name }) => name))}.`);
  return { notes: [...guessed, ...left, ...told], isWhole: left.length === 0 };
}

/** About the team on screen, or part of it. */
const isOfTeam = ({ ask, cues }: Query) =>
  ask === 'screen' || ask === 'edit' || cues.has('fill') || cues.has('mine') || cues.has('forMine');

type Note = (query: Query, tables: ScoutTables, ignored: Ignored) => string | false;

/** Nouns of what an answer tells anyway, such as its matches. */
const NOUNS = listOf<Measure>()('rating cups cupMatches cupGoals clubs');
/** The hosts and the winners have no goals. */
const TITLES: Partial<Record<Ask, readonly Measure[]>> = {
  hosts: ['rating', 'cups'],
  champion: ['rating', 'cups', 'cupsWon'],
};

const isPersonal = ({ ask }: Query) => ask === 'person' || ask === 'compare';

/** Club and time, which the tables don't combine. */
function isClubSeason(query: Query): 'year' | 'years' | null {
  const times = conditionsOf(query, 'active');
  const isOfTime = cupYearsOf(query) !== null || conditionsOf(query, 'playing').some(({ isActive }) => isActive);
  const clubs = query.conditions.filter(({ kind, isNot }) => !isNot && (kind === 'club' || kind === 'clubIn'));
  if (clubs.length === 0 || ![...LISTS, 'squad'].includes(query.ask)) return null;
  if (times.length === 0) return isOfTime ? 'years' : null;
  return times.some(({ years }) => years.from === years.to) ? 'year' : 'years';
}

/** Goals or matches without a word about World Cups. */
function isCupOnly(query: Query): boolean {
  const measures = [...query.measures, query.order?.measure, query.cues.has('scored') ? 'cupGoals' : undefined];
  const { cues, inherited } = query;
  // 'And for Argentina?' after World Cup goals
  const isWider = inherited.has('worldCup') && (cues.has('overall') || conditionsOf(query, 'nation').length > 0);
  const saysCup =
    (!isWider && !isOfCaps(query) && (cues.has('worldCup') || cues.has('ofCups'))) ||
    cupYearsOf(query) !== null ||
    query.conditions.some(({ kind }) => kind === 'cup');
  return (
    measures.some((one) => one === 'cupGoals' || one === 'cupMatches') &&
    !saysCup &&
    (isPersonal(query) || query.ask === 'list' || query.ask === 'eleven' || (query.ask === 'screen' && isOfCaps(query)))
  );
}

const isOfCaps = ({ cues }: Query) => cues.has('ofCaps');
const CUP_ONLY = 'I have World Cup goals and matches only.';

/** Whether it tells what there is of someone, whenever and wherever the rest was. */
const isInstead = (query: Query) =>
  query.ask === 'compare' || (query.ask === 'person' && factsOf(query)[0] === 'profile');

/** What the user said that this kind of answer makes no use of. */
function unusedWords({ ask, cues, said, inherited, conditions }: Query, ignored: Ignored): string[] {
  const isUnused = (cue: Cue) =>
    !(isHeeded(ask, cue) || ALWAYS.includes(cue)) ||
    ignored.cues.includes(cue) ||
    (ask === 'list' && cue === 'squad' && conditions.every(({ kind }) => kind !== 'nation' && kind !== 'cup'));
  return [...cues].filter((cue) => !inherited.has(cue) && isUnused(cue)).flatMap((cue) => said.get(cue) ?? []);
}

/** These make an answer incomplete. */
const LEFT_OUT: readonly Note[] = [
  ({ unread }) => unread.length > 0 && `I don’t understand “${unread.join(' ')}”, so I left it out.`,
  (query) => {
    const missing = missingIn(query);
    if (missing.length === 0) return false;
    return `I don’t have ${or.format(missing)}${isInstead(query) ? '. What I do have:' : ', so I left that out.'}`;
  },
  ({ ask, cues, players }) =>
    ask === 'teammates' &&
    !cues.has('worldCup') &&
    !cues.has('ofCups') &&
    `${TEAMMATES} The nearest I have are players of the same main club as ${names(players.map(({ entry }) => entry))}, active in the same years:`,
  (query) =>
    isClubSeason(query) === 'year' &&
    'I don’t have club seasons, so I don’t know who was at the club in that year. The nearest I have are its players who were active then:',
  (query) => isCupOnly(query) && (isOfCaps(query) ? `I don’t have caps; ${CUP_ONLY}` : isPersonal(query) && CUP_ONLY),
  (query, { recordOf }) => {
    const isOfCups = query.ask === 'compare' && comparedIn(query).some((measure) => measure.startsWith('cup'));
    const compared = isOfCups ? query.players.map(({ entry }) => entry) : [];
    const than = conditionsOf(query, 'than').flatMap(({ measure, named }) =>
      measure.startsWith('cup') ? [named.entry] : [],
    );
    const early = [...compared, ...than].filter((entry) => mayHavePlayedBefore(recordOf(entry)));
    return (
      early.length > 0 && `I don’t have World Cups before ${CUPS.first}, so I may not know all of ${names(early)}’s.`
    );
  },
];

/** These say what an answer is based on. */
const TOLD: readonly Note[] = [
  (query) =>
    conditionsOf(query, 'all').length > 0 &&
    'I know one nation of most players, so some may have played for others, too.',
  ({ cues }) =>
    cues.has('alike') && 'I don’t have playing styles, so I took those of the same position rated about the same.',
  (query) =>
    conditionsOf(query, 'honour').some(
      ({ honour, years }) =>
        (years?.from ?? (honour.isDated && !honour.isOfCup && LISTS.includes(query.ask) ? 0 : CUPS.first)) < CUPS.first,
    ) && `I have only winners who still played in ${CUPS.first} or later.`,
  (query) =>
    [...LISTS, 'screen'].includes(query.ask) &&
    conditionsOf(query, 'honour').some(
      ({ honour, years }) => honour === CAPTAINS && (years?.to ?? CUPS.last) >= CUPS.last,
    ) &&
    `I don’t know who was captain of the winners of ${CUPS.last}.`,
  (query) => isCupOnly(query) && !isPersonal(query) && !isOfCaps(query) && CUP_ONLY,
  (query) =>
    [...LISTS, 'screen'].includes(query.ask) &&
    query.conditions.some((one) => one.kind === 'stage' && one.end !== 'scored' && one.end !== 'past') &&
    'I know who started, but not who came on.',
  (query) =>
    isClubSeason(query) === 'years' && 'I don’t know when players were at a club, so some joined it later or had left.',
  ({ conditions, ask }) =>
    [...LISTS, 'suggest'].includes(ask) &&
    conditions.some(({ kind, isNot }) => isNot && ['club', 'clubIn', 'abroad'].includes(kind)) &&
    'I know players’ notable clubs only, so they may have been at others.',
  (query) =>
    !['teams', 'match', 'person', 'compare'].includes(query.ask) &&
    query.conditions.some(
      (one) => (one.isNot && isOfAnyCup(one)) || (one.kind === 'measure' && isOfFew(one, { years: cupYearsOf(query) })),
    ) &&
    `By the squads from ${CUPS.first} to ${CUPS.last}; I left out anyone who may have been at an earlier World Cup.`,
  (query) =>
    (cupYearsOf(query)?.to ?? CUPS.last) > CUPS.lastWithLineups &&
    query.conditions.some(
      (one) => one.kind === 'measure' && isOfLineups(one.measure) && (one.isNot || one.to < MANY),
    ) &&
    `I have line-ups up to ${CUPS.lastWithLineups}, so I left out anyone who was at a later World Cup.`,
];

/** What the answer makes no use of. */
export function unusedIn(query: Query, ignored: Ignored): string[] {
  const { ask, order, measures, cues, said, inherited, limit, ranks, formations, lacking } = query;
  if (lacking.length > 0 && isInstead(query)) return [];
  const isOfBest =
    cues.has('best') && !inherited.has('best') && !/^top/.test(said.get('best') ?? '') && order?.measure === 'age';
  const others: readonly Measure[] = isOfBest ? ['rating'] : measures;
  const isInOrder = LISTS.includes(ask) && order !== null;
  const nouns =
    cues.has('scored') && !TITLES[ask] ? [] : ignored.measures.filter((one) => !(TITLES[ask] ?? NOUNS).includes(one));
  return [
    ...unusedWords(query, ignored),
    ignored.conditions.length > 0 && leftOutText(query, ignored.conditions),
    ignored.number,
    ...[...nouns, ...(isInOrder ? others.filter((one) => !order.measure.startsWith(one.slice(0, 3))) : [])].map(
      (one) => MEASURES[one].basis,
    ),
    ask === 'eleven' && limit !== null && `number ${ranks[0] ?? limit}`,
    ...(OF_NO_FORMATION.includes(ask) ? formations.filter(needsOther(query)) : ignored.formations),
  ].flatMap((one) => one || []);
}

const OF_NO_FORMATION = asksIn('list count person compare squad lineup match goals teams');

/** 'Keane or Vieira for a 4-4-2' is the same choice in any formation that has a usual place for both. */
const needsOther =
  ({ ask, players }: Query) =>
  (id: FormationId) =>
    ask !== 'compare' || !players.every(({ entry }) => formationOf(id).positions.some((slot) => isUsual(entry, slot)));

function leftOutText(query: Query, ignored: readonly Condition[]): string {
  const ofPlayers = ignored.filter(({ kind }) => kind !== 'stage' && kind !== 'score');
  const text = criteriaText({ ...query, cues: new Set(), conditions: ofPlayers });
  const others = ignored.flatMap((one) => {
    if (one.kind === 'stage') return [one.stage];
    if (one.kind === 'record') return [`${one.isAll ? 'every match' : 'no match'} ${one.end}`];
    return one.kind === 'score' ? [one.goals?.join('–') ?? 'goals in the match'] : [];
  });
  return [...(text === 'players' ? [] : [text.replace(/^players,? /, '')]), ...others].join(', ') || 'such goals';
}
