import { type Condition, emptyReading, type NamedPlayer, type Reading } from '#lib/assistant/scout/query.ts';
import { ConditionWalk } from '#lib/assistant/scout/read/condition-walk.ts';
import { withPlace } from '#lib/assistant/scout/read/lacking.ts';
import type { Lexicon, Meaning } from '#lib/assistant/scout/read/lexicon.ts';
import {
  isEveryone,
  isNickname,
  isSomeoneElse,
  NAME_CUES,
  nameAfter,
  named,
  phraseAt,
  type Spotted,
  said,
  spotName,
  type Token,
} from '#lib/assistant/scout/read/names.ts';
import type { NumberMeaning, Numbers, Part } from '#lib/assistant/scout/read/number-verbs.ts';
import { between, isOfNothing, MANY } from '#lib/assistant/scout/read/ranges.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';
import type { Measure } from '#lib/assistant/scout/words/measures.ts';

/** Reads the tokens in order: the longest phrase or name at each place. */
export class Walk {
  private at = 0;
  /** What was last compared, for 'than'. */
  private compared: NonNullable<Reading['order']> | 'lacking' | null = null;
  private isThan = false;
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
    const { reading } = this;
    // 'Beckenbauer, Beckenbauer, Beckenbauer' is one condition.
    const conditions = new Map(reading.conditions.map((one) => [JSON.stringify(one), one]));
    return { ...reading, conditions: [...conditions.values()], sides: this.conditions.sides };
  }

  private step(): void {
    const { text: word = '' } = this.tokens[this.at] ?? {};
    if (word.startsWith('#')) {
      const number = word.charCodeAt(1) - 'a'.charCodeAt(0);
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

  private takeName({ player, length }: Spotted): void {
    const before = this.tokens[this.at - 1];
    const isUnread = before !== undefined && this.reading.unread.at(-1) === before.typed;
    if (isUnread && isSomeoneElse(before, { player, length }, this.lexicon)) this.unread(length);
    else {
      this.at += length;
      this.takePlayer(player, this.at - length);
    }
  }

  private unread(length: number): void {
    // 'Aren't washed': if the word isn't known, neither means anything for what follows.
    this.conditions.shares.miss();
    const words = this.tokens.slice(this.at, this.at + length).map(({ typed }) => typed);
    this.reading.unread.push(...words.filter((word) => word.length > 1));
    this.at += length;
  }

  private take(meaning: NumberMeaning | Meaning, length: number, part: readonly Token[]): void {
    const { reading, at, conditions } = this;
    const text = said(part, 'text');
    this.at += length;
    if (text.includes('world cup')) reading.cues.add('ofCups');
    else if (/\bcaps?\b/.test(text)) reading.cues.add('ofCaps');
    if (meaning.kind === 'player') this.takePlayer(named(meaning.entry, part, meaning.others), at);
    else if (meaning.kind === 'cue') this.takeCue(meaning.cue, part, at);
    else if (meaning.kind === 'condition') this.takeCondition(meaning.condition, at);
    else if (meaning.kind === 'measure') this.takeMeasure(meaning.measure, part, at);
    else if (meaning.kind === 'order') this.takeOrder(meaning, part, at);
    else if (meaning.kind === 'lacking') this.takeLacking(meaning.what, part);
    else if (meaning.kind === 'part') this.takePart(meaning.part, part, at);
    else if (meaning.kind === 'filler') reading.idle.push(text);
    else if (meaning.kind === 'formation') reading.formations.push(meaning.id);
    else if (meaning.kind === 'rank') reading.ranks.push(meaning.rank);
    else if (meaning.kind === 'many') conditions.shares.many = { range: meaning.range, said: text, end: this.at };
    else if (conditions.exclusion.isUnused) reading.unread.push(said(part, 'typed'));
    else conditions.takeYear(meaning.years, at, this.at);
  }

  private takePart(meant: Part, part: readonly Token[], at: number): void {
    const { reading, conditions } = this;
    // 'Who of the two' needs two who are named.
    const isOfThose =
      /^of the (?:two|three|2|3)$/.test(said(this.tokens.slice(at - 2, at), 'text').concat(' ', said(part, 'text'))) &&
      reading.players.length < 2;
    const isUseless =
      isOfThose || conditions.isCounting || isOfNothing(conditions.before(at), this.tokens[this.at]?.text ?? '');
    if (meant.limit && isUseless) reading.unread.push(said(part, 'text'));
    else Object.assign(reading, meant, { atMost: { ...reading.atMost, ...meant.atMost } });
    conditions.mark('count', this.at);
  }

  private takeLacking(what: string, part: readonly Token[]): void {
    const text = said(part, 'text');
    this.reading.lacking.push(what);
    this.reading.missed.push(said(part, 'typed'));
    this.compared = 'lacking';
    if (!/est\b|\bmost /.test(text)) return;
    this.reading.cues.add('most');
    this.reading.said.set('most', text);
  }

  private takeOrder({ measure, isLeast }: NonNullable<Reading['order']>, part: readonly Token[], at: number): void {
    const { order, measures } = this.reading;
    this.compared = { measure, isLeast };
    if (/(?<!scor)er$/.test(said(part, 'text'))) this.reading.said.set('comparative', said(part, 'text'));
    if (measure === 'rating' && isLeast) this.reading.said.set('weakest', said(part, 'text'));
    if (order && order.measure !== measure) measures.push(measure);
    else if (order && order.isLeast !== isLeast && said(part, 'text').endsWith('est'))
      this.reading.isBothWays = this.tokens[at - 1]?.text !== 'to';
    else if (order && order.isLeast !== isLeast) this.reading.unread.push(said(part, 'typed'));
    this.reading.order ??= this.compared;
  }

  private takeMeasure(measure: Measure, part: readonly Token[], at: number): void {
    const { reading } = this;
    if (this.isThan) reading.unread.push('than', said(part, 'typed'));
    else if (this.conditions.exclusion.covers('measure', at))
      this.takeCondition({ kind: 'measure', measure, from: 1, to: MANY }, at);
    else reading.measures.push(measure);
    this.compared = { measure, isLeast: false };
  }

  private say(cue: Cue, part: readonly Token[]): void {
    const isSaid = this.reading.said.has(cue) && (said(part, 'text') === 'it' || cue === 'players');
    if (!isSaid) this.reading.said.set(cue, said(part, 'typed'));
  }

  private takeCue(cue: Cue, part: readonly Token[], at: number): void {
    const { reading, conditions, isThan } = this;
    this.say(cue, part);
    const how = NAME_CUES[cue];
    const name = how ? nameAfter(this.tokens, this.at, this.lexicon) : null;
    if (['whichCup', 'lastCup', 'firstCup'].includes(cue)) reading.cues.add('worldCup');
    conditions.mark(cue, this.at);
    if (how && name) this.at = this.conditions.take({ kind: 'name', text: name.text, how }, at, name.end);
    else if (cue === 'playedIn') reading.cues.add('playedFor');
    else if (cue === 'not') conditions.exclusion.start(said(part, 'text'), conditions.isAfter('champion', at));
    else if (cue === 'stop' || cue === 'swappedFor') conditions.stop(cue);
    else if (cue === 'than') this.isThan = reading.cues.add(cue).has(cue);
    else if (cue === 'yearOf') this.takeYearOf(said(part, 'text'), at);
    else if (isThan && cue === 'mine') {
      this.isThan = false;
      reading.cues.add('mine').add('thanMine');
    } else if (cue !== 'outside' && cue !== 'past') this.takePlain(cue, at);
  }

  /** 'The year Messi was born', 'born in the same year as Messi', 'a birthday with Zidane' */
  private takeYearOf(words: string, at: number): void {
    const { reading, tokens } = this;
    const { player, length } = spotName(tokens, this.at, this.lexicon) ?? { length: 0 };
    const end = this.at + length;
    const isSame = /\b(?:as|with)$/.test(words);
    const born = isSame ? 0 : tokens.slice(end, end + 2).findIndex(({ text }) => text === 'born') + 1;
    if (!player?.entry.player.year || !(isSame || born > 0)) {
      if (words.includes('year')) reading.unread.push(words);
      return;
    }
    this.at = end + born;
    const [year = 0, month = 0, day = 0] = player.entry.details.born.split('-').map(Number);
    if (!isSame) return void reading.years.push(between(year));
    reading.conditions.push({ kind: 'player', named: player, isNot: true });
    const isOfYear = /year|age/.test(words);
    this.takeCondition(isOfYear ? { kind: 'born', years: between(year) } : { kind: 'birthday', month, day }, at);
    reading.cues.delete('born');
  }

  private takeCondition(condition: Condition, at: number): void {
    this.at = this.conditions.take(condition, at, this.at);
  }

  private takePlain(cue: Cue, at: number): void {
    const { exclusion } = this.conditions;
    const meant = exclusion.reaches(at) ? exclusion.meaningOf(cue, this.reading.conditions.at(-1)) : cue;
    if (typeof meant === 'object') this.takeCondition(meant, at);
    else if (meant === cue) this.reading.cues.add(cue);
    else if (meant === 'unknown') this.reading.unread.push(`not ${this.tokens[at]?.typed}`);
  }

  private takePlayer(player: NamedPlayer, at: number): void {
    const { reading, compared } = this;
    // 'Played in Rio', 'against Holland in Mendoza', but not 'bring in Rio'
    const isOfMatch = reading.conditions.some(({ kind }) => kind === 'nation' || kind === 'stage');
    if (isOfMatch && this.conditions.before(at) === 'in' && !reading.cues.has('change')) {
      withPlace(reading, player.typed);
      return;
    }
    // Whose team he played in 'under Ferguson', no table has.
    if (this.conditions.before(at) === 'under') return void reading.unread.push(`under ${player.typed}`);
    // 'The little magician Andrés Iniesta'
    const last = reading.players.at(-1);
    if (last && isNickname(last) && this.conditions.isAfter('name', at)) reading.players.pop();
    this.conditions.mark('name', this.at);
    const than = this.isThan && reading.players.length === 0 ? compared : null;
    this.isThan = false;
    if (than === 'lacking') reading.conditions.push({ kind: 'player', named: player, isNot: true });
    else if (than) {
      reading.conditions.push({ kind: 'than', measure: than.measure, isLess: than.isLeast, named: player });
      reading.order = null;
      reading.measures = reading.measures.filter((one) => one !== than.measure);
    } else if (isEveryone(player, this.conditions.before(at)))
      this.takeCondition({ kind: 'name', text: player.said, how: 'word' }, at);
    else if (this.conditions.exclusion.covers('player', at)) this.takeCondition({ kind: 'player', named: player }, at);
    else if (!reading.players.some(({ entry }) => entry === player.entry)) reading.players.push(player);
  }
}
