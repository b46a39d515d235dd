import type { Stage } from '#lib/match/cup-format.ts';
import type { CupPath, PathStep } from '#lib/match/cup-path.ts';
import { type Link, type LinkKind, MOST_LINK_POINTS } from '#lib/match/links.ts';
import type { MatchEvent } from '#lib/match/match-events.ts';
import type { PartDuel } from '#lib/match/match-parts.ts';
import type { Outcome } from '#lib/match/score-model.ts';
import type { StarterStrength, Strength } from '#lib/match/strength.ts';

const nameAt = (strength: Strength, place: number) => strength.starters[place]?.player.name ?? '';

/** One line of the match story. */
export function eventLine(event: MatchEvent, sides: readonly [Strength, Strength]): string {
  const [own, other] = event.side === 0 ? sides : [sides[1], sides[0]];
  const name = nameAt(own, event.player);
  switch (event.kind) {
    case 'goal':
      if (event.isPenalty) return `Goal! ${name} from the spot.`;
      return event.assist === null ? `Goal! ${name}.` : `Goal! ${name}, set up by ${nameAt(own, event.assist)}.`;
    case 'chance':
      return `${name} shoots just wide.`;
    case 'save':
      return `${nameAt(other, event.keeper)} saves from ${name}.`;
    case 'card':
      return `Yellow card for ${name}.`;
    case 'penalty':
      return event.isScored ? `${name} scores the penalty.` : `${name} misses the penalty.`;
  }
}

const LINK_WORDS: Readonly<Record<LinkKind, string>> = {
  club: 'same club',
  squad: 'same World Cup squad',
  nation: 'same nation',
};

const inWords = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

/** 'Xavi and Iniesta (same club) and Neymar (same nation)', with just enough names to explain the points. */
function linksLine(links: readonly Link[]): string {
  let points = 0;
  const counted = links.filter((link) => {
    const isNeeded = points < MOST_LINK_POINTS;
    points += link.points;
    return isNeeded;
  });
  const kinds = [...new Set(counted.map(({ kind }) => kind))];
  return inWords(
    kinds.map((kind) => {
      const names = counted.filter((link) => link.kind === kind).map(({ name }) => name);
      return `${inWords(names)} (${LINK_WORDS[kind]})`;
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

/** 'Messi at RW: natural position, +2 for playing near Xavi (same club)'. */
export function starterLine({ slot, player, fit, fitPoints, links, linkPoints }: StarterStrength): string {
  const fitText = fitPoints === 0 ? FIT_WORDS[fit] : `${FIT_WORDS[fit]} (−${-fitPoints})`;
  const linkText = linkPoints === 0 ? '' : `, +${linkPoints} for playing near ${linksLine(links)}`;
  const unknown = player.isUnknown ? ', quality unknown, so counted as average' : '';
  return `${player.name} at ${slot}: ${fitText}${linkText}${unknown}`;
}

/** 'Win 41% · draw 27% · defeat 32%', rounded so that they add up to 100. */
export function outcomeLine({ win, draw }: Outcome, drawWord: 'draw' | 'penalties'): string {
  const wins = Math.round(100 * win);
  const notLost = Math.round(100 * (win + draw));
  return `Win ${wins}% · ${drawWord} ${notLost - wins}% · defeat ${100 - notLost}%`;
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

/** Explains a defeat by the two teams' ratings. */
export function lossLine({ part, own, opponent, gap, ownPlayers, opponentPlayers }: PartDuel): string {
  const list = (names: readonly string[]) => inWords(names.slice(0, 3));
  if (gap >= 0) return 'You were at least as strong in every part of the team. Some matches just go wrong.';
  return `Your ${part} was weaker: ${list(ownPlayers)} (${own} points) against ${list(opponentPlayers)} (${opponent}).`;
}

export function resultText({ goals, shootout, match }: PathStep): string {
  const score = `${goals[0]}–${goals[1]}`;
  if (shootout) return `${score}, ${shootout[0]}–${shootout[1]} on penalties`;
  return match.score.extraTime ? `${score} after extra time` : score;
}

const SQUARES = { won: '🟩', drawn: '🟨', lost: '🟥' } as const;

/** Squares that show how each stage went, without opponents or scores. */
export function squaresOf({ steps, end }: CupPath): string {
  const groups = steps.filter(({ match }) => match.group !== '');
  const knockout = steps.filter(({ match }) => match.group === '');
  const squares = (some: readonly PathStep[]) => some.map(({ result }) => SQUARES[result]).join('');
  return [squares(groups), squares(knockout), end === 'champion' ? '🏆' : ''].filter(Boolean).join(' ');
}
