import type { About, Answer } from '#lib/assistant/scout/answer/answer.ts';
import { nationsOf, roundText, winnerOf, yearOf } from '#lib/assistant/scout/answer/cup-scope.ts';
import { hostsOf } from '#lib/assistant/scout/answer/hosts.ts';
import { listedAt } from '#lib/assistant/scout/answer/listed.ts';
import { asksIn, conditionsOf, type Query, type Reading } from '#lib/assistant/scout/query.ts';
import { CUP_EVERY, cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import { asksScorers } from '#lib/assistant/scout/read/goes-on.ts';
import { numberOf } from '#lib/assistant/scout/read/ranges.ts';
import { everyoneNamed } from '#lib/assistant/scout/screen-team.ts';
import { CUPS, type ScoutTables } from '#lib/assistant/scout/tables.ts';
import { OF_SOME_TEAMS } from '#lib/assistant/scout/words/cues.ts';
import { patternsIn } from '#lib/assistant/scout/words/patterns.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';

const SAID = patternsIn('referents');

/** 'Go on then', 'put him in' */
export const isAccepting = (text: string) => SAID.ACCEPTED.test(text);

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
    [SAID.THAT_ONE, (year) => () => `at the ${year} World Cup`],
    [SAID.CUP_WON, (year) => () => `win the ${year} world cup`],
    [SAID.DID_PLAY, (year) => (_, who) => `how many matches did ${who} play in ${year}`],
    [SAID.THERE, (year) => (whole) => `${whole} in ${year}`],
  ];

/** The question with the names of whom and what it refers to: 'his goals' after 'Who captained Argentina in 1986?' */
export function withReferents(
  turn: Turn,
  before: Turn | undefined,
  answerTo: (query: Query) => Answer | null,
  tables: ScoutTables,
): string {
  const withHolders = turn.text
    .replace(SAID.HOLDERS, holdersIn(turn, tables))
    .replace(SAID.CHAMPIONS, championsIn(turn, tables))
    .replace(SAID.FINALISTS, (whole) => finalistsIn(turn.query, tables) ?? whole)
    .replace(SAID.HOSTS, (whole) => hostIn(turn.query, tables) ?? whole);
  if (!before) return withHolders;
  const year = cupYearsOf(before.query)?.from ?? before.about().team?.year;
  const there = year === undefined ? [] : OF_YEAR;
  const own = ownIn(before, answerTo);
  const { match } = before.about();
  const ofMatch = match
    ? withHolders
        .replace(SAID.BEATEN, 'the losers')
        .replace(SAID.DID_PLAY, (_, who) => `did ${who} play in the ${roundText(match.stage)} of ${match.year}`)
    : withHolders;
  const ofTime = there.reduce((text, [said, meant]) => text.replace(said, meant(year ?? 0)), ofMatch);
  const text = ofTime
    .replace(
      SAID.LISTED,
      (whole, ...ranks) =>
        listedAt(ranks.find(Boolean), ofTime.replace(whole, ''), answerTo(before.query), before.query) ?? whole,
    )
    .replace(SAID.NEXT_MATCH, (whole) => matchBeside(before, 1, tables) ?? whole)
    .replace(SAID.MATCH_BEFORE, (whole) => matchBeside(before, -1, tables) ?? whole)
    .replace(SAID.AGAIN, (whole) => (before.query.ask === 'versus' ? before.text : whole))
    .replace(SAID.TAKEN_BACK, (whole) => (isTakenBack(turn, before) ? 'undo that' : whole))
    .replace(SAID.SAME_NATION, (whole) => (own ? `from ${own.nationality}` : whole))
    .replace(SAID.AFTER_HIM, 'who is second')
    .replace(SAID.COMPARED, (whole) => {
      const [named, ...others] = before.about().player ? [] : before.query.players;
      if (others.length > 0) return whole;
      return named ? `is ${named.entry.player.name} ` : 'is he ';
    })
    .replace(SAID.OTHER_ONE, otherOne(before))
    .replace(SAID.DO_IT, (whole) => (asksScorers(before.reading) ? 'score' : whole))
    .replace(SAID.SOMEONE, (whole) => (own ? `replace ${own.name} with ` : whole))
    .replace(SAID.BETTER, (whole) => (own ? `who should replace ${own.name}` : whole))
    .replace(SAID.ACCEPTED, (whole) => {
      const { formation } = before.about();
      if (formation) return `change to ${formation}`;
      return before.query.ask === 'suggest' && !/\b(?:them|those|these)\b/i.test(whole) ? 'put him in' : whole;
    })
    .replace(SAID.EACH, (whole) => (turn.query.players.length === 0 && namesOf(before)) || whole);
  const changed = ofEleven(turn, before);
  if (changed) return changed;
  const isListed = SAID.LISTED.test(ofTime) && !SAID.LISTED.test(text);
  return isListed ? text : withNames(text, turn, before, before.about(), tables);
}

function withNames(text: string, turn: Turn, before: Turn, about: About, tables: ScoutTables): string {
  // After 'who scored for England against Croatia?'
  const [own, other] = (['for', 'against'] as const).map((side) =>
    conditionsOf(before.query, 'nation').find(({ scoring }) => scoring === side),
  );
  if (own && other && /\bfor them\b/iu.test(text))
    return text.replace(SAID.THEY, `${other.group.label} against ${own.group.label}`);
  const isOfHim = SAID.HE_PICKED.test(text) || isOfNoOther(text, turn, before);
  const isOfThem =
    (SAID.THEY.test(text) ||
      turn.reading.lacking.some((what) => OF_SOME_TEAMS.includes(what) && !before.reading.lacking.includes(what))) &&
    ownNations(turn, before) === 0;
  const [named, ...others] = before.query.players;
  const last = others.length === 0 ? named?.entry.player.name : undefined;
  const name = about.player?.player.name ?? about.manager ?? last;
  // 'Which players did he take?'
  if (isOfHim && about.manager && about.team && SAID.OF_HIS_TEAM.test(text))
    return withTeam(text.replace(SAID.HIS_MEN, 'they').replace(SAID.HE, 'they'), about.team);
  if (isOfHim && name) return withHim(text, name, sideOf(about, cupYearsOf(before.query)?.from, tables));
  return isOfThem && about.team ? withTeam(text, about.team) : text;
}

/** The team that he was with at that World Cup. */
const sideOf = ({ player }: About, at: number | undefined, { squads }: ScoutTables) =>
  squads.find(({ year, places }) => year === at && places.some(({ entry }) => entry === player));

/** After these, 'he' is the player offered, not the one who would go. */
const OFFERS = asksIn('suggest edit');

/** 'Replace him with Xavi' names who comes. */
const isOfNoOther = (text: string, { query, reading }: Turn, before: Turn) =>
  SAID.HE.test(text) &&
  // 'Did he play with Ronaldinho?' after Deco
  ((query.players.length === 1 && query.cues.has('teammates')) ||
    (before.reading.players.length === 0
      ? query.players.length === 0 || reading.cues.has('instead')
      : OFFERS.includes(before.query.ask) && (!reading.cues.has('instead') || reading.inherited.has('instead'))));

/** 'No, put him back', of someone in the change proposed before. */
const isTakenBack = ({ query }: Turn, before: Turn) =>
  before.query.ask === 'edit' && query.players.every(({ entry }) => everyoneNamed(before.query).includes(entry));

const namesOf = ({ query: { players } }: Turn) =>
  players.length > 1 && players.every(({ others }) => others.length === 0)
    ? players.map(({ entry }) => entry.player.name).join(' and ')
    : null;

const ownNations = ({ reading }: Turn, before: Turn) =>
  reading.conditions.filter((one) => one.kind === 'nation' && !before.reading.conditions.includes(one)).length;

/** Who won the World Cup before the one in question, or the last; of all there's nobody in particular. */
const holdersIn =
  ({ query, reading, text }: Turn, { matches }: ScoutTables) =>
  (whole: string): string => {
    const year = (cupYearsOf(query) ?? reading.years[0])?.from;
    const final = matches.find((match) => match.stage === 'final' && match.year === Number(year) - CUP_EVERY);
    // 'Holders knocked out in the group stage' are any.
    if (year === undefined && (SAID.TIMELESS.test(text) || !/^(?:the|current|reigning) /i.test(whole))) return whole;
    return (final && winnerOf(final)) ?? `world cup ${CUPS.last} winners`;
  };

/** Who won the World Cup of a question about its matches. */
const championsIn =
  ({ query }: Turn, { squads }: ScoutTables) =>
  (whole: string, said?: string, of?: string): string => {
    const year = yearOf(query);
    const champions = squads.find((squad) => squad.year === year && squad.isWinner);
    const isAsked =
      ['match', 'lineup', 'squad'].includes(query.ask) && query.conditions.every(({ kind }) => kind !== 'nation');
    return champions && isAsked ? `${champions.team}${of ? ' in' : ''}${said ? ` in ${year}` : ''}` : whole;
  };

/** 'The managers of the finalists' are those of two teams. */
function finalistsIn(query: Query, { matches }: ScoutTables): string | null {
  const final = matches.find(({ stage, year }) => stage === 'final' && year === yearOf(query));
  return final && query.lacking.includes('coaches') ? final.teams.join(' and ') : null;
}

/** Its only host. */
function hostIn(query: Query, tables: ScoutTables): string | null {
  const [host, ...others] = hostsOf(yearOf(query) ?? 0, false, tables);
  return others.length === 0 ? (host ?? null) : null;
}

/** The next or last match of the team in question, or else of the winner. */
function matchBeside({ about, query }: Turn, step: 1 | -1, { matches }: ScoutTables): string | null {
  const { match, team } = about();
  if (!match) return null;
  const [named, ...others] = nationsOf(query).map(({ label }) => label);
  const asked = team?.name ?? (others.length === 0 ? named : undefined);
  const name = match.teams.find((one) => one === asked) ?? winnerOf(match);
  const own = matches.filter(({ year, teams }) => year === match.year && teams.some((one) => one === name));
  const next = own[own.indexOf(match) + step];
  return next ? `${next.teams[0]} against ${next.teams[1]} in the ${roundText(next.stage)} of ${next.year}` : null;
}

/** After 'Ronaldo, the Brazilian one'. */
function otherOne({ reading, query }: Turn): string {
  const [meant] = query.players;
  const [read, ...more] = reading.players;
  const others = read ? [read.entry, ...read.others].filter((entry) => entry !== meant?.entry) : [];
  return others.length === 1 && more.length === 0 ? (others[0]?.player.name ?? '') : 'somebodyelse';
}

/** Who is to come into an eleven that was the answer before, and for whom. */
function ofEleven({ query, text }: Turn, before: Turn): string | null {
  if (before.query.ask !== 'eleven' || query.ask === 'edit' || query.players.length === 0) return null;
  const said = [SAID.EXCHANGED, SAID.INSTEAD, SAID.BROUGHT].find((one) => one.test(text));
  const { comer, leaver } = said?.exec(text)?.groups ?? {};
  if (!comer || query.players.length !== (leaver ? 2 : 1)) return null;
  return `with ${comer}${leaver ? ` but without ${leaver}` : ''}`;
}

/** The weakest in the team on screen, or whomever the answer before was about. */
const ownIn = ({ query }: Turn, answerTo: (query: Query) => Answer | null) =>
  query.ask === 'screen' ? aboutOf(answerTo(query)).player?.player : undefined;

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
const alone = (text: string) => text.replace(/^(?:(?:and|so|ok|okay) )+(?!without|not)/iu, '');

function withHim(text: string, name: string, side?: Squad): string {
  if (side && SAID.HIS_SIDE.test(text))
    return `${alone(text.replace(SAID.HIS_SIDE, side.team)).replace(/[?.! ]+$/u, '')} in ${side.year}`;
  return alone(text.replace(/\b(?:his|her)\b(?=\s+[a-z])/iu, `${name}’s`).replace(SAID.HE, name));
}

function withTeam(text: string, { name, year }: NonNullable<About['team']>): string {
  const ofThem = SAID.THEY.test(text) ? text : text.replace(/(?=\W*$)/u, ' them');
  const named = alone(ofThem.replace(/\btheir\b/iu, `${name}’s`).replace(SAID.THEY, name)).replace(/[?.! ]+$/u, '');
  return SAID.TIMELESS.test(text) ? named : `${named} in ${year}`;
}
