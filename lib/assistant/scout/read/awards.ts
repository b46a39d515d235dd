import type { Reading } from '#lib/assistant/scout/query.ts';
import { cupYearsOf, has, hasNoun } from '#lib/assistant/scout/read/cup-years.ts';
import { of } from '#lib/assistant/scout/read/features.ts';
import { MATCH_CUES } from '#lib/assistant/scout/words/cues.ts';
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
  // 'Did Norway really beat Brazil once?'
  else if (said !== 'once' || !reading.isWhether || !has(reading, ...MATCH_CUES)) reading.unread.push(said);
  reading.times = null;
}

/** 'Who won more World Cups, Totti or Baggio?', 'who scored at the most?' */
export function withCupsOf(reading: Reading): void {
  const { order, players } = reading;
  if (has(reading, 'champion') && players.length > 1)
    reading.measures = reading.measures.map((one) => (one === 'cups' ? 'cupsWon' : one));
  if (order?.measure !== 'cups') return;
  const isWon = has(reading, 'champion') && (players.length > 0 || hasNoun(reading));
  if (isWon || has(reading, 'scored')) reading.order = { ...order, measure: isWon ? 'cupsWon' : 'cupsScoredIn' };
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

/** 'Ballon d'Or 1995' */
export function withAwardYears(reading: Reading): void {
  const [award, ...others] = of(reading, 'honour').filter(({ honour }) => honour.isDated);
  if (!award || others.length > 0) return;
  // A World Cup that the winners were at isn't the award's time.
  const times = [...of(reading, 'active'), ...(award.honour.isOfCup ? of(reading, 'cup') : [])];
  const time = times.length === 1 && times[0]?.years ? times[0] : undefined;
  const asChampion = isSameYear(reading);
  if (asChampion) {
    for (const cue of ['yearOf', 'champion', 'worldCup'] as const) reading.cues.delete(cue);
    reading.unread = reading.unread.filter((word) => !word.endsWith('year'));
  }
  const settled = { ...award, ...(time?.years && { years: time.years }), ...(asChampion && { asChampion }) };
  reading.conditions = reading.conditions.filter((one) => one !== time).map((one) => (one === award ? settled : one));
}

const isOfWinners = (reading: Reading) =>
  has(reading, 'champion') || of(reading, 'honour').some(({ honour }) => honour === WORLD_CUP);

/** 'Who won the World Cup and the Ballon d'Or in the same year?' */
const isSameYear = (reading: Reading) =>
  /(?:same|that) year/.test(reading.said.get('yearOf') ?? '') && isOfWinners(reading);

/** 'Captains who won the World Cup', but 'who captained France in 1998?' */
export function withCaptains(reading: Reading): void {
  const years = cupYearsOf(reading);
  if (!reading.lacking.includes('captains') || (years !== null && years.from === years.to)) return;
  // 'Was he ever captain?' is known of winners only.
  const isOfHim = reading.isWhether && reading.players.length === 1;
  if (!isOfWinners(reading) && !isOfHim) return;
  reading.lacking = reading.lacking.filter((what) => what !== 'captains');
  reading.cues.delete('champion');
  reading.conditions = reading.conditions.filter((one) => one.kind !== 'honour');
  reading.conditions.push({ kind: 'honour', honour: CAPTAINS });
}
