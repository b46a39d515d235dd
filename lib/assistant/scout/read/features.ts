import { conditionsOf, type Heard, type Kind, type NamedPlayer, type Reading } from '#lib/assistant/scout/query.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import { type Cue, cuesIn } from '#lib/assistant/scout/words/cues.ts';
import { listOf } from '#lib/assistant/scout/words/rows.ts';

export const SCREEN = cuesIn('bench misplaced missing weakest strongest ofLines formationAdvice describe average');
export const TALK: readonly Cue[] = ['hello', 'thanks', 'help', 'undo'];
const SMALL: readonly Cue[] = [...TALK, 'pronoun', 'best', 'mine'];

/** 'Play him', 'he has to go': something is to happen, or would. */
export const ACTING =
  /^(?:in|out|plays?|start|get|getting|go(?:es)?|going to|fits?|suits?|take|use|buy|sign|pick|choose|select|come|would|want|make|include)$/;

export const of = conditionsOf;

/** 'How many of them won it?' */
export const isOfThem = ({ said }: Reading) => /of t|lot|there|lads|in it/.test(said.get('pronoun') ?? '');

/** 'How many goals have they scored?' */
const isOfTheirs = (reading: Reading) =>
  isOfThem(reading) ||
  (/^(?:they|them|those|their)$/.test(reading.said.get('pronoun') ?? '') && of(reading, 'nation').length === 0);

/** 'Is Klose still the top scorer?', 'was he the oldest?', 'is he the best English striker?' */
export const asksFirst = ({ isWhether, order, players, said, cues, conditions }: Heard) =>
  isWhether &&
  players.length === 1 &&
  !said.has('comparative') &&
  (cues.has('best') || /^cup|age/.test(order?.measure ?? '') || (order?.measure === 'rating' && conditions.length > 0));

/** 'The worst team you could make' */
const asksWorstTeam = ({ cues, order, asks }: Reading, hasNoun: boolean) =>
  cues.has('team') && order?.measure === 'rating' && order.isLeast && asks !== 'who' && !hasNoun;

function ofScreen({ players, strangers, conditions }: Reading, screen: ScreenTeam | null) {
  const onScreen = screen?.players ?? [];
  const isIn = ({ entry }: NamedPlayer) => onScreen.some((place) => place.entry === entry);
  const own = players.filter(isIn);
  return {
    hasTeam: onScreen.length > 0,
    hasOpen: screen !== null && screen.open.length > 0,
    /** Named players who are in the team on screen, and those who aren't. */
    own: [...own, ...strangers],
    newcomers: players.filter((one) => !own.includes(one)),
    /** 'Better than Ramos', of whom is in it. */
    isThanOwn: conditions.some((one) => one.kind === 'than' && isIn(one.named)),
  };
}

/** What the question has, for the rules that tell what is asked for. */
export function featuresOf(reading: Reading, screen: ScreenTeam | null) {
  const { cues, conditions, players, formations, order } = reading;
  const has = (...wanted: Cue[]) => wanted.some((cue) => cues.has(cue));
  const count = (kind: Kind) => of(reading, kind).length;
  const isPerson = players.length > 0;
  const hasRole = count('role') > 0;
  const hasNoun = has('players') || hasRole;
  // 'Who lost a final and never won one?' is about teams.
  const isOfLosers = has('lost') && count('stage') > 0 && !has('asPlayer');
  const isOfNations = !hasNoun && !isPerson && (has('teams', 'team', 'nation') || isOfLosers);
  // 'Countries that never won it'
  const isHonour = conditions.some(({ kind, isNot }) => kind === 'honour' && !(isNot && isOfNations));
  // 'Who started in more than one final?'
  const isStarters = of(reading, 'stage').some(({ times }) => times !== undefined) && !isOfNations;
  const isForMine = has('forMine') && !hasRole;
  const hasCups = ['cups', 'cupsWon'].includes(order?.measure ?? '');
  return {
    ...reading,
    has,
    count,
    ...ofScreen(reading, screen),
    roles: of(reading, 'role'),
    isActing: reading.idle.some((word) => ACTING.test(word)),
    isPerson,
    hasRole,
    hasNoun,
    isHonour,
    nations: count('nation'),
    isRegion: of(reading, 'nation').some(({ group }) => group.nations.length > 1),
    isWorstTeam: asksWorstTeam(reading, hasNoun),
    isDuel: count('nation') > 1 && has('compare'),
    hasCup: count('cup') > 0,
    isOneCup: of(reading, 'cup').some(({ years }) => years !== null && years.from === years.to),
    isMine: (has('mine', 'here') || isForMine || isOfTheirs(reading)) && !has('should', 'instead', 'thanMine'),
    /** About players, so not about matches or teams. */
    isPlayers: hasNoun || isStarters || isHonour || isPerson || (order !== null && !hasCups),
    isListing: hasNoun || isHonour || order !== null || has('oneClub', 'lesser', 'scored') || count('name') > 0,
    isAtMatch: hasKind(reading, 'stage', 'score'),
    /** 'Who in their squad didn't play in the final?' */
    isOfAbsent: has('squad') && conditionsOf(reading, 'stage', true).length > 0,
    isOnlyTalk:
      isWithout(reading, ['conditions', 'players', 'formations', 'measures', 'lacking', 'unread', 'order']) &&
      [...cues].every((cue) => SMALL.includes(cue)),
    hasLimits: Object.keys(reading.atMost).length > 0,
    isFormation: formations.length > 0,
  };
}

export type Features = ReturnType<typeof featuresOf>;

type Slot = Exclude<keyof Reading, 'atMost' | 'idle' | 'language' | 'isBothWays' | 'isWhether' | 'asks' | 'form'>;
export const slotsIn = listOf<Slot>();

/** Whether nothing of these was said. */
export const isWithout = (reading: Reading, slots: readonly Slot[]) =>
  slots.every((slot) => {
    const said = reading[slot];
    return (
      said === null ||
      (typeof said === 'object' && ('size' in said ? said.size : 'length' in said && said.length) === 0)
    );
  });
export const isOnlyOf = ({ conditions }: Pick<Heard, 'conditions'>, ...kinds: Kind[]) =>
  conditions.every(({ kind }) => kinds.includes(kind));
export const hasKind = ({ conditions }: Reading, ...kinds: Kind[]) =>
  conditions.some(({ kind }) => kinds.includes(kind));
export const hasCue = ({ cues }: Pick<Heard, 'cues'>, wanted: readonly Cue[]) => wanted.some((cue) => cues.has(cue));
