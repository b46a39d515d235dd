import { type Answer, type Fact, lines } from '#lib/assistant/scout/answer/answer.ts';
import { whoMeets } from '#lib/assistant/scout/answer/conditions.ts';
import { mayHavePlayedBefore, partsIn, scopeOf } from '#lib/assistant/scout/answer/figures.ts';
import { roundsAnswer } from '#lib/assistant/scout/answer/rounds.ts';
import { type Condition, conditionsOf, type Kind, type Query } from '#lib/assistant/scout/query.ts';
import { list, or, withArticle } from '#lib/assistant/scout/say/phrases.ts';
import type { PlayerRecord, ScoutTables } from '#lib/assistant/scout/tables.ts';
import { type Cue, cuesIn } from '#lib/assistant/scout/words/cues.ts';
import { type Measure, WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';
import type { NationGroup } from '#lib/players/filters.ts';

const SAME_FACTS = ['born', 'clubs', 'position', 'number', 'nation', 'career', 'awards'] as const;
const CUE_FACTS: readonly (readonly [Cue, ...Fact[]])[] = [
  ['where', 'clubs', 'position'],
  ...SAME_FACTS.map((fact) => [fact, fact] as const),
  ['strongest', 'position'],
  ['oneClub', 'clubs'],
  ['howGood', 'rating'],
  ['scored', 'cupGoals'],
];
/** Other facts that answer a cue, too: when he won it says that he did. */
const ALSO_TELLING: Partial<Record<Cue, readonly Fact[]>> = {
  champion: ['isWinner', 'awards', 'ageThen'],
  whichCup: ['cups', 'cupGoals', 'cupMatches', 'isWinner', 'awards'],
  squad: ['cups'],
  // Goals and matches at World Cups are a nation's.
  nation: ['isFrom', 'cups', 'cupGoals', 'cupMatches', 'isWinner'],
  result: ['ageThen', 'cups', 'cupGoals', 'cupMatches'],
  teams: ['clubs', 'nation', 'isFrom', 'cups'],
  clubs: ['isAtClub'],
  born: ['ageThen', 'ageAtEnd'],
  career: ['ageAtEnd'],
};
/** A list of matches tells them. */
const OF_ROUNDS = cuesIn('lost champion result lineup squad out position scored compare firstCup lastCup');
const OF_CLUBS = cuesIn('clubs where teams nation');

/** Whether an answer about a person says what a cue asks for. Plain lines list his clubs or, among several answers, his matches. */
export function tellsOf(answer: Answer, cue: Cue): boolean {
  if (answer.kind === 'lines') return OF_CLUBS.includes(cue);
  if (answer.kind === 'several')
    return answer.answers.some((one) => (one.kind === 'lines' ? OF_ROUNDS.includes(cue) : tellsOf(one, cue)));
  if (answer.kind !== 'person') return answer.kind === 'players';
  const facts = [...CUE_FACTS.flatMap(([own, ...of]) => (own === cue ? of : [])), ...(ALSO_TELLING[cue] ?? [])];
  return facts.some((fact) => answer.facts.includes(fact));
}

const MEASURE_FACTS: Partial<Record<Measure, Fact>> = {
  cupGoals: 'cupGoals',
  cupGoalsOnce: 'cupGoals',
  cupsScoredIn: 'cupGoals',
  cupMatches: 'cupMatches',
  cupStarts: 'cupMatches',
  cups: 'cups',
  cupsWon: 'isWinner',
  awards: 'awards',
  clubs: 'clubs',
  rating: 'rating',
};

/** What else 'did he wear number 10?' is about. */
const KIND_FACTS: Partial<Record<Kind, Fact>> = {
  shirt: 'number',
  clubIn: 'clubs',
  abroad: 'clubs',
  born: 'born',
  birthday: 'born',
  ended: 'career',
  playing: 'career',
};

/** 'He never won it' is true or not, however it is asked. */
const NEVER_FACTS: Partial<Record<Kind, Fact>> = { cup: 'cups', club: 'clubs', clubIn: 'clubs', abroad: 'clubs' };

/** What a condition asks of a person: 'did he score eight goals?' */
function factIn(one: Condition): Fact | undefined {
  if (one.kind === 'measure') return MEASURE_FACTS[one.measure];
  if (one.kind === 'honour' && one.isNot) return one.honour === WORLD_CUP ? 'isWinner' : 'awards';
  return (one.isNot ? NEVER_FACTS : KIND_FACTS)[one.kind];
}

const has = ({ conditions }: Query, ...kinds: Kind[]) =>
  conditions.some(({ kind, isNot }) => kinds.includes(kind) && !isNot);

/** Still playing at a club is about the club. */
const askedOf = ({ conditions }: Query) =>
  conditions.filter(
    (one) => factIn(one) && (one.kind !== 'playing' || conditions.every(({ kind }) => kind !== 'club')),
  );

const isNever = (one: Condition) => one.isNot === true && factIn(one) !== undefined;

/** 'Did he win the World Cup?', 'how many World Cups has he won?' */
const asksTitles = (query: Query) =>
  query.cues.has('champion') &&
  conditionsOf(query, 'honour').every(({ honour }) => honour === WORLD_CUP) &&
  (query.cues.has('worldCup') || query.measures.includes('cups') || has(query, 'cup'));

/** What is asked about a person; the whole profile if nothing in particular. */
export function factsOf(query: Query): Fact[] {
  const { cues, lacking } = query;
  const isOfCup = has(query, 'cup') || cues.has('worldCup') || cues.has('squad');
  const asked = factsNamed(query);
  const age = asked[0] === 'born' && ageFact(query);
  if (age) return [age, ...asked.filter((fact) => !['born', 'awards'].includes(fact))];
  if (has(query, 'nation') && !isOfCup && asked.every((fact) => fact === 'nation')) return ['isFrom'];
  if (asked.length > 1)
    return [...new Set(asked.filter((fact) => fact !== 'nation' || query.said.get('nation') === 'nationality'))];
  if (asked.length === 1) return asked;
  const vague: readonly (readonly [boolean, Fact])[] = [
    [query.isWhether && has(query, 'role'), 'isRole'],
    [cues.has('champion'), 'awards'],
    [has(query, 'playing') && lacking.length === 0 && !cues.has('playedFor'), 'career'],
    [isOfCup, 'cups'],
    [cues.has('playedFor'), 'clubs'],
  ];
  return [vague.find(([isMeant]) => isMeant)?.[1] ?? 'profile'];
}

function factsNamed(query: Query): Fact[] {
  const { cues, measures, order } = query;
  const asked: readonly (readonly [boolean, ...(Fact | undefined)[]])[] = [
    // 'Did he play for Milan?', but not 'how much did they pay for him?'
    [
      has(query, 'club') && (query.isWhether || query.form !== 'question'),
      has(query, 'playing') ? 'clubs' : 'isAtClub',
    ],
    [has(query, 'age') || cues.has('born'), 'born'],
    [has(query, 'honour'), 'awards'],
    [true, ...measures.map((one) => (one === 'cups' && cues.has('champion') ? undefined : MEASURE_FACTS[one]))],
    [order !== null, order ? MEASURE_FACTS[order.measure] : undefined],
    [query.isWhether && query.lacking.length === 0, ...askedOf(query).map(factIn)],
    [true, ...query.conditions.filter(isNever).map(factIn)],
    ...CUE_FACTS.map(([cue, ...facts]) => [cues.has(cue), ...facts] as const),
    [asksTitles(query), 'isWinner'],
  ];
  return asked.flatMap(([isMeant, ...facts]) => (isMeant ? facts.filter((fact) => fact !== undefined) : []));
}

/** 'How old was he at the World Cup, when he retired, or when he won the Ballon d'Or?' */
function ageFact(query: Query): Fact | null {
  const { cues } = query;
  if (cues.has('career') || has(query, 'playing')) return 'ageAtEnd';
  const isThen =
    (['champion', 'firstCup', 'lastCup'] as const).some((cue) => cues.has(cue)) ||
    (query.asks === 'age' && cues.has('worldCup')) ||
    has(query, 'cup', 'active', 'honour');
  return isThen ? 'ageThen' : null;
}

export function personAnswer(query: Query, record: PlayerRecord, tables: ScoutTables): Answer {
  const cups = partsIn(record, scopeOf(query).years);
  // 'Did Totti win it? Who was his coach then?'
  const isOfTitle = query.cues.has('champion') && query.asks !== 'which';
  const [cup, ...others] = isOfTitle ? cups.filter(({ squad }) => squad.isWinner) : cups;
  const team = cup && others.length === 0 ? { name: cup.squad.team, year: cup.squad.year } : undefined;
  const isOfThere =
    has(query, 'clubIn') && (query.asks === 'which' || (!query.isWhether && factsOf(query)[0] === 'clubs'));
  if (isOfThere || asideIn(query).length > 0) return someClubs(query, record, tables);
  const opponents = opponentsOf(query, record);
  const isOfRounds = has(query, 'stage') || opponents.length > 0;
  // 'How many World Cups was he at, and how many finals?'
  const facts = isOfRounds ? query.measures.flatMap((one) => MEASURE_FACTS[one] ?? []) : factsOf(query);
  const person: Answer = { kind: 'person', about: { team }, record, facts, isSo: isSo(query, record, tables), query };
  if (!isOfRounds) return person;
  const isBeside = facts.some((fact) => fact !== 'cupMatches');
  return { kind: 'several', answers: [...(isBeside ? [person] : []), roundsAnswer(query, record, opponents, tables)] };
}

/** 'The match with Holland': nations that weren't the player's own. */
function opponentsOf(query: Query, { entry }: PlayerRecord): NationGroup[] {
  const isOfMatches =
    has(query, 'stage') ||
    query.cues.has('result') ||
    factsOf(query).every((fact) => fact === 'cups' || fact === 'cupMatches');
  return conditionsOf(query, 'nation')
    .filter(({ scoring }) => scoring === 'against' || (scoring !== 'for' && !query.cues.has('squad') && isOfMatches))
    .map(({ group }) => group)
    .filter(({ nations }) => nations.every((nation) => !entry.details.nations.includes(nation)));
}

/** 'Besides Chelsea', but not 'never for Chelsea' */
const asideIn = (query: Query) =>
  /\b(?:never|not|t)\b/.test(query.said.get('not') ?? '') ? [] : conditionsOf(query, 'club', true);

/** 'Which English clubs did he play for?', 'who did he play for besides Chelsea?' */
function someClubs(query: Query, { entry }: PlayerRecord, { clubCountries }: ScoutTables): Answer {
  const { player, details } = entry;
  const groups = conditionsOf(query, 'clubIn').map(({ group }) => group);
  const aside = asideIn(query).flatMap(({ group }) => group.clubs);
  const isThere = (club: string) =>
    groups.length === 0 || groups.some(({ nations }) => nations.includes(clubCountries.get(club) ?? ''));
  const there = details.clubs.filter((club) => isThere(club) && !aside.includes(club));
  const where = groups.length > 0 ? ` in ${or.format(groups.map(({ label }) => withArticle(label)))}` : '';
  const unknown = details.clubs.filter((club) => where !== '' && !clubCountries.has(club));
  const clubs = `${aside.length > 0 ? 'other ' : ''}notable club`;
  return lines(
    unknown.length > 0 && `I don’t know the country of ${list.format(unknown)}.`,
    there.length === 0
      ? `I know no ${clubs} of ${player.name}${where}.`
      : `${player.name}’s ${clubs}s${where}: ${list.format(there)}.`,
  );
}

/** Whether the conditions asked about hold; null if that isn't asked. */
function isSo(query: Query, record: PlayerRecord, tables: ScoutTables): boolean | null {
  const asked = askedOf(query);
  if (!(query.isWhether || asked.some(isNever)) || query.lacking.length > 0 || asked.length === 0) return null;
  if (asked.some(isNever) && mayHavePlayedBefore(record)) return null;
  const conditions = [...asked, ...conditionsOf(query, 'cup')];
  return whoMeets({ ...query, ask: 'count', conditions, cues: new Set() }, tables)(record);
}
