import type { Condition, Reading } from '#lib/assistant/scout/query.ts';
import { isChoice } from '#lib/assistant/scout/read/choice.ts';
import { isAboutCups, isOfCups } from '#lib/assistant/scout/read/cup-years.ts';
import { hasCue, hasKind, isOfThem, isOnlyOf, isWithout, slotsIn } from '#lib/assistant/scout/read/features.ts';
import { type Cue, cuesIn, MATCH_CUES, OF_SOME_TEAMS } from '#lib/assistant/scout/words/cues.ts';
import { patternsIn } from '#lib/assistant/scout/words/patterns.ts';
import { foldText } from '#lib/team/fold-text.ts';

/** How a question goes on from the one before. */
export const SAID = patternsIn('goesOn');
/** Cues that make sense only after something. */
export const EDITS: readonly Cue[] = ['attacking', 'defensive', 'more', 'sameAs', 'not'];
/** A question this short may leave out what was said before. */
const SHORT = 5;
const isShort = (folded: string, more = 0) => folded.split(' ').length <= SHORT + more;

/** Whether a question leaves out what the one before said. */
export function goesOn(question: string, reading: Reading, before: Reading): boolean {
  const { cues, conditions, lacking } = reading;
  const folded = foldText(question).replace(SAID.OPENING, '');
  // 'Which of them scored most?'
  const isOfOthers = isOfThem(reading) && before.conditions.length > 0;
  if (isOfSameCup(reading, before) || isChoice(reading, before) || isOfOthers) return true;
  // 'Who was their star?'
  const isOfSomebody = before.players.length > 0 || isAboutCup(before) || isOfThem(reading) || hasNation(before);
  if (cues.has('pronoun') && reading.players.length === 0 && isOfSomebody) return true;
  // 'Swap my worst player for a Brazilian' says itself who goes.
  if (cues.has('instead') && (cues.has('mine') || reading.players.length > 0)) return false;
  if (SAID.AND.test(folded) && (conditions.length > 0 || lacking.every((what) => OF_SOME_TEAMS.includes(what))))
    return true;
  return FOLLOWING.some(
    ([without, isMeant]) => isWithout(reading, slotsIn(without as never)) && isMeant(reading, before, folded),
  );
}

const hasNation = ({ conditions }: Reading) => conditions.some(({ kind, isNot }) => kind === 'nation' && !isNot);

export const isAboutCup = (reading: Reading) =>
  reading.years.some((years) => isOfCups(reading, years, isAboutCups(reading))) ||
  reading.hostYear !== null ||
  hasKind(reading, 'cup');

const isOfGoal = ({ kind }: Condition) => kind === 'goal' || kind === 'haul';

/** 'Who scored?' */
export const asksScorers = ({ cues, measures, conditions }: Reading) =>
  (cues.has('scored') || measures.length > 0 || conditions.some(isOfGoal)) &&
  measures.every((measure) => measure === 'cupGoals');

/** Of all World Cups, rather than the one before. */
const OF_ALL = cuesIn('howMany most ever worldCup ofCups whichCup mine eleven more');
const OF_CUPS: readonly Cue[] = ['champion', 'hosts', 'teams', 'lineup', ...MATCH_CUES];

/** 'Who missed a penalty in the final?' or 'did they win it?' after a World Cup. */
export const isOfSameCup = (reading: Reading, before: Reading) =>
  isAboutCup(before) &&
  // 'Which of mine scored there?'
  !before.cues.has('mine') &&
  !isAboutCup(reading) &&
  (hasKind(reading, 'stage') || reading.order?.measure === 'cupGoals' || hasCue(reading, OF_CUPS)) &&
  isOnlyOf(reading, 'stage', 'nation') &&
  reading.players.length === 0 &&
  // 'Which of them won it?' is about those players.
  !(isOfThem(reading) && reading.cues.has('champion') && !before.cues.has('teams')) &&
  (reading.order === null || reading.order.measure === 'cupGoals') &&
  !hasCue(reading, OF_ALL);

const FACTS = cuesIn('minute opponents clubs position number nation career awards born howGood');

/** 'How many Ballons d'Or?', but not 'who else won it?' */
const OF_HIS_AWARDS =
  /^(?:and |so )?(?:how many|when|did|has)\b(?!.*\b(?:winners?|players|any\w+|teams?|nations?|countr\w+)\b)/;

/** 'How many World Cup goals?', '¿Y fue a algún mundial?' after a player. */
export const isOfPerson = (reading: Reading, before: Reading, folded = '') =>
  before.players.length > 0 &&
  isWithout(reading, ['players', 'unread', 'order']) &&
  isOnlyOf(reading, 'stage', ...(OF_HIS_AWARDS.test(folded) ? (['honour'] as const) : [])) &&
  (!isWithout(reading, ['measures', 'conditions']) ||
    (reading.cues.has('worldCup') && hasCue(reading, ['playedFor', 'whichCup'])) ||
    hasCue(reading, FACTS)) &&
  isShort(folded, 1);

/** 'And Makélélé?' after a comparison. */
export const isAnother = (reading: Reading, before: Reading) =>
  reading.players.length > 0 &&
  reading.conditions.length === 0 &&
  reading.asks === null &&
  before.players.length > 1 &&
  isWithout(reading, ['cues', 'measures', 'unread', 'order']);

const OF_OTHERS = cuesIn('best mine eleven should howGood ever forMine bench missing fill lesser worldCup');
const FRAGMENT_CUES = cuesIn('best only or ever pronoun ofCups who thanks');

/** What it must not have said, and what tells that it goes on. */
const FOLLOWING: readonly (readonly [
  without: string,
  isMeant: (reading: Reading, before: Reading, folded: string) => boolean,
])[] = [
  // 'More attacking', 'who's second?'
  ['unread', (reading) => hasCue(reading, EDITS)],
  ['unread conditions players order', ({ ranks }) => ranks.length > 0],
  // 'How many?' after players of some kind
  [
    'unread conditions players order measures lacking',
    ({ cues }, before) =>
      cues.has('howMany') && cues.size === 1 && before.players.length === 0 && before.conditions.length > 0,
  ],
  // 'Who's the best?' after players of some kind
  [
    'unread conditions players order measures lacking',
    ({ cues }, before) =>
      cues.has('best') &&
      [...cues].every((cue) => cue === 'best' || cue === 'who') &&
      before.players.length === 0 &&
      before.conditions.some(({ kind }) => kind === 'nation' || kind === 'club' || kind === 'role'),
  ],
  // 'With Šuker' after an eleven
  [
    'unread order',
    ({ players }, before, folded) => players.length > 0 && before.cues.has('eleven') && SAID.WITH.test(folded),
  ],
  // 'Not from Brazil'
  [
    'players',
    ({ conditions, form }, _, folded) =>
      (isShort(folded) || form === 'exclusion') && conditions.length > 0 && conditions.every(({ isNot }) => isNot),
  ],
  // 'Who was the manager?'
  [
    'conditions players years',
    ({ lacking }, before) =>
      isAboutCup(before) && lacking.length > 0 && lacking.every((what) => OF_SOME_TEAMS.includes(what)),
  ],
  // 'From the 80s', 'one per club', '3-5-2', 'the Italian ones as well': neither whom nor what it is about
  [
    'players measures unread lacking',
    (reading, before, folded) =>
      (isShort(folded) || /\bones\b/.test(folded)) &&
      [...reading.cues].every(
        (cue) => FRAGMENT_CUES.includes(cue) || (cue === 'worldCup' && before.players.length > 0),
      ) &&
      (!isWithout(reading, ['order', 'conditions', 'years']) ||
        reading.formations.length + Object.keys(reading.atMost).length > 0 ||
        reading.cues.has('worldCup')) &&
      // 'And 90?' after someone's goals
      (!hasKind(reading, 'cup') || SAID.FRAGMENT.test(folded) || before.players.length * before.measures.length > 0) &&
      // 'Top scorer of 1998' says it all.
      !(reading.order?.measure === 'cupGoals' && isAboutCup(reading)) &&
      !hasKind(
        reading,
        // 'Midfielders' after players from Portugal
        ...(hasCue(before, ['players']) && !reading.cues.has('best') ? [] : (['role'] as const)),
        ...(SAID.FRAGMENT.test(folded) || hasKind(before, 'role') || before.cues.has('eleven')
          ? []
          : (['nation', 'club'] as const)),
      ),
  ],
  // 'Who is better?' after two names
  [
    'players unread',
    (reading, before) =>
      before.players.length > 1 &&
      (reading.order !== null ? isOnlyOf(reading, 'role') : reading.conditions.length === 0) &&
      (reading.order !== null || hasCue(reading, ['compare', 'most', 'difference'])),
  ],
  // 'In Italy, how many?' after someone's goals
  [
    'players measures order unread lacking',
    (reading, before) =>
      reading.cues.has('howMany') &&
      !reading.cues.has('players') &&
      before.players.length * before.measures.length > 0 &&
      isOnlyOf(reading, 'cup', 'nation'),
  ],
  ['conditions', isAnother],
  // 'Who scored?' after a match
  [
    'players order',
    (reading, before, folded) =>
      (reading.cues.has('result') || asksScorers(reading)) &&
      (isAboutCup(before) || hasKind(before, 'stage')) &&
      reading.conditions.every(isOfGoal) &&
      before.players.length === 0 &&
      isShort(folded, reading.conditions.length),
  ],
  ['conditions players', (_, before, folded) => SAID.WHEN.test(folded) && asksScorers(before)],
  // 'Who were the goalkeepers?' after a match or a squad
  [
    'players measures order',
    (reading, before) =>
      isAboutCup(before) &&
      (before.cues.has('squad') || hasKind(before, 'stage', 'nation')) &&
      hasKind(reading, 'role') &&
      isOnlyOf(reading, 'role') &&
      before.players.length === 0 &&
      !hasCue(reading, OF_OTHERS),
  ],
  // 'Nah, someone who can play up front' after whom to take
  [
    'players measures order unread lacking',
    (reading, before) =>
      hasCue(before, ['should', 'missing', 'forMine']) &&
      hasKind(reading, 'role') &&
      reading.form !== 'question' &&
      !hasCue(reading, OF_OTHERS),
  ],
  // 'One who never played for Barcelona', 'no, someone younger'
  [
    'players unread measures',
    (reading, before, folded) =>
      SAID.ONE.test(folded) &&
      !hasKind(reading, 'role') &&
      (!isWithout(reading, ['conditions', 'order']) || hasCue(reading, ['champion', 'scored'])) &&
      (before.players.length > 0
        ? hasCue(before, ['instead', 'should', 'nextTo'])
        : !before.cues.has('instead') && hasKind(before, 'role', 'nation', 'club', 'than')),
  ],
  ['players', isOfPerson],
];
