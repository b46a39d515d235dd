import {
  type Condition,
  emptyReading,
  type NamedPlayer,
  type NameHow,
  type Reading,
} from '#lib/assistant/scout/query.ts';
import { ConditionWalk } from '#lib/assistant/scout/read/condition-walk.ts';
import { isRunnerUp } from '#lib/assistant/scout/read/exclusion.ts';
import type { Lexicon, Meaning } from '#lib/assistant/scout/read/lexicon.ts';
import {
  asksBirth,
  isNickname,
  NAME_CUES,
  nameAfter,
  named,
  phraseAt,
  type Spotted,
  said,
  siblingBefore,
  spotName,
  type Token,
  withFirstName,
} from '#lib/assistant/scout/read/names.ts';
import type { NumberMeaning } from '#lib/assistant/scout/read/number-verbs.ts';
import type { Numbers } from '#lib/assistant/scout/read/numbers.ts';
import { isOfNothing, MANY } from '#lib/assistant/scout/read/ranges.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';
import type { Measure } from '#lib/assistant/scout/words/measures.ts';

/** Reads the tokens in order: the longest phrase or name at each place. */
export class Walk {
  private at = 0;
  /** What was last compared, for 'than'. */
  private compared: NonNullable<Reading['order']> | 'lacking' | null = null;
  private isThan = false;
  private isNicknamed = false;
  private readonly reading: Reading;
  private readonly conditions: ConditionWalk;
  private readonly tokens: readonly Token[];
  private readonly lexicon: Lexicon;
  private readonly numbers: Numbers;

  constructor(tokens: readonly Token[], lexicon: Lexicon, numbers: Numbers, language: string | null) {
    this.tokens = tokens;
    this.lexicon = lexicon;
    this.numbers = numbers;
    this.reading = emptyReading(language);
    this.conditions = new ConditionWalk(tokens, this.reading, numbers.meanings);
  }

  read(): Reading {
    while (this.at < this.tokens.length) this.step();
    this.conditions.end();
    return { ...this.reading, sides: this.conditions.sides.found };
  }

  private step(): void {
    const token = this.tokens[this.at] as Token;
    if (token.text.startsWith('#')) {
      const number = token.text.charCodeAt(1) - 'a'.charCodeAt(0);
      const text = this.numbers.said[number] ?? '';
      this.take(this.numbers.meanings[number] as NumberMeaning, 1, [{ text, typed: text }]);
      return;
    }
    const phrase = phraseAt(this.tokens, this.at, this.lexicon);
    const spotted = phrase && phrase.length > 1 ? null : spotName(this.tokens, this.at, this.lexicon);
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
    this.conditions.miss();
    for (const { typed } of this.tokens.slice(this.at, this.at + length))
      if (typed.length > 1) this.reading.unread.push(typed);
    this.at += length;
  }

  private take(meaning: NumberMeaning | Meaning, length: number, part: readonly Token[]): void {
    const { reading, at } = this;
    this.at += length;
    if (said(part, 'text').includes('world cup')) reading.cues.add('ofCups');
    else if (/\bcaps?\b/.test(said(part, 'text'))) reading.cues.add('ofCaps');
    if (meaning.kind === 'condition' && isRunnerUp(meaning.condition, said(part, 'text'))) reading.cues.add('lost');
    switch (meaning.kind) {
      case 'filler':
        return;
      case 'player':
        this.at = at;
        this.takePlayer(named(meaning.entry, part, meaning.others), length);
        return;
      case 'cue':
        this.say(meaning.cue, part);
        this.takeCue(meaning.cue, at);
        return;
      case 'condition':
        this.takeCondition(meaning.condition, at);
        return;
      case 'measure':
        this.takeMeasure(meaning.measure, part, at);
        return;
      case 'order':
        this.takeOrder(meaning, part, at);
        return;
      case 'lacking':
        reading.lacking.push(meaning.what);
        this.compared = 'lacking';
        if (/est\b|\bmost /.test(said(part, 'text'))) {
          reading.cues.add('most');
          reading.said.set('most', said(part, 'text'));
        }
        return;
      case 'formation':
        reading.formations.push(meaning.id);
        return;
      case 'year':
        if (this.conditions.exclusion.isUnused) reading.unread.push(said(part, 'typed'));
        else this.conditions.takeYear(meaning.years, at, this.at);
        return;
      case 'rank':
        reading.ranks.push(meaning.rank);
        return;
      case 'many':
        this.conditions.many = { range: meaning.range, said: said(part, 'text') };
        return;
      case 'part':
        if (meaning.part.limit && isOfNothing(this.conditions.before(at), this.tokens[this.at]?.text ?? ''))
          reading.unread.push(said(part, 'text'));
        else Object.assign(reading, meaning.part);
        this.conditions.mark('count', this.at);
        return;
    }
  }

  private say(cue: Cue, part: readonly Token[]): void {
    if (!this.reading.said.has(cue) || (said(part, 'text') !== 'it' && cue !== 'players'))
      this.reading.said.set(cue, said(part, 'typed'));
  }

  private takeOrder({ measure, isLeast }: NonNullable<Reading['order']>, part: readonly Token[], at: number): void {
    const { order, measures } = this.reading;
    this.compared = { measure, isLeast };
    // 'Who is rated higher, and who is more famous?'
    if (order && order.measure !== measure) measures.push(measure);
    else if (order && order.isLeast !== isLeast && said(part, 'text').endsWith('est'))
      this.reading.isBothWays = this.tokens[at - 1]?.text !== 'to';
    else if (order && order.isLeast !== isLeast) this.reading.unread.push(said(part, 'typed'));
    this.reading.order ??= this.compared;
  }

  private takeMeasure(measure: Measure, part: readonly Token[], at: number): void {
    const { reading } = this;
    if (this.isThan) reading.unread.push('than', said(part, 'typed'));
    else if (this.conditions.exclusion.isOpen) this.takeCondition({ kind: 'measure', measure, from: 1, to: MANY }, at);
    else reading.measures.push(measure);
    this.compared = { measure, isLeast: false };
  }

  private takeCue(cue: Cue, at: number): void {
    const { reading, conditions, isThan } = this;
    const how = NAME_CUES[cue];
    const name = how ? nameAfter(this.tokens, this.at, this.lexicon, how) : null;
    if (['whichCup', 'lastCup', 'firstCup'].includes(cue)) reading.cues.add('worldCup');
    conditions.mark(cue, this.at);
    if (how && name) this.at = this.conditions.take({ kind: 'name', text: name.text, how }, at, name.end);
    else if (how) this.takeNoName(at, how);
    else if (cue === 'playedIn') reading.cues.add('playedFor');
    else if (cue === 'not') conditions.exclusion.start();
    else if (cue === 'stop') conditions.endExclusion();
    else if (cue === 'excluded') conditions.excludeLast(at);
    else if (cue === 'than') this.isThan = reading.cues.add(cue).has(cue);
    else if (cue === 'yearOf') this.takeYearOf(at);
    else if (isThan && cue === 'mine') {
      this.isThan = false;
      reading.cues.add('mine').add('thanMine');
    } else if (cue !== 'outside') this.takePlain(cue, at);
  }

  /** 'The shortest surname' */
  private takeNoName(at: number, how: NameHow): void {
    if (how === 'nickname' || /^(?:start|begin|end)/.test(this.tokens[this.at]?.text ?? '')) return;
    for (const { typed } of this.tokens.slice(at, this.at))
      if (!typed.startsWith('name')) this.reading.unread.push(typed);
  }

  /** 'The year Messi was born', 'born in the same year as Messi' */
  private takeYearOf(at: number): void {
    const { reading } = this;
    const words = this.tokens.slice(at, this.at).map(({ text }) => text);
    const spotted = spotName(this.tokens, this.at, this.lexicon);
    const end = this.at + (spotted?.length ?? 0);
    const entry = asksBirth(words, this.tokens.slice(end), reading) ? undefined : spotted?.player.entry;
    const year = entry?.player.year;
    const born = this.tokens.slice(end, end + 2).findIndex(({ text }) => text === 'born');
    if (year && born >= 0) this.at = end + born + 1;
    if (year && born >= 0) reading.years.push({ from: year, to: year });
    else if (entry && year && words.at(-1) === 'as') {
      reading.conditions.push({ kind: 'player', named: named(entry, this.tokens.slice(this.at, end)), isNot: true });
      this.at = end;
      this.takeCondition({ kind: 'born', years: { from: year, to: year } }, at);
      reading.cues.delete('born');
    } else if (words.includes('year')) reading.unread.push('year');
  }

  private takeCondition(condition: Condition, at: number): void {
    this.at = this.conditions.take(condition, at, this.at);
  }

  private takePlain(cue: Cue, at: number): void {
    const { exclusion } = this.conditions;
    const meant = exclusion.isUnused ? exclusion.meaningOf(cue, this.reading.conditions.at(-1)) : cue;
    if (typeof meant === 'object') this.takeCondition(meant, at);
    else if (meant === cue) this.reading.cues.add(cue);
    else if (meant === 'unknown') this.reading.unread.push(`not ${this.tokens[at]?.typed}`);
  }

  private takePlayer(player: NamedPlayer, length: number): void {
    const { reading, at, compared } = this;
    const sibling = siblingBefore(this.tokens, at, player.entry, length, this.lexicon);
    if (sibling && reading.unread.at(-1) === sibling.typed.split(' ')[0]) reading.unread.pop();
    if (sibling)
      reading.players = [...reading.players.filter(({ typed }) => !sibling.typed.startsWith(`${typed} `)), sibling];
    // 'The little magician Andrés Iniesta'
    if (this.isNicknamed && this.conditions.isAfter('name', at)) reading.players.pop();
    this.at += length;
    this.conditions.mark('name', this.at);
    this.isNicknamed = isNickname(player);
    const than = this.isThan && reading.players.length === 0 ? compared : null;
    this.isThan = false;
    if (than === 'lacking') reading.conditions.push({ kind: 'player', named: player, isNot: true });
    else if (than) {
      reading.conditions.push({ kind: 'than', measure: than.measure, isLess: than.isLeast, named: player });
      reading.order = null;
      reading.measures = reading.measures.filter((one) => one !== than.measure);
    } else if (this.conditions.exclusion.covers('player', at, this.conditions.before(at)))
      this.takeCondition({ kind: 'player', named: player }, at);
    else if (!reading.players.some(({ entry }) => entry === player.entry)) reading.players.push(player);
    else reading.cues.add('twice');
  }
}
