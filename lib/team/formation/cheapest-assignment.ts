type Row = { price: number; costs: readonly number[] };

type Column = {
  at: number;
  price: number;
  row: Row | null;
  /** What it takes to reach this column in the present search, and by way of which column. */
  slack: number;
  before: Column | null;
  isReached: boolean;
};

/** Gives every row its own column at the lowest total cost (the Hungarian method). Needs at least as many columns as rows. */
export function cheapestAssignment(costs: readonly (readonly number[])[]): number[] {
  const rows = costs.map((row): Row => ({ price: 0, costs: row }));
  const columns = (costs[0] ?? []).map(
    (_, at): Column => ({ at, price: 0, row: null, slack: 0, before: null, isReached: false }),
  );
  for (const row of rows) takeColumn(row, columns);
  const taken = new Map(columns.map(({ row, at }) => [row, at]));
  return rows.map((row) => {
    const at = taken.get(row);
    if (at === undefined) throw new RangeError('There are fewer columns than rows.');
    return at;
  });
}

/** Finds the cheapest way to free a column for this row by moving earlier rows on. */
function takeColumn(start: Row, columns: readonly Column[]): void {
  for (const column of columns)
    Object.assign(column, { slack: Number.POSITIVE_INFINITY, before: null, isReached: false });
  let reached: Column | null = null;
  let row: Row | null = start;
  while (row) {
    reached = nextColumn(start, row, reached, columns);
    row = reached.row;
  }
  for (let column = reached; column; column = column.before) column.row = column.before?.row ?? start;
}

function nextColumn(start: Row, row: Row, from: Column | null, columns: readonly Column[]): Column {
  const open = columns.filter(({ isReached }) => !isReached);
  for (const column of open) {
    const slack = (row.costs[column.at] ?? 0) - row.price - column.price;
    if (slack < column.slack) Object.assign(column, { slack, before: from });
  }
  const next = open.reduce((best, column) => (column.slack < best.slack ? column : best));
  const step = next.slack;
  start.price += step;
  for (const column of columns) {
    if (!column.isReached) {
      column.slack -= step;
    } else if (column.row) {
      column.row.price += step;
      column.price -= step;
    }
  }
  next.isReached = true;
  return next;
}
