/** The rows with the highest scores of many, without sorting all of them; of equal ones the one added first. */
export class TopRows {
  readonly #limit: number;
  readonly #best: { row: number; score: number }[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(row: number, score: number): void {
    const best = this.#best;
    if (best.length >= this.#limit && score <= (best.at(-1)?.score ?? Number.POSITIVE_INFINITY)) return;
    let at = best.length;
    while (at > 0 && (best[at - 1]?.score ?? 0) < score) at--;
    best.splice(at, 0, { row, score });
    if (best.length > this.#limit) best.pop();
  }

  /** Best first. */
  rows(): number[] {
    return this.#best.map(({ row }) => row);
  }
}
