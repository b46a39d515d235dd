import type { About, Answer } from '#lib/assistant/scout/answer/answer.ts';
import { winnerOf, yearOf } from '#lib/assistant/scout/answer/cup-scope.ts';
import { hostsOf } from '#lib/assistant/scout/answer/hosts.ts';
import type { Query, Reading } from '#lib/assistant/scout/query.ts';
import { CUP_EVERY, cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import { numberOf } from '#lib/assistant/scout/read/ranges.ts';
import { isOfUs } from '#lib/assistant/scout/say/talk.ts';
import { CUPS, type ScoutTables } from '#lib/assistant/scout/tables.ts';
import { OF_SOME_TEAMS } from '#lib/assistant/scout/words/lacking-words.ts';
import { ORDINALS } from '#lib/assistant/scout/words/number-words.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';

/** A question as asked and as meant, what was read, what it asks for, and what the one before did. */
export type Turn = { asked: string; text: string; reading: Reading; query: Query; before: Query | undefined };

const HOLDERS =
  /\b(?:the )?(?:(?:reigning|current|defending) (?:world )?(?:cup )?(?:champions(?! league)|holders|winners)|(?<!record |ball |boot |or )(?:world cup |title )?holders(?! (?:of|for)))(?! (?:who|that|which))\b/iu;
const HOSTS = /(?<!\bwho(?: (?:were|was|are|is)|[’']?s|[’']re) )\bthe hosts?(?: nation| country)?\b/iu;
/** 'Did the champions of 1998 lose a match?' */
const CHAMPIONS =
  /\bthe ((?:19|20)\d\d )?(?:world )?(?:cup )?(?:champions|winners)\b( (?:of|in|from)(?= (?:19|20)\d\d))?/iu;
const NUMBER = '(\\d{1,2}|four|eight|twelve)';
const LATER = new RegExp(
  `\\b(?:in |at )?(?:${NUMBER} years (?:later|after(?:wards)?|on)|the (?:next|following) (?:one|world cup|tournament|edition)|(?:the |da )?(?:one|world cup) after(?: that)?|(?:vier|cuatro|quatro|quatre|quattro|4) (?:jahre|a[nñ]os|ans|anni) (?:sp[äa]ter|danach|despu[eé]s|depois|plus tard|apr[èe]s|dopo)|(?:el|il|o) (?:siguiente|seguinte|successivo)|la suivante|(?:celle|quella) (?:d['’]apr[èe]s|dopo)|d(?:ie|as) danach)\\b`,
  'iu',
);
const EARLIER = new RegExp(
  `\\b(?:in |at )?(?:${NUMBER} years (?:before|earlier)|the previous (?:one|world cup|tournament|edition)|(?:the |da )?(?:one|world cup) (?:before|b4)(?: that)?|(?:vier|cuatro|quatro|quatre|quattro|4) (?:jahre|a[nñ]os|ans|anni) (?:davor|vorher|zuvor|fr[üu]her|antes|avant|plus t[ôo]t|prima)|(?:el|o|l['’]) ?(?:anterior|precedente)|la précédente|(?:celle|quella) (?:d['’]avant|prima)|d(?:ie|as) davor)\\b`,
  'iu',
);
/** 'How old was he then?' */
const THAT_ONE =
  /\b(?:(?:in|at|of|during|by) )?that (?:tournament|world cup|edition|summer|year)\b|(?<=\b(?:old|age)\b.*)\b(?:(?:back )?then|(?:at|on) (?:the|that) (?:time|day)|when (?:s?he|they) \w+(?: (?:it|that|them|one))?)(?=\W*$)/iu;
/** 'Did he actually play?', there. */
const DID_PLAY =
  /^(?:(?:and|but|so) )*did ([\p{L}’' -]+?) (?:(?:ever|actually|even|really) )*(?:play|feature|get on|come on)(?: at all| there| a (?:single )?(?:minute|game|match))?\W*$/iu;
const LISTED =
  /(?<!^(?:and )?who(?: is| was|[’']?s)? )\b(?:in )?(?:the (first|second|third|fourth|fifth|middle|[1-5](?:st|nd|rd|th)) (?:one|guy|dude|player|man|of (?:them|those(?: \w+)?)|on (?:the|that) list)|n(?:umbe)?[ro]\.? ?([1-5]) (?:on|of) (?:the|that) list|the one in the (middle)|number (two|three|four|five))\b/iu;
/** 'Give me someone better' after 'where am I weakest?' */
const SOMEONE =
  /^(?:(?:so|ok|and|then|please|can you|could you) )*(?:give|get|find|buy|sign|suggest)(?: me| us)? (?=(?:someone|somebody|one|an?) (?:better|younger|stronger|older)\b)(?!.*\b(?:than|for|instead)\b)/iu;
const OTHER_ONE = /\bthe other (?:one|guy|player)?(?=$|[\s?.!,])/iu;
const HE =
  /\b(?:he|him|his|she|her|(?:this|that|the) (?:guy|bloke|player|dude|lad)|(?:this|that) one|ele|ela|ihn|ihm|lui)\b|(?<=\b(?:hat|war|ist|spielte|wurde|kam|gewann|schoss) )er\b|(?<=-)(?:il|elle|le|la)\b/iu;
const THEY = /\b(?:they|them|their|that (?:side|team))\b/iu;
const EACH =
  /\beach(?: of them)?\b|(?<=\b(?:did|has|have|was|were|do|does|is|are) )(?:either|both)(?: of (?:them|those|the two))?\b/iu;
/** 'Which team knocked his side out?' */
const HIS_SIDE =
  /(?<=\b(?:knock|eliminat|beat|lost|los[et]|sent|put|dump|kick|coach|manag|captain|train|how far|out|play|met|meet|faced?|opponent)\w*\b.*|(?=.*\b(?:out|packing|home|far|exit)\b))\b(?:his|her) (?:own )?(?:sides?|teams?|country|nation|national (?:team|side)|lot|men|boys)\b/iu;
const HE_PICKED = /\bdid he (?:take|pick|call|select|include|bring)\b/iu;
const OF_HIS_TEAM =
  /\b(?:players|squad|team|line-?up|eleven|captain|scor(?:ed?|ers?)|t[ao]k?e|took|pick|call|select)\b/iu;
/** Not about the World Cup of the question before. */
const TIMELESS = /\b(?:ever|last|others?|another|again|first|before|since|next|often|times|total|all|\d{2,4})\b/iu;

const inYear = (sign: number) => (year: number) => (_: string, years?: string) =>
  `in ${year + sign * (years === undefined ? CUP_EVERY : numberOf(years.toLowerCase()))}`;

/** After a World Cup. */
const OF_YEAR: readonly (readonly [said: RegExp, meant: (year: number) => (whole: string, what?: string) => string])[] =
  [
    [LATER, inYear(1)],
    [EARLIER, inYear(-1)],
    [THAT_ONE, (year) => () => `at the ${year} World Cup`],
    [DID_PLAY, (year) => (_, who) => `how many matches did ${who} play in ${year}`],
  ];

/** The question with the names of whom and what it refers to: 'his goals' after 'Who captained Argentina in 1986?' */
export function withReferents(
  turn: Turn,
  before: Turn | undefined,
  answerTo: (query: Query) => Answer | null,
  tables: ScoutTables,
): string {
  const withHolders = turn.text
    .replace(HOLDERS, holdersIn(turn, tables))
    .replace(CHAMPIONS, championsIn(turn, tables))
    .replace(HOSTS, (whole) => hostIn(turn.query, tables) ?? whole);
  if (!before) return withHolders;
  const year = cupYearsOf(before.query)?.from;
  const there = year === undefined ? [] : OF_YEAR;
  const ofTime = there.reduce((text, [said, meant]) => text.replace(said, meant(year ?? 0)), withHolders);
  const text = ofTime
    .replace(LISTED, (whole, ...ranks) => listedAt(ranks.find(Boolean), answerTo(before.query)) ?? whole)
    .replace(OTHER_ONE, otherOne(before))
    .replace(SOMEONE, (whole) => swapOf(before, answerTo) ?? whole)
    .replace(EACH, (whole) => (turn.query.players.length === 0 && namesOf(before)) || whole);
  const isListed = LISTED.test(ofTime) && !LISTED.test(text);
  return isListed
    ? text
    : withNames(text, turn, before, isOfUs(before.query) ? {} : aboutOf(answerTo(before.query)), tables);
}

function withNames(text: string, turn: Turn, before: Turn, about: About, tables: ScoutTables): string {
  const isOfHim = HE_PICKED.test(text) || isOfNoOther(text, turn, before);
  const isOfThem =
    (THEY.test(text) || turn.reading.lacking.some((what) => OF_SOME_TEAMS.includes(what))) &&
    ownNations(turn, before) === 0;
  const name = about.player?.player.name ?? about.manager;
  // 'Which players did he take?'
  if (isOfHim && about.manager && about.team && OF_HIS_TEAM.test(text))
    return withTeam(text.replace(HE, 'they'), about.team);
  if (isOfHim && name) return withHim(text, name, sideOf(about, cupYearsOf(before.query)?.from, tables));
  return isOfThem && about.team ? withTeam(text, about.team) : text;
}

/** The team that he was with at that World Cup. */
const sideOf = ({ player }: About, at: number | undefined, { squads }: ScoutTables) =>
  squads.find(({ year, places }) => year === at && places.some(({ entry }) => entry === player));

/** 'Replace him with Xavi' names who comes. */
const isOfNoOther = (text: string, { query, reading }: Turn, before: Turn) =>
  HE.test(text) && (query.players.length === 0 || reading.cues.has('instead')) && before.reading.players.length === 0;

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
    if (year === undefined && TIMELESS.test(text)) return whole;
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

/** Its only host. */
function hostIn(query: Query, tables: ScoutTables): string | null {
  const [host, ...others] = hostsOf(yearOf(query) ?? 0, false, tables);
  return others.length === 0 ? (host ?? null) : null;
}

/** After 'Ronaldo, the Brazilian one'. */
function otherOne({ reading, query }: Turn): string {
  const [meant] = query.players;
  const [read, ...more] = reading.players;
  const others = read ? [read.entry, ...read.others].filter((entry) => entry !== meant?.entry) : [];
  return others.length === 1 && more.length === 0 ? (others[0]?.player.name ?? '') : 'somebodyelse';
}

/** Of the weakest, or whomever the answer before was about. */
const swapOf = ({ query }: Turn, answerTo: (query: Query) => Answer | null) => {
  const { player } = query.ask === 'screen' ? aboutOf(answerTo(query)) : {};
  return player && `replace ${player.player.name} with `;
};

/** 'The first one' of a list */
function listedAt(rank: string, answer: Answer | null): string | undefined {
  if (answer?.kind !== 'players' && answer?.kind !== 'suggestions' && answer?.kind !== 'matches') return undefined;
  const all = answer.kind === 'matches' ? answer.matches : answer.records;
  const place =
    ORDINALS.indexOf(rank.toLowerCase()) + 1 || numberOf(rank.toLowerCase().replace(/(?:st|nd|rd|th)$/, ''));
  const one = all[rank === 'middle' ? (all.length - 1) / 2 : place - 1];
  if (!one) return undefined;
  return 'entry' in one ? one.entry.player.name : `in the ${one.stage} of ${one.year}`;
}

/** Whom an answer is about, if it is one. */
function aboutOf(answer: Answer | null): About {
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
  if (side && HIS_SIDE.test(text))
    return `${alone(text.replace(HIS_SIDE, side.team)).replace(/[?.! ]+$/u, '')} in ${side.year}`;
  return alone(text.replace(/\b(?:his|her)\b(?=\s+[a-z])/iu, `${name}’s`).replace(HE, name));
}

function withTeam(text: string, { name, year }: NonNullable<About['team']>): string {
  const ofThem = THEY.test(text) ? text : text.replace(/(?=\W*$)/u, ' them');
  const named = alone(ofThem.replace(/\btheir\b/iu, `${name}’s`).replace(THEY, name)).replace(/[?.! ]+$/u, '');
  return TIMELESS.test(text) ? named : `${named} in ${year}`;
}
