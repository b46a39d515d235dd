import { type Condition, conditionsOf, type Grouped, type Reading } from '#lib/assistant/scout/query.ts';
import { nationOf } from '#lib/assistant/scout/read/cup-years.ts';
import type { Token } from '#lib/assistant/scout/read/names.ts';
import type { NumberMeaning } from '#lib/assistant/scout/read/number-verbs.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';
import { STARTERS } from '#types/limits.ts';

/** 'No more than three', of what follows. */
type Many = { range: Years; said: string; end: number };

export const isGrouped = (one: Condition): one is Grouped => ['nation', 'club', 'role', 'gender'].includes(one.kind);
export const labelOf = (one: Grouped) => ('group' in one ? one.group.label : one.kind);
const OF_ELEVEN = /^(?:xi|eleven|team|side|keep|everyone|everybody)$/;

/** How many of an eleven are of a group. */
export class Shares {
  many: Many | null = null;
  private readonly tokens: readonly Token[];
  private readonly reading: Reading;
  private readonly isEleven: boolean;

  constructor(tokens: readonly Token[], reading: Reading, numbers: readonly NumberMeaning[]) {
    this.tokens = tokens;
    this.reading = reading;
    this.isEleven =
      numbers.some((one) => one.kind === 'formation' || (one.kind === 'cue' && one.cue === 'eleven')) ||
      tokens.some(({ text }) => OF_ELEVEN.test(text));
  }

  /** Whether there are so many of the group: 'at most three Brazilians'. */
  take(group: Grouped, at: number, words: readonly string[], isCounted: boolean): boolean {
    const many = this.many ?? this.before(group, at, isCounted);
    this.many = null;
    if (many && !this.limit(group, many.range)) this.reading.unread.push(many.said, ...words);
    return many !== null;
  }

  miss(): void {
    if (this.many) this.reading.unread.push(this.many.said);
    this.many = null;
  }

  end(): void {
    const { reading } = this;
    this.miss();
    // Of an eleven that they fill, nobody else comes into question.
    const shares = (reading.atMost.of ?? []).filter(({ group }) => group.isNot);
    if (shares.reduce((sum, { most }) => sum + STARTERS - most, 0) < STARTERS) return;
    const nations = shares.map(({ group }) => group).filter(({ kind }) => kind === 'nation');
    reading.conditions.push(...nations.map((group) => ({ ...group, isNot: false })));
  }

  /** 'Three Brazilians, the rest Italians' of an eleven */
  private before(group: Grouped, at: number, isCounted: boolean): Many | null {
    const { limit, atMost } = this.reading;
    const word = this.tokens[at - 1]?.text;
    const shares = (atMost.of ?? []).filter((one) => one.group.isNot && labelOf(one.group) !== labelOf(group));
    const from = STARTERS - shares.reduce((sum, { most }) => sum + STARTERS - most, 0);
    if (word === 'otherwise') return { range: { from, to: STARTERS }, said: word, end: at };
    const counted = isCounted ? limit : null;
    const count = word === 'one' ? 1 : counted;
    if (!this.isEleven || group.kind === 'role' || count === null) return null;
    this.reading.limit = null;
    return { range: { from: count, to: count }, said: String(count), end: at };
  }

  /** At least so many are at most so many others. Only an eleven has any least number. */
  private limit(group: Grouped, { from, to }: Years): boolean {
    if (from > 0 && !this.isEleven) return false;
    const of = [
      ...(this.reading.atMost.of ?? []),
      ...(to < STARTERS ? [{ group, most: to }] : []),
      ...(from > 0 ? [{ group: { ...group, isNot: true }, most: STARTERS - from }] : []),
    ];
    this.reading.atMost = { ...this.reading.atMost, of };
    return true;
  }
}

/** Of several nations: so many players of each, or those who played for all of them. */
export function withNations(reading: Reading): void {
  withSomeOfEach(reading);
  withThoseOfAll(reading);
}

/** 'The best player each from England and Wales' */
function withSomeOfEach(reading: Reading): void {
  const { conditions, idle, limit } = reading;
  const of = conditionsOf(reading, 'nation');
  if (of.length < 2 || !idle.includes('each') || of.some(({ count }) => count !== undefined)) return;
  reading.conditions = conditions.map((one) => (one.kind === 'nation' ? { ...one, count: limit ?? 1 } : one));
  reading.limit = null;
}

/** 'Who played for Spain and Argentina?', but not 'for Brazil and Germany in 2002' */
function withThoseOfAll(reading: Reading): void {
  const { cues, conditions } = reading;
  const of = conditionsOf(reading, 'nation');
  const isFor = of.some(({ scoring }) => scoring === 'for') && cues.has('playedFor');
  if (of.length < 2 || !isFor || cues.has('or')) return;
  if (conditions.some(({ kind }) => kind === 'cup' || kind === 'stage')) return;
  reading.conditions = [...conditions.filter((one) => !of.some((nation) => nation === one)), { kind: 'all', of }];
}

/** 'A combined eleven of France 98 and Brazil 2002' */
export function withSquads(reading: Reading): void {
  const { cues, hostYear } = reading;
  const host = hostYear && nationOf(hostYear.host);
  const sides = [...reading.sides, ...(host ? [{ group: { label: host, nations: [host] }, year: hostYear.year }] : [])];
  if (sides.length < 2 || !cues.has('eleven') || cues.has('mine') || cues.has('wouldWin')) return;
  reading.conditions = reading.conditions.filter(({ kind }) => kind !== 'nation' && kind !== 'cup');
  reading.conditions.push({ kind: 'squads', sides });
  reading.sides = reading.years = [];
  reading.hostYear = null;
  for (const cue of ['or', 'squad', 'compare', 'together'] as const) cues.delete(cue);
}
