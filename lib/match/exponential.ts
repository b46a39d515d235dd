const LN2 = Math.LN2;
const TERMS = 18;

/** e^x using only addition, multiplication and division, because Math.exp may differ between browsers. */
export function exponential(x: number): number {
  const halvings = Math.round(x / LN2);
  const rest = x - halvings * LN2;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= TERMS; n++) {
    term *= rest / n;
    sum += term;
  }
  const factor = halvings < 0 ? 0.5 : 2;
  for (let step = Math.abs(halvings); step > 0; step--) sum *= factor;
  return sum;
}
