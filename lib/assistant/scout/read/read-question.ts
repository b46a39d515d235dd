import type { Condition, NamedPlayer, NameHow } from '#lib/assistant/scout/query.ts';
import type { Lexicon, Meaning } from '#lib/assistant/scout/read/lexicon.ts';
import {
  corrected,
  named,
  type Spotted,
  spotName,
  type Token,
  withFirstName,
} from '#lib/assistant/scout/read/names.ts';
import { MANY, type NumberMeaning, type Numbers, readNumbers } from '#lib/assistant/scout/read/numbers.ts';
import { emptyReading, type Reading } from '#lib/assistant/scout/read/reading.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';
import { EVERYDAY_WORDS } from '#lib/assistant/scout/words/everyday-words.ts';
import { inEnglish } from '#lib/assistant/scout/words/languages.ts';
import { WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';
import { spelledOut } from '#lib/assistant/scout/words/short-forms.ts';
import type { NationGroup } from '#lib/players/filters.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';
import { foldText } from '#lib/team/fold-text.ts';

const LONGEST_PHRASE = 9;
/** Kinds that one 'without' can exclude several of. */
const LISTED = new Set(['nation', 'club', 'player', 'role']);
const NAME_CUES: Partial<Record<Cue, NameHow>> = { called: 'word', startsWith: 'start', endsWith: 'end' };
const BEFORE_LETTER = new Set(['the', 'letter', 'a', 'an', 'letters']);

export function readQuestion(question: string, lexicon: Lexicon): Reading {
  const folded = spelledOut(foldText(question.replaceAll(/[’`´]/g, "'").replaceAll(/(\d)\+/g, '$1 or more ')));
  const isKnown = (word: string) => lexicon.phrases.has(word) || EVERYDAY_WORDS.has(word);
  const { text: english, language } = inEnglish(folded, isKnown);
  const numbers = readNumbers(english);
  const tokens = corrected(numbers.text.split(' ').filter(Boolean), lexicon);
  const walk = new Walk(tokens, lexicon, numbers, language);
  return walk.read();
}

type Last = { kind: string; at: number };

/** Reads the tokens in order: the longest phrase or name at each place. */
class Walk {
  private at = 0;
  private isExcluding = false;
  private excluded: Last | null = null;
  /** What was last compared, for 'than'. */
  private compared: NonNullable<Reading['order']> | 'lacking' | null = null;
  private isThan = false;
  /** 'Never won' */
  private isWinning = false;
  private lastNation: { group: NationGroup; at: number } | null = null;
  private lastYear: { year: number; at: number } | null = null;
  private readonly reading: Reading;

  private readonly tokens: readonly Token[];
  private readonly lexicon: Lexicon;
  private readonly numbers: readonly NumberMeaning[];
  private readonly said: readonly string[];

  constructor(tokens: readonly Token[], lexicon: Lexicon, { meanings, said }: Numbers, language: string | null) {
    this.tokens = tokens;
    this.lexicon = lexicon;
    this.numbers = meanings;
    this.said = said;
    this.reading = emptyReading(language);
  }

  read(): Reading {
    while (this.at < this.tokens.length) this.step();
    return this.reading;
  }

  private step(): void {
    const token = this.tokens[this.at] as Token;
    if (token.text.startsWith('#')) {
      const number = token.text.charCodeAt(1) - 'a'.charCodeAt(0);
      const said = this.said[number] ?? '';
      this.take(this.numbers[number] as NumberMeaning, 1, [{ text: said, typed: said }]);
      return;
    }
    const phrase = this.phraseHere();
    const spotted = phrase && phrase.length > 1 ? null : spotName(this.tokens, this.at, this.lexicon);
    // A name of several words beats an ordinary word at its start: 'George Best'.
    if (spotted && (spotted.length > 1 || !phrase)) this.takeName(spotted);
    else if (phrase) this.take(phrase.meaning, phrase.length, this.tokens.slice(this.at, this.at + phrase.length));
    else this.unread(1);
  }

  /** The longest phrase that starts here. */
  private phraseHere(): { meaning: Meaning; length: number } | null {
    for (let length = Math.min(LONGEST_PHRASE, this.tokens.length - this.at); length > 0; length--) {
      const part = this.tokens.slice(this.at, this.at + length);
      const meaning = this.lexicon.phrases.get(part.map(({ text }) => text).join(' '));
      if (meaning) return { meaning, length };
    }
    return null;
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
    switch (meaning.kind) {
      case 'filler':
        return;
      case 'player':
        this.at -= length;
        this.takePlayer(named(meaning.entry, part), length);
        return;
      case 'cue':
        this.takeCue(meaning.cue, at);
        return;
      case 'condition':
        this.takeCondition(meaning.condition, at);
        return;
      case 'measure':
        if (this.isExcluding) this.takeCondition({ kind: 'measure', measure: meaning.measure, from: 1, to: MANY }, at);
        else reading.measures.push(meaning.measure);
        this.compared = { measure: meaning.measure, isLeast: false };
        return;
      case 'order':
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
      case 'unknownFormation':
        reading.unknownFormation = meaning.id;
        return;
      case 'year':
        this.takeYears(meaning.years, at);
        return;
      case 'hostYear':
        reading.hostYear = meaning;
        return;
      case 'times':
        reading.times = meaning;
        return;
      case 'limit':
        reading.limit = meaning.count;
        return;
    }
  }

  private takeCue(cue: Cue, at: number): void {
    const how = NAME_CUES[cue];
    const letter = how && this.nameAfter();
    if (letter) {
      this.takeCondition({ kind: 'name', text: letter, how }, at);
      return;
    }
    if (how) return;
    if (cue === 'not') {
      this.isExcluding = true;
      this.isWinning = false;
      this.excluded = null;
    } else if (cue === 'than') this.isThan = true;
    else if (this.isExcluding && cue === 'champion') this.isWinning = true;
    else if (this.isExcluding && cue === 'worldCup')
      this.takeCondition(this.isWinning ? { kind: 'honour', honour: WORLD_CUP } : { kind: 'cup', years: null }, at);
    else if (this.isExcluding && cue === 'scored')
      this.takeCondition({ kind: 'measure', measure: 'cupGoals', from: 1, to: MANY }, at);
    else this.reading.cues.add(cue);
  }

  /** The name or letter that follows 'called' or 'starts with'. */
  private nameAfter(): string | null {
    let next = this.at;
    while (BEFORE_LETTER.has(this.tokens[next]?.text ?? '')) next++;
    const { text = '', typed = '' } = this.tokens[next] ?? {};
    const two = `${text} ${this.tokens[next + 1]?.text ?? ''}`;
    const meaning =
      this.lexicon.phrases.get(two)?.kind === 'cue' ? this.lexicon.phrases.get(two) : this.lexicon.phrases.get(text);
    if (typed === '' || text.startsWith('#') || (meaning?.kind === 'cue' && typed.length > 1)) return null;
    this.at = next + 1;
    return typed;
  }

  private takeCondition(condition: Condition, at: number): void {
    const isListed = LISTED.has(condition.kind);
    const isNot = this.isExcluding && (this.excluded === null || (isListed && this.isJoined(at)));
    if (this.isExcluding && !isNot) this.isExcluding = false;
    if (isNot) this.excluded = { kind: condition.kind, at };
    this.reading.conditions.push(isNot ? { ...condition, isNot } : condition);
    if (condition.kind !== 'nation' || isNot) return;
    this.lastNation = { group: condition.group, at: this.at };
    if (this.lastYear?.at === at) this.addSide(condition.group, this.lastYear.year);
  }

  /** 'Without Brazilians or Germans', but not 'no Brazilians, strikers'. */
  private isJoined(at: number): boolean {
    const before = this.tokens[at - 1]?.text ?? '';
    return ['or', 'and', 'nor', 'the', 'any'].includes(before) || this.excluded?.at === at - 1;
  }

  private takeYears(years: Years, at: number): void {
    this.reading.years.push(years);
    if (years.from !== years.to) return;
    this.lastYear = { year: years.from, at: this.at };
    if (this.lastNation?.at === at) this.addSide(this.lastNation.group, years.from);
  }

  private addSide(group: NationGroup, year: number): void {
    if (group.nations.length === 1) this.reading.sides.push({ group, year });
    this.lastNation = null;
    this.lastYear = null;
  }

  private takePlayer(player: NamedPlayer, length: number): void {
    const { reading, at, compared } = this;
    this.at += length;
    if (this.isThan) {
      this.isThan = false;
      if (compared === 'lacking') return;
      if (compared && reading.players.length === 0) {
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
    const isNot = this.isExcluding && (this.excluded === null || this.isJoined(at));
    if (isNot) this.takeCondition({ kind: 'player', entry: player.entry }, at);
    else if (!reading.players.some(({ entry }) => entry === player.entry)) reading.players.push(player);
  }
}
