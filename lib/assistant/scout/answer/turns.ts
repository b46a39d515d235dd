import type { About, Answer } from '#lib/assistant/scout/answer/answer.ts';
import { answerQuery } from '#lib/assistant/scout/answer/answer-query.ts';
import { whoMeets } from '#lib/assistant/scout/answer/conditions.ts';
import { yearOf } from '#lib/assistant/scout/answer/cup-scope.ts';
import { inFocus } from '#lib/assistant/scout/answer/in-focus.ts';
import { withElevens } from '#lib/assistant/scout/answer/matchup.ts';
import { aboutOf, isOfSameTeam, type Turn, withReferents } from '#lib/assistant/scout/answer/referents.ts';
import { type Ask, kindsIn, type NamedPlayer, type Query, type Reading } from '#lib/assistant/scout/query.ts';
import { isOfThem } from '#lib/assistant/scout/read/features.ts';
import { readAfter } from '#lib/assistant/scout/read/follow-up.ts';
import { withOwnNames } from '#lib/assistant/scout/read/full-names.ts';
import { withNamesakes } from '#lib/assistant/scout/read/order-of.ts';
import { readQuestion } from '#lib/assistant/scout/read/read-question.ts';
import { settled } from '#lib/assistant/scout/read/settle.ts';
import { isOfUs, ofOurs } from '#lib/assistant/scout/say/talk.ts';
import { everyoneNamed, placeNamed, type ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { patternsIn, replacementsIn } from '#lib/assistant/scout/words/patterns.ts';
import { lineOf, type Role } from '#lib/match/strength/eleven.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { foldText } from '#lib/team/fold-text.ts';

/** Short and polite ways to put a follow-up question, and the plain ones. */
const TURNS = replacementsIn('turns');
const { PUT_IN } = patternsIn('referents');

/** What is asked next, with the names of whom 'he' and 'they' are. */
export function nextTurn(
  before: Turn | undefined,
  asked: string,
  screen: ScreenTeam | null,
  tables: ScoutTables,
  today: string,
): Turn {
  const answerTo = (query: Query) => answerQuery({ query, tables, screen });
  if (before && isOfSameTeam(asked, before.query)) return { ...before, asked };
  const named = (text: string) => (screen ? withOwnNames(text, screen, tables.lexicon) : text);
  const queryOf = (reading: Reading, text: string) =>
    narrowed(settled(withNamesakes(ofScreen(reading, text, screen)), screen, today), tables);
  const read = (text: string): Turn => {
    const heard = readAfter(before?.reading, named(text), tables.lexicon, (alone) => inFocus(alone, before, tables));
    const reading = before && isOfThem(heard) ? ofPlayers(heard, before.query) : heard;
    const query = ofOtherEleven(withNewcomer(queryOf(reading, text), before?.query, screen), before?.query);
    const isOfListed =
      before &&
      LISTS.includes(query.ask) &&
      !reading.inherited.has('pronoun') &&
      // 'How old are they?'
      (reading.asks === 'age'
        ? reading.cues.has('pronoun')
        : isOfFirst(before) && (isOfThem(reading) || isOfThose(reading, before)));
    const ofAnswer = before ? ofListed(query, before.query, !!isOfListed, answerTo) : query;
    return {
      asked: plain,
      text,
      reading,
      before: before?.query,
      about: () => ({}),
      query: withElevens(ofAnswer, text, before, (side) => queryOf(readQuestion(named(side), tables.lexicon), side)),
    };
  };
  const plain = before
    ? placed(TURNS.reduce((text, [said, meant]) => text.replace(said, meant), asked).trim(), before.query)
    : asked;
  const turn = read(plain);
  const text = ofOurs(turn, before) ?? withReferents(turn, before, answerTo, tables);
  const meant = text === plain ? turn : read(text);
  const about = once(() => ({
    ...keptOf(before, meant),
    ...aboutOf(isOfUs(meant.query, asked) ? null : answerTo(meant.query)),
  }));
  if (meant.query.ask !== 'screen') return { ...meant, about };
  // What goes on from here is about the team on screen, too.
  const { reading, query } = meant;
  return {
    ...meant,
    about,
    reading: { ...reading, cues: new Set([...reading.cues, 'mine']) },
    query: { ...query, cues: new Set([...query.cues, 'mine']) },
  };
}

/** 'Put Goycochea in goal' after an eleven that isn't on screen */
const placed = (text: string, { ask, cues }: Query) =>
  ask === 'eleven' && !cues.has('mine') ? text.replace(PUT_IN, 'with $1') : text;

/** 'Less French' after an eleven isn't about the team on screen. */
const ofOtherEleven = (query: Query, before: Query | undefined): Query =>
  before?.ask === 'eleven' && !before.cues.has('fill') && query.ask === 'edit' && !query.cues.has('mine')
    ? { ...query, ask: 'nothing' }
    : query;

/** Most questions are the last, so nothing asks what they were about, or whether they were answered. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** What was in focus, as long as the World Cup is the same, and players of all of it aren't asked for. */
function keptOf(before: Turn | undefined, { query }: Turn): About {
  const { team, match } = before?.about() ?? {};
  const year = yearOf(query);
  const isSame = (one?: { year: number }) => one?.year === year || (year === null && query.conditions.length === 0);
  return { ...(isSame(team) && { team }), ...(isSame(match) && !LISTS.includes(query.ask) && { match }) };
}

/** Of the players in the answer before only, or the next ones. */
function ofListed(query: Query, before: Query, isOfThem: boolean, answerTo: (query: Query) => Answer | null): Query {
  const answer = isOfThem || (query.cues.has('more') && query.offset > 0) ? answerTo(before) : null;
  if (answer?.kind !== 'players') return query;
  if (!isOfThem) return { ...query, offset: before.offset + answer.records.length };
  const entries = answer.records.map(({ entry }) => entry);
  return { ...query, conditions: [...query.conditions, { kind: 'listed', entries }] };
}

/** 'Which of them started in a final?' after a list of players isn't about teams or matches. */
const ofPlayers = (reading: Reading, { ask, cues }: Query): Reading =>
  LISTS.includes(ask) && !(cues.has('teams') || cues.has('clubs'))
    ? { ...reading, cues: new Set([...reading.cues, 'players']) }
    : reading;

const LISTS: readonly Ask[] = ['list', 'count'];
/** The list is of the first only, such as the top scorers, but not if its order was asked for after the list. */
const isOfFirst = ({ query: { limit, order, conditions }, before }: Turn) =>
  limit !== null ||
  (order !== null && order.measure !== 'rating' && !conditions.some((one) => before?.conditions.includes(one)));
/** 'Who's the oldest?' after the best five */
const isOfThose = ({ order, conditions, asks }: Reading, { reading, query }: Turn) =>
  (query.limit !== null || asks === 'who') &&
  order !== null &&
  order.measure !== 'rating' &&
  reading.order?.measure !== order.measure &&
  conditions.every((one) => reading.conditions.includes(one));
/** 'Put Shearer back, take Cantona off' while van Basten isn't in yet: he comes for Cantona. 'Put Shearer back' takes back the change. */
function withNewcomer(query: Query, before: Query | undefined, screen: ScreenTeam | null): Query {
  const leaver = before?.ask === 'suggest' && !before.cues.has('nextTo') ? placeNamed(before, screen)?.entry : null;
  if (leaver && query.ask === 'edit' && query.players.length === 1 && query.conditions.length === 0)
    return {
      ...query,
      cues: new Set([...query.cues, 'instead', 'swappedFor']),
      players: [{ entry: leaver, others: [], said: '', typed: '' }, ...query.players],
    };
  if (before?.ask !== 'edit') return query;
  const { players } = query;
  const isIn = ({ entry }: NamedPlayer) => screen?.players.some((place) => place.entry === entry);
  const isBack = (one: NamedPlayer) => everyoneNamed(before).includes(one.entry);
  const newcomer = before.players.find((one) => !isIn(one));
  return query.ask === 'edit' && players.length === 2 && newcomer && players.every(isIn)
    ? { ...query, players: players.map((one) => (isBack(one) ? newcomer : one)) }
    : query;
}

const ENDS = 3;

/** 'The oldest and the youngest' are two lists. */
export function bothWays(query: Query): Query[] {
  const { order, limit } = query;
  if (!query.isBothWays || order === null || !['list', 'screen'].includes(query.ask)) return [query];
  return [order, { ...order, isLeast: !order.isLeast }].map((one) => ({ ...query, order: one, limit: limit ?? ENDS }));
}

/** If several players share a name, it means the one in the team on screen. */
function ofScreen(reading: Reading, text: string, screen: ScreenTeam | null): Reading {
  const mine = screen ? [...screen.players, ...screen.bench] : [];
  const meant = (named: NamedPlayer): NamedPlayer => {
    const all = [named.entry, ...named.others];
    const [own, ...more] = mine.flatMap(({ entry }) => (entry && all.includes(entry) ? entry : []));
    return own && more.length === 0 ? { ...named, entry: own, others: [] } : named;
  };
  const folded = foldText(text);
  const strangers = (screen?.players ?? []).flatMap(({ entry, name }) =>
    !entry && folded.includes(foldText(name)) ? name : [],
  );
  const isOfStranger = (word: string) => strangers.some((name) => foldText(name).split(' ').includes(word));
  return {
    ...withNamed(reading, meant),
    strangers,
    unread: reading.unread.filter((word) => !isOfStranger(word)),
  };
}

const TELLING = kindsIn('nation club cup active role shirt playing born');

/** Whom a name means may follow from a nation, club or World Cup in the question. */
function narrowed(query: Query, tables: ScoutTables): Query {
  const conditions = query.conditions.filter(({ kind, isNot }) => !isNot && TELLING.includes(kind));
  const isTold = whoMeets({ ...query, ask: 'count', conditions, cues: new Set() }, tables);
  const peers = query.players.flatMap(({ entry, others }) => (others.length === 0 ? entry : []));
  return withNamed(query, (named) => {
    if (named.others.length === 0) return named;
    const [entry, ...others] = [named.entry, ...named.others].filter((one) => isTold(tables.recordOf(one)));
    return besideOthers(entry ? { ...named, entry, others } : named, peers);
  });
}

const withNamed = <Heard extends Pick<Query, 'players' | 'conditions'>>(
  heard: Heard,
  meant: (named: NamedPlayer) => NamedPlayer,
): Heard => ({
  ...heard,
  players: heard.players.map(meant),
  conditions: heard.conditions.map((one) => ('named' in one ? { ...one, named: meant(one.named) } : one)),
});

/** So many years apart, players are of one era; with so many more, others aren't. */
const ERA = 12;
const CLEARLY = 5;
/** A namesake rated so much lower is hardly meant: Buffon is nearer to the age of Kasper Schmeichel than of Peter. */
const NAMESAKES = 8;

/** 'Keane or Vieira' are two midfielders of one era. */
function besideOthers(named: NamedPlayer, peers: readonly IndexedPlayer[]): NamedPlayer {
  if (named.others.length === 0 || peers.length === 0) return named;
  const lineAt = ({ details: { positions } }: IndexedPlayer) => lineOf((positions[0] ?? '') as Role);
  const all = [named.entry, ...named.others];
  const alike = all.filter((one) => peers.some((peer) => lineAt(peer) === lineAt(one)));
  const years = ({ player: { year } }: IndexedPlayer) =>
    Math.min(...peers.map(({ player }) => Math.abs((player.year ?? 0) - (year ?? 0))));
  const [best = named.entry, next] = (alike.length > 0 ? alike : all).toSorted((a, b) => years(a) - years(b));
  const isClear =
    years(best) <= ERA && best.peak >= named.entry.peak - NAMESAKES && (!next || years(next) - years(best) >= CLEARLY);
  return isClear ? { ...named, entry: best, others: [], said: best.foldedName } : named;
}
