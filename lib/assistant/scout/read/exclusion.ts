import type { Condition } from '#lib/assistant/scout/query.ts';
import { MANY } from '#lib/assistant/scout/read/ranges.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';
import { WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';

/** Kinds that one 'without' can exclude several of. */
const LISTED = new Set(['nation', 'club', 'player', 'role', 'stage', 'honour', 'playing']);
const JOINING = new Set(['or', 'nor', 'the', 'any', 'anyone', 'anybody', 'everyone', 'everybody']);

/** How far a 'without' or 'never' reaches: 'without Brazilians or Germans', but not 'no Brazilians, strikers'. */
export class Exclusion {
  private isOn = false;
  private lastAt: number | null = null;
  private lastKind = '';
  /** 'Never won' */
  isWinning = false;

  /** Nothing came that it excludes. */
  get isUnused(): boolean {
    return this.isOn && this.lastAt === null;
  }

  get isOpen(): boolean {
    return this.isOn;
  }

  start(): void {
    this.isOn = true;
    this.lastAt = null;
    this.isWinning = false;
  }

  stop(): void {
    this.isOn = false;
  }

  /** `before` is the word before. */
  covers(kind: string, at: number, before: string): boolean {
    if (!this.isOn) return false;
    // 'No Americans and Marta up front'
    const isJoined = JOINING.has(before) || (before === 'and' && kind === this.lastKind);
    return this.lastAt === null || (LISTED.has(kind) && (isJoined || this.lastAt === at - 1));
  }

  /** The same, and goes on from here, or ends. */
  take(kind: string, at: number, before: string): boolean {
    const isCovered = this.covers(kind, at, before);
    this.isOn = isCovered;
    this.lastAt = isCovered ? at : null;
    this.lastKind = kind;
    return isCovered;
  }

  /** 'Never won a World Cup', 'never at a World Cup', 'never scored', 'not him'. 'Won' alone still needs what follows. */
  meaningOf<One extends Cue>(cue: One, last?: Condition): One | Condition | 'winning' | 'unknown' {
    if (cue === 'pronoun' && !this.isWinning) {
      this.stop();
      return 'unknown';
    }
    if (cue === 'champion') {
      this.isWinning = true;
      return 'winning';
    }
    if (cue === 'worldCup')
      // 'Neither a Ballon d'Or nor a World Cup'
      return this.isWinning || (last?.kind === 'honour' && last.isNot)
        ? { kind: 'honour', honour: WORLD_CUP }
        : { kind: 'cup', years: null };
    return cue === 'scored' ? { kind: 'measure', measure: 'cupGoals', from: 1, to: MANY } : cue;
  }
}
