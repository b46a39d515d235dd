import { isTeamOf, winnerOf } from '#lib/assistant/scout/answer/cup-scope.ts';
import type { Turn } from '#lib/assistant/scout/answer/referents.ts';
import { type Condition, conditionsOf, emptyReading, type Reading } from '#lib/assistant/scout/query.ts';
import { hasKind, isWithout } from '#lib/assistant/scout/read/features.ts';
import { asksScorers } from '#lib/assistant/scout/read/goes-on.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { type Cue, cuesIn } from '#lib/assistant/scout/words/cues.ts';

/** A question about the match before, completed; null if it is about something else. */
export function inFocus(reading: Reading, before: Turn | undefined, tables: ScoutTables): Reading | null {
  const { match } = before?.about() ?? {};
  if (match && before) return ofMatch(reading, before, match, tables);
  const missing = reading.cues.has('shootouts') ? 'winners of shoot-outs' : asksScorers(reading) && 'scorers';
  return before?.query.ask === 'versus' && missing
    ? { ...emptyReading(reading.language), lacking: [`${missing} of matches that I only play out`] }
    : null;
}

/** What a match can be asked about. */
const OF_MATCH = cuesIn('lineup result minute scored champion lost drawn shootouts conceded formationAdvice');
/** What asks for more than the match. */
const OF_MORE = cuesIn(
  'most ever worldCup ofCups whichCup firstCup lastCup eleven more best should howGood forMine bench missing fill instead wouldWin hosts teams squad awards clubs compare out eliminator',
);
/** Whose goals or players they are isn't known, so both teams' are shown. */
const OF_US = cuesIn('us mine pronoun here');

/** 'Who was in goal for Brazil?', 'who scored for the losers?': a question about the match before. */
function ofMatch(asked: Reading, before: Turn, match: CupMatch, tables: ScoutTables): Reading | null {
  // 'And for the losers?' after a goalkeeper
  const isOfEnd = asked.form !== 'question' && [...asked.cues].every((cue) => cue === 'lost');
  const roles = before.query.ask === 'lineup' && isOfEnd ? conditionsOf(before.query, 'role') : [];
  const reading = { ...asked, conditions: [...asked.conditions, ...roles] };
  if (!isAboutMatch(reading, match, tables)) return null;
  const named = reading.conditions.filter(({ kind }) => kind === 'nation');
  const scoring = asksScorers(reading) && { scoring: 'for' as const };
  // 'Did Brazil win?' is whether they beat the other team.
  const isOfNamed = reading.isWhether && named.length > 0;
  const cues = new Set([...reading.cues].map((cue) => (isOfNamed && cue === 'champion' ? 'beat' : cue)));
  const winner = winnerOf(match);
  const end = winner !== null && !isOfNamed && (['lost', 'champion'] as const).find((cue) => cues.has(cue));
  const [side] = match.teams.filter((team) => end && (team === winner) === (end === 'champion'));
  // 'Just the midfield' after Brazil's team against Italy is Brazil's.
  const [own, rival] = before.query.ask === 'lineup' ? conditionsOf(before.query, 'nation') : [];
  const isOwn = (team: string) => own !== undefined && rival?.scoring === 'against' && isOf(own, team, match, tables);
  const others = match.teams
    .filter((team) => team !== side && !named.some((one) => isOf(one, team, match, tables)))
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  const nation = (team: string): Condition => ({ kind: 'nation', group: { label: team, nations: [team] } });
  const isBoth = named.length === 0 && side === undefined && !others.some(isOwn);
  return {
    ...reading,
    cues: new Set<Cue>([...cues, ...(isBoth ? (['or'] as const) : []), 'compare']).difference(new Set(OF_US)),
    conditions: [
      ...(side === undefined ? [] : [{ ...nation(side), ...scoring }]),
      ...reading.conditions.map((one) => (named.length === 1 && one.kind === 'nation' ? { ...scoring, ...one } : one)),
      ...others.map(nation),
      { kind: 'stage' as const, stage: match.stage },
    ],
    years: [{ from: match.year, to: match.year }],
  };
}

const isOf = (one: Condition, team: string, { year }: CupMatch, tables: ScoutTables) =>
  one.kind === 'nation' && isTeamOf(tables, [one.group])(year, team);

function isAboutMatch(reading: Reading, match: CupMatch, tables: ScoutTables): boolean {
  const { cues, conditions, said } = reading;
  // 'Did they lose any?' is about all of their matches.
  const isOfTheirs = /^the/.test(said.get('pronoun') ?? '');
  const isAsked =
    (OF_MATCH.some((cue) => cues.has(cue)) && !isOfTheirs) ||
    asksScorers(reading) ||
    hasKind(reading, 'role', 'goal', 'haul');
  return (
    isAsked &&
    isWithout(reading, ['years', 'sides', 'order', 'unread', 'formations', 'ranks', 'lacking']) &&
    !OF_MORE.some((cue) => cues.has(cue)) &&
    conditions.every(
      (one) =>
        ['role', 'goal', 'haul'].includes(one.kind) || match.teams.some((team) => isOf(one, team, match, tables)),
    )
  );
}
