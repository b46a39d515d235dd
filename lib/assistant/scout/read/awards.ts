import type { Condition, Reading } from '#lib/assistant/scout/query.ts';
import { cupYearsOf, has } from '#lib/assistant/scout/read/cup-years.ts';
import { of } from '#lib/assistant/scout/read/features.ts';
import { CAPTAINS, HONOURS, type Honour, TOP_SCORER, WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';

/** 'Won the Ballon d'Or twice', 'won the World Cup more than once'. */
export function withTimes(reading: Reading): void {
  if (!reading.times) return;
  const { from, to, said } = reading.times;
  const isHonour = of(reading, 'honour').some(({ honour }) => honour !== WORLD_CUP);
  if (isHonour || has(reading, 'champion'))
    reading.conditions.push({ kind: 'measure', measure: isHonour ? 'awards' : 'cupsWon', from, to });
  else if (has(reading, 'scored')) reading.conditions.push({ kind: 'measure', measure: 'cupGoals', from, to });
  else if (of(reading, 'stage').length > 0)
    reading.conditions = reading.conditions.map((one) =>
      one.kind === 'stage' ? { ...one, times: { from, to } } : one,
    );
  else reading.unread.push(said);
  reading.times = null;
}

/** 'Golden boot winner 1986' asks for the goals there. */
export function withTopScorers(reading: Reading): void {
  const years = cupYearsOf(reading);
  if (!of(reading, 'honour').some(({ honour }) => honour === TOP_SCORER)) return;
  // 'With eight goals'
  reading.conditions = reading.conditions.map((one) =>
    one.kind === 'measure' && one.measure === 'cupGoals' ? { ...one, measure: 'cupGoalsOnce' } : one,
  );
  if (years === null || years.from !== years.to) return;
  reading.conditions = reading.conditions.filter((one) => one.kind !== 'honour' || one.honour !== TOP_SCORER);
  reading.order = { measure: 'cupGoals', isLeast: false };
}

/** 'Most Ballons d'Or in the 2010s' */
export function withAwards(reading: Reading): void {
  if (reading.order?.measure === 'awards' && of(reading, 'honour').length === 0)
    reading.conditions.push({ kind: 'honour', honour: HONOURS[0] as Honour });
}

/** 'Ballon d'Or 1995', but 'strikers of the nineties who won the Ballon d'Or' */
export function withAwardYears(reading: Reading): void {
  const [award, ...others] = of(reading, 'honour').filter(({ honour }) => honour.isDated);
  if (!award || others.length > 0) return;
  if (reading.players.length > 0) for (const cue of ['whichCup', 'yearOf'] as const) reading.cues.delete(cue);
  const time = timeOf(reading, award);
  const asChampion = isSameYear(reading);
  if (asChampion) for (const cue of ['yearOf', 'champion', 'worldCup'] as const) reading.cues.delete(cue);
  if (asChampion) reading.unread = reading.unread.filter((word) => !word.endsWith('year'));
  const isMerged = (one: Condition) => one === time;
  const settled = { ...award, ...(time?.years && { years: time.years }), ...(asChampion && { asChampion }) };
  reading.conditions = reading.conditions.filter((one) => !isMerged(one)).map((one) => (one === award ? settled : one));
}

/** The time that is the award's: not a World Cup that the winners were at, nor when some strikers were active. */
function timeOf(reading: Reading, { honour }: { honour: Honour }) {
  const times = [...of(reading, 'active'), ...(honour.isOfCup ? of(reading, 'cup') : [])].filter(
    ({ years }) => years !== null,
  );
  const [time] = times;
  const isOfPlayers = time?.years && time.years.from !== time.years.to && of(reading, 'role').length > 0;
  return times.length === 1 && !isOfPlayers ? time : undefined;
}

/** 'Who won the World Cup and the Ballon d'Or in the same year?' */
const isSameYear = (reading: Reading) =>
  /(?:same|that) year/.test(reading.said.get('yearOf') ?? '') &&
  (has(reading, 'champion') || of(reading, 'honour').some(({ honour }) => honour === WORLD_CUP));

/** 'Captains who won the World Cup', but 'who captained France in 1998?' */
export function withCaptains(reading: Reading): void {
  const isOfWinners = has(reading, 'champion') || of(reading, 'honour').some(({ honour }) => honour === WORLD_CUP);
  // 'Was he ever captain?' is known of winners only.
  const isOfHim = reading.isWhether && reading.players.length === 1;
  const years = cupYearsOf(reading);
  const isOfOne = years !== null && years.from === years.to;
  if (!reading.lacking.includes('captains') || !(isOfWinners || isOfHim) || has(reading, 'should') || isOfOne) return;
  reading.lacking = reading.lacking.filter((what) => what !== 'captains');
  reading.cues.delete('champion');
  reading.conditions = reading.conditions.filter((one) => one.kind !== 'honour');
  reading.conditions.push({ kind: 'honour', honour: CAPTAINS });
}
