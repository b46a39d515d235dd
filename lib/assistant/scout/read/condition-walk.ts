import type { Condition, Reading, Side } from '#lib/assistant/scout/query.ts';
import { withLeavers } from '#lib/assistant/scout/read/edit-wish.ts';
import { Exclusion } from '#lib/assistant/scout/read/exclusion.ts';
import type { Token } from '#lib/assistant/scout/read/names.ts';
import type { NumberMeaning } from '#lib/assistant/scout/read/number-verbs.ts';
import { inTheirPlaces } from '#lib/assistant/scout/read/places.ts';
import { isGrouped, Shares } from '#lib/assistant/scout/read/shares.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';
import { WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';
import type { NationGroup } from '#lib/players/filters.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';
import { NATIONS } from '#lib/players/vocabulary/nations.ts';
import { foldText } from '#lib/team/fold-text.ts';

type Marked = Cue | 'name' | 'count' | 'condition';

/** Between a number and what it counts: 'two really good centre backs'. */
const MOST_ADJECTIVES = 3;

const SIDES: Readonly<Record<string, 'for' | 'against'>> = {
  ...{ for: 'for', by: 'for' },
  ...{ against: 'against', past: 'against', v: 'against', vs: 'against', versus: 'against' },
};

/** 'Countries in Europe' are from there, but matches aren't. */
const OF_TEAMS = /^(?:countr(?:y|ies)|nations?|players?|any\w*|some\w*|based|held)$/;

const COUNTRIES = new Set(NATIONS.map(({ nation }) => foldText(nation).replace(/ .*/, '')));

/** Between peoples whose clubs come after them, and those peoples. */
const IN_LIST = /^(?:and|n?or|an?|any|in|for)$/;
const PEOPLES = new Set(NATIONS.flatMap(({ words }) => words));

/** Takes the conditions in reading order, each as the words before it mean it. */
export class ConditionWalk {
  readonly exclusion: Exclusion;
  /** Teams with their year, side by side: 'Brazil 1982', '1982 Brazil'. */
  readonly sides: Side[] = [];
  private last: Partial<Side> & { end?: number } = {};
  readonly shares: Shares;
  /** Where the clubs of several peoples stand. */
  private clubsAt = -1;
  private readonly ends = new Map<Marked, number>();
  /** Nations where someone is or went, each with the word before. */
  private readonly places = new Map<Condition, string>();
  private readonly tokens: readonly Token[];
  private readonly reading: Reading;

  constructor(tokens: readonly Token[], reading: Reading, numbers: readonly NumberMeaning[]) {
    this.tokens = tokens;
    this.exclusion = new Exclusion(tokens);
    this.reading = reading;
    this.shares = new Shares(tokens, reading, numbers);
  }

  mark(word: Marked, end: number): void {
    this.ends.set(word, end);
  }

  /** A number that still waits for what it counts. */
  get isCounting(): boolean {
    return this.reading.limit !== null && this.ends.has('count');
  }

  isAfter = (word: Marked, at: number) => this.ends.get(word) === at;

  /** From `at` to `end`. Returns where to read on. */
  take(condition: Condition, at: number, end: number): number {
    const { reading } = this;
    const before = this.before(at).replace(/^(?:the|real)$/, this.before(at - 1));
    if (this.isAside(condition, at, end)) return end;
    const [meant, next] =
      condition.kind === 'nation' ? this.nationOrClubs(condition, at, end) : [this.withCount(condition, at), end];
    const isNarrower = this.exclusion.narrows(meant.kind, at);
    const isNot = !isNarrower && this.exclusion.take(meant.kind, at, next);
    const scoring = !isNot && this.scoringOf(meant.kind, before);
    const taken = { ...meant, ...(isNot && { isNot }), ...(scoring && { scoring }) };
    if (isNarrower) this.narrowExcluded(taken);
    else reading.conditions.push(taken);
    this.mark('condition', next);
    if (meant.kind === 'nation') this.takePlace(taken, at, next, before);
    if (meant.kind === 'nation' && !isNot) this.takeSide({ group: meant.group }, at, end);
    return next;
  }

  /** 'For Senegal', 'against France', 'how often have England played Germany?' */
  private scoringOf(kind: Condition['kind'], before: string): 'for' | 'against' | undefined {
    if (kind !== 'nation' && kind !== 'club') return undefined;
    // 'With Juventus' is as 'for' them, but 'the match with Holland' isn't.
    if (kind === 'club') return before === 'with' ? 'for' : SIDES[before];
    if (!/^play(?:s|ed)?$/.test(before)) return SIDES[before];
    this.reading.cues.add('compare');
    this.reading.said.set('compare', before);
    return 'against';
  }

  /** 'Went to Italy', 'in Italy and Spain', but not 'in Sweden's World Cup squads' */
  private takePlace(nation: Condition, at: number, end: number, before: string): void {
    const { cues, conditions } = this.reading;
    const places: Record<string, boolean> = {
      ...{ in: true, at: true },
      to: this.isAfter('playedFor', at) || cues.has('squad'),
    };
    const goesOn = /^(?:and|or)$/.test(before) && this.places.has(conditions.at(-2) as Condition);
    const [next, further] = this.tokens.slice(end).map(({ text }) => text);
    const isOfSquad = /^(?:world|squads?)$/.test((next === 's' ? further : next) ?? '');
    const place = before === 'in' && OF_TEAMS.test(this.before(at - 1)) ? 'of' : before;
    if ((places[before] || goesOn) && !isOfSquad) this.places.set(nation, goesOn ? 'in' : place);
  }

  /** 'No Germans over 30' */
  private narrowExcluded(narrower: Condition): void {
    const last = this.reading.conditions.pop();
    const of = last?.kind === 'all' ? last.of : [{ ...last, isNot: false } as Condition];
    this.reading.conditions.push({ kind: 'all', of: [...of, narrower], isNot: true });
  }

  /** 'Which Argentines', 'the Dutch who': not the team. */
  private isOfPeople({ label }: NationGroup, at: number, end: number): boolean {
    const word = this.tokens[end - 1]?.text ?? '';
    const isPeople = /(?:s|[cs]h|ese|men)$/.test(word) && !foldText(label).endsWith(word);
    const isWhich = /^(?:.* (?:which|what)|how many)$/.test(`${this.before(at - 1)} ${this.before(at)}`);
    return isPeople && (isWhich || this.tokens[end]?.text === 'who');
  }

  /** Whether it is taken as something else than a condition. */
  private isAside(condition: Condition, at: number, end: number): boolean {
    const { reading } = this;
    const words = this.tokens.slice(at, end).map(({ typed }) => typed);
    const isOfClubs = /^clubs?$/.test(this.tokens[end]?.text ?? '');
    if (isGrouped(condition) && !isOfClubs && this.shares.take(condition, at, words, this.isAfter('count', at)))
      return true;
    const isPlace = condition.kind === 'nation' || condition.kind === 'club';
    if (isPlace && /^(?:in|outside)$/.test(this.before(at)) && this.isAfter('born', at - 1)) {
      reading.lacking.push('birthplaces');
      return true;
    }
    // 'An eleven with Marta up front'
    const start = /^(?:as|at|in|of)$/.test(this.before(at)) ? at - 1 : at;
    const player = this.isAfter('name', start) && reading.cues.has('eleven') ? reading.players.at(-1) : undefined;
    if (condition.kind !== 'role' || !player) return false;
    const { positions } = player.entry.details;
    if (!positions.some((one) => condition.role.positions.includes(one))) reading.unread.push(...words);
    return true;
  }

  takeYear(years: Years, at: number, end: number): void {
    const { players, years: said } = this.reading;
    // 'Kempes 78 or Rossi 82': figures can't be of a year for each.
    if (this.isAfter('name', at) && players.length > 1 && said.some(({ from }) => from !== years.from))
      this.reading.unread.push(String(years.from));
    said.push(years);
    if (years.from === years.to) this.takeSide({ year: years.from }, at, end);
  }

  private takeSide(one: Partial<Side>, at: number, end: number): void {
    const { group, year } = { ...(this.last.end === at && this.last), ...one };
    const isWhole = group !== undefined && year !== undefined;
    if (isWhole && group.nations.length === 1) this.sides.push({ group, year });
    this.last = isWhole ? {} : { ...one, end };
  }

  end(): void {
    const { reading } = this;
    this.endExclusion();
    this.shares.end();
    reading.conditions = inTheirPlaces(reading, this.places, this.sides);
  }

  stop(cue: 'stop' | 'swappedFor'): void {
    if (cue === 'swappedFor') withLeavers(this.reading);
    this.endExclusion();
  }

  /** Any 'not' of nothing known isn't understood. */
  endExclusion(): void {
    // 'At five World Cups but never won'
    if (this.exclusion.isWinning) this.reading.conditions.push({ kind: 'honour', honour: WORLD_CUP, isNot: true });
    else if (this.exclusion.isUnused) this.reading.unread.push(this.reading.said.get('not') ?? 'not');
    this.exclusion.stop();
  }

  before = (at: number): string => this.tokens[at - 1]?.text ?? '';

  /** 'Two centre backs and a left back' */
  private withCount(condition: Condition, at: number): Condition {
    if (condition.kind === 'stage' && this.isAfter('past', at)) return { ...condition, end: 'past' };
    if (condition.kind !== 'role') return condition;
    const first = Math.max(0, at - MOST_ADJECTIVES);
    const counted = this.ends.get('count') ?? -1;
    const one = this.tokens.slice(0, at).findLastIndex(({ text }) => ['a', 'an', 'one'].includes(text));
    const [isCounted, isOne] = [counted > Math.max(first, one), one >= first];
    this.ends.delete('count');
    if (isCounted) return { ...condition, count: this.reading.limit ?? 1 };
    return isOne ? { ...condition, count: 1 } : condition;
  }

  /** 'Played in Italy', 'three Italian clubs', 'outside Italy' */
  private nationOrClubs(nation: Condition & { group: NationGroup }, at: number, end: number): [Condition, number] {
    const { group } = nation;
    if (this.isOfPeople(group, at, end)) this.reading.cues.add('players');
    if (this.isAfter('outside', at)) return [{ kind: 'clubIn', group, least: 1, isOutside: true }, end];
    const isClubs = this.isBeforeClubs(at, end);
    const number = this.isAfter('count', at) ? this.reading.limit : null;
    const start = this.before(at) === 'the' ? at - 1 : at;
    if (!isClubs && !this.isAfter('playedIn', start)) {
      const count = number ?? (/^an?$/.test(this.before(at)) ? 1 : undefined);
      return [count === undefined ? nation : { ...nation, kind: 'nation', count }, end];
    }
    const next = end + Number(this.clubsAt === end);
    // 'Which Spanish club had the most World Cup winners?'
    if (isClubs && /^(?:which|what)$/.test(this.before(at))) this.reading.cues.add('clubs');
    this.stayIn(next);
    return [{ kind: 'clubIn', group, least: isClubs ? this.leastClubs(at, number) : 1 }, next];
  }

  /** 'English clubs', 'played for an English, a Spanish or an Italian team' */
  private isBeforeClubs(at: number, end: number): boolean {
    if (at < this.clubsAt) return true;
    const hasPlayed = this.reading.cues.has('playedFor') || /^(?:at|with)$/.test(this.before(at - 1));
    const isOfOne = (hasPlayed && /^(?:an?|any)$/.test(this.before(at))) || this.isAfter('playedFor', at);
    const listed = this.tokens.slice(end).findIndex(({ text }) => !(IN_LIST.test(text) || PEOPLES.has(text)));
    const isClubs = (isOfOne ? /^(?:club|team|side)s?$/ : /^clubs?$/).test(this.tokens[end + listed]?.text ?? '');
    if (isClubs) this.clubsAt = end + listed;
    return isClubs;
  }

  /** 'In Italy and in Spain', 'in Italy, Spain or France', but not 'in Italy, Brazilians' */
  private stayIn(end: number): void {
    let next = end;
    while (/^(?:and|or|in|the)$/.test(this.tokens[next]?.text ?? '')) next += 1;
    if (COUNTRIES.has(this.tokens[next]?.text ?? '')) this.mark('playedIn', next);
  }

  /** 'At least three English clubs', 'Liverpool and another English club' */
  private leastClubs(at: number, number: number | null): number {
    const { reading, shares } = this;
    const { many } = shares;
    const others = this.before(at) === 'another' ? reading.conditions.filter(({ kind }) => kind === 'club').length : 0;
    if (many ?? number) shares.many = reading.limit = null;
    return many?.range.from ?? number ?? 1 + others;
  }
}
