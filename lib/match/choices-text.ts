import {
  type Choice,
  type DecisionTime,
  type MatchChoices,
  MOST_SUBSTITUTIONS,
  NO_CHOICES,
  PLANS,
  type Plan,
} from '#lib/match/plans.ts';

// In links, a match is 'a93.h' (attack, the bench's no. 3 for the starter no. 9; hold in extra time). Matches are joined
// by '-', and nothing stands for 'as we are'.

const MATCHES = 8;
const LETTERS: Readonly<Record<Plan, string>> = { attack: 'a', steady: 's', hold: 'h' };
const CHOICE = /^([ash])((?:[0-9a][0-6])*)$/;

/** Null if the text is damaged. */
function readChoice(text: string, time: DecisionTime): Choice | null {
  if (text === '') return NO_CHOICES[time];
  const [, letter, pairs = ''] = CHOICE.exec(text) ?? [];
  const plan = PLANS.find((one) => LETTERS[one] === letter);
  const substitutions = Array.from({ length: pairs.length / 2 }, (_, at) => ({
    off: Number.parseInt(pairs.charAt(2 * at), 16),
    on: Number(pairs.charAt(2 * at + 1)),
  }));
  return plan && substitutions.length <= MOST_SUBSTITUTIONS[time] ? { plan, substitutions } : null;
}

function readMatch(text: string): MatchChoices | null {
  const [half = '', extra = '', ...more] = text.split('.');
  const [halfTime, extraTime] = [readChoice(half, 'halfTime'), readChoice(extra, 'extraTime')];
  return halfTime && extraTime && more.length === 0 ? { halfTime, extraTime } : null;
}

/** The choices in each of the team's matches. None if the text is damaged. */
export function readChoices(text: string | null): MatchChoices[] {
  if (text === null || text === '') return [];
  const matches = text.split('-').map(readMatch);
  const sound = matches.filter((match) => match !== null);
  return sound.length === matches.length && matches.length <= MATCHES ? sound : [];
}

function choiceText({ plan, substitutions }: Choice): string {
  if (plan === 'steady' && substitutions.length === 0) return '';
  return LETTERS[plan] + substitutions.map(({ off, on }) => `${off.toString(16)}${on}`).join('');
}

const matchText = ({ halfTime, extraTime }: MatchChoices) =>
  `${choiceText(halfTime)}.${choiceText(extraTime)}`.replace(/\.$/, '');

/** Null if every choice is 'as we are'. */
export const writeChoices = (choices: readonly MatchChoices[]): string | null =>
  choices.map(matchText).join('-').replace(/-+$/, '') || null;
