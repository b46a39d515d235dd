import { type Answer, type Fact, lines } from '#lib/assistant/scout/answer/answer.ts';
import { whoMeets } from '#lib/assistant/scout/answer/conditions.ts';
import {
  cupContext,
  isOfStage,
  isTeamOf,
  nationsOf,
  resultText,
  winnerOf,
} from '#lib/assistant/scout/answer/cup-scope.ts';
import { COVERED, mayHavePlayedBefore, NOT_BEFORE, partsIn, scopeOf } from '#lib/assistant/scout/answer/figures.ts';
import { pastOf } from '#lib/assistant/scout/answer/furthest.ts';
import { type Condition, conditionsOf, type Kind, type Query, stagesIn } from '#lib/assistant/scout/query.ts';
import { counted, list, or, positionName, withArticle } from '#lib/assistant/scout/say/phrases.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';
import type { PlayerRecord, ScoutTables } from '#lib/assistant/scout/tables.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';
import { type Measure, WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';

const SAME_FACTS = ['born', 'clubs', 'position', 'number', 'nation', 'career', 'awards'] as const;
const CUE_FACTS: readonly (readonly [Cue, ...Fact[]])[] = [
  ['where', 'clubs', 'position'],
  ...SAME_FACTS.map((fact) => [fact, fact] as const),
  ['strongest', 'position'],
  ['oneClub', 'clubs'],
  ['howGood', 'rating'],
  ['scored', 'cupGoals'],
];
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
  born: 'born',
  birthday: 'born',
  ended: 'career',
  playing: 'career',
};

/** 'He never won it' is true or not, however it is asked. */
const NEVER_FACTS: Partial<Record<Kind, Fact>> = { cup: 'cups', club: 'clubs', clubIn: 'clubs' };

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
  if (asksBest(query)) return ['rating'];
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
    (['champion', 'firstCup', 'lastCup'] as const).some((cue) => cues.has(cue)) || has(query, 'cup', 'active');
  return isThen ? 'ageThen' : null;
}

/** 'Is he the best English striker?' */
const asksBest = ({ cues, conditions }: Query) =>
  cues.has('best') && conditions.length > 0 && conditions.every(({ kind }) => kind === 'nation' || kind === 'role');

export function personAnswer(query: Query, record: PlayerRecord, tables: ScoutTables): Answer {
  const [cup, ...others] = partsIn(record, scopeOf(query).years);
  const team = cup && others.length === 0 ? { name: cup.squad.team, year: cup.squad.year } : undefined;
  const isOfThere =
    has(query, 'clubIn') && (query.asks === 'which' || (!query.isWhether && factsOf(query)[0] === 'clubs'));
  if (isOfThere || asideIn(query).length > 0) return someClubs(query, record, tables);
  const isOfRounds = has(query, 'stage');
  // 'How many World Cups was he at, and how many finals?'
  const facts = isOfRounds ? query.measures.flatMap((one) => MEASURE_FACTS[one] ?? []) : factsOf(query);
  const person: Answer = { kind: 'person', about: { team }, record, facts, isSo: isSo(query, record, tables), query };
  if (!isOfRounds) return person;
  const isBeside = facts.some((fact) => fact !== 'cupMatches');
  return {
    kind: 'several',
    answers: [...(isBeside ? [person] : []), pastAnswer(query, record, tables) ?? roundsAnswer(query, record, tables)],
  };
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

/** 'Did Son get past the group?' is about how far his teams got. */
function pastAnswer(query: Query, record: PlayerRecord, tables: ScoutTables): Answer | null {
  const past = conditionsOf(query, 'stage').find(({ end }) => end === 'past');
  const squads = partsIn(record, scopeOf(query).years).map(({ squad }) => squad);
  if (!past || squads.length === 0) return null;
  return pastOf(`${record.entry.player.name}’s team`, squads, past.stage, cupContext({ query, tables, screen: null }));
}

/** 'Did Maradona lose a final?', 'how many finals did he start?' */
function roundsAnswer(query: Query, record: PlayerRecord, tables: ScoutTables): Answer {
  const against = nationsOf(query)
    .flatMap(({ nations }) => nations)
    .filter((nation) => !record.entry.details.nations.includes(nation));
  const isAgainst = isTeamOf(tables, [{ nations: against }]);
  const stages = stagesIn(query);
  const name = record.entry.player.name;
  const played = partsIn(record, scopeOf(query).years).flatMap(({ squad }) =>
    tables.matches
      .filter(({ year, teams }) => year === squad.year && teams.includes(squad.team))
      .filter(({ stage }) => stages.some((one) => isOfStage(stage, one)))
      .filter(({ year, teams }) => against.length === 0 || teams.some((team) => isAgainst(year, team)))
      .map((match) => roundOf(record, match, squad)),
  );
  const wanted = query.cues.has('lost') ? 'lost' : query.cues.has('champion') && 'won';
  const asked = played.filter(({ end }) => !wanted || end === wanted);
  const rounds = or.format(stages);
  const earlier = mayHavePlayedBefore(record) ? NOT_BEFORE : '';
  if (played.length === 0)
    return lines(
      `${query.isWhether ? 'No, ' : ''}${name}’s team reached no ${rounds} at World Cups ${COVERED}.${earlier}`,
    );
  const started = asked.filter(({ hasStarted }) => hasStarted).length;
  const yes = query.isWhether ? `${(wanted ? asked.length : started) > 0 ? 'Yes' : 'No'}, t` : 'T';
  const lead = query.cues.has('howMany')
    ? `${name} started ${started} of ${counted(asked.length, `${rounds} match`, `${rounds} matches`)}${wanted ? ` ${wanted} by` : ' of'} his teams at World Cups:`
    : `${yes}he ${rounds} matches of ${name}’s teams at World Cups:`;
  return lines(`${lead}${earlier}`, ...played.map(({ text }) => `${text}.`));
}

/** A match of the player's team, and his part in it. */
function roundOf({ entry }: PlayerRecord, match: CupMatch, { team, lineups }: Squad) {
  const lineup = lineups.find(({ date }) => date === match.date);
  const at = lineup?.eleven.findIndex((place) => place.entry === entry) ?? -1;
  const slot = lineup && formationOf(lineup.formation).positions[at];
  const winner = winnerOf(match);
  const lost = winner === null ? 'drawn' : 'lost';
  const end = winner === team ? 'won' : lost;
  const part = slot ? `in the starting eleven, ${positionName(naturalPosition(slot))}` : 'not in the starting eleven';
  return {
    end,
    hasStarted: slot !== undefined,
    text: `${resultText(match, team)} (${end}, ${lineup ? part : 'in the squad'})`,
  };
}
