import type { Reading } from '#lib/assistant/scout/query.ts';
import { nationOf } from '#lib/assistant/scout/read/cup-years.ts';

/** 'Who played for Spain and Argentina?', but not 'for Brazil and Germany in 2002'. */
export function withEachNation(reading: Reading): void {
  const { cues, conditions } = reading;
  const of = conditions.filter((one) => one.kind === 'nation' && !one.isNot);
  const isFor = of.some((one) => one.kind === 'nation' && one.scoring === 'for');
  if (of.length < 2 || !isFor || reading.unread.length > 0 || !cues.has('playedFor') || cues.has('or')) return;
  if (conditions.some(({ kind }) => kind === 'cup' || kind === 'stage')) return;
  reading.conditions = [...conditions.filter((one) => !of.includes(one)), { kind: 'all', of }];
}

/** 'A combined eleven of France 98 and Brazil 2002' */
export function withSquads(reading: Reading): void {
  const { cues, hostYear } = reading;
  const host = hostYear && nationOf(hostYear.host);
  const sides = [...reading.sides, ...(host ? [{ group: { label: host, nations: [host] }, year: hostYear.year }] : [])];
  if (sides.length < 2 || !cues.has('eleven') || cues.has('mine') || cues.has('beat') || cues.has('wouldWin')) return;
  reading.conditions = reading.conditions.filter(({ kind }) => kind !== 'nation' && kind !== 'cup');
  reading.conditions.push({ kind: 'squads', sides });
  reading.sides = reading.years = [];
  reading.hostYear = null;
  for (const cue of ['or', 'squad', 'compare', 'together'] as const) cues.delete(cue);
}
