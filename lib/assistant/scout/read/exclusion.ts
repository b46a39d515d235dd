/** Kinds that one 'without' can exclude several of. */
const LISTED = new Set(['nation', 'club', 'player', 'role']);
const JOINING = new Set(['or', 'and', 'nor', 'the', 'any']);

/** How far a 'without' or 'never' reaches: 'without Brazilians or Germans', but not 'no Brazilians, strikers'. */
export class Exclusion {
  private isOn = false;
  private lastAt: number | null = null;
  /** 'Never won' */
  isWinning = false;

  get isOpen(): boolean {
    return this.isOn;
  }

  start(): void {
    this.isOn = true;
    this.lastAt = null;
    this.isWinning = false;
  }

  /** `before` is the word before. */
  covers(kind: string, at: number, before: string): boolean {
    if (!this.isOn) return false;
    return this.lastAt === null || (LISTED.has(kind) && (JOINING.has(before) || this.lastAt === at - 1));
  }

  /** The same, and goes on from here, or ends. */
  take(kind: string, at: number, before: string): boolean {
    const isCovered = this.covers(kind, at, before);
    this.isOn = isCovered;
    this.lastAt = isCovered ? at : null;
    return isCovered;
  }
}
