import { type Condition, isOfGroup, type NamedPlayer, type Reading } from '#lib/assistant/scout/query.ts';
import { isAboutCups, isOfCups } from '#lib/assistant/scout/read/cup-years.ts';
import { hasCue, hasKind, isOfThem, isOnlyOf, isWithout, slotsIn } from '#lib/assistant/scout/read/features.ts';
import { isGrouped } from '#lib/assistant/scout/read/shares.ts';
import { type Cue, cuesIn, MATCH_CUES, OF_SOME_TEAMS } from '#lib/assistant/scout/words/cues.ts';
import { patternsIn } from '#lib/assistant/scout/words/patterns.ts';

/** How a question goes on from the one before. */
export const SAID = patternsIn('goesOn');
/** Cues that make sense only after something. */
export const EDITS: readonly Cue[] = ['attacking', 'defensive', 'more', 'sameAs', 'not'];
/** A question this short may leave out what was said before. */
const SHORT = 5;
const isShort = (folded: string, more = 0) => folded.split(' ').length <= SHORT + more;

/** Whether a question leaves out what the one before said. */
export function goesOn(reading: Reading, before: Reading): boolean {
  const { cues } = reading;
  const folded = reading.text.replace(SAID.OPENING, '');
  if (isOfSameCup(reading, before) || isChoice(reading, before)) return true;
  // 'Who was their star?', 'which of them scored most?'
  const isOfSomebody =
    before.players.length > 0 || isAboutCup(before) || isOfThem(reading) || hasKind(before, 'nation');
  if (cues.has('pronoun') && reading.players.length === 0 && isOfSomebody) return true;
  // 'Swap my worst player for a Brazilian' says itself who goes.
  if (cues.has('instead') && (cues.has('mine') || reading.players.length > 0)) return false;
  return (
    SAID.AND.test(folded) ||
    FOLLOWING.some(
      ([without, isMeant]) => isWithout(reading, slotsIn(without as never)) && isMeant(reading, before, folded),
    )
  );
}

/** The answer to 'Which Müller?': 'Gerd' or 'the Brazilian'. */
export function isChoice(reading: Reading, before: Reading): boolean {
  const unclear = before.players.filter(({ others }) => others.length > 0);
  const isPlain =
    isWithout(reading, ['measures', 'order', 'years', 'lacking', 'unread']) &&
    [...reading.cues].every((cue) => cue === 'pronoun');
  if (!isPlain || unclear.length === 0) return false;
  if (reading.players.length === 0) return reading.conditions.length > 0 && isOnlyOf(reading, 'nation', 'club', 'role');
  // 'Gerd, not Thomas'
  return reading.players.length === 1 && isOnlyOf(reading, 'player') && unclear.some((one) => choiceIn(one, reading));
}

/** The one meant, if only one can be. */
export function choiceIn({ entry, others }: NamedPlayer, { players: [named], conditions }: Reading) {
  const said = named?.said.split(' ') ?? [];
  const fitting = [entry, ...others].filter(
    (one) =>
      said.every((word) => one.words.some(({ text }) => text === word)) &&
      (named || conditions.every((of) => !isGrouped(of) || isOfGroup(one, of) === !of.isNot)),
  );
  return named || fitting.length === 1 ? fitting[0] : undefined;
}

export const isAboutCup = (reading: Reading) =>
  reading.years.some((years) => isOfCups(reading, years, isAboutCups(reading))) ||
  reading.hostYear !== null ||
  hasKind(reading, 'cup');

const isOfGoal = ({ kind }: Condition) => kind === 'goal' || kind === 'haul';

/** 'Who scored?' */
export const asksScorers = ({ cues, measures, conditions }: Reading) =>
  (cues.has('scored') || measures.length > 0 || conditions.some(isOfGoal)) &&
  measures.every((measure) => measure === 'cupGoals');

/** 'Who was the manager?' */
export const isOfSomeTeams = ({ lacking }: Reading) =>
  lacking.length > 0 && lacking.every((what) => OF_SOME_TEAMS.includes(what));

/** Of all World Cups, rather than the one before. */
const OF_ALL = cuesIn('howMany most ever worldCup ofCups whichCup mine eleven more');
const OF_CUPS: readonly Cue[] = ['champion', 'hosts', 'teams', 'lineup', ...MATCH_CUES];

/** 'Who missed a penalty in the final?' or 'did they win it?' after a World Cup. */
export const isOfSameCup = (reading: Reading, before: Reading) =>
  isAboutCup(before) &&
  // 'Which of mine scored there?'
  !before.cues.has('mine') &&
  !isAboutCup(reading) &&
  (hasKind(reading, 'stage') ||
    reading.order?.measure === 'cupGoals' ||
    hasCue(reading, OF_CUPS) ||
    isOfSomeTeams(reading) ||
    // 'Who scored for Colombia?'
    (asksScorers(reading) && hasKind(reading, 'nation'))) &&
  isOnlyOf(reading, 'stage', 'nation') &&
  reading.players.length === 0 &&
  // 'Which of them won it?' is about those players.
  !(isOfThem(reading) && reading.cues.has('champion')) &&
  !hasCue(reading, OF_ALL);

const FACTS = cuesIn('worldCup minute opponents clubs position number nation career awards born howGood');

/** 'How many World Cup goals?', '¿Y fue a algún mundial?' after a player. */
export const isOfPerson = (reading: Reading, before: Reading, folded = '') =>
  before.players.length > 0 &&
  isWithout(reading, ['players', 'unread', 'order']) &&
  isOnlyOf(reading, 'stage', ...(SAID.OF_HIS_AWARDS.test(folded) ? (['honour'] as const) : [])) &&
  (!isWithout(reading, ['measures', 'conditions']) || hasCue(reading, FACTS)) &&
  isShort(folded, 1);

/** 'And Makélélé?' or 'what about him?' after a comparison. */
export const isAnother = (reading: Reading, before: Reading) =>
  reading.players.length > 0 &&
  before.players.length > 1 &&
  (reading.asks === null || reading.idle.includes('about')) &&
  isWithout(reading, ['cues', 'conditions', 'measures', 'unread', 'order']);

const OF_OTHERS = cuesIn('best mine eleven should howGood ever forMine bench missing fill lesser worldCup');
const FRAGMENT_CUES = cuesIn('best only or ever pronoun ofCups ofCaps who thanks than');

/** 'Best Brazilians' says what it is about, but not 'midfielders' after players, nor 'and Italian?' after strikers. */
const isWhole = (reading: Reading, before: Reading, folded: string) =>
  // 'Top scorer of 1998'
  (reading.order?.measure === 'cupGoals' && isAboutCup(reading)) ||
  (hasKind(reading, 'role') && !before.cues.has('players')) ||
  (hasKind(reading, 'nation', 'club') &&
    !(SAID.FRAGMENT.test(folded) || hasKind(before, 'role') || hasCue(before, ['eleven', 'instead', 'nextTo'])));

/** What it must not have said, and what tells that it goes on. */
const FOLLOWING: readonly (readonly [
  without: string,
  isMeant: (reading: Reading, before: Reading, folded: string) => boolean,
])[] = [
  // 'More attacking', 'who's second?'
  ['unread', (reading) => hasCue(reading, EDITS)],
  ['unread conditions players order', ({ ranks }) => ranks.length > 0],
  // 'How many?' or 'who's the best?' after players of some kind
  [
    'unread players order measures lacking',
    (reading, before) =>
      reading.conditions.every(({ isNot }) => isNot) &&
      hasCue(reading, ['howMany', 'best']) &&
      [...reading.cues].every((cue) => ['howMany', 'best', 'who'].includes(cue)) &&
      before.conditions.length > 0,
  ],
  // 'With Šuker' after an eleven
  [
    'unread order',
    ({ players }, before, folded) => players.length > 0 && before.cues.has('eleven') && SAID.WITH.test(folded),
  ],
  // 'Switch to 3-5-2' after an eleven
  ['unread players conditions', ({ formations }, { cues }) => formations.length > 0 && cues.has('eleven')],
  // 'Not from Brazil'
  [
    'players',
    ({ conditions, form }, _, folded) =>
      (isShort(folded) || form === 'exclusion') && conditions.length > 0 && conditions.every(({ isNot }) => isNot),
  ],
  // 'From the 80s', 'Italia 90', 'one per club', '3-5-2', 'the Italian ones as well': neither whom nor what it is about
  [
    'players measures unread lacking',
    (reading, before, folded) =>
      (isShort(folded) || /\bones\b/.test(folded) || SAID.FRAGMENT.test(folded)) &&
      [...reading.cues].every((cue) => FRAGMENT_CUES.includes(cue)) &&
      (!isWithout(reading, ['order', 'conditions', 'years', 'formations', 'hostYear']) ||
        Object.keys(reading.atMost).length > 0) &&
      !isWhole(reading, before, folded),
  ],
  // 'Who is better?' after two names
  [
    'players unread',
    (reading, before) =>
      before.players.length > 1 &&
      isOnlyOf(reading, 'role') &&
      (reading.order !== null || hasCue(reading, ['compare', 'most', 'difference'])),
  ],
  // 'In Italy, how many?' after someone's goals
  [
    'players measures order unread lacking',
    (reading, before) =>
      reading.cues.has('howMany') &&
      before.players.length * before.measures.length > 0 &&
      isOnlyOf(reading, 'cup', 'nation'),
  ],
  ['conditions', isAnother],
  // 'Who scored?' after a match
  [
    'players order',
    (reading, before, folded) =>
      (isAboutCup(before) || hasKind(before, 'stage')) &&
      asksScorers(reading) &&
      reading.conditions.every(isOfGoal) &&
      isShort(folded, reading.conditions.length),
  ],
  ['conditions players', (_, before, folded) => SAID.WHEN.test(folded) && asksScorers(before)],
  // 'Who were the goalkeepers?' after a match or a squad, 'someone who can play up front' after whom to take
  [
    'players measures order',
    (reading, before) =>
      (isAboutCup(before) || hasCue(before, ['should', 'missing', 'forMine'])) &&
      hasKind(reading, 'role') &&
      isOnlyOf(reading, 'role') &&
      !hasCue(reading, OF_OTHERS),
  ],
  // 'One who never played for Barcelona', 'no, someone younger'
  [
    'players unread measures',
    (reading, before, folded) =>
      SAID.ONE.test(folded) &&
      (before.players.length > 0
        ? hasCue(before, ['instead', 'should', 'nextTo'])
        : before.conditions.length > 0 && !hasKind(reading, 'than')),
  ],
  ['players', isOfPerson],
];
