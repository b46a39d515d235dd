/** Ridge regression: the weights of `rows` (each with a leading 1) that predict `targets` best. The intercept is not shrunk. */
export function fitLinear(rows: readonly (readonly number[])[], targets: readonly number[], ridge = 1): number[] {
  const size = rows[0]?.length ?? 0;
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (__, j) => {
      const value = (row: readonly number[], at: number) => (j === size ? (targets[at] ?? 0) : (row[j] ?? 0));
      const sum = rows.reduce((total, row, at) => total + (row[i] ?? 0) * value(row, at), 0);
      return i === j && i > 0 ? sum + ridge : sum;
    }),
  );
  for (let pivot = 0; pivot < size; pivot += 1) eliminate(matrix, pivot);
  return matrix.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

/** Gauss-Jordan without exchanging rows: the matrix is symmetric and positive definite. */
function eliminate(matrix: number[][], pivot: number): void {
  const pivotRow = matrix[pivot] ?? [];
  for (const [at, row] of matrix.entries()) {
    if (at === pivot) continue;
    const factor = (row[pivot] ?? 0) / (pivotRow[pivot] ?? 1);
    for (let column = pivot; column < row.length; column += 1) {
      row[column] = (row[column] ?? 0) - factor * (pivotRow[column] ?? 0);
    }
  }
}

export function predict(weights: readonly number[], row: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * (row[at] ?? 0), 0);
}
