import type { Condition } from '#lib/assistant/scout/query.ts';
import { said, type Token } from '#lib/assistant/scout/read/names.ts';
import { MANY } from '#lib/assistant/scout/read/ranges.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';
import { WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';
import { patternsIn } from '#lib/assistant/scout/words/patterns.ts';

/**
 * `GOES_ON`: from 'Juve' to 'Milan' in 'never at Juve, at Milan'. `OR_ELSE`: from 'in Italy' to 'the World Cup' in 'never played
 * in Italy or won the World Cup'. `OF_VERBS` negate what is said about someone, not people: 'not from Spain', but 'no Spaniards'.
 */
const SAID = patternsIn('exclusion');
const NARROWING = new Set(['nation', 'club', 'role', 'gender', 'born', 'age', 'active', 'playing']);

/**
 * How far a 'without' or 'never' reaches: what comes next, more of that kind, anything after 'or', 'no Germans and Ballon
 * d'Or winners'. Something else at its side narrows those excluded: 'no Germans over 30'.
 */
export class Exclusion {
  private isOn = false;
  private end: number | null = null;
  private kind = '';
  private isOfPeople = false;
  private readonly tokens: readonly Token[];
  /** 'Never won' */
  isWinning = false;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  get isUnused(): boolean {
    return this.isOn && this.end === null;
  }

  /** `isAfterWon`: 'who won neither a World Cup nor …' */
  start(words: string, isAfterWon: boolean): void {
    this.isOn = true;
    this.end = null;
    this.isWinning = isAfterWon && words === 'neither';
    this.isOfPeople = !SAID.OF_VERBS.test(words);
  }

  stop(): void {
    this.isOn = false;
    this.isWinning = false;
  }

  private since = (at: number) => said(this.tokens.slice(this.end ?? at, at), 'text');

  /** Whether something new, said here, is excluded, too. */
  reaches = (at: number): boolean => this.isOn && (this.end === null || SAID.OR_ELSE.test(this.since(at)));

  covers = (kind: string, at: number): boolean =>
    this.reaches(at) ||
    (this.isOn && this.isOfPeople && kind === 'honour' && /^(?:players? )?and$/.test(this.since(at))) ||
    (this.isOn &&
      kind === this.kind &&
      SAID.GOES_ON.test(this.since(at)) &&
      // 'No World Cup goals, rated 90 or more'
      (kind !== 'measure' || /\b(?:and|n?or)\b/.test(this.since(at))));

  /** Whether it says which of those just excluded are meant. */
  narrows = (kind: string, at: number): boolean =>
    this.isOn &&
    this.isOfPeople &&
    this.end !== null &&
    kind !== this.kind &&
    NARROWING.has(kind) &&
    NARROWING.has(this.kind) &&
    SAID.OF_WHOM.test(this.since(at));

  /** The same, and goes on from here, or ends. */
  take(kind: string, at: number, end: number): boolean {
    this.isOn = this.covers(kind, at);
    if (!this.isOn || kind === 'honour') this.isWinning = false;
    this.end = end;
    this.kind = kind;
    return this.isOn;
  }

  /** 'Never won a World Cup', 'never at a World Cup', 'never scored', 'not him'. 'Won' alone still needs what follows. */
  meaningOf<One extends Cue>(cue: One, last?: Condition): One | Condition | 'winning' | 'unknown' {
    if (cue === 'champion') {
      this.isWinning = true;
      return 'winning';
    }
    if (cue === 'scored') return { kind: 'measure', measure: 'cupGoals', from: 1, to: MANY };
    if (cue !== 'worldCup' && cue !== 'pronoun') return cue;
    // 'Neither a Ballon d'Or nor a World Cup'
    if (this.isWinning || (last?.kind === 'honour' && last.isNot)) return { kind: 'honour', honour: WORLD_CUP };
    if (cue === 'worldCup') return { kind: 'cup', years: null };
    this.stop();
    return 'unknown';
  }
}
