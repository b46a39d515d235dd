import type { Condition, Grouped, NamedPlayer, NameHow } from '#lib/assistant/scout/query.ts';
import { Exclusion, isRunnerUp } from '#lib/assistant/scout/read/exclusion.ts';
import type { Lexicon, Meaning } from '#lib/assistant/scout/read/lexicon.ts';
import {
  nameAfter,
  named,
  phraseAt,
  type Spotted,
  said,
  spotName,
  type Token,
  withFirstName,
} from '#lib/assistant/scout/read/names.ts';
import type { NumberMeaning, Numbers } from '#lib/assistant/scout/read/numbers.ts';
import { MANY } from '#lib/assistant/scout/read/ranges.ts';
import { emptyReading, type Reading } from '#lib/assistant/scout/read/reading.ts';
import { Sides } from '#lib/assistant/scout/read/sides.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';
import { WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';
import type { NationGroup } from '#lib/players/filters.ts';

const NAME_CUES: Partial<Record<Cue, NameHow>> = { called: 'word', startsWith: 'start', endsWith: 'end' };

/** 'No more than three', of what follows; null for 'at least three'. */
type Many = { most: number | null; said: string };

const isGrouped = (one: Condition): one is Grouped => ['nation', 'club', 'role'].includes(one.kind);

/** Reads the tokens in order: the longest phrase or name at each place. */
export class Walk {
  private at = 0;
  private readonly exclusion = new Exclusion();
  /** What was last compared, for 'than'. */
  private compared: NonNullable<Reading['order']> | 'lacking' | null = null;
  private isThan = false;
  private many: Many | null = null;
  private readonly sides = new Sides();
  /** Where a 'played in' or a number ends. */
  private playedInAt = -1;
  private limitAt = -1;
  private bornAt = -1;
  private readonly reading: Reading;

  private readonly tokens: readonly Token[];
  private readonly lexicon: Lexicon;
  private readonly numbers: readonly NumberMeaning[];
  private readonly numbersSaid: readonly string[];

  constructor(tokens: readonly Token[], lexicon: Lexicon, { meanings, said }: Numbers, language: string | null) {
    this.tokens = tokens;
    this.lexicon = lexicon;
    this.numbers = meanings;
    this.numbersSaid = said;
    this.reading = emptyReading(language);
  }

  read(): Reading {
    while (this.at < this.tokens.length) this.step();
    if (this.many) this.reading.unread.push(this.many.said);
    this.endExclusion();
    return { ...this.reading, sides: this.sides.found };
  }

  /** 'At five World Cups but never won'; any other 'not' of nothing known isn't understood. */
  private endExclusion(): void {
    const { exclusion, reading } = this;
    if (!exclusion.isUnused) return;
    if (exclusion.isWinning) this.takeCondition({ kind: 'honour', honour: WORLD_CUP }, this.at);
    else reading.unread.push(reading.said.get('not') ?? 'not');
  }

  private step(): void {
    const token = this.tokens[this.at] as Token;
    if (token.text.startsWith('#')) {
      const number = token.text.charCodeAt(1) - 'a'.charCodeAt(0);
      const text = this.numbersSaid[number] ?? '';
      this.take(this.numbers[number] as NumberMeaning, 1, [{ text, typed: text }]);
      return;
    }
    const phrase = phraseAt(this.tokens, this.at, this.lexicon);
    const spotted = phrase && phrase.length > 1 ? null : spotName(this.tokens, this.at, this.lexicon);
    // A name of several words beats an ordinary word at its start: 'George Best'.
    if (spotted && (spotted.length > 1 || !phrase)) this.takeName(spotted);
    else if (phrase) this.take(phrase.meaning, phrase.length, this.tokens.slice(this.at, this.at + phrase.length));
    else this.unread(1);
  }

  private takeName(spotted: Spotted): void {
    const before = this.tokens[this.at - 1];
    const isUnread = before !== undefined && this.reading.unread.at(-1) === before.typed;
    const player = isUnread ? withFirstName(before, spotted, this.lexicon) : spotted.player;
    if (player && player !== spotted.player) this.reading.unread.pop();
    if (player) this.takePlayer(player, spotted.length);
    else this.unread(spotted.length);
  }

  private unread(length: number): void {
    for (const { typed } of this.tokens.slice(this.at, this.at + length))
      if (typed.length > 1) this.reading.unread.push(typed);
    this.at += length;
  }

  private take(meaning: NumberMeaning | Meaning, length: number, part: readonly Token[]): void {
    const { reading, at } = this;
    this.at += length;
    if (said(part, 'text').includes('world cup')) reading.cues.add('ofCups');
    if (meaning.kind === 'condition' && isRunnerUp(meaning.condition, said(part, 'text'))) reading.cues.add('lost');
    switch (meaning.kind) {
      case 'filler':
        return;
      case 'player':
        this.at -= length;
        this.takePlayer(named(meaning.entry, part), length);
        return;
      case 'cue':
        reading.said.set(meaning.cue, said(part, 'typed'));
        this.takeCue(meaning.cue, at);
        return;
      case 'condition':
        this.takeCondition(meaning.condition, at);
        return;
      case 'measure':
        if (this.exclusion.isOpen)
          this.takeCondition({ kind: 'measure', measure: meaning.measure, from: 1, to: MANY }, at);
        else reading.measures.push(meaning.measure);
        this.compared = { measure: meaning.measure, isLeast: false };
        return;
      case 'order':
        // 'Who is rated higher, and who is more famous?'
        if (reading.order && reading.order.measure !== meaning.measure) reading.measures.push(reading.order.measure);
        reading.order = { measure: meaning.measure, isLeast: meaning.isLeast };
        this.compared = reading.order;
        return;
      case 'lacking':
        reading.lacking.push(meaning.what);
        this.compared = 'lacking';
        return;
      case 'formation':
        reading.formations.push(meaning.id);
        return;
      case 'year':
        reading.years.push(meaning.years);
        if (meaning.years.from === meaning.years.to) this.sides.takeYear(meaning.years.from, at, this.at);
        return;
      case 'many':
        this.many = { most: meaning.most, said: said(part, 'text') };
        return;
      case 'part':
        Object.assign(reading, meaning.part);
        this.limitAt = this.at;
        return;
    }
  }

  private takeCue(cue: Cue, at: number): void {
    const { reading, exclusion, isThan } = this;
    if (cue === 'whichCup') reading.cues.add('worldCup');
    if (cue === 'born') this.bornAt = this.at;
    if (cue === 'playedIn') {
      this.playedInAt = this.at;
      reading.cues.add('playedFor');
      return;
    }
    const how = NAME_CUES[cue];
    if (how) {
      const name = nameAfter(this.tokens, this.at, this.lexicon);
      if (!name) return;
      this.at = name.end;
      this.takeCondition({ kind: 'name', text: name.text, how }, at);
    } else if (cue === 'not') exclusion.start();
    else if (cue === 'than') this.isThan = true;
    else if (isThan && cue === 'mine') {
      this.isThan = false;
      reading.cues.add('mine').add('thanMine');
    } else this.takePlain(cue, at);
  }

  private takePlain(cue: Cue, at: number): void {
    const meant = this.exclusion.isOpen ? this.exclusion.meaningOf(cue) : cue;
    if (meant === cue) this.reading.cues.add(cue);
    else if (typeof meant === 'object') this.takeCondition(meant, at);
  }

  private takeCondition(condition: Condition, at: number): void {
    if (this.many && isGrouped(condition)) {
      this.takeMany(condition, this.many, at);
      return;
    }
    // 'Born in France'
    if (condition.kind === 'nation' && this.before(at) === 'in' && this.bornAt === at - 1) {
      this.reading.lacking.push('birthplaces');
      return;
    }
    const isNot = this.exclusion.take(condition.kind, at, this.before(at));
    const meant = condition.kind === 'nation' ? (this.clubsIn(condition.group, at) ?? condition) : condition;
    this.reading.conditions.push(isNot ? { ...meant, isNot } : meant);
    if (meant.kind === 'nation' && !isNot) this.sides.takeNation(meant.group, at, this.at);
  }

  /** 'Played in Italy', 'three Italian clubs' */
  private clubsIn(group: NationGroup, at: number): Condition | null {
    const isClubs = /^clubs?$/.test(this.tokens[this.at]?.text ?? '');
    if (!isClubs && this.playedInAt !== at) return null;
    if (isClubs) this.at += 1;
    // 'In Italy and in Spain'
    let next = this.at;
    while (/^(?:and|or|in)$/.test(this.tokens[next]?.text ?? '')) next += 1;
    if (next > this.at) this.playedInAt = next;
    const least = isClubs && this.limitAt === at ? (this.reading.limit ?? 1) : 1;
    if (least > 1) this.reading.limit = null;
    return { kind: 'clubIn', group, least };
  }

  private takeMany(group: Grouped, { most, said: number }: Many, at: number): void {
    const { atMost, unread } = this.reading;
    this.many = null;
    if (most === null) unread.push(number, ...this.tokens.slice(at, this.at).map(({ typed }) => typed));
    else this.reading.atMost = { ...atMost, of: [...(atMost.of ?? []), { group, most }] };
  }

  private before(at: number): string {
    return this.tokens[at - 1]?.text ?? '';
  }

  private takePlayer(player: NamedPlayer, length: number): void {
    const { reading, at, compared } = this;
    this.at += length;
    if (this.isThan) {
      this.isThan = false;
      if (compared === 'lacking' && reading.players.length === 0) {
        reading.conditions.push({ kind: 'player', entry: player.entry, isNot: true });
        return;
      }
      if (compared && compared !== 'lacking' && reading.players.length === 0) {
        reading.conditions.push({
          kind: 'than',
          measure: compared.measure,
          isLess: compared.isLeast,
          entry: player.entry,
        });
        reading.order = null;
        reading.measures = reading.measures.filter((measure) => measure !== compared.measure);
        return;
      }
    }
    if (this.exclusion.covers('player', at, this.before(at)))
      this.takeCondition({ kind: 'player', entry: player.entry }, at);
    else if (!reading.players.some(({ entry }) => entry === player.entry)) reading.players.push(player);
  }
}
