/** A table of two columns, a line each. */
export const rowsOf = <One extends string = string>(table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [One, string]);
