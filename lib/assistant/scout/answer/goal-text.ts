import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { type CupContext, MOST_MATCHES, resultText } from '#lib/assistant/scout/answer/cup-scope.ts';
import { haulsAsked, scorersAsked, wishOf } from '#lib/assistant/scout/answer/goal-filter.ts';
import { conditionsOf, type Query, type WhichGoal } from '#lib/assistant/scout/query.ts';
import { cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import { MANY } from '#lib/assistant/scout/read/ranges.ts';
import { criteriaText } from '#lib/assistant/scout/say/criteria-text.ts';
import { numbered, or, withArticle } from '#lib/assistant/scout/say/phrases.ts';
import type { CupMatch, Goal } from '#lib/assistant/scout/scout-file.ts';
import { CUPS } from '#lib/assistant/scout/tables.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';

const MARKS: Readonly<Record<Goal['how'], string>> = { '': '', penalty: ' (pen.)', 'own goal': ' (o.g.)' };

const minuteText = ({ minute, how }: Goal) => `${minute}’${MARKS[how]}`;
export const minutesText = (goals: readonly Goal[]) => goals.map(minuteText).join(', ');

/** 'Zinedine Zidane 27’, 45’; Emmanuel Petit 90’' */
const scorersText = (goals: readonly Goal[]) =>
  [...Map.groupBy(goals, ({ entry }) => entry)]
    .map(([{ player }, own]) => `${player.name} ${minutesText(own)}`)
    .join('; ');

/** A line for each side that scored. */
export const goalLines = ({ teams, scored }: CupMatch, goals: readonly Goal[] = scored): string[] =>
  teams.flatMap((team, side) => {
    const own = goals.filter((goal) => goal.side === side);
    return own.length > 0 ? [`${team}: ${scorersText(own)}.`] : [];
  });

/** 'France 3–0 Brazil, final 1998, 12 July 1998 – France: Zinedine Zidane 27’, 45’; Emmanuel Petit 90’' */
export const matchGoalsText = (match: CupMatch, goals: readonly Goal[]) =>
  `${resultText(match)} – ${goalLines(match, goals).join(' ').replace(/\.$/, '')}`;

const NOUNS: Readonly<Record<Goal['how'], string>> = { '': 'goal', penalty: 'penalty', 'own goal': 'own goal' };
const WHICH: Readonly<Record<WhichGoal, string>> = {
  ...{ winner: 'winning goal', equaliser: 'equaliser', first: 'first goal', last: 'last goal' },
  ...{ fastest: 'earliest goal', latest: 'latest goal' },
};
const SPANS: readonly (readonly [from: number, to: number, text: string])[] = [
  [1, 45, 'in the first half'],
  [46, 90, 'in the second half'],
  [91, 120, 'in extra time'],
];

const spanText = ({ from, to }: Years) =>
  SPANS.find(([first, last]) => first === from && last === to)?.[2] ??
  (from === to ? `in minute ${from}` : `in minutes ${from} to ${Math.min(to, 120)}`);

const bySubstitutes = (query: Query) => (wishOf(query).isOfSubstitutes ? ' as a substitute' : '');

/** What kind of goal it is, one or several: 'penalties in extra time'. */
export function goalNoun(query: Query, isMany: boolean): string {
  const { how, which, minutes } = wishOf(query);
  const one = which ? WHICH[which] : NOUNS[how ?? ''];
  const noun = isMany ? `${one.replace(/y$/, 'ie')}s` : one;
  const kind = which && how ? ` (${how})` : '';
  return `${noun}${bySubstitutes(query)}${kind}${minutes ? ` ${spanText(minutes)}` : ''}`;
}

/** 'Hat tricks' */
export function haulNoun(query: Query): string {
  const [{ from, to }] = haulsAsked(query) as [Years];
  const count = to >= MANY ? `${from} or more` : [...new Set([from, to])].join('–');
  return `${from === 3 && to >= MANY ? 'hat tricks, ' : ''}${count} goals by one player in a match${bySubstitutes(query)}`;
}

/** ' by defenders' */
export function byText(query: Query): string {
  const scorers = criteriaText({ ...query, cues: new Set(), conditions: scorersAsked(query) });
  return scorers === 'players' ? '' : ` by ${scorers}`;
}

/** ' for Senegal against France in finals at World Cups since 1974' */
export function scopeText({ query, stages, where }: CupContext): string {
  const nations = conditionsOf(query, 'nation');
  const other = nations.length > 1 && nations.every(({ scoring }) => !scoring) ? 'with' : 'of';
  const sides = nations.map(({ group, scoring }) => ` ${scoring ?? other} ${withArticle(group.label)}`);
  const rounds = stages.map((stage) => (stage === 'final' ? 'finals' : `${stage} matches`));
  return `${byText(query)}${sides.join('')}${rounds.length > 0 ? ` in ${or.format(rounds)}` : ''} ${where}`;
}

/** A page of rows, and how many there are. */
export function paged(
  { query }: CupContext,
  lead: string,
  rows: readonly string[],
  of: string,
  most = MOST_MATCHES,
): Answer {
  const from = query.offset;
  const shown = rows.slice(from, from + (query.limit ?? most));
  const part = shown.length < rows.length ? ` (${shown.length} of ${rows.length}${of && ` ${of}`})` : '';
  return lines(`${lead}${part}:${rows.length === 0 ? ' none.' : ''}`, rows.length > 0 && numbered(shown, from + 1));
}

/** What the tables don't have of these goals. */
export function goalLimits(query: Query): string[] {
  const { minutes, which, isOfSubstitutes } = wishOf(query);
  const isOfEnd = minutes !== undefined && minutes.from === minutes.to && [45, 90, 120].includes(minutes.to);
  return [
    isOfEnd && `Goals in stoppage time count as minute ${minutes.to}; I don’t know how much later they fell.`,
    isOfSubstitutes === true &&
      (cupYearsOf(query)?.to ?? CUPS.last) > CUPS.lastWithLineups &&
      `I have line-ups up to ${CUPS.lastWithLineups}, so no goals of substitutes after that.`,
    which === 'latest' && 'I don’t know how late in stoppage time a goal fell.',
    which === 'fastest' && 'I know the minutes of goals, but not the seconds.',
  ].filter((limit) => limit !== false);
}
