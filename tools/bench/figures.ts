/** The smallest value that at least this share (0 to 1) of the values doesn't exceed. NaN for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

export type Figure = {
  what: string;
  ours: number;
  blank?: number;
  /** Omitted if the figure is only reported. */
  budget?: number;
  /** The budget is a minimum. */
  atLeast?: boolean;
  digits?: number;
};

const verdicts: boolean[] = [];

const row = (verdict: string, what: string, ...cells: string[]) =>
  console.log(`${verdict.padEnd(7)}${what.padEnd(58)}${cells.map((cell) => cell.padStart(10)).join('')}`);

export function heading(title: string): void {
  console.log('');
  row('', title, 'this app', 'blank', 'budget');
}

export function report({ what, ours, blank, budget, atLeast = false, digits = 0 }: Figure): void {
  const shown = (value?: number) => value?.toFixed(digits) ?? '';
  if (budget === undefined) {
    row('', what, shown(ours), shown(blank));
    return;
  }
  const isMet = atLeast ? ours >= budget : ours <= budget;
  verdicts.push(isMet);
  row(isMet ? 'met' : 'MISSED', what, shown(ours), shown(blank), `${atLeast ? '≥' : '≤'} ${shown(budget)}`);
}

export function summary(): string {
  return `${verdicts.filter(Boolean).length} of ${verdicts.length} budgets met.`;
}
