import type { Stage } from '#lib/match/cup/cup-format.ts';
import type { CupPath, PathStep } from '#lib/match/cup/cup-path.ts';
import { playerNumbered } from '#lib/match/lineup.ts';
import type { MatchEvent } from '#lib/match/match-events.ts';
import type { PartDuel } from '#lib/match/match-parts.ts';
import { type Score, winnerOf } from '#lib/match/score.ts';
import type { Outcome } from '#lib/match/score-model.ts';
import { type Link, MOST_LINK_POINTS } from '#lib/match/strength/links.ts';
import type { StarterStrength, Strength } from '#lib/match/strength/strength.ts';

const nameAt = (strength: Strength, number: number) => playerNumbered(strength, number)?.shirtName ?? '';

export function eventLine(event: MatchEvent, sides: readonly [Strength, Strength]): string {
  const [own, other] = event.side === 0 ? sides : [sides[1], sides[0]];
  const name = nameAt(own, event.player);
  const oneOf = (...lines: readonly string[]) => lines[(event.minute + event.player) % lines.length] ?? '';
  switch (event.kind) {
    case 'goal':
      return `${event.isGolden ? 'Golden goal!' : 'Goal!'} ${scoringLine(event, name, own, oneOf)}`;
    case 'chance':
      return oneOf(
        `${name} shoots just wide.`,
        `${name} hits the post!`,
        `${name} heads over the bar.`,
        `${name} fires over from distance.`,
      );
    case 'save': {
      const keeper = nameAt(other, event.keeper);
      return oneOf(`${keeper} saves from ${name}.`, `${keeper} denies ${name}.`, `${name} shoots, ${keeper} saves.`);
    }
    case 'card':
      return `Yellow card for ${name}.`;
    case 'substitution':
      return `${name} comes on for ${nameAt(own, event.off)}.`;
    case 'penalty':
      return event.isScored ? `${name} scores.` : `${name} misses!`;
  }
}

export function fullTimeLine(score: Score, sides: readonly [{ name: string }, { name: string }]): string {
  const winner = winnerOf(score);
  if (winner === null) return 'Full time: a draw.';
  return `Full time: a win for ${sides[winner].name}${score.shootout ? ' on penalties' : ''}.`;
}

type Goal = Extract<MatchEvent, { kind: 'goal' }>;

function scoringLine({ isPenalty, assist }: Goal, name: string, own: Strength, oneOf: (...lines: string[]) => string) {
  if (isPenalty) return `${name} from the penalty spot.`;
  if (assist === null) {
    return oneOf(`${name} from close range.`, `${name} from distance.`, `${name} on the rebound.`);
  }
  const helper = nameAt(own, assist);
  return oneOf(
    `${name}, set up by ${helper}.`,
    `${name} finishes a move with ${helper}.`,
    `${helper} finds ${name}, who makes no mistake.`,
  );
}

const inWords = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

function linksLine(links: readonly Link[]): string {
  let points = 0;
  const counted = links.filter((link) => {
    const isNeeded = points < MOST_LINK_POINTS;
    points += link.points;
    return isNeeded;
  });
  return inWords(
    [...new Set(counted.map(({ shared }) => shared))].map((shared) => {
      const names = counted.filter((link) => link.shared === shared).map(({ name }) => name);
      return `${inWords(names)} (${shared})`;
    }),
  );
}

const FIT_WORDS: Readonly<Record<StarterStrength['fit'], string>> = {
  natural: 'natural position',
  played: 'has played there',
  near: 'close to natural position',
  elsewhere: 'out of position',
  'not-a-keeper': 'not a goalkeeper',
  'keeper-outfield': 'a goalkeeper playing outfield',
};

/** 'Messi at RW: natural position, +2 alongside Xavi (Barcelona)'. */
export function starterLine({ slot, player, fit, fitPoints, links, linkPoints }: StarterStrength): string {
  const fitText = fitPoints === 0 ? FIT_WORDS[fit] : `${FIT_WORDS[fit]} (−${-fitPoints})`;
  const linkText = linkPoints === 0 ? '' : `, +${linkPoints} alongside ${linksLine(links)}`;
  const unknown = player.isUnknown ? ', quality unknown, so counted as average' : '';
  return `${player.name} at ${slot}: ${fitText}${linkText}${unknown}`;
}

/** 'Win 41% · draw 27% · lose 32%', rounded so that they add up to 100. */
export function outcomeLine({ win, draw }: Outcome, drawWord: 'draw' | 'penalties'): string {
  const wins = Math.round(100 * win);
  const notLost = Math.round(100 * (win + draw));
  return `Win ${wins}% · ${drawWord} ${notLost - wins}% · lose ${100 - notLost}%`;
}

const STAGE_WORDS: Readonly<Record<Stage, string>> = {
  group: 'the group stage',
  'second group': 'the second group stage',
  'round of 32': 'the round of 32',
  'round of 16': 'the round of 16',
  'quarter-final': 'the quarter-finals',
  'semi-final': 'the semi-finals',
  'third place': 'the semi-finals',
  final: 'the final',
};

export function endLine({ end, steps }: CupPath): string {
  if (end === 'champion') return 'World champions!';
  if (end === 'final') return 'Beaten in the final';
  if (end === 'third place') return steps.at(-1)?.result === 'won' ? 'Third place' : 'Fourth place';
  return `Out in ${STAGE_WORDS[end]}`;
}

/** The match that won or cost the cup: 'England beat you 2–1 after extra time in the quarter-final.' */
export function decisiveLine({ goals, result, match, shootout }: PathStep, opponent: string): string {
  const isWon = result === 'won';
  if (match.group !== '') {
    const what = result === 'drawn' ? 'draw with' : 'defeat by';
    return `The ${goals[0]}–${goals[1]} ${what} ${opponent} cost you most.`;
  }
  const who = isWon ? `you beat ${opponent}` : `${opponent} beat you`;
  const winnersFirst = ([own, other]: Pair): Pair => (isWon ? [own, other] : [other, own]);
  if (shootout) {
    const [most, least] = winnersFirst(shootout);
    return `After a ${goals[0]}–${goals[1]} draw, ${who} ${most}–${least} on penalties in the ${match.stage}.`;
  }
  return capitalised(`${who} ${scoreText(winnersFirst(goals), null, match.score)} in the ${match.stage}.`);
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function lossLine(
  { part, own, opponent, gap, ownPlayers, opponentPlayers }: PartDuel,
  winChance: number,
): string {
  const list = (names: readonly string[]) => inWords(names.slice(0, 3));
  const duel = `${list(ownPlayers)} (${own} points) against ${list(opponentPlayers)} (${opponent})`;
  if (gap < 0) return `Your weak spot was your ${part}: ${duel}.`;
  return `You were at least as strong in every part of the team, and your chance to win was ${Math.round(100 * winChance)}%: bad luck. The closest part was your ${part}: ${duel}.`;
}

type Pair = readonly [number, number];

/** '1–0 after extra time', whichever side comes first. */
export function scoreText([own, other]: Pair, shootout: Pair | null, { extraTime, isGolden }: Score): string {
  const score = `${own}–${other}`;
  if (shootout) return `${score}, ${shootout[0]}–${shootout[1]} on penalties`;
  if (isGolden) return `${score} with a golden goal`;
  return extraTime ? `${score} after extra time` : score;
}

export const resultText = ({ goals, shootout, match }: PathStep) => scoreText(goals, shootout, match.score);

const SQUARES = { won: '🟩', drawn: '🟨', lost: '🟥' } as const;

export function resultsIn(squares: string): PathStep['result'][] {
  const results = Object.keys(SQUARES) as PathStep['result'][];
  return [...squares].flatMap((square) => results.find((result) => SQUARES[result] === square) ?? []);
}

/** Squares that show how each stage went, without opponents or scores. */
export function squaresOf({ steps, end }: CupPath): string {
  const groups = steps.filter(({ match }) => match.group !== '');
  const knockout = steps.filter(({ match }) => match.group === '');
  const squares = (some: readonly PathStep[]) => some.map(({ result }) => SQUARES[result]).join('');
  return [squares(groups), squares(knockout), end === 'champion' ? '🏆' : ''].filter(Boolean).join(' ');
}
