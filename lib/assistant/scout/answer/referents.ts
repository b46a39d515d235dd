import type { About, Answer } from '#lib/assistant/scout/answer/answer.ts';
import { roundText, winnerOf, yearOf } from '#lib/assistant/scout/answer/cup-scope.ts';
import { hostsOf } from '#lib/assistant/scout/answer/hosts.ts';
import { inTheirYears } from '#lib/assistant/scout/answer/their-years.ts';
import { asksIn, conditionsOf, kindsIn, type Query, type Reading } from '#lib/assistant/scout/query.ts';
import { CUP_EVERY, cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import { hasCue, isOnlyOf, isWithout } from '#lib/assistant/scout/read/features.ts';
import { numberOf } from '#lib/assistant/scout/read/ranges.ts';
import { everyoneNamed } from '#lib/assistant/scout/screen-team.ts';
import { CUPS, type ScoutTables } from '#lib/assistant/scout/tables.ts';
import { cuesIn, OF_SOME_TEAMS } from '#lib/assistant/scout/words/cues.ts';
import { ORDINALS } from '#lib/assistant/scout/words/number-words.ts';
import { patternsIn } from '#lib/assistant/scout/words/patterns.ts';

const SAID = patternsIn('referents');

/** 'Go on then' or 'put him in' after a team, or 'who did you take out?' after its change, which say both anyway. */
export const isOfSameTeam = (text: string, { ask }: Query) =>
  OFFERED.includes(ask) && (SAID.ACCEPTED.test(text) || (ask === 'edit' && SAID.CHANGES.test(text)));
const OFFERED = asksIn('edit eleven');

/** A question as asked and as meant, what was read, what it asks for, and what the one before did. */
export type Turn = {
  asked: string;
  text: string;
  reading: Reading;
  query: Query;
  before: Query | undefined;
  about: () => About;
};

const inYear = (sign: number) => (year: number) => (_: string, years?: string) =>
  `in ${year + sign * (years === undefined ? CUP_EVERY : numberOf(years.toLowerCase()))}`;

/** After a World Cup. */
const OF_YEAR: readonly (readonly [said: RegExp, meant: (year: number) => (whole: string, what?: string) => string])[] =
  [
    [SAID.LATER, inYear(1)],
    [SAID.EARLIER, inYear(-1)],
    [SAID.LATEST, () => () => 'the last world cup'],
    [SAID.THAT_ONE, (year) => () => `at the ${year} World Cup`],
    [SAID.THAT_FINAL, (year) => () => `the ${year} final`],
    [SAID.CUP_WON, (year) => () => `win the ${year} world cup`],
    [SAID.DID_PLAY, (year) => (_, who) => `how many matches did ${who} play in ${year}`],
    [SAID.THERE, (year) => (whole) => `${whole} at the ${year} World Cup`],
  ];

/** The holders and the only host of the World Cup in question by their names. */
function withHoldersAndHost({ text, query, reading }: Turn, tables: ScoutTables): string {
  const year = (cupYearsOf(query) ?? reading.years[0])?.from;
  const final = tables.matches.find((match) => match.stage === 'final' && match.year === Number(year) - CUP_EVERY);
  const holders = (final && winnerOf(final)) ?? `world cup ${CUPS.last} winners`;
  const [host, ...others] = hostsOf(yearOf(query) ?? 0, false, tables);
  // 'Holders knocked out in the group stage' are any.
  const isAny = (whole: string) => SAID.TIMELESS.test(text) || !/^(?:the|current|reigning) /i.test(whole);
  return text
    .replace(SAID.HOLDERS, (whole) => (year === undefined && isAny(whole) ? whole : holders))
    .replace(SAID.HOSTS, (whole) => (others.length === 0 && host) || whole);
}

/** The question with the names of whom and what it refers to: 'his goals' after 'Who captained Argentina in 1986?' */
export function withReferents(
  turn: Turn,
  before: Turn | undefined,
  answerTo: (query: Query) => Answer | null,
  tables: ScoutTables,
): string {
  const named = inTheirYears(withHoldersAndHost(turn, tables), turn.query, tables);
  if (!before) return named;
  const { match, team, formation } = before.about();
  const ofCup = conditionsOf(before.query, 'honour').find(({ honour }) => honour.isOfCup)?.years;
  const year = (cupYearsOf(before.query) ?? ofCup)?.from ?? team?.year;
  const name = nameIn(before);
  const own = ownIn(before, answerTo);
  const ofMatch = match
    ? named
        .replace(SAID.BEATEN, 'the losers')
        .replace(SAID.IN_IT, '')
        .replace(SAID.DID_PLAY, (_, who) => `did ${who} play in the ${roundText(match.stage)} of ${match.year}`)
    : named;
  const ofTime =
    year === undefined ? ofMatch : OF_YEAR.reduce((text, [said, meant]) => text.replace(said, meant(year)), ofMatch);
  const gone = before.query.ask === 'eleven' && conditionsOf(before.query, 'player', true).at(-1);
  if (gone && SAID.HIM_BACK.test(named)) return `with ${gone.named.entry.player.name}`;
  const listed = before.query.ask === 'screen' ? 'mine' : 'them';
  if (SAID.LISTED.test(ofTime))
    return ofTime.replace(SAID.LISTED, (all, ...ranks) => listedAt(ranks.find(Boolean), answerTo(before.query)) ?? all);
  const text = ofTime
    .replace(SAID.AGAIN, (whole) => (before.query.ask === 'versus' ? before.text : whole))
    .replace(SAID.TAKEN_BACK, (whole) => (isTakenBack(turn, before) ? 'undo that' : whole))
    .replace(SAID.NAMES, (whole) => (before.query.ask === 'count' ? before.text.replace(/how many/i, 'which') : whole))
    .replace(SAID.COMPARED, (whole) => (name ? `is ${name} ` : whole))
    .replace(SAID.OR_BETTER, (whole, who, how) => (name ? `is ${who} ${how} than ${name}` : whole))
    .replace(SAID.HIM, (whole) => name ?? whole)
    .replace(SAID.OTHER_ONE, otherOne(before))
    .replace(SAID.SOMEONE, (whole) => (own ? `replace ${own} with ` : whole))
    .replace(SAID.BETTER, (whole) => (own ? `who should replace ${own}` : whole))
    .replace(SAID.ACCEPTED, (whole) => {
      if (formation) return `change to ${formation}`;
      return before.query.ask === 'suggest' && !/\b(?:them|those|these)\b/i.test(whole) ? 'put him in' : whole;
    })
    .replace(SAID.WHO, (whole) => (ofTime === turn.text && isOfListed(turn, before) ? `${whole} of ${listed}` : whole))
    .replace(SAID.EACH, (whole) => (turn.query.players.length === 0 && namesOf(before)) || whole);
  return ofEleven(turn, before) ?? inTheGame(text, turn, before) ?? withNames(text, turn, before);
}

const LISTS = asksIn('list count screen');
const OF_SOME = kindsIn('measure honour playing cup stage club clubIn abroad age born nation role');
/** They ask for others than those in a list. */
const OF_OTHERS = cuesIn(
  'ever overall us mine here eleven squad hosts teams team nation pronoun wouldWin players getsIn should conceded',
);

/** 'Who has the most caps?' after a list is about those in it. */
const isOfListed = ({ reading, query: { ask } }: Turn, { query, reading: { conditions } }: Turn) =>
  LISTS.includes(query.ask) &&
  ask !== 'screen' &&
  !hasCue(query, ['teams', 'clubs']) &&
  isWithout(reading, ['players', 'sides', 'years', 'hostYear', 'formations', 'ranks']) &&
  isOnlyOf(reading, ...OF_SOME) &&
  !conditionsOf(reading, 'nation').some(({ scoring }) => scoring) &&
  !hasCue(reading, OF_OTHERS) &&
  !reading.lacking.some((what) => OF_SOME_TEAMS.includes(what)) &&
  // It goes on anyway.
  !reading.conditions.some((one) => conditions.includes(one));

/** 'The first one' of a list. */
function listedAt(rank: string, answer: Answer | null): string | undefined {
  if (answer?.kind !== 'players' && answer?.kind !== 'suggestions') return undefined;
  const place =
    ORDINALS.indexOf(rank.toLowerCase()) + 1 || numberOf(rank.toLowerCase().replace(/(?:st|nd|rd|th)$/, ''));
  return answer.records[place - 1]?.entry.player.name;
}

/** Whom the answer before was about, or else the only one it named. */
function nameIn({ about, query }: Turn): string | undefined {
  const { player, manager } = about();
  const [named, ...others] = query.players;
  return player?.player.name ?? manager ?? (others.length === 0 ? named?.entry.player.name : undefined);
}

function withNames(text: string, turn: Turn, before: Turn): string {
  // After 'who scored for England against Croatia?'
  const [own, other] = (['for', 'against'] as const).map((side) =>
    conditionsOf(before.query, 'nation').find(({ scoring }) => scoring === side),
  );
  if (own && other && SAID.FOR_THEM.test(text))
    return text.replace(SAID.FOR_THEM, `for ${other.group.label} against ${own.group.label}`);
  const { manager, team } = before.about();
  const name = nameIn(before);
  const isOfHim = SAID.HE_PICKED.test(text) || isOfNoOther(text, turn, before);
  // 'Which players did he take?'
  if (isOfHim && manager && team && SAID.OF_HIS_TEAM.test(text))
    return withTeam(text.replace(SAID.HIS_MEN, 'they').replace(SAID.HE, 'they'), team);
  if (isOfHim && name) return alone(text.replace(/\b(?:his|her)\b(?=\s+[a-z])/iu, `${name}’s`).replace(SAID.HE, name));
  if (!(team && isOfThem(text, turn, before))) return text;
  // 'And who knocked them out in 2018?' is about the team asked about before, not the one that knocked them out.
  const [asked] = conditionsOf(before.query, 'nation');
  const year = yearOf(turn.query) ?? team.year;
  return withTeam(text, year !== team.year && asked ? { name: asked.group.label, year } : team);
}

/** 'Who scored in the England game?' after Croatia at a World Cup */
function inTheGame(text: string, { query }: Turn, before: Turn): string | null {
  const [asked, ...both] = conditionsOf(before.query, 'nation').map(({ group }) => group.label);
  const name = before.about().team?.name ?? (both.length === 0 ? asked : undefined);
  const year = yearOf(before.query);
  const [other, ...more] = conditionsOf(query, 'nation').filter(({ group }) => ![name, asked].includes(group.label));
  if (!name || !year || !other || more.length > 0 || query.ask === 'versus' || SAID.TIMELESS.test(text)) return null;
  const meant = text.replace(SAID.THE_GAME, `in the match between ${name} and ${other.group.label}`);
  return meant === text ? null : `${alone(meant).replace(/[?.! ]+$/u, '')} in ${year}`;
}

/** 'They', or what is known of some teams only, when no other is named. */
const isOfThem = (text: string, { reading }: Turn, before: Turn) =>
  (SAID.THEY.test(text) ||
    reading.lacking.some((what) => OF_SOME_TEAMS.includes(what) && !before.reading.lacking.includes(what))) &&
  reading.conditions.every((one) => one.kind !== 'nation' || before.reading.conditions.includes(one));

/** 'Replace him with Xavi' names who comes. */
const isOfNoOther = (text: string, { query, reading }: Turn, before: Turn) =>
  SAID.HE.test(text) &&
  // 'Did he play with Ronaldinho?' after Deco
  (query.cues.has('teammates') ||
    (before.reading.players.length === 0
      ? query.players.length === 0 || reading.cues.has('instead')
      : OFFERS.includes(before.query.ask)));
/** After these, 'he' is the player offered, not the one who would go. */
const OFFERS = asksIn('suggest edit');

/** 'No, put him back', of someone in the change proposed before. */
const isTakenBack = ({ query }: Turn, before: Turn) =>
  before.query.ask === 'edit' && query.players.every(({ entry }) => everyoneNamed(before.query).includes(entry));

const namesOf = ({ query: { players } }: Turn) =>
  players.length > 1 && players.every(({ others }) => others.length === 0)
    ? players.map(({ entry }) => entry.player.name).join(' and ')
    : null;

/** After 'Ronaldo, the Brazilian one'. */
function otherOne({ reading, query }: Turn): string {
  const [meant] = query.players;
  const [read, ...more] = reading.players;
  const others = read ? [read.entry, ...read.others].filter((entry) => entry !== meant?.entry) : [];
  return others.length === 1 && more.length === 0 ? (others[0]?.player.name ?? '') : 'somebodyelse';
}

const MOVES = [SAID.EXCHANGED, SAID.INSTEAD, SAID.LEAVING, SAID.GONE, SAID.COMING, SAID.STAYING, SAID.NO_NAME];

/** Who is to come into an eleven that was the answer before, and who is to go: 'no Zidane, Platini has to play'. */
function ofEleven({ query, text }: Turn, before: Turn): string | null {
  if (before.query.ask !== 'eleven' || everyoneNamed(query).length === 0) return null;
  const moves = text.split(SAID.CLAUSES).map((clause) => MOVES.map((one) => one.exec(clause)).find(Boolean));
  if (moves.includes(undefined)) return null;
  const [comers = '', leavers = ''] = (['comer', 'leaver'] as const).map((role) =>
    moves.flatMap((one) => one?.groups?.[role] ?? []).join(' and '),
  );
  return [comers && `with ${comers}`, leavers && `without ${leavers}`].filter(Boolean).join(' but ') || null;
}

/** The weakest in the team on screen, or whomever the answer before was about. */
const ownIn = ({ query }: Turn, answerTo: (query: Query) => Answer | null) =>
  query.ask === 'screen' ? aboutOf(answerTo(query)).player?.player.name : undefined;

/** Whom an answer is about, if it is one. */
export function aboutOf(answer: Answer | null): About {
  if (answer?.about) return answer.about;
  if (answer?.kind === 'several') return answer.answers.length === 1 ? aboutOf(answer.answers[0] ?? null) : {};
  if (answer?.kind !== 'players' && answer?.kind !== 'count' && answer?.kind !== 'suggestions') return {};
  const [first, ...others] = answer.records;
  return {
    player:
      others.length === 0 ||
      answer.kind === 'suggestions' ||
      answer.query.order !== null ||
      answer.query.cues.has('best')
        ? first?.entry
        : undefined,
  };
}

/** No longer a question that goes on. */
const alone = (text: string) => text.replace(/^(?:(?:and|so|ok|okay|(?:what|how) about) )+(?!without|not)/iu, '');

function withTeam(text: string, { name, year }: NonNullable<About['team']>): string {
  const ofThem = SAID.THEY.test(text) ? text : text.replace(/(?=\W*$)/u, ' them');
  const named = alone(ofThem.replace(/\btheir\b/iu, `${name}’s`).replace(SAID.THEY, name)).replace(/[?.! ]+$/u, '');
  return SAID.TIMELESS.test(text) ? named : `${named} in ${year}`;
}
